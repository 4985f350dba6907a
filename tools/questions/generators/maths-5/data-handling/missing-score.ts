import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { sumOf } from "../../whole";
import { listed } from "../../words";

export const missingScore: Family = {
  name: "missing-score",
  topic: "Data Handling",
  level: 3,
  count: 1,
  draft: (draw) => {
    const scores = Array.from({ length: 3 }, () => draw.int(56, 88));
    const mean = draw.int(66, 82);
    const key = mean * 4 - sumOf(scores);
    if (key < 50 || key > 98 || key === mean || scores.includes(key)) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} gets ${listed(scores)} marks in three tests. How many marks must ${they} get in the fourth test so that the average of all four is ${mean}?`,
        `The average of four numbers is ${mean}. Three of them are ${listed(scores)}. What is the fourth?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [mean, "taking the average itself for the last number"],
        [key - 10, "a wrong borrow in the last subtraction"],
        [key + 10, "a wrong borrow in the last subtraction"],
        ...hurriedSlips(key),
      ]),
      because: `All four add up to 4 × ${mean} = ${mean * 4}, and the three that are known to ${sumOf(scores)}. ${mean * 4} − ${sumOf(scores)} = ${key}.`,
    };
  },
};
