import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const circleChart: Family = {
  name: "circle-chart",
  topic: "Data Handling",
  level: 2,
  count: 1,
  draft: (draw) => {
    const [first, second] = draw.one([
      [2, 3],
      [2, 4],
      [3, 4],
      [2, 5],
      [4, 6],
      [3, 6],
      [4, 5],
    ] as const);
    const total = draw.int(4, 12) * 60;
    const key = total - total / first - total / second;
    if (key === total / first || key === total / second) return undefined;
    return {
      frames: [
        `A circle chart shows the ${total} trees of a park. 1/${first} of the circle stands for neem, 1/${second} for mango and the rest for coconut. How many coconut trees are there?`,
        `A circle chart shows ${total} books of a library. 1/${first} of the circle stands for stories, 1/${second} for poems and the rest for science. How many science books are there?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [total / first + total / second, "finding the two parts that are given"],
        [total - total / first, "taking away only the first part"],
        [total - total / second, "taking away only the second part"],
        [total / (first + second), `taking 1/${first} and 1/${second} to be 1/${first + second} together`],
        ...hurriedSlips(key),
      ]),
      because: `1/${first} of ${total} is ${total / first} and 1/${second} is ${total / second}. ${total} − ${total / first} − ${total / second} = ${key}.`,
    };
  },
};
