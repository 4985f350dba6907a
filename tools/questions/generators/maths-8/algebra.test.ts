import { at, isNear, onlyOne, partOf, sameFor } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys, search } from "../second-computation";
import { expressionsAndIdentities } from "./expressions-and-identities";
import { factorisation } from "./factorisation";
import { linearEquations } from "./linear-equations";

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;
const negatives = { hasNegatives: true } as const;

describeKeys(
  expressionsAndIdentities,
  {
    "two-brackets-multiplied": (stem, _, options) => {
      const [first = "", second = ""] = stem.match(/\([^)]*x[^)]*\)/g) ?? [];
      return sameFor(options, (letters) => at(first, letters) * at(second, letters));
    },
    "squares-from-sum-and-product": (_, [sum = 0, product = 0]) => {
      const a = search(1, (number) => number * (sum - number) === product);
      return a * a + (sum - a) * (sum - a);
    },
    "square-of-number-and-reciprocal": (stem, numbers) => {
      const sign = stem.includes("+ 1/x =") ? 1 : -1;
      const k = sign === 1 ? (numbers[1] ?? 0) : (numbers[0] ?? 0);
      const x = (k + Math.sqrt(k * k - 4 * sign)) / 2;
      return Math.round((x * x + 1 / (x * x)) * 1e6) / 1e6;
    },
  },
  negatives,
);

describeKeys(
  factorisation,
  {
    "brackets-of-a-trinomial": (stem, _, options) =>
      sameFor(options, (letters) => at(partOf(stem, /(x² [^?.]*\d)/), letters)),
    "perimeter-from-an-area": (stem, _, options) => {
      const [area = "", side = ""] = stem.match(/\([^)]*x[^)]*\)/g) ?? [];
      return sameFor(options, (letters) => 2 * (at(side, letters) + at(area, letters) / at(side, letters)));
    },
  },
  negatives,
);

describeKeys(
  linearEquations,
  {
    "unknown-on-both-sides": (stem, _, options) => {
      const [left = "", right = ""] = stem.match(/\d?x [+−] \d+/g) ?? [];
      return onlyOne(options, (option) =>
        isNear(at(left, { x: value(option) }), at(right, { x: value(option) })),
      );
    },
    "ages-now-and-later": (_, [now = 0, years = 0, then = 0]) =>
      search(1, (age) => now * age + years === then * (age + years)),
  },
  negatives,
);
