import { drawMoney, type Coin, type Note } from "../../figures/money";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { grouped, listed } from "../words";

const make = familiesOf("Money and Change");

/** “missing to a round sum”, for the topic of money-and-change.ts. */
export const missingToARoundSum: readonly Family[] = [
  make("missing-to-a-round-sum", 1, (draw, turn) => {
    const notes: Note[] = turn % 2 === 0 ? [200, 50, draw.one([20, 50])] : [100, 50, draw.one([10, 20])];
    const coins = draw.shuffle<Coin>([10, 5, 2, 2, 1, 5]).slice(0, 4);
    const [sum, goal] = [total([...notes, ...coins]), turn % 2 === 0 ? 400 : 300];
    const key = goal - sum;
    return {
      asks: [
        "The drawing shows what Sunita has saved. How many more rupees does she need to have ₹400?",
        "A drum costs ₹300, and Mohan has the money in the drawing. How many rupees is he short?",
      ],
      key,
      slips: [
        [key + 10, "forgot that the ones make another ten"],
        [key + 100, "counted up to the wrong hundred"],
        [sum, "counted the money that is there"],
        [key - 10, "counted a ten twice"],
        [key + Math.max(...coins), "overlooked one of the coins"],
        [goal - total(notes), "counted the notes only"],
      ],
      way: `The money is ${grouped(sum)}. From ${sum} up to ${goal} it is ${key}.`,
      figure: picture(
        drawMoney,
        `Notes of ${listed(notes.map((note) => `₹${note}`))}, and coins of ${listed(coins.map((coin) => `₹${coin}`))}`,
        { coins, notes },
      ),
    };
  }),
];
