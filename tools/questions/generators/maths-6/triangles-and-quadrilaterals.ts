import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { range } from "../whole";
import { degrees } from "../words";
import { triangleKind } from "./kind-of-triangle";
import { shapeRiddle } from "./four-sided-riddle";

const topic = "Triangles and Quadrilaterals";
const isosceles: Family = {
  name: "isosceles-top-angle",
  topic,
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const base = draw.int(32, 74);
    const top = 180 - 2 * base;
    const isTopAsked = turn % 2 === 0;
    const key = isTopAsked ? top : base;
    if (base === 60 || base === 45 || top === base) return undefined;
    return {
      frames: [
        `A paper flag is a triangle with two equal sides. Each angle at its base is ${base}°. How large is the angle between the equal sides?`,
        `A tent seen from the front is an isosceles triangle with an angle of ${top}° at the top. How large is each of the two equal angles?`,
      ],
      ...numeric(degrees, key, [
        [
          isTopAsked ? 180 - base : 180 - top,
          isTopAsked ? "taking away only one of the equal angles" : "forgetting to halve",
        ],
        [isTopAsked ? base : top, "giving the other angle"],
        [isTopAsked ? 90 - base : 90 - top, "using 90° instead of 180°"],
        [
          isTopAsked ? (180 - base) / 2 : top / 2,
          isTopAsked ? "taking the given angle for the one at the top" : "halving the given angle",
        ],
        [key + 10, "a slip of a ten on the way"],
        [key - 10, "a slip of a ten on the way"],
      ]),
      because: isTopAsked
        ? `The two angles at the base make 2 × ${base}° = ${2 * base}°, and 180° − ${2 * base}° = ${top}°.`
        : `The two equal angles make 180° − ${top}° = ${2 * base}° together, so each is ${base}°.`,
    };
  },
};

const fourth: Family = {
  name: "fourth-angle",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(68, 125), draw.int(62, 96)];
    const key = 360 - a - b - 90;
    if (key < 45 || key === 90 || key === a || key === b || a === b) return undefined;
    return {
      frames: [
        `A plot has four straight sides. Its angles are ${a}°, ${b}°, a right angle and one more. How large is the fourth angle?`,
        `Three angles of a quadrilateral are ${b}°, ${a}° and 90°. What is the fourth angle?`,
      ],
      ...numeric(degrees, key, [
        [360 - a - b, "leaving out the right angle"],
        [a + b + 90 - 180, "using 180° instead of 360°"],
        [180 - Math.min(a, b), "making it a pair with one angle only"],
        [key + 10, "forgetting to carry a ten in the sum"],
        [key - 10, "a slip of a ten on the way"],
        [400 - a - b - 90, "taking the sum of the angles to be 400°"],
      ]),
      because: `The four angles make 360°. ${a}° + ${b}° + 90° = ${a + b + 90}°, and 360° − ${a + b + 90}° = ${key}°.`,
    };
  },
};

const thirdSide: Family = {
  name: "possible-third-sides",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(7, 14), draw.int(3, 6)];
    const key = range(a - b + 1, a + b - 1).length;
    return {
      frames: [
        `Two sides of a triangle are ${a} cm and ${b} cm long. The third side is a whole number of centimetres. How many lengths are possible for it?`,
        `Sticks of ${a} cm and ${b} cm are two sides of a triangle. The third stick is a whole number of centimetres long. How many different third sticks fit?`,
      ],
      ...numeric(String, key, [
        [key + 2, `counting ${a - b} and ${a + b} as well, where the sticks lie flat`],
        [key + 1, "counting one of the two ends as well"],
        [a + b - 1, `forgetting that it must be longer than ${a - b}`],
        [a + b, "giving the sum of the two sides"],
        [a - b, "giving the difference of the two sides"],
      ]),
      because: `The third side must be longer than ${a} − ${b} = ${a - b} and shorter than ${a} + ${b} = ${a + b}. From ${a - b + 1} to ${a + b - 1} there are ${key} whole numbers.`,
    };
  },
};

/** The families of the topic Triangles and Quadrilaterals. */
export const trianglesAndQuadrilaterals: readonly Family[] = [
  triangleKind,
  shapeRiddle,
  isosceles,
  fourth,
  thirdSide,
];
