import { at, isNear, onlyOne, partOf, signedFractionsIn } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys, search } from "../second-computation";
import { exponentsAndPowers } from "./exponents-and-powers";
import { rationalNumbers } from "./rational-numbers";
import { squaresCubesAndRoots } from "./squares-cubes-and-roots";

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;
const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < 1e-9;
const valuesIn = (text: string): number[] => signedFractionsIn(text).map(([over, under]) => over / under);
const negatives = { hasNegatives: true } as const;

describeKeys(
  rationalNumbers,
  {
    "between-two": (stem, _, options) => {
      const [low = 0, high = 0] = valuesIn(stem);
      return onlyOne(options, (option) => value(option) > low && value(option) < high);
    },
  },
  negatives,
);

describeKeys(squaresCubesAndRoots, {
  "smallest-multiplier": (_, [number = 0]) => search(1, (by) => isWhole(Math.sqrt(number * by))),
  "rest-above-a-square": (_, [number = 0]) => search(0, (left) => isWhole(Math.sqrt(number - left))),
  "cube-divisor": (_, [number = 0]) =>
    search(1, (by) => number % by === 0 && isWhole(Math.cbrt(number / by))),
});

describeKeys(
  exponentsAndPowers,
  {
    "one-power-of-a-base": (stem, _, options) => {
      const sum = at(partOf(stem, /(\([^=]*?\) ÷ \d[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/));
      const base = Number(partOf(stem, /\((\d)/));
      return onlyOne(options, (option) => isNear(base ** value(option), sum));
    },
    "negative-exponent": (stem) => at(partOf(stem, /(\(.*?\)[⁻²³]+)/)),
  },
  negatives,
);
