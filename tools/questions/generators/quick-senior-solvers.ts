import { algebraValue } from "./algebra-value";
import { bestOf, exactPower, powersIn } from "./quick-solvers";
import { numbersIn, search, type Solver } from "./second-computation";

/** Where the ratio of an option is the product of the two ratios of the stem. */
export const chainedRatio: Solver = (_, [a = 1, b = 1, c = 1, d = 1], options) =>
  options.find((option) => {
    const [x = 0, y = 1] = numbersIn(option);
    return Math.abs(x / y - (a / b) * (c / d)) < 1e-9;
  });

/** The number whose root (2) or cube root (3) is asked, found by trying hundredths. */
export const rootOf =
  (degree: number): Solver =>
  (_, [value = 0]) =>
    search(1, (n) => Math.abs((n / 100) ** degree - value) < 1e-9) / 100;

/** The value of the first written expression of a stem with powers, signs and brackets. */
export const worth = (stem: string): number | undefined =>
  algebraValue(/[(√∛]*[\d][^?a-zA-Z:]*[\d)⁰¹²³⁴⁵⁶⁷⁸⁹]/.exec(stem.replaceAll(",", ""))?.[0] ?? "");

/** The last digit of the power in the stem. */
export const lastDigit: Solver = (stem) => {
  const [[base, exponent] = [1, 0]] = powersIn(stem);
  return Number(exactPower(base, exponent) % 10n);
};

/** The exponent that the named base needs to reach the power in the stem. */
export const neededExponent: Solver = (stem, numbers) => {
  const [[big, times] = [1, 0]] = powersIn(stem);
  const base = numbers.find((number) => number !== big) ?? 2;
  return search(1, (n) => exactPower(base, n) >= exactPower(big, times));
};

/** By how many per cent two changes move a price, as the options say it. */
export const bothChanges =
  (first: 1 | -1, second: 1 | -1, [more, less]: readonly [string, string]): Solver =>
  (_, [a = 0, b = 0]) => {
    const net = Number(((1 + (first * a) / 100) * (1 + (second * b) / 100) * 100 - 100).toFixed(4));
    return `${Math.abs(net)}% ${net > 0 ? more : less}`;
  };

/** The option nearest to what the numbers of the stem come to. */
export const nearestOption =
  (value: (numbers: readonly number[], stem: string) => number): Solver =>
  (stem, numbers, options) =>
    options.toSorted((x, y) => distance(x, value(numbers, stem)) - distance(y, value(numbers, stem)))[0] ??
    bestOf(options);

const distance = (option: string, value: number): number => Math.abs((numbersIn(option)[0] ?? 0) - value);

/** What must be multiplied, divided or raised by per cent to come from before to after. */
export const changeInPercent: Solver = (_, [from = 1, to = 0]) => (Math.abs(to - from) / from) * 100;

/** The days that are left for the second worker. */
export const daysLeft: Solver = (_, [a = 1, b = 1, days = 0]) => (1 - days / a - days / b) * b;

/** The option with the largest power, worked out in full. */
export const strongest: Solver = (_, __, options) =>
  options.toSorted((x, y) => {
    const [[a, m] = [1, 0], [b, n] = [1, 0]] = [...powersIn(x), ...powersIn(y)];
    return exactPower(a, m) > exactPower(b, n) ? -1 : 1;
  })[0];

/** x to a power and its reciprocal, from x + 1/x, by solving for x. */
export const reciprocal =
  (power: number) =>
  (_: string, numbers: readonly number[]): number => {
    const n = numbers.toReversed().find((number) => number !== 1) ?? 2;
    const x = (n + Math.sqrt(n * n - 4)) / 2;
    return Math.round((x ** power + x ** -power) * 1e6) / 1e6;
  };
