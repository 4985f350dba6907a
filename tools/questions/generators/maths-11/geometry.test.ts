import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys } from "../second-computation";
import { conicSections } from "./conic-sections";
import { pointsInSpace } from "./points-in-space";
import { straightLines } from "./straight-lines";

const negatives = { hasNegatives: true };

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;

const linesIn = (text: string): string[] =>
  (text.match(/\d*x [+−] \d*y [+−] \d+ = 0/g) ?? []).map((line) => line.slice(0, -4));

const side = (line: string, [x = 0, y = 0]: readonly number[]): number => at(line, { x, y });

/** The slope by the change of y that undoes one step in x. */
const slope = (line: string): number =>
  (side(line, [0, 0]) - side(line, [1, 0])) / (side(line, [0, 1]) - side(line, [0, 0]));

const pointsIn = (text: string): number[][] =>
  (text.match(/\([^()x]*,[^()x]*\)/g) ?? []).map((point) => signedIn(point));

describeKeys(
  straightLines,
  {
    "slope-of-other": (stem, _, options) =>
      onlyOne(options, (option) => isNear(value(option) * slope(linesIn(stem)[0] ?? ""), -1)),
    "parallel-through": (stem, _, options) => {
      const [given = ""] = linesIn(stem);
      return onlyOne(options, (option) => {
        const [line = ""] = linesIn(option);
        const fits = stem.includes("parallel")
          ? isNear(slope(line), slope(given))
          : isNear(slope(line) * slope(given), -1);
        return fits && side(line, pointsIn(stem)[0] ?? []) === 0;
      });
    },
    "distance-to-line": (stem) => {
      const [first = "", second = ""] = linesIn(stem);
      const start = pointsIn(stem)[0] ?? [
        0,
        -side(second, [0, 0]) / (side(second, [0, 1]) - side(second, [0, 0])),
      ];
      const [a, b] = [side(first, [1, 0]) - side(first, [0, 0]), side(first, [0, 1]) - side(first, [0, 0])];
      const step = side(first, start) / (a * a + b * b);
      return Math.hypot(step * a, step * b);
    },
  },
  negatives,
);

describeKeys(
  conicSections,
  {
    "radius-of-circle": (stem, _, options) => {
      const circle = partOf(stem, /(x² \+ y² .*?) = 0/);
      const half = (x: number, y: number): number =>
        (at(circle, { x: -x, y: -y }) - at(circle, { x, y })) / 4;
      const [x, y] = [half(1, 0), half(0, 1)];
      return onlyOne(options, (option) => isNear(at(circle, { x: x + value(option), y }) + 1, 1));
    },
    "focus-of-parabola": (stem, _, options) => {
      const [left = "", right = ""] = partOf(stem, /([xy]² = −?\d+[xy])/).split(" = ");
      const onCurve = [1, 2, 3].flatMap((t) => {
        const [factor, across] = [at(right, { x: 1, y: 1 }), left.startsWith("y")];
        const other = (t * t) / factor;
        return across ? [[other, t]] : [[t, other]];
      });
      return onlyOne(options, (option) => {
        const [fx = 0, fy = 0] = signedIn(option);
        return onCurve.every(([x = 0, y = 0]) => {
          const directrix = fx === 0 ? Math.abs(y + fy) : Math.abs(x + fx);
          return isNear(Math.hypot(x - fx, y - fy), directrix);
        });
      });
    },
    eccentricity: (stem) => {
      const [p = 1, q = 1] = [...stem.matchAll(/[xy]²\/(\d+)/g)].map(([, number]) => Number(number));
      return stem.includes("ellipse") ? Math.sqrt(1 - q / p) : Math.sqrt(1 + q / p);
    },
  },
  negatives,
);

describeKeys(
  pointsInSpace,
  {
    "distance-in-space": (stem) => {
      const [[a = 0, b = 0, c = 0] = [], [p = 0, q = 0, r = 0] = []] = pointsIn(stem);
      return Math.hypot(a - p, b - q, c - r);
    },
    "fourth-vertex": (stem, _, options) => {
      const [a = [], b = [], c = []] = pointsIn(stem);
      return onlyOne(options, (option) =>
        signedIn(option).every((d, place) => d - (c[place] ?? 0) === (a[place] ?? 0) - (b[place] ?? 0)),
      );
    },
    "centroid-point": (stem, _, options) => {
      const [g = [], p = [], q = []] = pointsIn(stem);
      return onlyOne(options, (option) =>
        signedIn(option).every((r, place) => isNear((r + (p[place] ?? 0) + (q[place] ?? 0)) / 3, g[place])),
      );
    },
  },
  negatives,
);
