import {
  chainedRatio,
  changeInPercent,
  daysLeft,
  lastDigit,
  nearestOption,
  neededExponent,
  reciprocal,
  worth,
} from "./quick-senior-solvers";
import { search, type Solver } from "./second-computation";

const add = (first: number, last: number, next: (term: number) => number): number => {
  let sum = 0;
  for (let term = first; term <= last; term = next(term)) sum += term;
  return sum;
};
const yearly: Solver = (_, [p = 0, rate = 0, years = 0]) => (p * rate * years) / 100;
const withoutTwo = (numbers: readonly number[]): number[] =>
  numbers.filter((number) => number !== 2).toSorted((a, b) => b - a);

/** Second computations that the two oldest classes share, by the family's name. */
export const seniorKeys = {
  "factor-taken-out": worth,
  "decimal-squares": worth,
  "four-in-a-row": worth,
  "like-surds": worth,
  "conjugate-product": worth,
  "surd-product": worth,
  rationalised: worth,
  "cancelling-product": (stem, numbers) => {
    const sign = stem.includes("−") ? -1 : 1;
    let product = 1;
    for (let n = numbers[2] ?? 2; n <= (numbers.at(-1) ?? 0); n++) product *= 1 + sign / n;
    return product;
  },
  "endless-root": (stem, [n = 0]) => {
    const sign = stem.includes("−") ? -1 : 1;
    let value = n / 2;
    for (let round = 0; round < 400; round++) value = Math.sqrt(n + sign * value);
    return Math.round(value);
  },
  "fractional-power": (_, [base = 1, over = 1, under = 1]) => Math.round(base ** (over / under)),
  "negative-power": worth,
  "exponent-of-the-base": neededExponent,
  "powers-over-a-power": worth,
  "last-digit-of-a-power": lastDigit,
  "cubes-over-squares": worth,
  "reciprocal-cubes": reciprocal(3),
  "sum-of-odd-numbers": (stem, numbers) => {
    const isFall = /^A body|^A stack/.test(stem);
    return add(1, isFall ? 2 * (numbers.at(-1) ?? 0) - 1 : Math.max(...numbers), (term) => term + 2);
  },
  "sum-of-doubles": (stem, numbers) => {
    const last = stem.startsWith("What") ? Math.max(...numbers) : 2 ** ((numbers.at(-1) ?? 1) - 1);
    return add(1, last, (term) => term * 2);
  },
  "endless-sum": (_, [first = 0, second = 0]) => {
    let [sum, term] = [0, first];
    for (let round = 0; round < 200; round++, term *= second / first) sum += term;
    return Math.round(sum * 1e9) / 1e9;
  },
  "telescoping-sum": (_, numbers) => {
    let sum = 0;
    for (let n = numbers[1] ?? 1; n < (numbers.at(-1) ?? 0); n++) sum += 1 / (n * (n + 1));
    return sum;
  },
  "root-near-a-square": nearestOption((numbers) => Math.sqrt(numbers[0] ?? 0)),
  "power-near-one": nearestOption((_, stem) => {
    const [, base = "1", exponent = "1"] = /\(([\d.]+)\)([⁰¹²³⁴⁵⁶⁷⁸⁹])/.exec(stem) ?? [];
    return Number(base) ** "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(exponent);
  }),
  "friendly-chain": nearestOption(([a = 0, b = 0, c = 1]) => (a * b) / c),
  "per-cent-and-root": nearestOption(
    ([percent = 0, base = 0, square = 0]) => (percent * base) / 100 + Math.sqrt(square),
  ),
  "percent-change": changeInPercent,
  "mixed-to-a-price": (_, [low = 0, high = 0, middle = 0], options) =>
    chainedRatio("", [high - middle, middle - low, 1, 1], options),
  "water-added": (_, [whole = 0, share = 0, goal = 1]) =>
    search(1, (water) => Math.abs((whole * share) / (whole + water) - goal) < 1e-9),
  "simple-interest": yearly,
  "times-itself": (stem, [given = 1]) =>
    ((stem.includes("three") ? 2 : stem.includes("four") ? 3 : 1) * 100) / given,
  "compound-two-years": (_, numbers) => {
    const [p = 0, rate = 0] = withoutTwo(numbers);
    return Math.round((p * (1 + rate / 100) ** 2 - p) * 1e6) / 1e6;
  },
  "compound-less-simple": (_, numbers) => {
    const [p = 0, rate = 0] = withoutTwo(numbers);
    return Math.round((p * (1 + rate / 100) ** 2 - p - (p * rate) / 50) * 1e6) / 1e6;
  },
  "chain-of-ratios": chainedRatio,
  "work-together": (_, [a = 1, b = 1]) => 1 / (1 / a + 1 / b),
  "work-alone": (_, [both = 1, known = 1]) => 1 / (1 / both - 1 / known),
  "workers-and-days": (_, [a = 0, days = 0, b = 1]) => (a * days) / b,
  "one-leaves-early": daysLeft,
} satisfies Record<string, Solver>;
