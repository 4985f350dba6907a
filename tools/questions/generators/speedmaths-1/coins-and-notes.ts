import type { Family } from "../family";
import { changeFrom, coinsForAnAmount, coinsTogether } from "../quick-coins";
import { familiesOf } from "../quick-family";
import { putTogether, takeAway } from "../quick-stories";

const make = familiesOf("Coins and Notes");

/** The families of the topic Coins and Notes. */
export const coinsAndNotes: readonly Family[] = [
  coinsTogether(
    make,
    1,
    [
      [10, 1],
      [5, 1],
      [10, 2],
      [5, 2],
    ],
    [1, 3],
    [
      (a, b) => `How much is ${a} and ${b}?`,
      (a, b) => `In my purse are ${a} and ${b}. How much money is that?`,
    ],
  ),
  changeFrom(
    make,
    ["change-from-10", 1],
    [10],
    [3, 8],
    [
      (price, note) => `A bun costs ₹${price}. I pay ₹${note}. How much do I get back?`,
      (price, note) => `I have ₹${note}. I buy a pen for ₹${price}. How much is left?`,
    ],
  ),
  putTogether(
    make,
    ["two-things", 1],
    [6, 12],
    [3, 8],
    [
      (a, b) => `A pen is ₹${a}. A rubber is ₹${b}. How much are both?`,
      (a, b) => `I pay ₹${a} for milk and ₹${b} for a bun. How much is that?`,
    ],
    "₹",
  ),
  coinsForAnAmount(
    make,
    2,
    [2, 5],
    [3, 8],
    [
      (kind, amount) => `How many ₹${kind} coins make ₹${amount}?`,
      (kind, amount) => `A ball costs ₹${amount}. I pay in ₹${kind} coins. How many coins is that?`,
    ],
  ),
  takeAway(
    make,
    ["more-money-needed", 2],
    [12, 20],
    [5, 11],
    [
      (a, b) => `A kite costs ₹${a}. I have ₹${b}. How much more do I need?`,
      (a, b) => `A doll is ₹${a}. A ball is ₹${b}. How much less is the ball?`,
    ],
    "₹",
  ),
  make("change-for-two", 3, (draw) => {
    const [a, b] = [draw.int(3, 9), draw.int(3, 9)];
    const key = 20 - a - b;
    if (a === b || key < 2) return undefined;
    return {
      asks: [
        `A top is ₹${a} and a whistle ₹${b}. I pay ₹20 for both. How much do I get back?`,
        `I have ₹20. I buy tea for ₹${a} and a bun for ₹${b}. How much is left?`,
      ],
      key,
      unit: "₹",
      slips: [
        [20 - a, `forgetting the ₹${b}`],
        [20 - b, `forgetting the ₹${a}`],
        [a + b, "writing what both cost"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `Both cost ₹${a} + ₹${b} = ₹${a + b}. From ₹${a + b} to ₹20 it is ₹${key}.`,
    };
  }),
];
