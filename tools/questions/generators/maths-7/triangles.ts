import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";
import { degrees } from "../words";

const topic = "Triangles";

const exteriorAngle: Family = {
  name: "exterior-angle-in-a-ratio",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, unit] = [draw.int(2, 5), draw.int(3, 7), draw.int(9, 18)];
    const outer = (a + b) * unit;
    if (hcf(a, b) !== 1 || a >= b || outer > 150 || outer < 75) return undefined;
    return {
      frames: [
        `An exterior angle of a triangle is ${outer}°, and the two opposite interior angles are in the ratio ${a} : ${b}. How large is the larger of these two?`,
        `In triangle PQR side QR is extended to S, and angle PRS is ${outer}°. Angles P and Q are in the ratio ${a} : ${b}. What does angle Q measure?`,
      ],
      ...numeric(degrees, b * unit, [
        [a * unit, "gave the smaller angle"],
        [Math.round(((180 - outer) * b) / (a + b)), "shared the angle inside the triangle"],
        [180 - outer, "gave the third angle of the triangle"],
        [(b - a) * unit, "gave the difference of the two angles"],
      ]),
      because: `The two opposite angles make ${outer}° together. One of ${a + b} parts is ${unit}°, so the larger is ${b} × ${unit}° = ${b * unit}°.`,
    };
  },
};

const possibleSides: Family = {
  name: "how-many-third-sides",
  topic,
  level: 3,
  draft: (draw) => {
    const [a, b] = [draw.int(4, 11), draw.int(7, 18)];
    if (a >= b) return undefined;
    return {
      frames: [
        `Two sides of a triangle are ${a} cm and ${b} cm. The third side is a whole number of centimetres. How many lengths can it have?`,
        `A student has two sticks of ${a} cm and ${b} cm and wants a third one to make a triangle. Its length is to be a whole number of centimetres. How many lengths are possible?`,
      ],
      ...numeric(String, 2 * a - 1, [
        [2 * a + 1, "counted the two lengths that give no triangle"],
        [a + b - 1, "looked at the sum of the two sides only"],
        [2 * a, "counted one end of the range"],
        [b - a, "gave the difference of the two sides"],
        [a + b, "gave the sum of the two sides"],
        [2 * a - 3, "left out the lengths at both ends"],
        [b - a + 1, "gave the smallest length that is possible"],
      ]),
      because: `It must be longer than ${b} − ${a} = ${b - a} and shorter than ${b} + ${a} = ${a + b}: from ${b - a + 1} to ${a + b - 1} these are ${2 * a - 1} lengths.`,
    };
  },
};

export const triangles: readonly Family[] = [exteriorAngle, possibleSides];
