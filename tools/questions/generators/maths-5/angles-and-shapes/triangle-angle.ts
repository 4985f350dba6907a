import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { degrees } from "../../words";

export const triangleAngle: Family = {
  name: "triangle-angle",
  topic: "Angles and Shapes",
  level: 2,
  draft: (draw) => {
    const [first, second] = [draw.int(32, 78), draw.int(35, 74)];
    const key = 180 - first - second;
    if (first === second || key === first || key === second) return undefined;
    return {
      frames: [
        `Two angles of a triangle measure ${first}° and ${second}°. What is the third angle?`,
        `A garden has the shape of a triangle. The angles at two of its corners are ${first}° and ${second}°. How big is the angle at the third corner?`,
      ],
      key: degrees(key),
      slips: numberSlips(degrees, [
        [first + second, "stopping after adding the two angles"],
        [360 - first - second, "taking 360° for the sum of the three angles"],
        [180 - second, "taking away only one of the angles"],
        [key + 10, "a wrong borrow in the subtraction"],
        ...hurriedSlips(key),
      ]),
      because: `The three angles of a triangle add up to 180°. ${first}° + ${second}° = ${first + second}°, and 180° − ${first + second}° = ${key}°.`,
    };
  },
};
