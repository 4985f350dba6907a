import type { Family } from "../../family";
import { numberSlips } from "../../slips";

export const missingFactor: Family = {
  name: "missing-factor",
  topic: "Multiplication Tables",
  level: 1,
  draft: (draw) => {
    const [a, key] = [draw.int(6, 9), draw.int(6, 12)];
    return {
      frames: [
        `Which number completes ${a} × □ = ${a * key}?`,
        `A mat has ${a * key} squares in ${a} equal rows. How many squares are in a row?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 1, `counting one step too few in the table of ${a}`],
        [key + 1, `counting one step too many in the table of ${a}`],
        [key + 2, `losing count in the table of ${a}`],
        [key - 2, `losing count in the table of ${a}`],
      ]),
      because: `${a} × ${key} = ${a * key}, so the number is ${key}.`,
    };
  },
};
