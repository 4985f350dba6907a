import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { total } from "../quick-solvers";
import { listed } from "../words";
import { drawMoney, type Coin } from "../../figures/money";

const make = familiesOf("Coins and Notes");

/** “coin that is hidden” and “paid with these coins alone”, for the topic of coins-and-notes.ts. */
export const coinThatIsHidden: readonly Family[] = [
  make("coin-that-is-hidden", 1, (draw) => {
    const coins = draw.shuffle<Coin>([10, 5, 5, 2, 2, 1, 1]).slice(0, 4);
    const hidden = draw.one<Coin>([1, 2, 5, 10]);
    const [seen, all] = [total(coins), total([...coins, hidden])];
    if (all < 16) return undefined;
    return {
      asks: [
        `A purse holds five coins, ₹${all} in all. Four of the coins are drawn. Which coin is still in the purse?`,
        `Nisha drops her five coins, ₹${all} in all. She finds these four. Which coin is still lost?`,
      ],
      key: hidden,
      unit: "₹",
      slips: [1, 2, 5, 10]
        .filter((coin) => coin !== hidden)
        .map((coin) => [coin, `with it there would be ₹${seen + coin}`]),
      way: `The four coins make ₹${seen}. From ₹${seen} to ₹${all} it is ₹${hidden}.`,
      figure: picture(drawMoney, `Coins of ${listed(coins.map((coin) => `₹${coin}`))}`, { coins }),
    };
  }),
  make("paid-with-these-coins-alone", 3, (draw, turn) => {
    const coins = draw.shuffle<Coin>(turn % 2 === 0 ? [10, 5, 5, 2, 2] : [10, 10, 5, 2, 2]);
    const sums = [0];
    for (const coin of coins) sums.push(...sums.map((n) => n + coin));
    const key = draw.one(turn % 2 === 0 ? [17, 12, 19] : [17, 24, 22]);
    const wrong = [...new Set(sums)].map((n) => n + 1).filter((n) => n > 7 && n < 25 && !sums.includes(n));
    return {
      asks: [
        "Which price can be paid exactly with some of these coins?",
        "Mani has these coins and gets no change back. Which price can she pay?",
      ],
      key,
      unit: "₹",
      slips: draw.shuffle(wrong).map((n) => [n, `₹${n - 1} can be paid, but a ₹1 coin is missing`]),
      way: `Some of the coins make ₹${key}. For the other prices a ₹1 coin would be needed.`,
      figure: picture(drawMoney, `Coins of ${listed(coins.map((coin) => `₹${coin}`))}`, { coins }),
    };
  }),
];
