import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { describeKeys } from "../second-computation";
import { differentialEquations } from "./differential-equations";

const negatives = { hasNegatives: true };

const tiny = 1e-5;

/** The slope of a curve by a small step. */
const slope = (curve: (x: number) => number, x: number): number =>
  (curve(x + tiny) - curve(x - tiny)) / (2 * tiny);

const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) < 1e-4 * Math.max(1, Math.abs(a), Math.abs(b));

describeKeys(
  differentialEquations,
  {
    "order-and-degree": (stem) => {
      const order = partOf(stem, /\(d([²³])y/) === "²" ? 2 : 3;
      const degree = "⁰¹²³⁴⁵⁶".indexOf(partOf(stem, /\(d[²³]y\/dx[²³]\)([²³⁴⁵⁶])/));
      return stem.includes("sum") ? order + degree : order * degree;
    },
    culture: (stem) => {
      const [start = 0, each = 1, all = 0] = signedIn(stem);
      let amount = start;
      for (let hour = 0; hour < all; hour += each) amount *= stem.includes("doubles") ? 2 : 3;
      return amount;
    },
    separated: (stem, _, options) => {
      const right = partOf(stem, /dy\/dx = (.*?) (?:has|with)/);
      const start = Number(partOf(stem, /y = (\d+) at/));
      return onlyOne(options, (option) => {
        const [, factor = "", word = "", power = ""] =
          /^(\d+) (times|plus) e raised to (.*)$/.exec(option) ?? [];
        const curve = (x: number): number => {
          if (word === "") return at(option, { x });
          const grown = Math.exp(at(power, { x }));
          return word === "times" ? Number(factor) * grown : Number(factor) + grown;
        };
        return (
          isNear(curve(0), start) &&
          [0.1, 0.3, 0.6].every((x) => isClose(slope(curve, x), at(right, { x, y: curve(x) })))
        );
      });
    },
  },
  negatives,
);
