import type { Family } from "../../family";
import { numberSlips } from "../../slips";

export const findTheRemainder: Family = {
  name: "find-the-remainder",
  topic: "Quick Division",
  level: 2,
  draft: (draw) => {
    const [by, times] = [draw.int(6, 9), draw.int(5, 11)];
    const key = draw.int(2, by - 1);
    const number = by * times + key;
    if (key === times || by - key === key) return undefined;
    return {
      frames: [
        `What is the remainder when ${number} is divided by ${by}?`,
        `${number} roses are tied in bunches of ${by}. How many roses are left over?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [times, "giving the quotient"],
        [by - key, `counting how many are missing for the next ${by}`],
        [key + 1, "a slip of one in the subtraction"],
        [key - 1, "a slip of one in the subtraction"],
      ]),
      because: `${by} × ${times} = ${by * times}, and ${number} − ${by * times} = ${key}.`,
    };
  },
};
