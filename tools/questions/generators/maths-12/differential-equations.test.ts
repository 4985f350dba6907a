import { at, isNear, onlyOne, partOf } from "../algebra-computation";
import { describeKeys } from "../second-computation";
import { differentialEquations } from "./differential-equations";

const negatives = { hasNegatives: true } as const;

const tiny = 1e-5;

/** The slope of a curve by a small step. */
const slope = (curve: (x: number) => number, x: number): number =>
  (curve(x + tiny) - curve(x - tiny)) / (2 * tiny);

const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) < 1e-4 * Math.max(1, Math.abs(a), Math.abs(b));

describeKeys(
  differentialEquations,
  {
    "solution-through-a-point": (stem, _, options) => {
      const right = partOf(stem, /dy\/dx = (.*?) (?:has|with)/);
      const start = Number(partOf(stem, /y = (\d+) at/));
      return onlyOne(options, (option) => {
        const [, factor = "", word = "", power = ""] = /^y = (\d+)( \+ )?e\^\((.*)\)$/.exec(option) ?? [];
        const curve = (x: number): number => {
          if (factor === "") return at(option.replace("y = ", ""), { x });
          const grown = Math.exp(at(power, { x }));
          return word ? Number(factor) + grown : Number(factor) * grown;
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
