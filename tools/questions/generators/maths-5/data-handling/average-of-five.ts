import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { sumOf } from "../../whole";
import { listed } from "../../words";

export const averageOfFive: Family = {
  name: "average-of-five-numbers",
  topic: "Data Handling",
  level: 2,
  draft: (draw) => {
    const values = Array.from({ length: 5 }, () => draw.int(31, 68));
    const key = sumOf(values) / 5;
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted[2] ?? 0;
    if (!Number.isInteger(key) || middle === key || new Set(values).size < 5 || values.includes(key))
      return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `In five matches ${name} scores ${listed(values)} runs. What is the average number of runs in a match?`,
        `A tea stall sells ${listed(values)} cups of tea on five days. What is the average number of cups in a day?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [middle, "took the middle number instead of the average"],
        [
          Math.round(((sorted[0] ?? 0) + (sorted[4] ?? 0)) / 2),
          "halved the sum of the smallest and the greatest",
        ],
        [values[2] ?? 0, "took the number in the middle of the list as it stands"],
        [sorted[4] ?? 0, "took the greatest number"],
        [sorted[0] ?? 0, "took the smallest number"],
      ]),
      because: `The sum is ${values.join(" + ")} = ${sumOf(values)}, and ${sumOf(values)} ÷ 5 = ${key}.`,
    };
  },
};
