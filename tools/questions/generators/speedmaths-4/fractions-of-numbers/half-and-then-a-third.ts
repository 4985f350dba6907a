import { type Family, inTurn } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const halfAndThenAThird: Family = {
  name: "half-and-then-a-third",
  topic: "Fractions of Numbers",
  level: 2,
  draft: (draw, turn) => {
    const key = draw.int(7, 16);
    const next = inTurn([2, 3], turn);
    const whole = key * next * 2;
    return {
      frames: [
        `What is half of half of ${whole}?`,
        `Half of the ${whole} pupils of a grade learn music, and 1/3 of these play the flute. How many pupils play the flute?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [whole / 2, "stopping after the first half"],
        [
          whole / next === whole / 2 ? key * 3 : whole / next,
          next === 3 ? "taking 1/3 of the whole grade" : "taking away only one quarter",
        ],
        [whole / 2 - next, `subtracting ${next} in the second step`],
        [key + 2, "a slip in the second step"],
        ...hurriedSlips(key),
      ]),
      because: `Half of ${whole} is ${whole / 2}, and ${next === 2 ? "half" : "1/3"} of ${whole / 2} is ${key}.`,
    };
  },
};
