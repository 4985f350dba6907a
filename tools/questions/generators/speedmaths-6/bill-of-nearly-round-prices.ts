import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Multiplying by 25 and 99");

/** “bill of nearly round prices”, for the topic of twenty-five-and-ninety-nine.ts. */
export const billOfNearlyRoundPrices: readonly Family[] = [
  make("bill-of-nearly-round-prices", 2, (draw, turn) => {
    const [a, b, c] = [draw.int(2, 5), draw.int(2, 4), draw.int(3, 9)];
    const names = turn % 2 === 0 ? ["Scarf", "Shawl", "Badge"] : ["Torch", "Lamp", "Fuse"];
    const key = 99 * a + 199 * b + 25 * c;
    return {
      asks: [
        "The table shows what Tenzin buys. How many rupees does he pay?",
        "The table is the order of a hostel. How many rupees does it cost?",
      ],
      key,
      slips: [
        [100 * a + 200 * b + 25 * c, "left the corrections out"],
        [100 * a + 200 * b + 25 * c - 2, "took 1 off for each price, not for each piece"],
        [100 * a + 200 * b + 25 * c - a, "corrected the first price only"],
        [99 * a + 199 * b + 25, "counted the cheapest thing once"],
        [100 * a + 200 * b + 25 * c + a + b, "added the corrections"],
      ],
      way: `${a} × 100 + ${b} × 200 + ${c} × 25 = ${grouped(100 * a + 200 * b + 25 * c)}. From it ${a} + ${b} = ${a + b} comes off: ${grouped(key)}.`,
      table: {
        head: ["Thing", "Price (₹)", "Pieces"],
        rows: [
          [names[0] ?? "", "99", String(a)],
          [names[1] ?? "", "199", String(b)],
          [names[2] ?? "", "25", String(c)],
        ],
      },
    };
  }),
];
