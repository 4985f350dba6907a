import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Polynomials";

const remainder: Family = {
  name: "remainder-of-a-cubic",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(1, 3), -draw.int(1, 6), draw.int(1, 7), -draw.int(1, 12)];
    const x = draw.one([-3, -2, 2, 3]);
    const at = (value: number): number => a * value ** 3 + b * value ** 2 + c * value + d;
    const [text, divisor] = [polynomial([a, b, c, d]), polynomial([1, -x])];
    if (at(x) === at(-x)) return undefined;
    return {
      frames: [
        `What is the remainder when ${text} is divided by ${divisor}?`,
        `The polynomial ${text} is written as (${divisor}) × q(x) + r with a number r. What is r?`,
      ],
      ...numeric(signed, at(x), [
        [at(-x), `put ${signed(-x)} in place of ${signed(x)}`],
        [at(0), "gave the constant term"],
        [at(x) - 2 * b * x * x, "lost the minus sign of the second term"],
        [at(x) - 2 * d, "lost the minus sign of the constant term"],
        [a * x * 3 + b * x * 2 + c * x + d, "multiplied by the exponents"],
        [-at(x), "turned the sign round at the end"],
      ]),
      because: `By the remainder theorem it is the value at x = ${signed(x)}: ${signed(at(x))}.`,
    };
  },
};

const missingCoefficient: Family = {
  name: "coefficient-twice-unknown",
  topic,
  level: 2,
  draft: (draw) => {
    const [x, key, c] = [draw.one([-3, -2, 2, 3]), draw.int(-7, 9), draw.int(1, 4)];
    const d = -(c * x ** 3 + key * x * x + key * x);
    if (key === 0 || Math.abs(d) > 90 || d === 0) return undefined;
    const [head, tail, divisor] = [polynomial([c, 0, 0, 0]), signed(Math.abs(d)), polynomial([1, -x])];
    const text = `${head} + kx² + kx ${d < 0 ? "−" : "+"} ${tail}`;
    const slip = (value: number): number => -(c * value ** 3 + d) / (value * value + value);
    return {
      frames: [
        `For which value of k is ${divisor} a factor of ${text}?`,
        `The polynomial ${text} leaves no remainder when it is divided by ${divisor}. What is the value of k?`,
      ],
      ...numeric(signed, key, [
        [slip(-x), `put x = ${signed(-x)}`],
        [-key, "lost a sign when the terms with k change sides"],
        [-(c * x ** 3 - d) / (x * x + x), "lost the sign of the constant term"],
        [-(c * x ** 3 + d), "forgot to divide by the factor of k"],
        [-(c * x ** 3 + d) / (x * x), "put k into one term only"],
      ]),
      because: `For x = ${signed(x)} the value must be 0: ${signed(c * x ** 3)} + ${x * x + x}k ${d < 0 ? "−" : "+"} ${tail} = 0, so k = ${signed(key)}.`,
    };
  },
};

const sumOfCubes: Family = {
  name: "cubes-from-sum-and-squares",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b] = [draw.int(1, 8), draw.int(1, 7)];
    if (a <= b) return undefined;
    const [s, squares, key] = [a + b, a * a + b * b, a ** 3 + b ** 3];
    return {
      frames: [
        `If x + y = ${s} and x² + y² = ${squares}, what is the value of x³ + y³?`,
        `Two numbers have the sum ${s}, and their squares add up to ${squares}. What is the sum of their cubes?`,
      ],
      ...numeric(String, key, [
        [s ** 3, "cubed the sum"],
        [s * squares, "multiplied the sum by the sum of the squares"],
        [s ** 3 - a * b * s, "forgot the factor 3"],
        [s * (squares + a * b), "added the product in the second factor"],
        [s ** 3 - 3 * a * b, "forgot to multiply by the sum"],
      ]),
      because: `xy = (${s}² − ${squares}) ÷ 2 = ${a * b}, and x³ + y³ = (x + y)(x² − xy + y²) = ${s} × ${squares - a * b} = ${key}.`,
    };
  },
};

export const polynomials: readonly Family[] = [remainder, missingCoefficient, sumOfCubes];
