import { drawMoney, type Coin, type Note } from "../../figures/money";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { listed } from "../words";
import { priceOfMorePieces } from "./price-of-more-pieces";
import { severalJustUnderHundreds } from "./several-just-under-hundreds";

const make = familiesOf("Money and Change");

/** The families of the topic Money and Change. */
export const moneyAndChange: readonly Family[] = [
  make("left-of-the-drawn-money", 1, (draw, turn) => {
    const notes: Note[] = turn % 2 === 0 ? [100, 50] : [50, 20, 20];
    const coins = draw.shuffle<Coin>([10, 5, 5, 2, 1]).slice(0, 3);
    const sum = total([...notes, ...coins]);
    const price = draw.int(3, turn % 2 === 0 ? 9 : 5) * 10 + 9;
    return {
      asks: [
        `Nisha has the money in the drawing and buys a cap for ₹${price}. How many rupees are left?`,
        `The drawing shows what is in a purse. A bus ticket for ₹${price} is paid from it. How many rupees are still in the purse?`,
      ],
      key: sum - price,
      slips: [
        [sum - price - 2, "took off 1 more instead of giving 1 back"],
        [sum - price - 10, "took a ten too much off"],
        [sum, "counted the money and paid nothing"],
        [total(notes) - price, "left the coins out"],
        [sum - price - 1, "took the next ten off and gave nothing back"],
        [sum - price + 10, "took a ten too little off"],
      ],
      way: `The money is ₹${sum}. ${sum} − ${price + 1} = ${sum - price - 1}, and 1 more is ${sum - price}.`,
      figure: picture(
        drawMoney,
        `Notes of ${listed(notes.map((note) => `₹${note}`))}, and coins of ${listed(coins.map((coin) => `₹${coin}`))}`,
        { coins, notes },
      ),
    };
  }),
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
  ...priceOfMorePieces,
  ...severalJustUnderHundreds,
];
