import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Products");

/** The families of the topic Quick Products. */
export const quickProducts: readonly Family[] = [
  make("times-near-a-thousand", 1, (draw) => {
    const [n, less] = [draw.int(12, 48), draw.int(2, 5)];
    const key = n * (1000 - less);
    return {
      asks: [
        `What is ${n} × ${1000 - less}?`,
        `A reel holds ${1000 - less} m of thread. How many metres do ${n} reels hold?`,
      ],
      key,
      slips: [
        [n * 1000 - less, "took the correction off once only"],
        [n * 1000 + n * less, "added the correction"],
        [n * 1000 - n, "took 1 off for each thousand"],
        [n * 1000 - 10 * n * less, "took off ten times too much"],
        [n * 1000, "stopped at the thousands"],
      ],
      way: `${n} × 1,000 = ${grouped(n * 1000)}, and ${n} × ${less} = ${n * less} must come off: ${grouped(key)}.`,
    };
  }),
  make("outer-factors-first", 1, (draw) => {
    const [p, q] = draw.one([
      [25, 8],
      [25, 12],
      [75, 4],
      [125, 4],
      [35, 20],
      [45, 20],
    ] as const);
    const n = draw.int(6, 23) * 2 + 1;
    return {
      asks: [
        `What is ${p} × ${n} × ${q}?`,
        `A lorry brings ${q} crates. In each are ${n} boxes of ${p} bulbs. How many bulbs does it bring?`,
      ],
      key: p * q * n,
      slips: [
        [p === 125 ? 1000 * n : 100 * n, `took ${p} × ${q} for ${p === 125 ? "1,000" : "100"}`],
        [(p * q * n) / 10, "lost a zero"],
        [p * n, `left the factor ${q} out`],
        [p * q * n * 10, "put a zero too many"],
      ],
      way: `${p} × ${q} = ${grouped(p * q)} first, and ${grouped(p * q)} × ${n} = ${grouped(p * q * n)}.`,
    };
  }),
  make("hidden-shared-factor", 2, (draw) => {
    const [a, b] = [draw.int(12, 38), draw.int(15, 45)];
    const c = 100 - 2 * b;
    if (b === c || a === b || a === c) return undefined;
    return {
      asks: [
        `What is ${2 * a} × ${b} + ${a} × ${c}?`,
        `A shop sells ${2 * a} pens at ₹${b} each and ${a} rubbers at ₹${c} each. How many rupees does it take?`,
      ],
      key: a * 100,
      slips: [
        [2 * a * (b + c), "took the larger factor as the shared one"],
        [2 * a * 100, "doubled the shared factor as well"],
        [a * (b + c), "overlooked that one factor is the double of the other"],
        [3 * a * (b + c), "added the factors of both products"],
        [2 * a * b, "left the second product out"],
      ],
      way: `${2 * a} × ${b} = ${a} × ${2 * b}. So it is ${a} × (${2 * b} + ${c}) = ${a} × 100 = ${grouped(a * 100)}.`,
    };
  }),
  make("product-by-size-and-end", 2, (draw) => {
    const [a, b] = [draw.int(213, 487), draw.int(23, 78)];
    const key = a * b;
    const sum = (a + b) % 10;
    if (key % 10 === 0 || sum === key % 10) return undefined;
    return {
      asks: [
        `Only one of these numbers is ${a} × ${b}. Which one do its size and its last digit point to?`,
        `${b} sacks hold ${a} kg of cement each. Which of these is the whole weight in kilograms, by its size and last digit?`,
      ],
      key,
      slips: [
        [key - (key % 10) + sum, "added the last digits instead of multiplying them"],
        [a * (b + 20), "did not check the size: it is too large"],
        [a * (b - 10), "did not check the size: it is too small"],
        [Math.floor(key / 100) * 10 + (key % 10), "took a number with a digit too few"],
        [(a + 100) * b, "rounded the first factor up by a hundred"],
      ],
      way: `${a % 10} × ${b % 10} ends in ${key % 10}. By rounding it is about ${Math.round(a / 10) * 10} × ${Math.round(b / 10) * 10}, so it is ${grouped(key)}.`,
    };
  }),
  make("one-more-of-each", 3, (draw) => {
    const [a, b] = [draw.one([25, 50, 75, 125]), draw.int(3, 14) * 4];
    if (a === b) return undefined;
    return {
      asks: [
        `Two numbers are multiplied. Were the first 1 more, the product would be ${b} more. Were the second 1 more, it would be ${a} more. What is the product?`,
        `A hall has equal rows of seats. One more row would add ${b} seats, and one more seat in each row would add ${a}. How many seats are in the hall?`,
      ],
      key: a * b,
      slips: [
        [(a + 1) * (b + 1), "made both of them one larger"],
        [(a - 1) * (b - 1), "made both of them one smaller"],
        [a * (b + 1), "made one of them one larger"],
        [a * (b - 1), "made one of them one smaller"],
      ],
      way: `One more of the first adds the second once, so that is ${b}; and the first is ${a}. ${a} × ${b} = ${grouped(a * b)}.`,
    };
  }),
];
