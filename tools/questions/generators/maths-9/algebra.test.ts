import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys, search } from "../second-computation";
import { coordinateGeometry } from "./coordinate-geometry";
import { linearEquations } from "./linear-equations";
import { numberSystems } from "./number-systems";
import { polynomials } from "./polynomials";

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;
const cubic = (stem: string): string => partOf(stem, /(\d?x³ .*?) (?:is|leaves)/);
const negatives = { hasNegatives: true } as const;

describeKeys(numberSystems, {
  "repeating-block": (stem, _, options) => {
    const block = Number(partOf(stem, /0\.(\d\d)/));
    const decimal = [1, 2, 3, 4, 5, 6].reduce((sum, place) => sum + block / 100 ** place, 0);
    return onlyOne(options, (option) => Math.abs(value(option) - decimal) < 1e-9);
  },
  rationalise: (_, [a = 0, root = 0]) => {
    const number = (a + Math.sqrt(root)) / (a - Math.sqrt(root));
    const mirrored = (a - Math.sqrt(root)) / (a + Math.sqrt(root));
    return Math.round((number + mirrored) / 2 + (number - mirrored) / 2 / Math.sqrt(root));
  },
});

describeKeys(
  polynomials,
  {
    "remainder-of-a-cubic": (stem, _, options) => {
      const [sign = "", number = ""] = /x ([+−]) (\d)(?: ?\?|\))/.exec(stem)?.slice(1) ?? [];
      const x = sign === "−" ? Number(number) : -Number(number);
      return onlyOne(options, (option) => at(option) === at(cubic(stem), { x }));
    },
    "coefficient-twice-unknown": (stem, _, options) => {
      const [, sign = "", number = ""] = /(?:is|by) x ([+−]) (\d)/.exec(stem) ?? [];
      const x = sign === "−" ? Number(number) : -Number(number);
      const text = partOf(stem, /(\d?x³ \+ kx² \+ kx [+−] \d+)/);
      return onlyOne(options, (option) => isNear(at(text, { x, k: value(option) }) + 1, 1));
    },
    "cubes-from-sum-and-squares": (stem) => {
      const [sum = 0, squares = 0] = signedIn(stem.replaceAll(/[xy][²³]/g, "")).filter(
        (number) => number > 2,
      );
      const x = search(0, (number) => number ** 2 + (sum - number) ** 2 === squares);
      return x ** 3 + (sum - x) ** 3;
    },
  },
  negatives,
);

describeKeys(
  linearEquations,
  {
    "triangle-at-the-origin": (stem) => {
      const [left = "", right = ""] = partOf(stem, /(\d*x \+ \d*y = \d+)/).split(" = ");
      const [across, up] = [at(right) / at(left, { x: 1, y: 0 }), at(right) / at(left, { x: 0, y: 1 })];
      return Math.round((across * up) / 2);
    },
  },
  negatives,
);

describeKeys(
  coordinateGeometry,
  {
    "reflect-and-move": (stem, _, options) => {
      const [x = 0, y = 0, move = 0] = signedIn(stem);
      const isX = stem.includes("reflected in the x-axis");
      return onlyOne(options, (option) => {
        const [endX = 0, endY = 0] = signedIn(option);
        return isX ? endX - x === move && endY + y === 0 : endX + x === 0 && endY - y === move;
      });
    },
  },
  negatives,
);
