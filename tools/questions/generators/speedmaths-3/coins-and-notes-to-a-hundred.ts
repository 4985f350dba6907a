import { drawMoney, type Coin, type Note } from "../../figures/money";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { listed } from "../words";

const make = familiesOf("Money and Change");

/** “coins and notes to a hundred”, for the topic of money-and-change.ts. */
export const coinsAndNotesToAHundred: readonly Family[] = [
  make(
    "coins-and-notes-to-a-hundred",
    1,
    (draw) => {
      const notes = draw.shuffle<Note>([50, 20, 10]).slice(0, 2);
      const coins = draw.shuffle<Coin>([5, 2, 2, 1, 1]).slice(0, 3);
      const sum = total([...notes, ...coins]);
      return {
        asks: [
          "How many more rupees make ₹100 with the money in the drawing?",
          "A toy costs ₹100, and Mithu has the money in the drawing. How many rupees does she still need?",
        ],
        key: 100 - sum,
        slips: [
          [sum, "counted the money that is there"],
          [110 - sum, "filled up the tens and forgot the ones"],
          [100 - total(notes), "left the coins out"],
          [90 - sum, "took a ten too few"],
          [100 - sum + (coins[0] ?? 0), "overlooked one coin"],
        ],
        way: `The money is ₹${sum}. ${sum} + ${100 - sum} = 100.`,
        figure: picture(
          drawMoney,
          `Notes of ${listed(notes.map((note) => `₹${note}`))}, and coins of ${listed(coins.map((coin) => `₹${coin}`))}`,
          { coins, notes },
        ),
      };
    },
    3,
  ),
];
