import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const splitToDivide: Family = {
  name: "split-to-divide",
  topic: "Quick Division",
  level: 2,
  draft: (draw) => {
    const [by, rest] = [draw.one([3, 6, 7, 8]), draw.int(2, 9)];
    const tens = draw.one([10, 20]);
    const [key, number] = [tens + rest, (tens + rest) * by];
    return {
      frames: [
        `What is ${number} ÷ ${by}?`,
        `${number} children sit in ${by} equal rows. How many children are in a row?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [rest, `leaving out the ${tens} from ${tens * by}`],
        [key - 1, `counting one step too few in the table of ${by}`],
        [key + 10, "counting a ten too many"],
        [key + 1, `counting one step too many in the table of ${by}`],
        ...hurriedSlips(key),
      ]),
      because: `Split ${number} into ${tens * by} and ${rest * by}: ${tens * by} ÷ ${by} = ${tens} and ${rest * by} ÷ ${by} = ${rest}, together ${key}.`,
    };
  },
};
