import { ratio, signed, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";
import { quotients } from "../signed-slips";
import { hcf } from "../whole";

const topic = "Straight Lines";

const point = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;
const line = (a: number, b: number, c: number): string =>
  `${sumOfTerms([
    [a, "x"],
    [b, "y"],
    [c, ""],
  ])} = 0`;

const slopeOfOther: Family = {
  name: "slope-of-other",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b, c] = [draw.int(2, 7), draw.int(2, 9) * (turn % 2 === 0 ? 1 : -1), draw.int(-9, 9)];
    if (c === 0 || hcf(a, Math.abs(b)) !== 1) return undefined;
    return {
      frames: [
        `What is the slope of a line that is perpendicular to ${line(a, b, c)}?`,
        `Two lines meet at a right angle, and one of them is ${line(a, b, c)}. What is the slope of the other?`,
      ],
      ...quotients(
        [b, a],
        [
          [-b, a, "losing the sign of the reciprocal"],
          [-a, b, "giving the slope of the line itself"],
          [a, b, "reading the slope off with the wrong sign"],
          [-c, b, "taking the constant for the coefficient of x"],
          [a, 1, "taking the coefficient of x for the slope"],
          [-1, a, "dividing by the coefficient of x only"],
        ],
      ),
      because: `The slope of the line is ${ratio(-a, b)}, and the product of the two slopes is −1: ${ratio(b, a)}.`,
    };
  },
};

const parallelThrough: Family = {
  name: "parallel-through",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c] = [draw.int(2, 6), -draw.int(1, 5), draw.int(1, 9)];
    const [x, y] = [draw.int(1, 5), draw.int(-5, 5)];
    if (hcf(a, -b) !== 1 || y === 0 || x === y) return undefined;
    const isParallel = turn % 2 === 0;
    const [p, q] = isParallel ? [a, b] : [-b, a];
    const r = -(p * x + q * y);
    if (r === 0 || r === c) return undefined;
    const wrong = isParallel ? ([-b, a] as const) : ([a, b] as const);
    return {
      frames: [
        `Which line passes through ${point(x, y)} and is parallel to ${line(a, b, c)}?`,
        `Which line passes through ${point(x, y)} and is perpendicular to ${line(a, b, c)}?`,
      ],
      key: line(p, q, r),
      slips: [
        [line(p, q, -r), "taking the constant with the wrong sign"],
        [
          line(wrong[0], wrong[1], -(wrong[0] * x + wrong[1] * y)),
          isParallel ? "making the lines perpendicular" : "making the lines parallel",
        ],
        [line(p, -q, -(p * x - q * y)), "changing the sign of one coefficient"],
        [line(p, q, -(p * y + q * x)), "putting the coordinates in each other’s place"],
        [line(p, q, c), "keeping the constant of the given line"],
      ],
      because: `Its equation is ${sumOfTerms([
        [p, "x"],
        [q, "y"],
      ])} + k = 0, and ${point(x, y)} gives k = ${signed(r)}.`,
    };
  },
};

const distanceToLine: Family = {
  name: "distance-to-line",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one(rightTriangles.slice(0, 4));
    const [first, second] = [draw.int(-20, 20), draw.int(-20, 40)];
    const isParallel = turn % 2 === 0;
    const [x, y] = [draw.int(1, 6), -draw.int(1, 6)];
    const over = isParallel ? Math.abs(first - second) : Math.abs(a * x + b * y + first);
    if (over < 2 || first === 0 || second === 0 || hcf(a, b) !== 1 || over === c) return undefined;
    return {
      frames: [
        `How far apart are the parallel lines ${line(a, b, first)} and ${line(a, b, second)}?`,
        `What is the distance of the point ${point(x, y)} from the line ${line(a, b, first)}?`,
      ],
      ...quotients(
        [over, c],
        [
          [over, 1, "forgetting to divide by the root of a² + b²"],
          [over, a + b, "dividing by the sum of the coefficients"],
          [over, c * c, "forgetting the square root below"],
          [isParallel ? Math.abs(first + second) : Math.abs(a * x - b * y + first), c, "losing a sign above"],
          [
            isParallel ? Math.abs(second) : Math.abs(a * x + b * y),
            c,
            "leaving out one of the numbers above",
          ],
          [over, 2 * c, "halving the result"],
        ],
      ),
      because: `${isParallel ? `The constants differ by ${over}` : `The left side has the size ${over} at the point`}, and √(${a}² + ${b}²) = ${c}, so the distance is ${ratio(over, c)}.`,
    };
  },
};

export const straightLines: readonly Family[] = [slopeOfOther, parallelThrough, distanceToLine];
