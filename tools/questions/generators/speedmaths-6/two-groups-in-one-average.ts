import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Quick Averages");

/** “two groups in one average”, for the topic of quick-averages.ts. */
export const twoGroupsInOneAverage: readonly Family[] = [
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
];
