import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";

const topic = "Factorisation";

const bracket = (number: number, first = 1): string => `(${polynomial([first, number])})`;

const factorPair: Family = {
  name: "brackets-of-a-trinomial",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(2, 9), -draw.int(2, 9)];
    if (a + b === 0 || Math.abs(a + b) === 1) return undefined;
    const show = (p: number, q: number): string => `${bracket(p)}${bracket(q)}`;
    const text = polynomial([1, a + b, a * b]);
    const factor = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15].find(
      (value) => (a * b) % value === 0 && value !== a && value !== -b && value * value > -a * b,
    );
    if (factor === undefined) return undefined;
    const other = a + b > 0 ? show(factor, (a * b) / factor) : show(-(a * b) / factor, -factor);
    return {
      frames: [
        `Which product is equal to ${text}?`,
        `The area of a rectangle is ${text}. Which product can give its length times its width?`,
      ],
      key: show(a, b),
      slips: [
        [show(-a, -b), "took the wrong sign for each factor"],
        [show(a, -b), "lost the minus sign of the last term"],
        [other, "made the product right and the sum wrong"],
        [show(a + 1, b - 1), "looked at the sum alone, not at the product"],
        [show(-a, b), "made both numbers negative"],
      ],
      because: `${signed(a)} and ${signed(b)} have the sum ${signed(a + b)} and the product ${signed(a * b)}.`,
    };
  },
};

const perimeterFromProduct: Family = {
  name: "perimeter-from-an-area",
  topic,
  level: 2,
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
        [show(2, a + b), "added one length and one width only"],
        [show(2, 2 * (a + b)), "doubled the numbers but not the letters"],
        [show(1, b), "stopped at the other side"],
        [show(4, a + b), "doubled the letters but not the numbers"],
        [show(4, 4 * a), "treated the rectangle as a square"],
        [show(4, 2 * a * b), "added the product of the numbers"],
      ],
      because: `${area} = (x + ${a})(x + ${b}), so the other side is x + ${b}. 2(x + ${a} + x + ${b}) = ${show(4, 2 * (a + b))}.`,
    };
  },
};

export const factorisation: readonly Family[] = [factorPair, perimeterFromProduct];
