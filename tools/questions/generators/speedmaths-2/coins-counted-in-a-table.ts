import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Coins and Notes");

/** “coins counted in a table”, for the topic of coins-and-notes.ts. */
export const coinsCountedInATable: readonly Family[] = [
  make("coins-counted-in-a-table", 2, (draw, turn) => {
    const [a, b, c] = [draw.int(1, 3), draw.int(2, 4), draw.int(2, 5)];
    if (new Set([a, b, c]).size < 3) return undefined;
    const key = 10 * a + 5 * b + 2 * c;
    return {
      asks: [
        "The table shows the coins in a box. How many rupees are they worth?",
        "Irfan counts his coins in a table. How many rupees does he have?",
      ],
      key,
      slips: [
        [a + b + c, "counted the coins, not the rupees"],
        [10 * a + 5 * b, "left out the last row"],
        [17, "took one coin of each kind"],
        [10 * a + 5 * c + 2 * b, "exchanged the ₹5 and ₹2 coins"],
        [key + 5, "counted one ₹5 coin too many"],
        [10 * b + 5 * a + 2 * c, "exchanged the ₹10 and ₹5 coins"],
      ],
      way: `₹${10 * a}, ₹${5 * b} and ₹${2 * c} make ₹${key}.`,
      table: {
        head: turn % 2 === 0 ? ["Coin", "How many"] : ["Coin", "Number"],
        rows: [
          ["₹10", String(a)],
          ["₹5", String(b)],
          ["₹2", String(c)],
        ],
      },
    };
  }),
];
