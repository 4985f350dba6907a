import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Sums of Series");

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The families of the topic Sums of Series. */
export const sumsOfSeries: readonly Family[] = [
  make("odd-products-that-telescope", 1, (draw) => {
    const [gap, n] = [draw.one([2, 3]), draw.int(6, 14)];
    const last = 1 + gap * n;
    const term = (a: number): string => `1/(${a} × ${a + gap})`;
    const row = `${term(1)} + ${term(1 + gap)} + ${term(1 + 2 * gap)} + … + ${term(last - gap)}`;
    return {
      frames: [
        `What is ${row}?`,
        `A path is walked in pieces of ${row} kilometres. What part of a kilometre is that in all?`,
      ],
      key: ratio(n, last),
      slips: [
        [ratio(last - 1, last), "forgot to divide by the gap of the factors"],
        [ratio(n, last - gap), "stopped one term too early under the line"],
        [ratio(gap * (last - 1), last), "multiplied by the gap instead of dividing"],
        [ratio(n - 1, last), "counted one term too few"],
      ],
      because: `Each term is 1/${gap} of a difference such as 1 − 1/${1 + gap}. Only 1 − 1/${last} is left: ${ratio(last - 1, last)} ÷ ${gap} = ${ratio(n, last)}.`,
    };
  }),
  make("numbers-over-growing-powers", 3, (draw) => {
    const [p, q] = draw.one([
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [1, 4],
      [1, 5],
      [2, 5],
    ] as const);
    const power = (n: number): string =>
      p === 1 ? `${n}/${q ** (n - 1)}` : `${n}(${p}/${q})${n === 2 ? "" : "²"}`;
    const row = `1 + ${power(2)} + ${power(3)} + …`;
    const gap = q - p;
    return {
      frames: [
        `What is the sum without end ${row}?`,
        `A scheme pays ${row} lakh rupees year after year, without end. How many lakh rupees is that in all?`,
      ],
      key: ratio(q * q, gap * gap),
      slips: [
        [ratio(q, gap), "left out that the front numbers grow"],
        [ratio(p * q, gap * gap), "began with the second power"],
        [ratio(2 * q, gap), "doubled the plain row"],
        [ratio(q * q, q * q - p * p), "squared each term of the plain row"],
      ],
      because: `With x = ${p}/${q} the row is the derivative of 1 + x + x² + …, so it is 1/(1 − x)². That is ${ratio(q * q, gap * gap)}.`,
    };
  }),
  make("weighted-binomials", 2, (draw, turn) => {
    const [n, isWeighted] = [draw.int(7, 11), turn % 2 === 1];
    const c = (k: number | string): string => `${n}C${k}`;
    const row = isWeighted
      ? `1 × ${c(1)} + 2 × ${c(2)} + 3 × ${c(3)} + … + ${n} × ${c(n)}`
      : `${c(1)} + ${c(3)} + … + ${c(n % 2 ? n : n - 1)}`;
    return {
      asks: [
        `With nCr for the number of choices of r out of n, what is ${row}?`,
        `Every possible team is formed from ${n} players, and each player counts the teams she is in. With nCr for choices, the counts add up to ${row}. What is that?`,
      ],
      key: isWeighted ? n * 2 ** (n - 1) : 2 ** (n - 1),
      slips: isWeighted
        ? [
            [2 ** n, "left the front numbers out"],
            [n * 2 ** n, "forgot to halve at the end"],
            [n * n, "multiplied the largest front number by n"],
            [(n - 1) * 2 ** (n - 1), "took n − 1 for the front number"],
            [2 ** (n - 1), "forgot the factor n"],
          ]
        : [
            [2 ** n, "added all the choices"],
            [2 ** (n - 1) - 1, "took away the choice of nothing"],
            [2 ** (n - 2), "halved once too often"],
            [2 ** n - 1, "left out only the choice of nothing"],
          ],
      way: isWeighted
        ? `Pairing r with ${n} − r, each pair of terms has the mean front number ${n}/2. So it is ${n}/2 × 2 to the power ${n} = ${grouped(n * 2 ** (n - 1))}.`
        : `Odd and even choices are as many, as (1 − 1) to the power ${n} is 0. Half of 2 to the power ${n} is ${grouped(2 ** (n - 1))}.`,
    };
  }),
  make("factorials-that-telescope", 2, (draw) => {
    const n = draw.int(4, 7);
    const row = `1 × 1! + 2 × 2! + 3 × 3! + … + ${n} × ${n}!`;
    return {
      asks: [`What is ${row}?`, `The ways in a puzzle add up to ${row}. How many ways is that?`],
      key: factorial(n + 1) - 1,
      slips: [
        [factorial(n + 1), "forgot to take 1 away"],
        [factorial(n) - 1, "stopped one factorial too early"],
        [n * factorial(n), "took only the last term"],
        [factorial(n + 2) - 1, "went one factorial too far"],
        [factorial(n + 1) - factorial(n), "subtracted the last factorial"],
      ],
      way: `k times the factorial of k is the factorial of k + 1 less that of k, so all in between cancels. ${grouped(factorial(n + 1))} − 1 = ${grouped(factorial(n + 1) - 1)} is left.`,
    };
  }),
  make("squares-from-the-middle-on", 1, (draw) => {
    const [from, to] = draw.one([
      [6, 10],
      [11, 15],
      [11, 20],
      [6, 15],
      [5, 12],
      [9, 16],
      [8, 14],
      [7, 11],
    ] as const);
    const sum = (n: number): number => (n * (n + 1) * (2 * n + 1)) / 6;
    const key = sum(to) - sum(from - 1);
    return {
      asks: [
        `What is ${from}² + ${from + 1}² + ${from + 2}² + … + ${to}²?`,
        `A stepped tower has square floors with sides of ${from}, ${from + 1}, ${from + 2} and so on up to ${to} tiles. How many tiles cover all its floors?`,
      ],
      key,
      slips: [
        [sum(to), "added all squares from 1 on"],
        [sum(to) - sum(from), "took the first square away as well"],
        [sum(to) - sum(from - 2), "took one square too few away"],
        [2 * key, "divided by 3 instead of 6"],
        [((from * from + to * to) * (to - from + 1)) / 2, "averaged the first and the last square"],
      ],
      way: `n(n + 1)(2n + 1)/6 is ${grouped(sum(to))} for ${to} and ${sum(from - 1)} for ${from - 1}. The difference is ${grouped(key)}.`,
    };
  }),
];
