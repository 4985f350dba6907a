import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys } from "../second-computation";
import { applicationsOfDerivatives } from "./applications-of-derivatives";
import { continuityAndDifferentiability } from "./continuity-and-differentiability";

const negatives = { hasNegatives: true } as const;

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;

const tiny = 1e-5;

const places = [0.4, 0.9, 1.3, 2.1];

/** The slope of a curve by a small step. */
const slope = (curve: (x: number) => number, x: number): number =>
  (curve(x + tiny) - curve(x - tiny)) / (2 * tiny);

const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) < 1e-4 * Math.max(1, Math.abs(a), Math.abs(b));

describeKeys(
  continuityAndDifferentiability,
  {
    "joined-pieces": (stem, [b = 0], options) => {
      const x = Number(partOf(stem, /(?:≤|up to x =) (\d)/));
      const right = at(partOf(stem, /(\dx − \d)/), { x });
      return onlyOne(options, (option) => isNear(value(option) * x + b, right));
    },
    "derivative-of-inner-and-outer": (stem, _, options) => {
      const text = partOf(stem, /derivative of (.*?) with/);
      return onlyOne(options, (option) =>
        places.every((x) =>
          isClose(
            at(option, { x }),
            slope((place) => at(text, { x: place }), x),
          ),
        ),
      );
    },
    "by-parameter": (stem, _, options) => {
      if (stem.startsWith("If")) {
        const [x, y] = [partOf(stem, /x = (.*?) and/), partOf(stem, /y = (.*?), what/)];
        const t = Number(partOf(stem, /t = (\d)\?/));
        const change = slope((place) => at(y, { t: place }), t) / slope((place) => at(x, { t: place }), t);
        return onlyOne(options, (option) => isClose(value(option), change));
      }
      const [left = "", right = ""] = partOf(stem, /curve (.*? = \d+)/).split(" = ");
      const [x0 = 0, y0 = 0] = signedIn(partOf(stem, /through (\(.*?\))/));
      const along = (step: number): number => {
        let y = y0;
        for (let turn = 0; turn < 50; turn++)
          y -=
            (at(left, { x: x0 + step, y }) - Number(right)) /
            slope((place) => at(left, { x: x0 + step, y: place }), y);
        return y;
      };
      return onlyOne(options, (option) => isClose(value(option), slope(along, 0)));
    },
  },
  negatives,
);

describeKeys(
  applicationsOfDerivatives,
  {
    "rate-of-a-growing-shape": (stem, [rate = 0, radius = 0], options) => {
      const size = (r: number): number =>
        stem.includes("volume") ? (4 * Math.PI * r ** 3) / 3 : Math.PI * r * r;
      const growth = slope((time) => size(radius + rate * time), 0);
      return onlyOne(options, (option) => isClose(at(partOf(option, /^([\d,]+π)/)), growth));
    },
    "longest-run-of-a-cubic": (stem, _, options) => {
      const text = partOf(stem, /f\(x\) = (.*?)(?: decreases|\.)/);
      const isWanted = (x: number): boolean => {
        const rise = at(text, { x: x + 0.01 }) - at(text, { x: x - 0.01 });
        return stem.includes("decreases") ? rise < 0 : rise > 0;
      };
      return onlyOne(options, (option) => {
        const [low = 0, high = 0] = signedIn(option);
        return (
          isWanted(low + 0.05) && isWanted(high - 0.05) && !isWanted(low - 0.05) && !isWanted(high + 0.05)
        );
      });
    },
  },
  negatives,
);
