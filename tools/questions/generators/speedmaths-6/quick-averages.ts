import { bars } from "../quick-pictures";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { mean, total } from "../quick-solvers";
import { averageOfALongRun } from "./average-of-a-long-run";

const make = familiesOf("Quick Averages");

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** The families of the topic Quick Averages. */
export const quickAverages: readonly Family[] = [
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
        [base, "took the round number near all of them"],
        [middle, "took the middle one in size"],
        [tidy(total(values) / 4), "divided by one day too few"],
        [
          tidy((Math.max(...values) + Math.min(...values)) / 2),
          "took the middle of the largest and the smallest",
        ],
        [base + total(offs), "forgot to share what lies above the round number"],
      ],
      way: `Count from ${base}: the differences from it add up to ${total(offs)}, and ${total(offs)} ÷ 5 = ${total(offs) / 5}. So it is ${key}.`,
      table: {
        head: ["Day", turn % 2 === 0 ? "Cups" : "Kilometres"],
        rows: days.map((day, index) => [day, String(values[index])]),
      },
    };
  }),
  make("bar-after-a-correction", 2, (draw, turn) => {
    const values = [1, 2, 3, 4, 5].map(() => draw.int(2, 9) * 5);
    const [before, more] = [mean(values), draw.int(1, 3) * 10];
    if (!Number.isInteger(before) || new Set(values).size < 4) return undefined;
    const who = turn % 2 === 0 ? "visitors" : "eggs";
    return {
      asks: [
        `The bars show the visitors of a museum. Later it is found that ${more} more came on Friday. What is the correct average for the five days?`,
        `The bars show the eggs that a farm sold. The seller forgot ${more} eggs on Monday. What is the correct average for the five days?`,
      ],
      key: before + more / 5,
      hasDecimals: true,
      slips: [
        [before, "left the correction out"],
        [before + more, "added the whole correction to the average"],
        [before - more / 5, "took the correction off"],
        [tidy((total(values) + more) / 6), "divided by one day too many"],
        [tidy((total(values) + more) / 4), "divided by one day too few"],
      ],
      way: `By the bars it is ${total(values)} ÷ 5 = ${before}. The ${more} shared by 5 days add ${more / 5}: ${before + more / 5}.`,
      figure: bars(who, turn % 2 === 0 ? "Visitors" : "Eggs", days, values),
    };
  }),
  make("two-groups-in-one-average", 3, (draw) => {
    const [a, b] = draw.one([
      [3, 5],
      [2, 6],
      [4, 6],
      [3, 9],
      [2, 8],
      [4, 12],
    ] as const);
    const [x, y] = [draw.int(20, 60), draw.int(20, 60)];
    const key = tidy((a * x + b * y) / (a + b));
    if (!Number.isInteger(key) || Math.abs(x - y) < 8) return undefined;
    return {
      asks: [
        `${a} numbers have the average ${x} and ${b} other numbers the average ${y}. What is the average of all ${a + b} numbers?`,
        `On ${a} days a bakery sells ${x} cakes a day on average, and on the next ${b} days ${y} a day. How many cakes a day is that on average?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy((x + y) / 2), "took the middle of the two averages"],
        [tidy((b * x + a * y) / (a + b)), "exchanged the two groups"],
        [y, "took the average of the larger group"],
        [x, "took the average of the smaller group"],
        [tidy((a * x + b * y) / b), "divided by the larger group only"],
      ],
      way: `${a} × ${x} + ${b} × ${y} = ${a * x + b * y}, and ${a * x + b * y} ÷ ${a + b} = ${key}.`,
    };
  }),
  ...averageOfALongRun,
];
