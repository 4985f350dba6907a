import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";

export const chart: Family = {
  name: "read-a-table",
  topic: "Data Handling",
  level: 2,
  draft: (draw, turn) => {
    const numbers = draw.shuffle([draw.int(11, 17), draw.int(18, 24), draw.int(25, 32), draw.int(33, 40)]);
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    const asksMore = turn % 2 === 0;
    const key = asksMore ? a + b - c : a + d - b;
    if (key < 8) return undefined;
    return {
      frames: [
        `A table of favourite fruits shows mango ${a}, banana ${b}, guava ${c} and apple ${d}. How many more children chose mango or banana than guava?`,
        `A table of trees in a park shows neem ${a}, ashoka ${b}, mango ${c} and palm ${d}. How many more neem and palm trees are there than ashoka trees?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [asksMore ? a + b : a + d, "forgetting to take away the last kind"],
        [a + b + c + d, "adding all the numbers"],
        [Math.abs(asksMore ? a - c : a - b), "forgetting one of the kinds that are added"],
        [Math.abs(asksMore ? b - c : d - b), "forgetting one of the kinds that are added"],
        [asksMore ? a + b + c : a + b + d, "adding instead of taking away"],
        ...hurriedSlips(key),
      ]),
      because: asksMore
        ? `${a} + ${b} = ${a + b} chose mango or banana, and ${a + b} − ${c} = ${key}.`
        : `${a} + ${d} = ${a + d} are neem or palm trees, and ${a + d} − ${b} = ${key}.`,
    };
  },
};
