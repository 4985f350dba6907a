import { exponent as raised } from "../algebra-words";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { product } from "../quick-solvers";

const make = familiesOf("Powers at Speed");

/** The last digits of the powers of a base, in their circle. */
const circles: Readonly<Record<number, readonly number[]>> = {
  2: [2, 4, 8, 6],
  3: [3, 9, 7, 1],
  7: [7, 9, 3, 1],
  8: [8, 4, 2, 6],
};
const lastDigit = (base: number, exponent: number): number => (circles[base] ?? [])[(exponent - 1) % 4] ?? 0;

/** The families of the topic Powers at Speed. */
export const powersAtSpeed: readonly Family[] = [
  make("exponent-that-is-missing", 1, (draw) => {
    const [base, small, key] = [draw.one([2, 3, 5]), draw.int(2, 4), draw.int(4, 9)];
    const factor = base ** small;
    return {
      asks: [
        `If ${base}ˣ × ${factor} = ${base}${raised(key + small)}, what is x?`,
        `A culture has ${base}ˣ cells. When it is ${factor} times as large, it has ${base}${raised(key + small)} cells. What is x?`,
      ],
      key,
      slips: [
        [key + 2 * small, "added the exponents instead of subtracting"],
        [small, "found the exponent of the factor"],
        [key + small - 1, "subtracted 1 for the factor"],
        [key + small - base, "subtracted the base"],
        [
          key + small - factor / base,
          `took ${factor} for ${base}${raised(factor / base)}, as ${base} × ${factor / base} = ${factor}`,
        ],
      ],
      way: `${factor} = ${base}${raised(small)}, so x + ${small} = ${key + small} and x = ${key}.`,
    };
  }),
  make("sum-of-two-reciprocals", 2, (draw) => {
    const [a, b] = draw.one([
      [2, 5],
      [2, 4],
      [4, 5],
      [5, 10],
      [2, 10],
      [4, 10],
    ] as const);
    return {
      asks: [
        `What is ${a}⁻¹ + ${b}⁻¹ as a decimal?`,
        `One tap fills ${a}⁻¹ of a tank in an hour, and another fills ${b}⁻¹ of it. What part do both fill in an hour?`,
      ],
      key: tidy(1 / a + 1 / b),
      hasDecimals: true,
      slips: [
        [tidy(1 / (a * b)), "multiplied the two parts"],
        [Math.round(1000 / (a + b)) / 1000, "took one over the sum of the bases"],
        [tidy(1 / a - 1 / b), "subtracted the second part"],
        [tidy(0.1 * a + 0.1 * b), "put a decimal point before each base"],
      ],
      way: `${a}⁻¹ = ${tidy(1 / a)} and ${b}⁻¹ = ${tidy(1 / b)}, together ${tidy(1 / a + 1 / b)}.`,
    };
  }),
  make("power-of-ten-in-a-quotient", 1, (draw) => {
    const [front, by, high, low] = [draw.one([2, 3, 4]), draw.int(2, 3), draw.int(8, 12), draw.int(2, 5)];
    const key = high - low;
    if (high % low !== 0 || high / low === key) return undefined;
    return {
      asks: [
        `If (${front * by} × 10${raised(high)}) ÷ (${by} × 10${raised(low)}) = ${front} × 10ⁿ, what is n?`,
        `A disk holds ${front * by} × 10${raised(high)} bytes and a song ${by} × 10${raised(low)}. The disk holds ${front} × 10ⁿ songs. What is n?`,
      ],
      key,
      slips: [
        [high + low, "added the exponents"],
        [high * low, "multiplied the exponents"],
        [high, "took the exponent of the dividend"],
        [high / low, "divided the exponents"],
      ],
      way: `Divide the fronts: ${front * by} ÷ ${by} = ${front}. Subtract the exponents: ${high} − ${low} = ${key}.`,
    };
  }),
  make("powers-with-unlike-bases", 2, (draw) => {
    const [half, extra] = [draw.int(3, 6), draw.int(2, 5)];
    const exponent = 2 * half + extra;
    const key = 2 ** extra;
    return {
      asks: [
        `How many times as large as 4${raised(half)} is 2${raised(exponent)}?`,
        `One sheet is cut into 4${raised(half)} pieces, another into 2${raised(exponent)}. How many times as many pieces does the second give?`,
      ],
      key,
      slips: [
        [2 ** (exponent - half), "subtracted the exponents of unlike bases"],
        [2 * extra, "doubled the exponent that is left"],
        [2 ** (extra - 1), "halved once too often"],
        [2 ** (extra + 1), "doubled once too often"],
      ],
      way: `4${raised(half)} = 2${raised(2 * half)}, and 2${raised(exponent)} ÷ 2${raised(2 * half)} = 2${raised(extra)} = ${key}.`,
    };
  }),
  make("last-digit-of-two-powers", 3, (draw) => {
    const [a, b] = draw.one([
      [2, 3],
      [3, 7],
      [2, 7],
      [7, 8],
      [3, 8],
    ] as const);
    const [m, n] = [draw.int(13, 39), draw.int(13, 39)];
    const [x, y] = [lastDigit(a, m), lastDigit(b, n)];
    const key = (x + y) % 10;
    return {
      asks: [
        `What is the last digit of ${a}${raised(m)} + ${b}${raised(n)}?`,
        `In which digit does the sum of ${a}${raised(m)} and ${b}${raised(n)} end?`,
      ],
      key,
      slips: [
        [x, "found the last digit of the first power only"],
        [y, "found the last digit of the second power only"],
        [product([x, y]) % 10, "multiplied the last digits"],
        [(lastDigit(a, m + 1) + lastDigit(b, n + 1)) % 10, "went one step too far in both circles of digits"],
        [(a * m + b * n) % 10, "multiplied bases and exponents"],
      ],
      way: `The last digits repeat after four powers. ${a}${raised(m)} ends in ${x} and ${b}${raised(n)} in ${y}, so the sum ends in ${key}.`,
    };
  }),
];
