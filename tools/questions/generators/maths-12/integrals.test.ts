import { at, onlyOne, partOf } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys } from "../second-computation";
import { areaUnderCurves } from "./area-under-curves";
import { integrals } from "./integrals";

const negatives = { hasNegatives: true } as const;

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;

const tiny = 1e-5;

const places = [0.4, 0.9, 1.3, 2.1];

/** The slope of a curve by a small step. */
const slope = (curve: (x: number) => number, x: number): number =>
  (curve(x + tiny) - curve(x - tiny)) / (2 * tiny);

const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) < 1e-4 * Math.max(1, Math.abs(a), Math.abs(b));

/** The integral by many thin trapeziums (Simpson's rule). */
function integrate(curve: (x: number) => number, low: number, high: number): number {
  const [parts, width] = [200, (high - low) / 200];
  let sum = curve(low) + curve(high);
  for (let part = 1; part < parts; part++) sum += curve(low + part * width) * (part % 2 === 0 ? 2 : 4);
  return (sum * width) / 3;
}

function limitsIn(stem: string): [number, number] {
  return [Number(partOf(stem, /x = (\d+) to/)), Number(partOf(stem, /to x = (\d+)/))];
}

describeKeys(
  integrals,
  {
    "which-antiderivative": (stem, _, options) => {
      const text = partOf(stem, /(?:derivative|antiderivative of) ((?:cos|x).*?)\?/);
      return onlyOne(options, (option) =>
        places.every((x) =>
          isClose(
            slope((place) => at(option, { x: place }), x),
            at(text, { x }),
          ),
        ),
      );
    },
    "mirrored-limits": (stem, _, options) => {
      const text = partOf(stem, /integral of (.*?)(?: from|\?)/);
      const area = integrate((x) => at(text, { x }), ...limitsIn(stem));
      return onlyOne(options, (option) => isClose(value(option), area));
    },
  },
  negatives,
);

describeKeys(
  areaUnderCurves,
  {
    "striped-under-parabola": (stem, _, options) => {
      const text = partOf(stem, /y = (\d?x² \+ \d)/);
      const area = integrate((x) => at(text, { x }), ...limitsIn(stem));
      return onlyOne(options, (option) => isClose(value(option), area));
    },
    "striped-part-of-ellipse": (stem, _, options) => {
      const [[, p] = [1, 1], [, q] = [1, 1]] = [...stem.matchAll(/(²)\/(\d+)/g)].map(
        ([, , n]) => [1, Number(n)] as const,
      );
      const a = Math.sqrt(p);
      // x = a sin t keeps the integrand smooth at the ends.
      const half = integrate((t) => Math.sqrt(q) * Math.cos(t) * a * Math.cos(t), -Math.PI / 2, Math.PI / 2);
      return onlyOne(options, (option) =>
        isClose(at(option), half * (stem.includes("quarter below") ? 3 / 2 : 1)),
      );
    },
    "striped-between-line-and-parabola": (stem, _, options) => {
      const line = partOf(stem, /line y = (.*?) (?:and|cuts)/);
      const gap = (x: number): number => at(line, { x }) - x * x;
      const roots = Array.from({ length: 41 }, (__, place) => place - 20).filter(
        (x) => Math.abs(gap(x)) < 1e-9,
      );
      const area = integrate(gap, roots[0] ?? 0, roots[1] ?? 0);
      return onlyOne(options, (option) => isClose(value(option), area));
    },
  },
  negatives,
);
