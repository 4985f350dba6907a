import { polynomial, power, signed, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { hcf } from "../whole";

const topic = "Factorisation";

const bracket = (number: number, first = 1): string => `(${polynomial([first, number])})`;

const factorPair: Family = {
  name: "factor-pair",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(2, 9), -draw.int(2, 9)];
    if (a + b === 0 || Math.abs(a + b) === 1) return undefined;
    const show = (p: number, q: number): string => `${bracket(p)}${bracket(q)}`;
    const text = polynomial([1, a + b, a * b]);
    return {
      frames: [
        `Which product is equal to ${text}?`,
        `The area of a rectangle is ${text}. Which product can give its length times its width?`,
      ],
      key: show(a, b),
      slips: [
        [show(-a, -b), "taking the wrong sign for each factor"],
        [show(a, -b), "losing the minus sign of the last term"],
        [show(a + b, 1), "putting the middle number into a bracket"],
        [show(a + 1, b - 1), "looking at the sum alone, not at the product"],
        [show(-a, b), "making both numbers negative"],
      ],
      because: `${signed(a)} and ${signed(b)} have the sum ${signed(a + b)} and the product ${signed(a * b)}.`,
    };
  },
};

const commonFactor: Family = {
  name: "common-factor",
  topic,
  level: 1,
  draft: (draw) => {
    const [g, a, b] = [draw.int(3, 8), draw.int(2, 5), draw.int(2, 7)];
    const [p, q, r, s] = [draw.int(3, 5), draw.int(1, 2), draw.int(1, 2), draw.int(3, 4)];
    if (hcf(a, b) !== 1) return undefined;
    const term = (factor: number, x: number, y: number): string =>
      sumOfTerms([[factor, `${power("x", x)}${power("y", y)}`]]);
    const [first, second] = [term(g * a, p, q), term(g * b, r, s)];
    return {
      frames: [
        `What is the greatest common factor of ${first} and ${second}?`,
        `Which term stands in front of the bracket when ${first} + ${second} is factorised completely?`,
      ],
      key: term(g, r, q),
      slips: [
        [term(g, p, s), "taking the higher power of each letter"],
        [term(g * a * b, p, s), "finding the least common multiple"],
        [term(1, r, q), "leaving out the common factor of the numbers"],
        [term(g, 1, 1), "taking each letter to the first power"],
        [term(g, r, s), `taking the higher power of y`],
        [term(g * 2, r, q), "taking a number that divides only one of the terms"],
      ],
      because: `The HCF of ${g * a} and ${g * b} is ${g}; of each letter the lower power is common, ${power("x", r)} and ${power("y", q)}.`,
    };
  },
};

const perimeterFromProduct: Family = {
  name: "perimeter-from-product",
  topic,
  level: 3,
  draft: (draw) => {
    const [a, b] = [draw.int(2, 9), draw.int(3, 11)];
    if (a === b) return undefined;
    const area = polynomial([1, a + b, a * b]);
    const show = (x: number, n: number): string => polynomial([x, n]);
    return {
      frames: [
        `The area of a rectangle is (${area}) cm² and one side is (x + ${a}) cm. Which expression gives its perimeter in cm?`,
        `A rectangular garden bed has an area of (${area}) m², and one side measures (x + ${a}) m. Which expression gives the length of the fence around it in m?`,
      ],
      key: show(4, 2 * (a + b)),
      slips: [
        [show(2, a + b), "adding one length and one width only"],
        [show(2, 2 * (a + b)), "doubling the numbers but not the letters"],
        [show(1, b), "stopping at the other side"],
        [show(4, a + b), "doubling the letters but not the numbers"],
        [show(4, 4 * a), "treating the rectangle as a square"],
        [show(4, 2 * a * b), "adding the product of the numbers"],
      ],
      because: `${area} = (x + ${a})(x + ${b}), so the other side is x + ${b}. 2(x + ${a} + x + ${b}) = ${show(4, 2 * (a + b))}.`,
    };
  },
};

export const factorisation: readonly Family[] = [factorPair, commonFactor, perimeterFromProduct];
