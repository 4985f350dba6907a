import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Two-digit Products");

/** “three rows at once” and “factor with turned digits”, for the topic of two-digit-products.ts. */
export const threeRowsAtOnce: readonly Family[] = [
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
        [n * 40, "added the factors without the carried ten"],
        [n * (a + b), "left the third product out"],
        [n * 60, "carried a ten too many in the factors"],
        [n * 150, "added the shared factor three times"],
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

      slips: [
        [gap, "gave the difference of the two factors"],
        [(gap * n) / 9, "divided by 9, whatever the digits are"],
        [(gap * n) / (ones - tens), "divided by the difference of the digits"],
        [(gap * n) / (ones + tens), "divided by the sum of the digits"],
      ],
      way: `${wrong} − ${right} = ${gap} groups too many make ${grouped(gap * n)}. ${grouped(gap * n)} ÷ ${gap} = ${n}.`,
    };
  }),
];
