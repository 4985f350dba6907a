import { polynomial, ratio, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";

const topic = "Polynomials";

const fromZeroes: Family = {
  name: "polynomial-from-its-zeroes",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(2, 9), -draw.int(2, 9)];
    if (a + b === 0) return undefined;
    const show = (sum: number, product: number): string => polynomial([1, sum, product]);
    return {
      frames: [
        `Which quadratic polynomial has the zeroes ${a} and ${signed(b)}?`,
        `The graph of y = p(x) is a parabola that cuts the x-axis at x = ${a} and x = ${signed(b)}. Which polynomial can p(x) be?`,
      ],
      key: show(-(a + b), a * b),
      slips: [
        [show(a + b, a * b), "took the sum of the zeroes with the wrong sign"],
        [show(-(a + b), -a * b), "changed the sign of the product"],
        [show(a + b, -a * b), "changed both signs"],
        [show(a * b, -(a + b)), "changed sum and product round"],
        [show(-(a - b), a * b), "lost the sign of the negative zero in the sum"],
      ],
      because: `The sum of the zeroes is ${signed(a + b)} and their product ${signed(a * b)}; x² − (sum)x + product is ${show(-(a + b), a * b)}.`,
    };
  },
};

const squaresOfZeroes: Family = {
  name: "symmetric-in-the-zeroes",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [s, p] = [draw.int(4, 11), -draw.int(2, 9)];
    const text = polynomial([1, -s, p]);
    const isSquares = turn % 2 === 0;
    if (isSquares) {
      return {
        frames: [`If α and β are the zeroes of ${text}, what is the value of α² + β²?`],
        ...numeric(signed, s * s - 2 * p, [
          [s * s + 2 * p, "lost the minus sign of the product"],
          [s * s, "squared the sum only"],
          [s * s - p, "subtracted the product once only"],
          [s * s - 4 * p, "found the square of the difference"],
          [-(s * s) - 2 * p, "took the square of the sum for negative"],
          [s * s + p, "added the product"],
        ]),
        because: `α + β = ${s} and αβ = ${signed(p)}, so α² + β² = ${s * s} − 2 × (${signed(p)}) = ${s * s - 2 * p}.`,
      };
    }
    return {
      frames: [`If α and β are the zeroes of ${text}, what is the value of 1/α + 1/β?`],
      ...quotients(
        [s, p],
        [
          [-s, p, "took the sum of the zeroes with the wrong sign"],
          [p, s, "turned the fraction over"],
          [1, s, "added the two denominators"],
          [2, s, "added numerators and denominators"],
          [-p, s, "turned the fraction over and losing the sign"],
          [1, p, "forgot the sum in the numerator"],
        ],
      ),
      because: `1/α + 1/β = (α + β)/(αβ) = ${s}/(${signed(p)}) = ${ratio(s, p)}.`,
    };
  },
};

const zeroTimesAsLarge: Family = {
  name: "one-zero-a-multiple",
  topic,
  level: 2,
  draft: (draw) => {
    const [times, small] = [draw.int(2, 5), draw.int(2, 6)];
    const [sum, product] = [small * (times + 1), small * small * times];
    const word = times === 2 ? "twice" : `${times} times`;
    return {
      frames: [
        `One zero of the polynomial x² − ${sum}x + k is ${word} as large as the other. What is the value of k?`,
        `The graph of y = x² − ${sum}x + k meets the x-axis in two points, one ${word} as far from the origin as the other on the same side. What is k?`,
      ],
      ...numeric(String, product, [
        [sum, "took the sum of the zeroes for their product"],
        [small * times, "gave the larger zero"],
        [small * small, "squared the smaller zero"],
        [(small * times) ** 2, "squared the larger zero"],
        [sum * times, "multiplied the sum by the ratio"],
      ]),
      because: `With zeroes a and ${times}a, the sum ${times + 1}a = ${sum} gives a = ${small}. So k = ${small} × ${small * times} = ${product}.`,
    };
  },
};

export const polynomials: readonly Family[] = [fromZeroes, squaresOfZeroes, zeroTimesAsLarge];
