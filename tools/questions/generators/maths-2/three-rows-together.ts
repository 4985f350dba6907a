import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { hurriedSlips, numberSlips } from "../slips";

export const total: Family = {
  name: "three-rows-together",
  topic: "Picture Graphs",
  level: 2,
  draft: (draw) => {
    const [a, b, c] = [draw.int(12, 25), draw.int(8, 19), draw.int(5, 14)];
    const key = a + b + c;
    if (a === b || b === c || a === c) return undefined;
    return {
      frames: [
        `A table shows the pets in a street: ${a} dogs, ${b} cats and ${c} parrots. How many pets are there?`,
        `Children choose a colour: ${a} choose red, ${b} choose blue and ${c} choose green. How many children choose?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [a + b, "leaving out the last number"],
        [b + c, "leaving out the first number"],
        [key - 10, "forgetting to carry the ten"],
        [a + c, "leaving out the middle number"],
        ...hurriedSlips(key),
        ...nearMisses(key),
      ]),
      because: `${a} + ${b} + ${c} = ${key}.`,
    };
  },
};
