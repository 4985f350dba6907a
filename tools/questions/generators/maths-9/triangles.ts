import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Triangles";

const rules = [
  "SAS congruence rule",
  "ASA congruence rule",
  "SSS congruence rule",
  "RHS congruence rule",
] as const;
const cases = [
  ["AB = PQ, angle B = angle Q and BC = QR", 0, "the angle lies between the two sides"],
  ["angle A = angle P, AC = PR and angle C = angle R", 1, "the side lies between the two angles"],
  ["AB = PQ, BC = QR and CA = RP", 2, "three pairs of sides are equal"],
  ["angle B = angle Q = 90°, AC = PR and AB = PQ", 3, "right angle, hypotenuse and one side are equal"],
  ["CA = RP, angle A = angle P and AB = PQ", 0, "the angle lies between the two sides"],
  ["angle B = angle Q, BC = QR and angle C = angle R", 1, "the side lies between the two angles"],
] as const;

const congruenceRule: Family = {
  name: "congruence-rule",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [text, key, reason] = draw.one(cases);
    if (turn % 2 === 0 && key === 2) return undefined;
    return {
      frames: [
        `In triangles ABC and PQR, ${text}. Which rule shows at once that the triangles are congruent?`,
        `Two triangular frames ABC and PQR are measured: ${text}. By which rule are the frames congruent?`,
      ],
      key: rules[key],
      slips: rules.map((rule) => [rule, "not looking where the equal parts lie"] as const),
      because: `It is the ${rules[key]}, as ${reason}.`,
      beware:
        "The letters of a rule name the equal sides (S) and angles (A) in the order in which they meet.",
    };
  },
};

const equalSides: Family = {
  name: "equal-sides",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const top = draw.int(12, 54) * 2;
    const base = (180 - top) / 2;
    const isOuter = turn % 2 === 1;
    const key = isOuter ? 180 - base : base;
    if (top === 60) return undefined;
    return {
      frames: [
        `In triangle ABC, AB = AC and angle A is ${top}°. How large is angle B?`,
        `An isosceles triangle ABC with AB = AC has an angle of ${top}° at A. Side BC is extended beyond C to D. How large is angle ACD?`,
      ],
      ...numeric(
        degrees,
        key,
        [
          [180 - top, "forgetting to halve"],
          [top, "taking the angles at A and at the base to be equal"],
          [
            isOuter ? base : 180 - base,
            isOuter ? "giving the angle inside the triangle" : "giving an exterior angle",
          ],
          [180 - 2 * top, "taking the given angle for an angle at the base"],
          [90 - base, "halving the wrong angle"],
          [isOuter ? top + base / 2 : base / 2, "halving once too often"],
        ],
        4,
      ),
      because: `The angles at B and C are (180° − ${top}°) ÷ 2 = ${base}°${isOuter ? `, so angle ACD = 180° − ${base}° = ${key}°` : ""}.`,
    };
  },
};

const bisectorsMeet: Family = {
  name: "bisectors-meet",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const angle = draw.int(18, 60) * 2;
    const centre = 90 + angle / 2;
    const isForward = turn % 2 === 0;
    const key = isForward ? centre : angle;
    if (angle === 90 || angle === 60) return undefined;
    return {
      frames: [
        `The bisectors of angles B and C of triangle ABC meet at O. Angle A is ${angle}°. How large is angle BOC?`,
        `In triangle ABC the bisectors of angles B and C meet at O, and angle BOC is ${centre}°. How large is angle A?`,
      ],
      ...numeric(
        degrees,
        key,
        isForward
          ? [
              [180 - angle, "taking the whole angles at B and C"],
              [90 - angle / 2, "giving half the sum of the angles at B and C"],
              [2 * angle, "taking O for the centre of the circle through the corners"],
              [180 - angle / 2, "halving the angle at A only"],
              [90 + angle, "adding the whole angle to 90°"],
            ]
          : [
              [180 - centre, "giving half the sum of the angles at B and C"],
              [centre - 90, "forgetting to double"],
              [2 * (180 - centre), "giving the sum of the angles at B and C"],
              [centre / 2, "halving the angle at O"],
              [360 - 2 * centre + 10, "a slip in doubling"],
            ],
        4,
      ),
      because: `Half the angles at B and C make (180° − ${angle}°) ÷ 2 = ${90 - angle / 2}°, so angle BOC = 180° − ${90 - angle / 2}° = ${centre}°.`,
    };
  },
};

export const triangles: readonly Family[] = [congruenceRule, equalSides, bisectorsMeet];
