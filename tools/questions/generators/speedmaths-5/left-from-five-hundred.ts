import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Money and Change");

/** “left from five hundred”, for the topic of money-and-change.ts. */
export const leftFromFiveHundred: readonly Family[] = [
  make("left-from-five-hundred", 2, (draw, turn) => {
    const [a, b] = [draw.int(2, 3), draw.int(2, 4)];
    const [p, q] = [draw.one([49, 59, 69, 39]), draw.one([19, 29, 18, 28])];
    const key = 500 - a * p - b * q;
    if (key < 100) return undefined;
    return {
      asks: [
        `Leela buys ${a} combs and ${b} ribbons at the prices in the table and pays with ₹500. How many rupees does she get back?`,
        `From ₹500 a club buys ${a} caps and ${b} whistles. The table has the prices. How many rupees are left?`,
      ],
      key,
      slips: [
        [500 - p - q, "bought one of each"],
        [500 - a * (p + (10 - (p % 10))) - b * (q + (10 - (q % 10))), "kept the rounded prices"],
        [500 - a * p, "forgot the second thing"],
        [a * p + b * q, "found what is paid"],
        [500 - b * p - a * q, "exchanged the two numbers of things"],
        [key + 100, "counted back from the wrong hundred"],
      ],
      way: `${a} × ${p} = ${a * p} and ${b} × ${q} = ${b * q}, together ${a * p + b * q}. 500 − ${a * p + b * q} = ${key}.`,
      table: {
        head: ["Thing", "Price (₹)"],
        rows:
          turn % 2 === 0
            ? [
                ["Comb", String(p)],
                ["Ribbon", String(q)],
                ["Mirror", "85"],
              ]
            : [
                ["Ball", "75"],
                ["Cap", String(p)],
                ["Whistle", String(q)],
              ],
      },
    };
  }),
];
