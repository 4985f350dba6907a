import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const nearDouble: Family = {
  name: "near-double",
  topic: "Doubles and Halves",
  level: 1,
  draft: (draw) => {
    const number = draw.int(26, 84);
    const key = number * 2 + 1;
    if (number % 10 < 5 || number % 10 === 9) return undefined;
    return {
      frames: [
        `What is ${number} + ${number + 1}?`,
        `There are ${number} girls and ${number + 1} boys at a fair. How many children is that?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 1, `doubling ${number} and forgetting the 1`],
        [key - 10, "forgetting to carry the ten"],
        [key + 1, `doubling ${number + 1} instead`],
        ...hurriedSlips(key),
      ]),
      because: `Double ${number} is ${number * 2}, and 1 more is ${key}.`,
    };
  },
};
