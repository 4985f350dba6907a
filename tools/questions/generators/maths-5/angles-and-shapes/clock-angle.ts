import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { count, degrees } from "../../words";

export const clockAngle: Family = {
  name: "clock-angle",
  topic: "Angles and Shapes",
  level: 2,
  draft: (draw) => {
    const hour = draw.one([1, 2, 4, 5]);
    const key = hour * 30;
    return {
      frames: [
        `What is the smaller angle between the two hands of a clock at ${hour} o’clock?`,
        `The school bell rings at exactly ${hour} o’clock. What is the smaller angle between the hands of the clock at that moment?`,
      ],
      key: degrees(key),
      slips: numberSlips(degrees, [
        [hour * 6, "counting 6° for an hour, which is the angle of a minute"],
        [(hour + 1) * 30, "counting one hour mark too many"],
        [(hour - 1) * 30, "counting one hour mark too few"],
        [hour * 15, "counting 15° for each hour mark"],
      ]),
      because: `A full turn of 360° has 12 hour marks, so the angle from one to the next is 30°. At ${hour} o’clock the hands are ${count(hour, "mark")} apart: ${hour} × 30° = ${key}°.`,
    };
  },
};
