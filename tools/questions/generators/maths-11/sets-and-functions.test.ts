import { at, onlyOne, partOf, signedIn } from "../algebra-computation";
import { describeKeys, fractionsIn } from "../second-computation";
import { relationsAndFunctions } from "./relations-and-functions";
import { sets } from "./sets";
import { trigonometricFunctions } from "./trigonometric-functions";

const negatives = { hasNegatives: true } as const;

/** The subsets of the numbers from 1 to n, each as a list. */
const subsetsOf = (n: number): number[][] =>
  Array.from({ length: 2 ** n }, (_, bits) =>
    Array.from({ length: n }, (__, place) => place + 1).filter(
      (value) => Math.floor(bits / 2 ** (value - 1)) % 2 === 1,
    ),
  );

describeKeys(
  sets,
  {
    "subsets-with": (stem) =>
      subsetsOf(Number(partOf(stem, /(\d)\}/))).filter((subset) =>
        stem.includes("at least")
          ? subset.includes(1) || subset.includes(2)
          : subset.includes(1) && !subset.includes(2),
      ).length,
  },
  negatives,
);

describeKeys(
  relationsAndFunctions,
  {
    "domain-under-a-root": (stem, _, options) => {
      const inside = partOf(stem, /√\(([^)]*)\)/);
      const isDefined = (x: number): boolean =>
        stem.includes("1/√") ? at(inside, { x }) > 0 : at(inside, { x }) >= 0;
      return onlyOne(options, (option) => {
        const [low = 0, high = 0] = signedIn(option);
        const holds = (x: number): boolean =>
          option.startsWith("[") ? x >= low && x <= high : x > low && x < high;
        return Array.from({ length: 81 }, (__, place) => place / 2 - 20).every(
          (x) => holds(x) === isDefined(x),
        );
      });
    },
    "function-of-x-plus": (stem, _, options) => {
      const shift = Number(partOf(stem, /x \+ (\d)\)/));
      const x = Number(partOf(stem, /(?:f\(|at )(\d)\)?\?/)) - shift;
      const text = partOf(stem, /= (.*?) for (?:all|every)/);
      return onlyOne(options, (option) => at(option) === at(text, { x }));
    },
  },
  negatives,
);

describeKeys(
  trigonometricFunctions,
  {
    "sine-or-cosine-of-a-sum": (stem) => {
      const [[a, c] = [0, 1], [p, r] = [0, 1]] = fractionsIn(stem);
      const sum = Math.asin(a / c) + Math.acos(p / r);
      return stem.includes("sin (A") ? Math.sin(sum) : Math.cos(sum);
    },
  },
  negatives,
);
