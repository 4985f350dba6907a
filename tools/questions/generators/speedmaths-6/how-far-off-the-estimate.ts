import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Rounding and Estimating");

/** “how far off the estimate” and “bill by rounding”, for the topic of rounding-and-estimating.ts. */
export const howFarOffTheEstimate: readonly Family[] = [
  make("how-far-off-the-estimate", 3, (draw) => {
    const [n, a, b] = [draw.one([30, 40, 50, 60, 80]), draw.int(1, 3), draw.int(2, 6)];
    const key = n * (b - a) - a * b;
    if (b <= a || key < 10) return undefined;
    return {
      asks: [
        `${n - a} × ${n + b} is estimated as ${n} × ${n}. By how much is the estimate too small?`,
        `A cook takes ${n} × ${n} = ${grouped(n * n)} for the price of ${n - a} plates at ₹${n + b}. By how many rupees is that too little?`,
      ],
      key,
      slips: [
        [n * (b - a), "left the product of the two changes out"],
        [n * (b - a) + a * b, "added the product of the two changes"],
        [n * a, "looked at the smaller change only"],
        [n * (a + b), "added the two changes"],
        [n * b, "changed one of the factors only"],
      ],
      way: `${n - a} × ${n + b} = ${n - a} × ${n} + ${n - a} × ${b}. That is ${a * n} less and ${(n - a) * b} more than ${n} × ${n}, so ${key} more.`,
    };
  }),
  make("bill-by-rounding", 1, (draw) => {
    const parts = [draw.int(2, 5), draw.int(2, 7), draw.int(3, 8), draw.int(1, 4)];
    const offs = [-2, 5, -9, 8].map((off) => off + draw.int(-1, 1));
    const [p = 0, q = 0, r = 0, s = 0] = parts.map((part, index) => part * 100 + (offs[index] ?? 0));
    const key = parts.reduce((sum, part) => sum + part, 0) * 100;
    return {
      asks: [
        `Which number is closest to ${p} + ${q} + ${r} + ${s}?`,
        `Devi must pay four bills: ₹${p}, ₹${q}, ₹${r} and ₹${s}. Which amount in rupees is closest to all of them together?`,
      ],
      key,
      slips: [
        [key - 200, "cut two of the numbers down to the hundred below"],
        [key + 200, "took two of the numbers up to the next hundred"],
        [key - (s > 150 ? Math.round(s / 100) * 100 : 100), "left the last number out"],
        [key + 100, "took one of the numbers up to the next hundred"],
        [key - 100, "cut one of the numbers down to the hundred below"],
      ],
      way: `To the nearest hundred it is ${parts.map((part) => part * 100).join(" + ")} = ${grouped(key)}.`,
    };
  }),
];
