import { evaluate } from "../../../src/items/rules/evaluate";
import type { Solver } from "./second-computation";

const asked = /(?:^|[.:,] )(?:what is|how much is|work out|find)(?: the value of)? ([^?a-z]+)\?$/i;

/** The value of a sum that is written in the text, by the checker's own evaluator. */
export function valueOf(text: string): number | undefined {
  const value = evaluate(text.replaceAll("₹", ""));
  return value && value.over / value.under;
}

/** A bare sum is worked out as it is written; a story in the way that is given. */
export function written(
  story: (numbers: number[], stem: string, options: readonly string[]) => number | string | undefined,
): Solver {
  return (stem, numbers, options) => {
    const sum = asked.exec(stem.replaceAll(/ of (?=₹?\d)/g, " × "))?.[1];
    return (sum === undefined ? undefined : valueOf(sum)) ?? story(numbers, stem, options);
  };
}

/** The option that makes both sides equal when it stands in the box; a story is worked out as given. */
export function boxed(
  story: (numbers: number[], stem: string, options: readonly string[]) => number | string | undefined = () =>
    undefined,
): Solver {
  return (stem, numbers, options) => {
    const equation = /[\d(□√][\d\s,.()+−×÷/²³√%□]*=[\d\s,.()+−×÷/²³√%□]*[\d)□²³%]/.exec(stem)?.[0];
    if (equation === undefined || !equation.includes("□")) return story(numbers, stem, options);
    return options.find((option) => {
      const [left, right] = equation.split("=").map((side) => valueOf(side.replaceAll("□", `(${option})`)));
      return left !== undefined && right !== undefined && Math.abs(left - right) < 1e-9;
    });
  };
}

/** The option whose value, as it is written, is the largest (or the one that `best` makes largest). */
export function bestOf(
  options: readonly string[],
  best: (value: number) => number = (value) => value,
): string | undefined {
  const rate = (option: string): number => best(valueOf(option) ?? Number.NaN);
  return options.toSorted((a, b) => rate(b) - rate(a))[0];
}

/** All numbers added up. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
/** All numbers multiplied. */
export const product = (numbers: readonly number[]): number =>
  numbers.reduce((all, number) => all * number, 1);
/** The sum over how many there are. */
export const mean = (numbers: readonly number[]): number => total(numbers) / numbers.length;

/** The powers of a text as [base, exponent]: 2⁷ is [2, 7]. */
export const powersIn = (text: string): [number, number][] =>
  [...text.matchAll(/(\d+)(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g)].map(([, base, raised = ""]) => [
    Number(base),
    Number(
      raised.replace("⁻", "-").replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit))),
    ),
  ]);

/** The exact value of a power with a whole exponent from 0 on. */
export const exactPower = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent);
