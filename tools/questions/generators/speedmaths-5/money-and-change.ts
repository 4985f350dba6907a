import { drawMoney, type Coin, type Note } from "../../figures/money";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { grouped, listed } from "../words";
import { quartersOfARupee } from "./quarters-of-a-rupee";
import { bestOfferOfFour } from "./best-offer-of-four";

const make = familiesOf("Money and Change");

/** The families of the topic Money and Change. */
export const moneyAndChange: readonly Family[] = [
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
  make("as-many-of-each-note", 3, (draw) => {
    const [a, b, c] = draw.one([
      [50, 20, 5],
      [100, 20, 5],
      [50, 10, 5],
      [100, 50, 10],
      [20, 10, 5],
    ] as const);
    const [one, n] = [a + b + c, draw.int(6, 16)];
    return {
      asks: [
        `A cash box holds ₹${grouped(one * n)} in ₹${a}, ₹${b} and ₹${c}, equally many of each. How many of each are there?`,
        `Equally many tickets at ₹${a}, at ₹${b} and at ₹${c} are sold, and they bring in ₹${grouped(one * n)}. How many tickets at ₹${a} are sold?`,
      ],
      key: n,
      hasDecimals: true,
      slips: [
        [n * 3, "counted all three kinds together"],
        [tidy(Math.round((one * n) / 3 / a)), "shared the money equally among the three kinds"],
        [n + 3, "added the three kinds"],
        [Math.round((one * n) / a), "divided by the largest value alone"],
        [n - 3, "took one of each kind off"],
      ],
      way: `One of each is ${a} + ${b} + ${c} = ₹${one}. ${grouped(one * n)} ÷ ${one} = ${n}.`,
    };
  }),
  ...quartersOfARupee,
  ...bestOfferOfFour,
];
