import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";

const topic = "Integrals";

const definiteValue: Family = {
  name: "definite-value",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, low, high] = [
      draw.int(1, 3),
      draw.int(-4, 4),
      draw.int(-5, 6),
      draw.int(0, 2),
      draw.int(2, 4),
    ];
    const whole = (x: number): number => a * x ** 3 + b * x * x + c * x;
    const f = (x: number): number => 3 * a * x * x + 2 * b * x + c;
    const key = whole(high) - whole(low);
    if (low >= high || b === 0 || c === 0 || key === 0) return undefined;
    const text = polynomial([3 * a, 2 * b, c]);
    return {
      frames: [
        `What is the integral of ${text} from x = ${low} to x = ${high}?`,
        `A body moves along a line with velocity ${text} m/s at time x s. By how many metres does its position change from x = ${low} to x = ${high}?`,
      ],
      ...numeric(signed, key, [
        [f(high) - f(low), "forgetting to integrate"],
        [whole(high) + whole(low), "adding the values at both limits"],
        [whole(low) - whole(high), "changing the limits round"],
        [6 * a * high + 2 * b - 6 * a * low - 2 * b, "differentiating in place of integrating"],
        [whole(high - low), "putting in the difference of the limits"],
        [f(high) - f(low) + c, "losing a term on the way"],
      ]),
      because: `An antiderivative is ${polynomial([a, b, c, 0])}, and its values are ${signed(whole(high))} at ${high} and ${signed(whole(low))} at ${low}.`,
    };
  },
};

const findAntiderivative: Family = {
  name: "find-antiderivative",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(2, 5), draw.int(2, 6)];
    const half = b % 2 === 0 ? polynomial([b / 2, 0, 0]) : `${b}x²/2`;
    const exponent = `e${["", "", "²", "³", "⁴", "⁵"][a] ?? ""}ˣ`;
    if (a === b) return undefined;
    return turn % 2 === 0
      ? {
          frames: [`Which function has the derivative cos ${a}x + ${b}x?`],
          key: `(sin ${a}x)/${a} + ${half}`,
          slips: [
            [`${a} sin ${a}x + ${half}`, `multiplying by ${a} in place of dividing`],
            [`−(sin ${a}x)/${a} + ${half}`, "taking the sign of the derivative of the cosine"],
            [`(sin ${a}x)/${a} + ${b}x²`, "forgetting to divide by the new exponent"],
            [`−${a} sin ${a}x + ${b}`, "differentiating in place of integrating"],
          ],
          because: `The derivative of (sin ${a}x)/${a} is cos ${a}x, and that of ${half} is ${b}x.`,
        }
      : {
          frames: [`Which function is an antiderivative of x${exponent}?`],
          key: `(${polynomial([a, -1])})${exponent}/${a * a}`,
          slips: [
            [`(${polynomial([a, 1])})${exponent}/${a * a}`, "taking the wrong sign in integration by parts"],
            [`(x − 1)${exponent}/${a}`, `forgetting to integrate ${exponent} the second time`],
            [`(${polynomial([a, -1])})${exponent}/${a}`, `dividing the second term by ${a} only`],
            [`(${polynomial([a, 1])})${exponent}`, "differentiating in place of integrating"],
          ],
          because: `Integration by parts gives x${exponent}/${a} − ${exponent}/${a * a}, which is (${a}x − 1)${exponent}/${a * a}.`,
        };
  },
};

const mirroredLimits: Family = {
  name: "mirrored-limits",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [low, high] = [draw.int(1, 5), draw.int(4, 12)];
    const sum = low + high;
    const root = turn % 2 === 0 ? "√" : "∛";
    if (high - low < 2) return undefined;
    return {
      frames: [
        `What is the integral of √x/(√x + √(${sum} − x)) from x = ${low} to x = ${high}?`,
        `From x = ${low} to x = ${high}, what is the integral of ∛(${sum} − x)/(∛x + ∛(${sum} − x))?`,
      ],
      ...quotients(
        [high - low, 2],
        [
          [high - low, 1, "forgetting to halve"],
          [sum, 2, "halving the sum of the limits"],
          [1, 2, "leaving out the length of the interval"],
          [low - high, 2, "changing the limits round"],
          [sum, 1, "adding the limits"],
          [high - low, 4, "halving twice"],
        ],
      ),
      because: `Replacing x by ${sum} − x turns ${root}x into ${root}(${sum} − x) and leaves the value I, and both together have the integral of 1: 2I = ${high} − ${low}.`,
    };
  },
};

export const integrals: readonly Family[] = [definiteValue, findAntiderivative, mirroredLimits];
