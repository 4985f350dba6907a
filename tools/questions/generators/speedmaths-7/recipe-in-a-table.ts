import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Ratio at Speed");

/** “recipe in a table”, for the topic of ratio-at-speed.ts. */
export const recipeInATable: readonly Family[] = [
  make("recipe-in-a-table", 1, (draw, turn) => {
    const [a, x] = draw.one([
      [2, 5],
      [4, 6],
      [4, 10],
      [6, 9],
      [2, 7],
      [6, 15],
    ] as const);
    const [m, n] = [draw.int(2, 3), draw.int(2, 4)];
    const middle = (a * (2 * n + 1)) / 2;
    const key = tidy((x * (2 * n + 1)) / 2);
    if (!Number.isInteger(key) || !Number.isInteger(middle)) return undefined;
    return {
      asks: [
        "The table belongs to one recipe for rice. How many cups of water are missing from it?",
        "The table shows how much paint covers how many square metres. Which number of square metres is missing?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [middle + x - a, "added the difference of the first row"],
        [x * m + middle - a * m, "added what the column on the left grows by"],
        [x * n, "multiplied by too small a factor"],
        [x * (n + 1), "rounded the factor up"],
        [tidy((middle * a) / x), "turned the ratio round"],
      ],
      way: `From ${a} to ${middle} is ${tidy(middle / a)} times as much. So it is ${tidy(middle / a)} × ${x} = ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["Cups of rice", "Cups of water"] : ["Litres of paint", "Square metres"],
        rows: [
          [String(a), String(x)],
          [String(a * m), String(x * m)],
          [String(middle), "?"],
        ],
      },
    };
  }),
];
