import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Money and Change");

/** “price of more pieces” and “smallest number of coins”, for the topic of money-and-change.ts. */
export const priceOfMorePieces: readonly Family[] = [
  make("price-of-more-pieces", 2, (draw) => {
    const [each, a, b] = [draw.int(6, 18), draw.int(3, 5), draw.int(6, 9)];
    if (b === 2 * a) return undefined;
    return {
      asks: [
        `${a} pens cost ₹${a * each}. At the same price, how many rupees do ${b} pens cost?`,
        `For ${a} ferry tickets Lily pays ₹${a * each}. How many rupees would ${b} tickets cost?`,
      ],
      key: b * each,
      slips: [
        [a * each + b - a, "added the difference of the numbers"],
        [2 * a * each, "doubled the price"],
        [b > a + 1 ? (a + 1) * each : 0, "added the price of one more only"],
        [a * each * b, "took the price of all for the price of one"],
      ],
      way: `One costs ${a * each} ÷ ${a} = ₹${each}. ${b} × ${each} = ${b * each}.`,
    };
  }),
  make("smallest-number-of-coins", 3, (draw) => {
    const amount = draw.int(5, 9) * 10 + draw.one([3, 4, 6, 7, 8, 9]);
    const values = [20, 10, 5, 2, 1];
    const count = (list: readonly number[]): number =>
      list.reduce<{ left: number; n: number }>(
        ({ left, n }, value) => ({ left: left % value, n: n + Math.floor(left / value) }),
        { left: amount, n: 0 },
      ).n;
    return {
      asks: [
        `With coins of ₹1, ₹2, ₹5, ₹10 and ₹20, what is the smallest number of coins that makes ₹${amount}?`,
        `Arjun pays ₹${amount} with as few coins as possible. He has enough coins of ₹1, ₹2, ₹5, ₹10 and ₹20. How many coins does he use?`,
      ],
      key: count(values),
      slips: [
        [count([10, 5, 2, 1]), "left the coins of ₹20 out"],
        [count([20, 10, 2, 1]), "left the coin of ₹5 out"],
        [count([20, 10, 5, 1]), "left the coins of ₹2 out"],
        [5, "took one coin of each kind"],
        [count(values) - 1, "forgot the last coin"],
      ],
      way: `Take the largest coin that fits each time: ${Math.floor(amount / 20)} of ₹20 first, then go on with ₹${amount % 20}. That makes ${count(values)} coins.`,
    };
  }),
];
