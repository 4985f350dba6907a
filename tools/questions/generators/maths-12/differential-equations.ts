import { polynomial, power, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";

const topic = "Differential Equations";

const separated: Family = {
  name: "solution-through-a-point",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, y] = [draw.int(1, 6), draw.int(2, 9)];
    if (turn % 2 === 0) {
      const key = `y = √(${polynomial([a, 0, y * y])})`;
      return {
        frames: [`Which solution of dy/dx = ${a === 1 ? "x" : `${a}x`}/y has the value y = ${y} at x = 0?`],
        key,
        slips: [
          [`y = √(${polynomial([a, 0, y])})`, "forgot to square the starting value"],
          [`y = √(${polynomial([2 * a, 0, y * y])})`, "forgot a factor 1/2"],
          [`y = ${polynomial([a, 0, y])}`, "integrated the right side only"],
          [`y = √(${polynomial([-a, 0, y * y])})`, "separated the variables with a wrong sign"],
        ],
        because: `y dy = ${a === 1 ? "x" : `${a}x`} dx gives y²/2 = ${a === 1 ? "" : a}x²/2 + C, and y = ${y} at x = 0 makes it y² = ${polynomial([a, 0, y * y])}.`,
      };
    }
    const [inner, n] = [draw.int(2, 5), draw.int(2, 3)];
    const factor = inner * n;
    const exponential = (value: number): string => `e^(${sumOfTerms([[value, power("x", n)]])})`;
    return {
      frames: [
        `Which function is the solution of dy/dx = ${factor}${power("x", n - 1)}y with y = ${y} at x = 0?`,
      ],
      key: `y = ${y}${exponential(inner)}`,
      slips: [
        [`y = ${y}${exponential(factor)}`, "forgot to divide by the new exponent"],
        [`y = ${y} + ${exponential(inner)}`, "added the constant after taking the exponential"],
        [`y = ${y * y}${exponential(inner)}`, "squared the starting value"],
        [`y = ${y}${exponential(-inner)}`, "brought y over with the wrong sign"],
      ],
      because: `dy/y = ${factor}${power("x", n - 1)} dx gives ln y = ${sumOfTerms([[inner, power("x", n)]])} + C, and at x = 0 y is ${y}.`,
    };
  },
};

export const differentialEquations: readonly Family[] = [separated];
