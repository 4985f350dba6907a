import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { describeKeys } from "../second-computation";
import { conicSections } from "./conic-sections";
import { pointsInSpace } from "./points-in-space";
import { straightLines } from "./straight-lines";

const negatives = { hasNegatives: true } as const;

const linesIn = (text: string): string[] =>
  (text.match(/\d*x [+−] \d*y [+−] \d+ = 0/g) ?? []).map((line) => line.slice(0, -4));

const side = (line: string, [x = 0, y = 0]: readonly number[]): number => at(line, { x, y });

const pointsIn = (text: string): number[][] =>
  (text.match(/\([^()x]*,[^()x]*\)/g) ?? []).map((point) => signedIn(point));

describeKeys(
  straightLines,
  {
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
    "focus-from-a-point": (stem, _, options) => {
      const [x = 0, y = 0] = signedIn(partOf(stem, /P (\(.*?\))/));
      const isAcross = /to the (?:right|left)/.test(stem);
      return onlyOne(options, (option) => {
        const [fx = 0, fy = 0] = signedIn(option);
        if ((isAcross ? fy : fx) !== 0) return false;
        return isNear(Math.hypot(x - fx, y - fy), Math.abs(isAcross ? x + fx : y + fy));
      });
    },
    "eccentricity-of-a-drawn-ellipse": (stem) => {
      const [[p = 0, q = 0] = [], [r = 0, s = 0] = []] = pointsIn(stem);
      const [long, short] = [Math.max(p + q, r + s), Math.min(p + q, r + s)];
      return Math.sqrt(1 - (short / long) ** 2);
    },
  },
  negatives,
);

describeKeys(
  pointsInSpace,
  {
    "straight-flight-in-space": (stem) => {
      const [[a = 0, b = 0, c = 0] = [], [p = 0, q = 0, r = 0] = []] = pointsIn(stem);
      return Math.hypot(a - p, b - q, c - r);
    },
  },
  negatives,
);
