import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { listed } from "../words";
import { drawMoney, type Coin, type Note } from "../../figures/money";

const make = familiesOf("Coins and Notes");

/** “money up to fifty”, for the topic of coins-and-notes.ts. */
export const moneyUpToFifty: readonly Family[] = [
  make(
    "money-up-to-fifty",
    1,
    (draw) => {
      const notes = draw.one<readonly Note[]>([[20], [10], [20, 10], [10, 10]]);
      const coins = draw.shuffle<Coin>([5, 2, 2, 1]).slice(0, 3);
      const sum = total([...notes, ...coins]);
      return {
        asks: [
          "How many more rupees make ₹50 with this money?",
          "A ball costs ₹50, and Meena has this money. How many rupees does she still need?",
          "Abdul has saved this money and wants to have ₹50. How many rupees are missing?",
        ],
        key: 50 - sum,
        slips: [
          [sum, "counted the money that is there"],
          [60 - sum, "filled up the ones and a ten too many"],
          [50 - total(notes), "left the coins out"],
          [40 - sum, "took a ten too few"],
          [50 - sum + (coins[0] ?? 0), "overlooked one coin"],
        ],
        way: `The money is ₹${sum}. ${sum} + ${50 - sum} = 50.`,
        figure: picture(
          drawMoney,
          `${notes.length === 1 ? "A note" : "Notes"} of ${listed(notes.map((note) => `₹${note}`))}, and coins of ${listed(coins.map((coin) => `₹${coin}`))}`,
          { coins, notes },
        ),
      };
    },
    3,
  ),
];
