import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Division");

/** “half and a tenth” and “two remainders known”, for the topic of quick-division.ts. */
export const halfAndATenth: readonly Family[] = [
  make("half-and-a-tenth", 1, (draw) => {
    const n = draw.int(13, 49);
    return {
      asks: [`What is ${n * 20} ÷ 20?`, `${n * 20} chairs stand in rows of 20. How many rows are there?`],
      key: n,
      slips: [
        [n * 2, "took a tenth and did not halve"],
        [n * 10, "halved and took no tenth"],
        [n % 10 >= 5 ? n - 5 : 0, "left out half of the odd ten"],
        [n / 2, "halved twice"],
        [n * 4, "doubled instead of halving"],
      ],
      way: `A tenth of ${n * 20} is ${n * 2}, and half of that is ${n}.`,
    };
  }),
  make("two-remainders-known", 3, (draw, turn) => {
    const [a, b] = [draw.one([4, 5]), draw.one([6, 7])];
    const from = draw.int(3, 6) * 10;
    const key = from + draw.int(2, 18);
    const [x, y] = [key % a, key % b];
    const all = Array.from({ length: 19 }, (_, index) => from + index + 1);
    const fits = all.filter((n) => n % a === x && n % b === y);
    const onlyA = all.filter((n) => n % a === x && n % b !== y);
    const onlyB = all.filter((n) => n % b === y && n % a !== x);
    if (fits.length !== 1 || x === 0 || y === 0 || onlyA.length < 2 || onlyB.length < 1) return undefined;
    const nearest = (list: readonly number[]): number[] =>
      list.toSorted((p, q) => Math.abs(p - key) - Math.abs(q - key));
    return {
      frames: [
        `A number between ${from} and ${from + 20} leaves ${x} over when divided by ${a}, and ${y} over when divided by ${b}. Which number is it?`,
        `A class collects between ${from} and ${from + 20} shells. In groups of ${a} there are ${x} left over, in groups of ${b} there are ${y}. How many shells are there?`,
      ],
      key: String(key),
      slips: [
        ...nearest(onlyB)
          .slice(0, 2)
          .map((n) => [String(n), `divided by ${a} it leaves ${n % a}`] as const),
        ...nearest(onlyA)
          .slice(0, 2 + (turn % 2))
          .map((n) => [String(n), `divided by ${b} it leaves ${n % b}`] as const),
      ],
      because: `${key} = ${a} × ${(key - x) / a} + ${x} and ${key} = ${b} × ${(key - y) / b} + ${y}. No other number there does both.`,
    };
  }),
];
