import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";
import { degrees } from "../words";

const topic = "Triangles";

const exteriorAngle: Family = {
  name: "exterior-angle",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, unit] = [draw.int(2, 5), draw.int(3, 7), draw.int(9, 18)];
    const outer = (a + b) * unit;
    if (hcf(a, b) !== 1 || a >= b || outer > 150 || outer < 75) return undefined;
    return {
      frames: [
        `An exterior angle of a triangle is ${outer}°, and the two opposite interior angles are in the ratio ${a} : ${b}. How large is the larger of these two?`,
        `In triangle PQR side QR is extended to S, and angle PRS is ${outer}°. Angles P and Q are as ${a} : ${b}. What does angle Q measure?`,
      ],
      ...numeric(
        degrees,
        b * unit,
        [
          [a * unit, "giving the smaller angle"],
          [Math.round(((180 - outer) * b) / (a + b)), "sharing the angle inside the triangle"],
          [180 - outer, "giving the third angle of the triangle"],
          [Math.round((180 * b) / (a + b)), "sharing 180° in the ratio"],
          [(b - a) * unit, "giving the difference of the two angles"],
        ],
        4,
      ),
      because: `The two opposite angles make ${outer}° together. One of ${a + b} parts is ${unit}°, so the larger is ${b} × ${unit}° = ${b * unit}°.`,
    };
  },
};

const leaningLadder: Family = {
  name: "leaning-ladder",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [6, 8, 10],
      [7, 24, 25],
      [9, 12, 15],
      [12, 16, 20],
    ] as const);
    const [key, given] = turn % 2 === 0 ? [b, a] : [a, b];
    return {
      frames: [
        `A ladder ${c} m long leans against a wall. Its foot is ${a} m from the wall. How high up the wall does it reach?`,
        `A wire of ${c} m is stretched from the top of a pole of ${b} m to a peg in the level ground. How far is the peg from the foot of the pole?`,
      ],
      ...numeric((value) => `${value} m`, key, [
        [c - given, "subtracting the lengths in place of their squares"],
        [c + given, "adding the two lengths"],
        [given, "taking the two shorter sides to be equal"],
        [key * key, "forgetting the square root"],
        [Math.round(Math.sqrt(c * c + given * given)), "adding the squares"],
      ]),
      because: `By Pythagoras it is √(${c}² − ${given}²) = √${c * c - given * given} = ${key} m.`,
    };
  },
};

const possibleSides: Family = {
  name: "possible-sides",
  topic,
  level: 3,
  draft: (draw) => {
    const [a, b] = [draw.int(4, 11), draw.int(7, 18)];
    if (a >= b) return undefined;
    return {
      frames: [
        `Two sides of a triangle are ${a} cm and ${b} cm. The third side is a whole number of centimetres. How many lengths can it have?`,
        `A student has two sticks of ${a} cm and ${b} cm and wants to add a third stick of whole centimetres to make a triangle. How many lengths are possible?`,
      ],
      ...numeric(
        String,
        2 * a - 1,
        [
          [2 * a + 1, "counting the two lengths that give no triangle"],
          [a + b - 1, "looking at the sum of the two sides only"],
          [2 * a, "counting one end of the range"],
          [b - a, "giving the difference of the two sides"],
          [a + b, "giving the sum of the two sides"],
          [2 * a - 3, "leaving out the lengths at both ends"],
          [b - a + 1, "giving the smallest length that is possible"],
        ],
        0,
      ),
      because: `It must be longer than ${b} − ${a} = ${b - a} and shorter than ${b} + ${a} = ${a + b}: from ${b - a + 1} to ${a + b - 1} these are ${2 * a - 1} lengths.`,
    };
  },
};

export const triangles: readonly Family[] = [exteriorAngle, leaningLadder, possibleSides];
