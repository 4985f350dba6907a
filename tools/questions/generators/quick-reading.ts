import { algebraValue } from "./algebra-value";
import { findOptionValue } from "./option-value";
import { exactPower, powersIn, total } from "./quick-solvers";
import { numbersIn, search, type Solver } from "./second-computation";

/** The option nearest to what the numbers come to. */
export const closest =
  (value: (numbers: readonly number[], stem: string) => number): Solver =>
  (stem, numbers, options) => {
    const goal = value(numbers, stem);
    const off = (option: string): number => Math.abs((findOptionValue(option) ?? Number.NaN) - goal);
    return options.toSorted((a, b) => off(a) - off(b))[0];
  };

/** The option that is rated highest. */
export const best =
  (rate: (option: string) => number): Solver =>
  (_, __, options) =>
    options.toSorted((one, other) => rate(other) - rate(one))[0];

/** Two numbers with this sum and this product, by trying. */
export function splitInto(sum: number, times: number): [number, number] {
  const a = search(0, (n) => n * (sum - n) === times);
  return [a, sum - a];
}

/** The first power of a stem, worked out in full. */
export const largePower = (stem: string): bigint => {
  const [[base, exponent] = [1, 0]] = powersIn(stem);
  return exactPower(base, exponent);
};

/** What is read beside a stem: its lines behind the first. */
export const beside = (stem: string): string => stem.slice(stem.indexOf("\n") + 1);

/** The rows of a table under its head, as numbers. */
export const rowsIn = (stem: string): number[][] =>
  beside(stem)
    .split("\n")
    .slice(1)
    .map((row) => numbersIn(row));

/** The name of the row whose numbers are rated highest. */
export const bestRow = (stem: string, rate: (numbers: readonly number[]) => number): string | undefined =>
  beside(stem)
    .split("\n")
    .slice(1)
    .map((row) => row.split(" | "))
    .map(([name, ...cells]) => ({ name, rating: rate(numbersIn(cells.join(" "))) }))
    .toSorted((one, other) => other.rating - one.rating)[0]?.name;

/** Rounds away what counting in binary leaves behind. */
export const settled = (value: number): number => Math.round(value * 1e6) / 1e6;

const digitsOf = (text: string, digits: string): number =>
  Number(text.replaceAll(/./g, (digit) => String(digits.indexOf(digit))));

/** The number that raised digits write: ¹² is 12. */
export const raisedNumber = (text: string): number => digitsOf(text, "⁰¹²³⁴⁵⁶⁷⁸⁹");

/** The logarithms of a text as [base, number]: log₂ 8 is [2, 8]. */
export const logsIn = (text: string): [number, number][] =>
  [...text.matchAll(/log([₀-₉]+) \(?(\d+)/g)].map(([, base = "", number]) => [
    digitsOf(base, "₀₁₂₃₄₅₆₇₈₉"),
    Number(number),
  ]);

/** The whole numbers of a stretch, both ends included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k);
/** How many of the numbers or rows pass. */
export const count = <T>(all: readonly T[], passes: (one: T) => boolean): number =>
  all.filter((one) => passes(one)).length;
/** The area under a function, by a great many strips. */
export function integral(f: (x: number) => number, from: number, to: number): number {
  const width = (to - from) / 4000;
  return total(range(0, 3999).map((k) => f(from + (k + 0.5) * width))) * width;
}
/** All choices of r of the first n numbers, as sets. */
export const subsets = (n: number): number[][] =>
  range(0, 2 ** n - 1).map((mask) => range(0, n - 1).filter((k) => (mask >> k) & 1));
/** The option that is worth a value. */
export const worthOf = (value: number, options: readonly string[]): string | undefined =>
  options.find((option) => Math.abs((algebraValue(option.replaceAll(",", "")) ?? Number.NaN) - value) < 1e-9);
/** A number that may have the true minus sign. */
export const minus = (text: string): number => Number(text.replace("−", "-"));

/** The formula of a stem as a function of its letter. */
export const formulaIn = (stem: string, pattern: RegExp): ((x: number) => number) => {
  const text = pattern.exec(stem)?.[1]?.replaceAll(",", "") ?? "";
  return (x) => algebraValue(text, { x, t: x }) ?? Number.NaN;
};

/** The option with the largest power, worked out in full. */
export const strongest: Solver = (_, __, options) =>
  options.toSorted((x, y) => {
    const [[a, m] = [1, 0], [b, n] = [1, 0]] = [...powersIn(x), ...powersIn(y)];
    return exactPower(a, m) > exactPower(b, n) ? -1 : 1;
  })[0];
