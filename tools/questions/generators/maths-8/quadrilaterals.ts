import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { count } from "../words";

const topic = "Quadrilaterals";

const sidesFromAngle: Family = {
  name: "sides-of-a-regular-polygon",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const key = draw.one([8, 10, 12, 18, 20, 24]);
    const outer = 360 / key;
    const angle = turn % 2 === 0 ? outer : 180 - outer;
    return {
      frames: [
        `Each exterior angle of a regular polygon is ${outer}°. How many sides does the polygon have?`,
        `Every interior angle of a regular polygon measures ${180 - outer}°. How many sides does it have?`,
      ],
      ...numeric((value) => count(value, "side"), key, [
        [key / 2, "divided 180° in place of 360°"],
        [key + 2, "added 2 as for the sum of the interior angles"],
        [key - 2, "counted the triangles in place of the sides"],
      ]),
      because: `${turn % 2 === 0 ? "The exterior angles" : `Each exterior angle is 180° − ${angle}° = ${outer}°, and they`} make 360° together: 360° ÷ ${outer}° = ${key}.`,
    };
  },
};

const rhombusSide: Family = {
  name: "border-of-a-drawn-rhombus",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c] = draw.one([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [6, 8, 10],
      [7, 24, 25],
      [9, 12, 15],
      [20, 21, 29],
    ] as const);
    return {
      frames: [
        "ABCD is a rhombus. What is its perimeter?",
        "A tile has the shape of the rhombus ABCD. A thin border runs once round it. How long is the border?",
      ],
      ...numeric((value) => `${value} cm`, 4 * c, [
        [c, "stopped at one side"],
        [8 * c, "used the whole diagonals in place of their halves"],
        [4 * (a + b), "added the halves of the diagonals"],
        [2 * a * b, "found the area"],
        [2 * c, "added two sides only"],
      ]),
      because: `The diagonals halve each other at right angles, so the side is √(${a}² + ${b}²) = ${c} cm and the perimeter 4 × ${c} = ${4 * c} cm.`,
      figure: {
        alt: `A rhombus ABCD; its diagonals cross in O, AC = ${2 * b} cm and BD = ${2 * a} cm`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: {
              A: [-b, 0],
              B: [0, -a],
              C: [b, 0],
              D: [0, a],
              O: [0, 0],
              p: [-b, -1.6 * a],
              q: [b, -1.6 * a],
              r: [1.3 * b, -a],
              s: [1.3 * b, a],
              // Room for the words beside the upright diagonal.
              t: [2.4 * b, 0],
            },
            unnamed: ["p", "q", "r", "s", "t"],
            strokes: ["ABCDA", "AC", "BD"],
            lengths: [
              { at: "pq", text: `AC = ${2 * b} cm` },
              { at: "rs", text: `BD = ${2 * a} cm` },
            ],
            height: 220,
          }),
      },
    };
  },
};

export const quadrilaterals: readonly Family[] = [sidesFromAngle, rhombusSide];
