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

const distanceToLine: Family = {
  name: "distance-to-line",
  topic,
  level: 2,
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
          [over, 1, "forgot to divide by the root of a² + b²"],
          [over, a + b, "divided by the sum of the coefficients"],
          [over, c * c, "forgot the square root below"],
          [isParallel ? Math.abs(first + second) : Math.abs(a * x - b * y + first), c, "lost a sign above"],
          [isParallel ? Math.abs(second) : Math.abs(a * x + b * y), c, "left out one of the numbers above"],
          [over, 2 * c, "halved the result"],
        ],
      ),
      because: `${isParallel ? `The constants differ by ${over}` : `The left side has the size ${over} at the point`}, and √(${a}² + ${b}²) = ${c}, so the distance is ${ratio(over, c)}.`,
    };
  },
};

export const straightLines: readonly Family[] = [distanceToLine];
