import { ratio, signed, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Linear Equations";

const point = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;

/** A negative number in brackets, as it stands behind a sign. */
const inBrackets = (value: number): string => (value < 0 ? `(${signed(value)})` : String(value));

const pointGivesK: Family = {
  name: "point-gives-k",
  topic,
  level: 1,
  draft: (draw) => {
    const [x, y, a, key] = [draw.int(-5, 6), draw.int(-6, 6), draw.int(2, 7), draw.int(-6, 9)];
    if (x * y * key === 0 || Math.abs(y) === 1) return undefined;
    const c = a * x + key * y;
    return {
      frames: [
        `The point ${point(x, y)} lies on the line ${a}x + ky = ${signed(c)}. What is k?`,
        `x = ${signed(x)}, y = ${signed(y)} is a solution of ${a}x + ky = ${signed(c)}. What is the value of k?`,
      ],
      ...numeric(signed, key, [
        [-key, "losing a sign on the way"],
        [(c + a * x) / y, "adding the term in x where it has to be subtracted"],
        [(c - a * y) / x, "putting x and y in each other’s place"],
        [c - a * x, `forgetting to divide by ${signed(y)}`],
        [c - a * x - y, `subtracting ${signed(y)} in place of dividing`],
      ]),
      because: `${a} × ${inBrackets(x)} + k × ${inBrackets(y)} = ${signed(c)} means ${signed(y)}k = ${signed(c - a * x)}, so k = ${signed(key)}.`,
    };
  },
};

const whichSolution: Family = {
  name: "which-solution",
  topic,
  level: 1,
  draft: (draw) => {
    const [x, y, a, b] = [draw.int(-5, 6), draw.int(-6, 6), draw.int(2, 6), -draw.int(2, 6)];
    const c = a * x + b * y;
    const fits = (p: number, q: number): boolean => a * p + b * q === c;
    const wrong = [
      [y, x, "changing the two numbers round"],
      [-x, y, "losing the sign of the first number"],
      [x, -y, "losing the sign of the second number"],
      [x + 1, y - 1, "keeping only the sum of the two numbers"],
      [-x, -y, "changing both signs"],
    ] as const;
    if (x * y === 0 || Math.abs(c) < 2) return undefined;
    return {
      frames: [
        `Which pair (x, y) is a solution of ${sumOfTerms([
          [a, "x"],
          [b, "y"],
        ])} = ${signed(c)}?`,
        `Through which of these points does the line ${sumOfTerms([
          [a, "x"],
          [b, "y"],
        ])} = ${signed(c)} pass?`,
      ],
      key: point(x, y),
      slips: wrong.filter(([p, q]) => !fits(p, q)).map(([p, q, mistake]) => [point(p, q), mistake] as const),
      because: `${a} × ${inBrackets(x)} − ${-b} × ${inBrackets(y)} = ${signed(a * x)} − ${inBrackets(-b * y)} = ${signed(c)}.`,
    };
  },
};

const triangleWithAxes: Family = {
  name: "triangle-with-axes",
  topic,
  level: 2,
  draft: (draw) => {
    const [across, up] = [draw.int(2, 12), draw.int(3, 12)];
    const [a, b] = [up, across];
    const divisor = [6, 5, 4, 3, 2].find((value) => a % value === 0 && b % value === 0) ?? 1;
    const [p, q, c] = [a / divisor, b / divisor, (across * up) / divisor];
    if (across === up || (across * up) % 2 !== 0) return undefined;
    const text = `${sumOfTerms([
      [p, "x"],
      [q, "y"],
    ])} = ${c}`;
    return {
      frames: [
        `What is the area, in square units, of the triangle that the line ${text} makes with the two axes?`,
        `The graph of ${text} cuts off a triangle at the corner between the axes. How many square units does the triangle cover?`,
      ],
      ...numeric(String, (across * up) / 2, [
        [across * up, "forgetting to halve"],
        [across + up, "adding the two intercepts"],
        [(p * q) / 2, "using the coefficients for the intercepts"],
        [c / 2, "halving the number on the right"],
        [c, "giving the number on the right"],
        [p * q, "multiplying the coefficients"],
      ]),
      because: `The line meets the axes at x = ${c}/${p} = ${ratio(c, p)} and y = ${c}/${q} = ${ratio(c, q)}; half of ${across} × ${up} is ${(across * up) / 2}.`,
    };
  },
};

export const linearEquations: readonly Family[] = [pointGivesK, whichSolution, triangleWithAxes];
