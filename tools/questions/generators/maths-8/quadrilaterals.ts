import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { count, degrees } from "../words";

const topic = "Quadrilaterals";

const anglesInRatio: Family = {
  name: "angles-in-ratio",
  topic,
  level: 1,
  draft: (draw) => {
    const parts = [draw.int(2, 4), draw.int(2, 5), draw.int(4, 7), draw.int(5, 8)] as const;
    const sum = parts[0] + parts[1] + parts[2] + parts[3];
    const [one, least, most] = [360 / sum, Math.min(...parts), Math.max(...parts)];
    if (!Number.isInteger(one) || most * one >= 160 || least === parts[2] || sum % 2 === 0) return undefined;
    const text = parts.join(" : ");
    return {
      frames: [
        `The angles of a quadrilateral are in the ratio ${text}. How large is its greatest angle?`,
        `A kite maker cuts a four-sided sheet whose angles are as ${text}. What is the measure of the greatest angle?`,
      ],
      ...numeric(
        degrees,
        most * one,
        [
          [least * one, "giving the smallest angle"],
          [(most * 180) / sum, "taking 180° for the sum of the angles"],
          [one * most - one, "counting one part too few"],
          [one * most + one, "counting one part too many"],
          [360 / 4 + most, "sharing 360° equally first"],
          [(most - least) * one, "giving the difference of two angles"],
        ],
        2,
      ),
      because: `${sum} parts make 360°, so one part is ${one}° and the greatest angle is ${most} × ${one}° = ${most * one}°.`,
    };
  },
};

const sidesFromAngle: Family = {
  name: "sides-from-angle",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const key = draw.one([8, 9, 10, 12, 15, 18, 20, 24]);
    const outer = 360 / key;
    const angle = turn % 2 === 0 ? outer : 180 - outer;
    return {
      frames: [
        `Each exterior angle of a regular polygon is ${outer}°. How many sides does the polygon have?`,
        `Every interior angle of a regular polygon measures ${180 - outer}°. How many sides does it have?`,
      ],
      ...numeric((value) => count(value, "side"), key, [
        [key / 2, "dividing 180° in place of 360°"],
        [Math.round(360 / (180 - angle)), "mixing up interior and exterior angle"],
        [key + 2, "adding 2 as for the sum of the interior angles"],
        [key - 2, "counting the triangles in place of the sides"],
        [outer, "giving the exterior angle"],
      ]),
      because: `${turn % 2 === 0 ? "The exterior angles" : `Each exterior angle is 180° − ${angle}° = ${outer}°, and they`} make 360° together: 360° ÷ ${outer}° = ${key}.`,
    };
  },
};

const rhombusSide: Family = {
  name: "rhombus-side",
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
        `The diagonals of a rhombus are ${2 * a} cm and ${2 * b} cm long. What is its perimeter?`,
        `A rhombus-shaped tile has diagonals of ${2 * b} cm and ${2 * a} cm. A thin border runs once around it. How long is the border?`,
      ],
      ...numeric(
        (value) => `${value} cm`,
        4 * c,
        [
          [c, "stopping at one side"],
          [8 * c, "using the whole diagonals in place of their halves"],
          [4 * (a + b), "adding the halves of the diagonals"],
          [2 * a * b, "finding the area"],
          [4 * a + 4 * b - 2 * c, "a slip in adding up the sides"],
          [2 * c, "adding two sides only"],
        ],
        4,
      ),
      because: `The diagonals halve each other at right angles, so the side is √(${a}² + ${b}²) = ${c} cm and the perimeter 4 × ${c} = ${4 * c} cm.`,
    };
  },
};

export const quadrilaterals: readonly Family[] = [anglesInRatio, sidesFromAngle, rhombusSide];
