import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { describeKeys, fractionsIn } from "../second-computation";
import { relationsAndFunctions } from "./relations-and-functions";
import { sets } from "./sets";
import { trigonometricFunctions } from "./trigonometric-functions";

const negatives = { hasNegatives: true };

const setIn = (text: string): number[] => (text.match(/\d/g) ?? []).map(Number);

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
    "neither-of-two": (_, [all = 0, first = 0, second = 0, both = 0]) => {
      const union = new Set<number>();
      for (let element = 0; element < first; element++) union.add(element);
      for (let element = first - both; element < first - both + second; element++) union.add(element);
      return all - union.size;
    },
    "listed-sets": (stem) => {
      const [a = [], b = []] = (stem.match(/\{[^}]*\}/g) ?? []).map((text) => setIn(text));
      const [from, without] = stem.includes("A − B") ? [a, b] : [b, a];
      return `{${from.filter((value) => !without.includes(value)).join(", ")}}`;
    },
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
    "how-many-maps": (stem, [m = 0, n = 0]) => {
      let ways = 1;
      for (let step = 0; step < (stem.includes("relations") ? m * n : m); step++)
        ways *= stem.includes("relations") ? 2 : n;
      return ways;
    },
    "domain-of-root": (stem, _, options) => {
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
    "shifted-function": (stem, _, options) => {
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
    "far-angle": (stem, [angle = 0], options) => {
      const turn = (angle * Math.PI) / 180;
      const value = /\bsin/.test(stem)
        ? Math.sin(turn)
        : /\bcos/.test(stem)
          ? Math.cos(turn)
          : Math.tan(turn);
      return onlyOne(options, (option) => isNear(at(option), value));
    },
    "turned-wheel": (_, [radius = 0, angle = 0]) => (2 * Math.PI * radius * angle) / 360,
    "sum-of-angles": (stem) => {
      const [[a, c] = [0, 1], [p, r] = [0, 1]] = fractionsIn(stem);
      const sum = Math.asin(a / c) + Math.acos(p / r);
      return stem.includes("sin (A") ? Math.sin(sum) : Math.cos(sum);
    },
  },
  negatives,
);
