import { type Family, inTurn } from "../../family";

export const angleKind: Family = {
  name: "angle-kind",
  topic: "Angles and Shapes",
  level: 1,
  draft: (draw, turn) => {
    const [acute, obtuse, reflex] = [draw.int(72, 88), draw.int(93, 118), draw.int(185, 260)];
    const kind = inTurn(
      [
        { size: obtuse, key: "obtuse angle", why: "more than 90° and less than 180°" },
        { size: acute, key: "acute angle", why: "less than 90°" },
        { size: reflex, key: "reflex angle", why: "more than 180° and less than 360°" },
      ],
      turn,
    );
    return {
      frames: [
        `What kind of angle measures ${kind.size}°?`,
        `The two arms of a folding ruler make an angle of ${kind.size}°. What is such an angle called?`,
        `A wheel turns through ${kind.size}°. What is an angle of this size called?`,
      ],
      key: kind.key,
      slips: ["right angle", "acute angle", "obtuse angle", "reflex angle"].map((name) => [
        name,
        "mixing up the names of the angles",
      ]),
      because: `${kind.size}° is ${kind.why}, so it is an ${kind.key}.`.replace("an reflex", "a reflex"),
      beware: "A right angle is exactly 90°.",
    };
  },
};
