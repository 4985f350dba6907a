import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const divideBy5: Family = {
  name: "divide-by-5",
  topic: "Quick Division",
  level: 2,
  draft: (draw) => {
    const key = draw.int(23, 89);
    if (key % 10 === 0) return undefined;
    return {
      frames: [
        `What is ${key * 5} ÷ 5?`,
        `${key * 5} runners start in 5 equal groups. How many runners are in a group?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key * 10, `doubling ${key * 5} and forgetting to divide by 10`],
        [key + 10, "a slip of a ten when doubling"],
        [key - 1, "a slip of one in the table of 5"],
        [key - 10, "losing a ten when doubling"],
        ...hurriedSlips(key),
      ]),
      because: `Dividing by 5 is doubling and then dividing by 10: ${key * 5} × 2 = ${key * 10}, and ${key * 10} ÷ 10 = ${key}.`,
    };
  },
};
