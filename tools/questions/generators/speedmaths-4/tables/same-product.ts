import type { Family } from "../../family";
import { numberSlips } from "../../slips";

export const sameProduct: Family = {
  name: "same-product",
  topic: "Multiplication Tables",
  level: 3,
  draft: (draw) => {
    const [a, b, c] = draw.one([
      [6, 12, 8],
      [8, 9, 12],
      [6, 8, 4],
      [9, 8, 6],
      [12, 10, 8],
      [15, 8, 10],
      [14, 6, 12],
      [16, 5, 8],
      [18, 4, 9],
    ] as const);
    const key = (a * b) / c;
    return {
      frames: [
        `Which number completes ${a} × ${b} = ${c} × □?`,
        `${a} rows of ${b} plants are planted again in ${c} equal rows. How many plants are in each new row?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [a + b - c, `keeping the sum of the two numbers the same instead of the product`],
        [b, `keeping ${b} although the other number changes`],
        [key + 1, `counting one step too many in the table of ${c}`],
        [key - 1, `counting one step too few in the table of ${c}`],
      ]),
      because: `${a} × ${b} = ${a * b}, and ${a * b} ÷ ${c} = ${key}.`,
    };
  },
};
