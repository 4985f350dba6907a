import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { digitHiddenInAProduct } from "./digit-hidden-in-a-product";

const make = familiesOf("Two-digit Products");

/** The families of the topic Two-digit Products. */
export const twoDigitProducts: readonly Family[] = [
  make("friends-on-both-sides", 1, (draw) => {
    const [p, q] = draw.one([
      [5, 20],
      [5, 40],
      [15, 20],
      [20, 25],
      [5, 60],
    ] as const);
    const n = draw.int(13, 48);
    return {
      asks: [
        `What is ${p} × ${n} × ${q}?`,
        `${q} shelves hold ${n} trays each. On every tray stand ${p} pots. How many pots are there?`,
      ],
      key: p * q * n,
      slips: [
        [(p * q * n) / 10, "lost a zero"],
        [(p + q) * n, "added the two friendly numbers"],
        [p * n + q * n * 10, "multiplied the parts and added them"],
        [p * q * n * 10, "put a zero too many"],
        [p * q * (n + 1), "counted one group too many"],
      ],
      way: `${p} × ${q} = ${grouped(p * q)} first. Then ${grouped(p * q)} × ${n} = ${grouped(p * q * n)}.`,
    };
  }),
  make("half-here-double-there", 1, (draw) => {
    const [a, b] = [draw.int(6, 18) * 2, draw.one([15, 25, 35, 45])];
    return {
      asks: [
        `${a} × ${b} = ${a / 2} × □. Which number belongs in the box?`,
        `${a} rows of ${b} plants are planted anew in ${a / 2} equal rows. How many plants are then in a row?`,
      ],
      key: 2 * b,
      hasDecimals: true,
      slips: [
        [b, "left the other number as it was"],
        [b + a / 2, "added what the first number lost"],
        [4 * b, "doubled it twice"],
        [b + 2, "added 2 instead of doubling"],
      ],
      way: `${a / 2} is half of ${a}, so the other number is doubled: 2 × ${b} = ${2 * b}.`,
    };
  }),
  make("three-rows-at-once", 2, (draw) => {
    const [n, a, b] = [draw.int(12, 38), draw.int(12, 19), draw.int(14, 18)];
    const c = 50 - a - b;
    if (new Set([n, a, b, c]).size < 4) return undefined;
    return {
      asks: [
        `What is ${n} × ${a} + ${n} × ${b} + ${n} × ${c}?`,
        `Tickets cost ₹${n}. ${a} are sold on Friday, ${b} on Saturday and ${c} on Sunday. How many rupees do they bring in?`,
      ],
      key: n * 50,
      slips: [
        [n * 150, "added the shared factor three times"],
        [n * (a + b), "left the third product out"],
        [n * 40, "added the factors without the carried ten"],
        [n * 60, "carried a ten too many in the factors"],
        [n * 5, "lost a zero at the end"],
      ],
      way: `${a} + ${b} + ${c} = 50, so it is ${n} × 50, half of ${n} × 100: ${grouped(n * 50)}.`,
    };
  }),
  make("factor-with-turned-digits", 3, (draw) => {
    const [tens, ones, n] = [draw.int(1, 4), draw.int(5, 9), draw.int(12, 39)];
    const [right, wrong] = [tens * 10 + ones, ones * 10 + tens];
    const gap = wrong - right;
    return {
      asks: [
        `Kiran should multiply a number by ${right}, but multiplies it by ${wrong}. The result is ${grouped(gap * n)} too large. What is the number?`,
        `A clerk writes ${wrong} for ${right} tickets of one price. The bill is ₹${grouped(gap * n)} too high. How many rupees does one ticket cost?`,
      ],
      key: n,
      hasDecimals: true,
      slips: [
        [gap, "gave the difference of the two factors"],
        [Math.round((gap * n) / right), "divided by the right factor"],
        [Math.round((gap * n) / wrong), "divided by the wrong factor"],
        [Math.round((gap * n) / 9), "divided by 9, whatever the digits are"],
        [n + 10, "divided with a ten too many"],
        [n - 10, "divided with a ten too few"],
      ],
      way: `${wrong} − ${right} = ${gap} groups too many make ${grouped(gap * n)}. ${grouped(gap * n)} ÷ ${gap} = ${n}.`,
    };
  }),
  ...digitHiddenInAProduct,
];
