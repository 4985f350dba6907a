import { polynomial } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Integrals";

const findAntiderivative: Family = {
  name: "which-antiderivative",
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
            [`${a} sin ${a}x + ${half}`, `multiplied by ${a} in place of dividing`],
            [`−(sin ${a}x)/${a} + ${half}`, "took the sign of the derivative of the cosine"],
            [`(sin ${a}x)/${a} + ${b}x²`, "forgot to divide by the new exponent"],
            [`−${a} sin ${a}x + ${b}`, "differentiated in place of integrating"],
          ],
          because: `The derivative of (sin ${a}x)/${a} is cos ${a}x, and that of ${half} is ${b}x.`,
        }
      : {
          frames: [`Which function is an antiderivative of x${exponent}?`],
          key: `(${polynomial([a, -1])})${exponent}/${a * a}`,
          slips: [
            [`(${polynomial([a, 1])})${exponent}/${a * a}`, "took the wrong sign in integration by parts"],
            [`(x − 1)${exponent}/${a}`, `forgot to integrate ${exponent} the second time`],
            [`(${polynomial([a, -1])})${exponent}/${a}`, `divided the second term by ${a} only`],
            [`(${polynomial([a, 1])})${exponent}`, "differentiated in place of integrating"],
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
          [high - low, 1, "forgot to halve"],
          [sum, 2, "halved the sum of the limits"],
          [1, 2, "left out the length of the interval"],
          [sum, 1, "added the limits"],
          [high - low, 4, "halved twice"],
        ],
      ),
      because: `Replacing x by ${sum} − x turns ${root}x into ${root}(${sum} − x) and leaves the value I, and both together have the integral of 1: 2I = ${high} − ${low}.`,
    };
  },
};

export const integrals: readonly Family[] = [findAntiderivative, mirroredLimits];
