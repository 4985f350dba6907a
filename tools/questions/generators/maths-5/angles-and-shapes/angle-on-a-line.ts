import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { degrees } from "../../words";

export const angleOnALine: Family = {
  name: "angle-on-a-line",
  topic: "Angles and Shapes",
  level: 1,
  draft: (draw) => {
    const given = draw.int(31, 79);
    const key = 180 - given;
    return {
      frames: [
        `Two angles together make a straight angle. One of them is ${given}°. How big is the other?`,
        `A pole leans and makes an angle of ${given}° with the flat ground on one side. What angle does it make with the ground on the other side?`,
      ],
      key: degrees(key),
      slips: numberSlips(degrees, [
        [90 - given, "completing a right angle instead of a straight one"],
        [360 - given, "completing a full turn instead of a straight angle"],
        [key + 10, `a wrong borrow in 180 − ${given}`],
        ...hurriedSlips(key),
      ]),
      because: `A straight angle is 180°, and 180° − ${given}° = ${key}°.`,
    };
  },
};
