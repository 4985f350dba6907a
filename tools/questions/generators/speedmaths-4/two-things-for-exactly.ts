import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Money and Change");

/** “two things for exactly”, for the topic of money-and-change.ts. */
export const twoThingsForExactly: readonly Family[] = [
  make("two-things-for-exactly", 2, (draw, turn) => {
    const goal = turn % 2 === 0 ? 100 : 80;
    const [a, b] = [draw.int(51, 58), draw.int(61, 67)];
    const c = goal - a;
    const d = goal - b - (turn % 2 === 0 ? 10 : -10);
    const names =
      turn % 2 === 0
        ? (["Dosa", "Idli", "Juice", "Tea"] as const)
        : (["Flute", "Drum", "Bell", "Whistle"] as const);
    if (new Set([a, b, c, d]).size < 4 || a + d === goal || b + c === goal || c + d === goal)
      return undefined;
    const [first, second, third, fourth] = names;
    return {
      frames: [
        "Which two things of the table cost exactly ₹100 together?",
        "Which two things can be bought for exactly ₹80?",
      ],
      key: `${first} and ${third}`,
      slips: [
        [`${second} and ${fourth}`, `the ones fit, but together they cost ₹${b + d}`],
        [`${first} and ${fourth}`, `together they cost ₹${a + d}`],
        [`${second} and ${third}`, `together they cost ₹${b + c}`],
      ],
      because: `₹${a} + ₹${c} = ₹${goal}. The ones must make 10, and then the tens must fit as well.`,
      isWords: true,
      table: {
        head: ["Thing", "Price (₹)"],
        rows: [
          [first, String(a)],
          [second, String(b)],
          [third, String(c)],
          [fourth, String(d)],
        ],
      },
    };
  }),
];
