import { ratio, signed, sumOfTerms, surd } from "../algebra-words";
import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";

const topic = "Complex Numbers";

const show = (real: number, imaginary: number): string =>
  sumOfTerms([
    [real, ""],
    [imaginary, "i"],
  ]);

const modulusOf: Family = {
  name: "modulus-of-product-or-quotient",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one(rightTriangles);
    const [p, q] = draw.one([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const);
    const factor = p * p + q * q;
    const text = turn % 2 === 0 ? `(${show(a, -b)})(${show(p, q)})` : `(${show(-b, a)})/(${show(p, q)})`;
    const key = turn % 2 === 0 ? surd(c, factor) : `${c}/√${factor}`;
    const form = (value: number, root: number): string =>
      turn % 2 === 0 ? surd(value, root) : `${value}/√${root}`;
    return {
      frames: [`What is the modulus of ${text}?`, `What is |z| for z = ${text}?`],
      key,
      slips: [
        [form(a + b, factor), "added real and imaginary part in place of using squares"],
        [form(c * c, factor), "forgot one of the square roots"],
        [turn % 2 === 0 ? String(c) : ratio(c, factor), "left the second modulus out of the root"],
        [form(b - a, factor), "subtracted the parts"],
        [String(c * factor), "multiplied by the square of the modulus"],
      ],
      because: `|${show(a, -b)}| = ${c} and |${show(p, q)}| = √${factor}, and the modulus of a ${turn % 2 === 0 ? "product" : "quotient"} is the ${turn % 2 === 0 ? "product" : "quotient"} of the moduli.`,
    };
  },
};

const complexRoots: Family = {
  name: "roots-off-the-real-line",
  topic,
  level: 1,
  draft: (draw) => {
    const [real, imaginary] = [draw.int(-6, 6), draw.int(2, 7)];
    const constant = real * real + imaginary * imaginary;
    if (Math.abs(real) < 2 || Math.abs(real) === imaginary) return undefined;
    const equation = sumOfTerms([
      [1, "x²"],
      [-2 * real, "x"],
      [constant, ""],
    ]);
    const pair = (p: number, q: number): string => `${signed(p)} ± ${q === 1 ? "" : q}i`;
    return {
      frames: [
        `What are the solutions of ${equation} = 0 in the complex numbers?`,
        `The parabola y = ${equation} does not meet the x-axis. What are the complex zeros of ${equation}?`,
      ],
      key: pair(real, imaginary),
      slips: [
        [pair(-real, imaginary), "took the sign of the middle term over unchanged"],
        [pair(2 * real, 2 * imaginary), "forgot to divide by 2"],
        [pair(real, 2 * imaginary), "halved only the real part"],
        [pair(imaginary, Math.abs(real)), "changed real and imaginary part round"],
        [pair(real, imaginary * imaginary), "forgot the square root"],
      ],
      because: `The discriminant is ${4 * real * real} − ${4 * constant} = −${4 * imaginary * imaginary}, so x = (${signed(2 * real)} ± ${2 * imaginary}i)/2 = ${pair(real, imaginary)}.`,
    };
  },
};

export const complexNumbers: readonly Family[] = [modulusOf, complexRoots];
