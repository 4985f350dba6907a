import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Money and Change");

/** “several just under hundreds” and “two kinds of coins”, for the topic of money-and-change.ts. */
export const severalJustUnderHundreds: readonly Family[] = [
  make("several-just-under-hundreds", 1, (draw) => {
    const [n, price, less] = [draw.int(3, 6), draw.int(1, 3) * 100, draw.int(2, 3)];
    return {
      asks: [
        `One chair costs ₹${price - less}. How many rupees do ${n} such chairs cost?`,
        `A club buys ${n} balls for ₹${price - less} each. How many rupees does it pay?`,
      ],
      key: n * (price - less),
      slips: [
        [n * price - less, "took the correction off once only"],
        [n * price, "stopped at the round price"],
        [n * price + n * less, "added the corrections"],
        [n * price - (n + 1) * less, "took the correction off once too often"],
        [(n - 1) * price - n * less, "lost one hundred price"],
      ],
      way: `${n} × ${price} = ${n * price}, and ${n} × ${less} = ${n * less} comes off: ${n * (price - less)}.`,
    };
  }),
  make("two-kinds-of-coins", 3, (draw) => {
    const [n, fives] = [draw.int(8, 14), draw.int(3, 8)];
    const sum = 5 * fives + 2 * (n - fives);
    if (fives >= n - 2 || fives * 2 === n) return undefined;
    return {
      asks: [
        `${n} coins, some of ₹5 and the others of ₹2, make ₹${sum}. How many of them are ₹5 coins?`,
        `A stall sells kites at ₹5 and at ₹2. ${n} kites bring in ₹${sum}. How many kites at ₹5 are sold?`,
      ],
      key: fives,

      slips: [
        [n - fives, "found the number of the others"],
        [Math.floor(sum / 5) < n ? Math.floor(sum / 5) : 0, "took as many for ₹5 as the sum allows"],
        [n / 2, "took half of them for each kind"],
        [sum - 2 * n < n ? sum - 2 * n : 0, "found what is more than all at ₹2"],
        [(sum - 2 * n) / 2 < n ? (sum - 2 * n) / 2 : 0, "exchanged for ₹2 more, not ₹3"],
      ],
      way: `All at ₹2 would make ₹${2 * n}. ₹${sum - 2 * n} more is needed, 3 for each exchange: ${sum - 2 * n} ÷ 3 = ${fives}.`,
    };
  }),
];
