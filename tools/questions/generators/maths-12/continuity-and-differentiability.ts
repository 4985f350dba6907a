import { polynomial, power, ratio, signed, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";
import { byParameter } from "./by-parameter";

const topic = "Continuity and Differentiability";

const joinedPieces: Family = {
  name: "joined-pieces",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(2, 6), draw.int(1, 9), draw.int(2, 7), -draw.int(1, 9)];
    const [over, under] = [c * a + d - b, a];
    if (over === 0) return undefined;
    return {
      frames: [
        `f(x) = kx + ${b} for x ≤ ${a} and f(x) = ${polynomial([c, d])} for x > ${a}. For which k is f continuous at x = ${a}?`,
        `A ramp follows y = kx + ${b} up to x = ${a} and y = ${polynomial([c, d])} from there on. Which k makes the two parts meet without a step?`,
      ],
      ...quotients(
        [over, under],
        [
          [c, 1, "made the two slopes equal"],
          [c * a + d + b, a, "added the constant in place of subtracting it"],
          [over, 1, `forgot to divide by ${a}`],
          [c + d - b, 1, "put x = 1"],
          [c * a - d - b, a, "lost a minus sign"],
          [d - b, a, "left out the term in x"],
        ],
      ),
      because: `At x = ${a} both parts need the same value: ${a}k + ${b} = ${signed(c * a + d)}, so k = ${ratio(over, under)}.`,
    };
  },
};

const chainRule: Family = {
  name: "derivative-of-inner-and-outer",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, n] = [draw.int(2, 5), draw.int(2, 4)];
    const kind = turn % 2 === 0 ? draw.one(["sin", "cos"] as const) : "e";
    const inside = sumOfTerms([[a, power("x", n)]]);
    const derivative = sumOfTerms([[a * n, power("x", n - 1)]]);
    if (kind === "e") {
      const b = a;
      const exponential = `e${["", "", "²", "³", "⁴", "⁵"][b] ?? ""}ˣ`;
      return {
        frames: [`What is the derivative of x²${exponential} with respect to x?`],
        key: `(${polynomial([b, 2, 0])})${exponential}`,
        slips: [
          [`(x² + 2x)${exponential}`, `forgot the factor ${b} of the exponent`],
          [`(${polynomial([b, -2, 0])})${exponential}`, "subtracted in place of adding"],
          [`(${polynomial([b, 2, 0])})eˣ`, "lost the factor of the exponent in the power"],
          [`(${polynomial([b, 1, 0])})${exponential}`, "took the derivative of x² to be x"],
        ],
        because: `The product rule gives 2x${exponential} + x² × ${b}${exponential}, since the derivative of ${exponential} is ${b}${exponential}.`,
      };
    }
    const other = kind === "sin" ? "cos" : "sin";
    const sign = kind === "sin" ? "" : "−";
    return {
      frames: [`What is the derivative of ${kind}(${inside}) with respect to x?`],
      key: `${sign}${derivative} ${other}(${inside})`,
      slips: [
        [`${sign === "" ? "−" : ""}${derivative} ${other}(${inside})`, "took the wrong sign"],
        [
          `${sign}${derivative} ${other}(${derivative})`,
          "put the inner derivative into the brackets as well",
        ],
        [`${derivative} ${kind}(${inside})`, "left the outer function as it is"],
        [
          `${sign}${sumOfTerms([[a, power("x", n - 1)]])} ${other}(${inside})`,
          "forgot the factor of the exponent",
        ],
      ],
      because: `The outer derivative is ${sign}${other}(${inside}), and it is multiplied by the inner one, ${derivative}.`,
    };
  },
};

export const continuityAndDifferentiability: readonly Family[] = [joinedPieces, chainRule, byParameter];
