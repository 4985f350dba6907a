import { findOptionValue } from "./option-value";
import { exactPower, powersIn } from "./quick-solvers";
import { numbersIn, search, type Solver } from "./second-computation";

/** The option nearest to what the numbers come to. */
export const closest =
  (value: (numbers: readonly number[], stem: string) => number): Solver =>
  (stem, numbers, options) => {
    const goal = value(numbers, stem);
    const off = (option: string): number => Math.abs((findOptionValue(option) ?? Number.NaN) - goal);
    return options.toSorted((a, b) => off(a) - off(b))[0];
  };

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

/** Rounds away what counting in binary leaves behind. */
export const settled = (value: number): number => Math.round(value * 1e6) / 1e6;
