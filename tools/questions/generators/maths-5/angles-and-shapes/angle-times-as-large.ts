import { type Family, inTurn } from "../../family";
import { numberSlips } from "../../slips";
import { degrees } from "../../words";

export const angleTimesAsLarge: Family = {
  name: "angle-several-times-as-large",
  topic: "Angles and Shapes",
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const times = draw.one([2, 3, 4, 5, 8]);
    const whole = inTurn([180, 90], turn);
    const key = whole / (times + 1);
    if (!Number.isInteger(key) || !Number.isInteger(whole / times)) return undefined;
    const what = whole === 180 ? "straight" : "right";
    return {
      frames: [
        `A ${what} angle is divided into two angles. One is ${times === 2 ? "twice" : `${times} times`} as large as the other. How big is the smaller angle?`,
      ],
      key: degrees(key),
      slips: numberSlips(degrees, [
        [whole / times, `divided ${whole}° by ${times} instead of ${times + 1}`],
        [key * times, "gave the larger angle"],
        [whole / (times - 1), "divided by one less than the number of times"],
        [whole === 180 ? 90 / (times + 1) : 180 / (times + 1), `took a ${what} angle to be ${270 - whole}°`],
        [whole / (times + 2), "counted one part too many"],
      ]),
      because: `The smaller angle is 1 part and the larger ${times} parts, ${times + 1} parts in all. ${whole}° ÷ ${times + 1} = ${key}°.`,
    };
  },
};
