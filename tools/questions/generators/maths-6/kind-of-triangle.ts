import { type Family, inTurn } from "../family";

const kinds = ["equilateral triangle", "isosceles triangle", "scalene triangle", "right-angled triangle"];

export const triangleKind: Family = {
  name: "kind-of-triangle",
  topic: "Triangles and Quadrilaterals",
  level: 1,
  draft: (draw, turn) => {
    const [top, base] = [draw.int(11, 40) * 2, draw.int(21, 55)];
    const side = (180 - top) / 2;
    if (side === 60 || side === 45 || top === 90 || base % 10 === 0) return undefined;
    const right = draw.int(24, 66);
    const kind = inTurn(
      [
        {
          angles: [top, side],
          key: "isosceles triangle",
          why: `The third angle is 180° − ${top}° − ${side}° = ${side}°, so two angles are equal`,
        },
        {
          angles: [right, 90 - right],
          key: "right-angled triangle",
          why: `The third angle is 180° − ${right}° − ${90 - right}° = 90°`,
        },
      ],
      turn,
    );
    if (right === 45) return undefined;
    const [first, second] = kind.angles;
    return {
      frames: [
        `Two angles of a triangle are ${first}° and ${second}°. Which kind of triangle is it?`,
        `A roof has the shape of a triangle with angles of ${first}° and ${second}° at its lower corners. What kind of triangle is it?`,
      ],
      key: kind.key,
      slips: kinds.filter((name) => name !== kind.key).map((name) => [name, "not finding the third angle"]),
      because: `${kind.why}: it is ${kind.key.startsWith("i") ? "an" : "a"} ${kind.key}.`,
      beware: "Find the third angle first.",
    };
  },
};
