import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { ninetyNineAgainstAHundred } from "./ninety-nine-against-a-hundred";

const make = familiesOf("Multiplying by 25 and 99");

/** The families of the topic Multiplying by 25 and 99. */
export const twentyFiveAndNinetyNine: readonly Family[] = [
  make("ninety-nine-and-one-more", 1, (draw) => {
    const n = draw.int(34, 87);
    return {
      asks: [
        `What is 99 × ${n} + ${n}?`,
        `A theatre sells 99 tickets at ₹${n} on Friday, and one more at the door. How many rupees does it take?`,
      ],
      key: 100 * n,
      slips: [
        [99 * n + 1, "added 1 instead of one more group"],
        [98 * n, "took one group off instead of adding it"],
        [99 * 2 * n, "doubled the number before multiplying"],
        [101 * n, "added the group twice"],
        [10 * n, "took 99 + 1 for 10"],
      ],
      way: `99 groups of ${n} and one more are 100 groups: 100 × ${n} = ${grouped(100 * n)}.`,
    };
  }),
  make("a-quarter-of-hundreds", 1, (draw) => {
    const n = draw.int(9, 34) * 4;
    return {
      asks: [`What is 25 × ${n}?`, `A box holds 25 slates. How many slates do ${n} boxes hold?`],
      key: n * 25,
      slips: [
        [n * 50, "halved once after × 100, not twice"],
        [(n * 25) / 10, "put one zero instead of two"],
        [n * 20, "left out the 5 of 25"],
        [n * 25 + 100, "divided by 4 with one too many"],
        [n * 25 - 100, "divided by 4 with one too few"],
      ],
      way: `25 is a quarter of 100. ${n} ÷ 4 = ${n / 4}, so it is ${n / 4} hundreds: ${grouped(n * 25)}.`,
    };
  }),
  make("factor-of-ninety-nine", 2, (draw) => {
    const n = draw.int(23, 78);
    return {
      asks: [
        `99 × □ = ${grouped(99 * n)}. Which number stands in the box?`,
        `Shirts at ₹99 each cost ₹${grouped(99 * n)} together. How many shirts are they?`,
      ],
      key: n,
      slips: [
        [n - 1, "took the first two digits of the product"],
        [100 - n, "took the last two digits of the product"],
        [n + 1, "rounded to the hundred after the next"],
        [n + 10, "rounded the product up by a thousand"],
        [n - 10, "rounded the product down by a thousand"],
      ],
      way: `${grouped(99 * n)} lies ${n} below ${grouped(100 * n)}, so it is ${grouped(100 * n)} − ${n} = 99 × ${n}.`,
    };
  }),
  make("bill-of-nearly-round-prices", 2, (draw, turn) => {
    const [a, b, c] = [draw.int(2, 5), draw.int(2, 4), draw.int(3, 9)];
    const names = turn % 2 === 0 ? ["Scarf", "Shawl", "Badge"] : ["Torch", "Lamp", "Fuse"];
    const key = 99 * a + 199 * b + 25 * c;
    return {
      asks: [
        "The table shows what Tenzin buys. How many rupees does he pay?",
        "The table is the order of a hostel. How many rupees does it cost?",
      ],
      key,
      slips: [
        [100 * a + 200 * b + 25 * c, "left the corrections out"],
        [100 * a + 200 * b + 25 * c - 2, "took 1 off for each price, not for each piece"],
        [100 * a + 200 * b + 25 * c - a, "corrected the first price only"],
        [99 * a + 199 * b + 25, "counted the cheapest thing once"],
        [100 * a + 200 * b + 25 * c + a + b, "added the corrections"],
        [99 + 199 + 25, "took one piece of each"],
      ],
      way: `${a} × 100 + ${b} × 200 + ${c} × 25 = ${grouped(100 * a + 200 * b + 25 * c)}. From it ${a} + ${b} = ${a + b} comes off: ${grouped(key)}.`,
      table: {
        head: ["Thing", "Price (₹)", "Pieces"],
        rows: [
          [names[0] ?? "", "99", String(a)],
          [names[1] ?? "", "199", String(b)],
          [names[2] ?? "", "25", String(c)],
        ],
      },
    };
  }),
  ...ninetyNineAgainstAHundred,
];
