import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { mean, total } from "../quick-solvers";

const make = familiesOf("Quick Averages");

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** “week in a table”, for the topic of quick-averages.ts. */
export const weekInATable: readonly Family[] = [
  make("week-in-a-table", 1, (draw, turn) => {
    const base = draw.int(3, 8) * 10;
    const offs = [1, 2, 3, 4, 5].map(() => draw.int(-4, 9));
    const values = offs.map((off) => base + off);
    const key = mean(values);
    if (!Number.isInteger(key) || new Set(values).size < 5 || key <= base) return undefined;
    const middle = values.toSorted((a, b) => a - b)[2] ?? 0;
    return {
      asks: [
        "The table shows how many cups of tea a stall sold on five days. How many cups a day is that on average?",
        "The table shows how many kilometres a van drove on five days. How many kilometres a day is that on average?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [
          tidy((Math.max(...values) + Math.min(...values)) / 2),
          "took the middle of the largest and the smallest",
        ],
        [middle, "took the middle one in size"],
        [base, "took the round number near all of them"],
        [tidy(((values[0] ?? 0) + (values[4] ?? 0)) / 2), "took the middle of the first and the last day"],
      ],
      way: `Count from ${base}: the differences from it add up to ${total(offs)}, and ${total(offs)} ÷ 5 = ${total(offs) / 5}. So it is ${key}.`,
      table: {
        head: ["Day", turn % 2 === 0 ? "Cups" : "Kilometres"],
        rows: days.map((day, index) => [day, String(values[index])]),
      },
    };
  }),
];
