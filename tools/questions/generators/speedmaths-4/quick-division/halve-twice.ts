import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const halveTwice: Family = {
  name: "halve-twice",
  topic: "Quick Division",
  level: 1,
  draft: (draw) => {
    const key = draw.int(13, 47);
    return {
      frames: [
        `What is ${key * 4} ÷ 4?`,
        `A rope of ${key * 4} m is cut into 4 equal pieces. How many metres long is each piece?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key * 2, "halving only once"],
        [key + 10, "a slip of a ten in the second halving"],
        [key - 1, "a slip of one in the table of 4"],
        [key + 1, "a slip of one in the table of 4"],
        ...hurriedSlips(key),
      ]),
      because: `Dividing by 4 is halving twice: half of ${key * 4} is ${key * 2}, and half of ${key * 2} is ${key}.`,
    };
  },
};
