import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Money and Change");

/** “two from the price list”, for the topic of money-and-change.ts. */
export const twoFromThePriceList: readonly Family[] = [
  make("two-from-the-price-list", 2, (draw, turn) => {
    const [a, b, c] = [draw.int(2, 4) * 10 - 1, draw.int(1, 3) * 10 + 8, draw.int(2, 5) * 10 - 5];
    if (new Set([a, b, c]).size < 3 || a + b > 90) return undefined;
    const key = 100 - a - b;
    return {
      asks: [
        "Tia buys a ball and a bat from the list and pays ₹100. How many rupees does she get back?",
        "Jai buys a lemon drink and a bun from the list and pays ₹100. How many rupees does he get back?",
      ],
      key,
      slips: [
        [100 - a, "paid for the first thing only"],
        [100 - b, "paid for the second thing only"],
        [a + b, "found what they cost"],
        [key - 3, "took the round prices and gave nothing back"],
        [key + 10, "took a ten too little off"],
        [key - 10, "took a ten too much off"],
      ],
      way: `${a} + ${b} = ${a + b}, and 100 − ${a + b} = ${key}.`,
      table: {
        head: ["Thing", "Price (₹)"],
        rows:
          turn % 2 === 0
            ? [
                ["Ball", String(a)],
                ["Top", String(c)],
                ["Bat", String(b)],
              ]
            : [
                ["Bun", String(b)],
                ["Lemon drink", String(a)],
                ["Juice", String(c)],
              ],
      },
    };
  }),
];
