import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const tablesTo15: Family = {
  name: "tables-to-15",
  topic: "Multiplication Tables",
  level: 2,
  draft: (draw) => {
    const [a, b] = [draw.int(12, 15), draw.int(6, 9)];
    const key = a * b;
    return {
      frames: [
        `What is ${a} × ${b}?`,
        `A bookshop has ${b} shelves with ${a} atlases on each. How many atlases does it have?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 10, "losing a ten when adding the two parts"],
        [key + a, `going one step too far in the table of ${a}`],
        [key - b, `multiplying ${a - 1} by ${b} instead`],
        [key + 10, "adding a ten too many"],
        ...hurriedSlips(key),
      ]),
      because: `Split ${a} into 10 and ${a - 10}: 10 × ${b} = ${b * 10} and ${a - 10} × ${b} = ${(a - 10) * b}, together ${key}.`,
    };
  },
};
