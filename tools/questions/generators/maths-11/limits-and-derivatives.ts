import { polynomial, ratio, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";

const topic = "Limits and Derivatives";

const cancelledFactor: Family = {
  name: "cancelled-factor",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(2, 7), draw.int(-8, 8)];
    if (b === 0 || a + b === 0 || a === b) return undefined;
    const text = `(${polynomial([1, b - a, -a * b])})/(x − ${a})`;
    return {
      frames: [
        `What is the limit of ${text} as x tends to ${a}?`,
        `The function ${text} is not defined at x = ${a}. Which value does it approach there?`,
      ],
      ...numeric(signed, a + b, [
        [b - a, "read off the coefficient of x"],
        [a - b, "cancelled the wrong factor"],
        [0, "took 0 divided by 0 for 0"],
        [-a * b, "read off the constant term"],
        [b, "put x = 0 after cancelling"],
        [2 * a, "differentiated x² only"],
      ]),
      because: `The numerator is (x − ${a})(${polynomial([1, b])}), so the limit is ${a} + (${signed(b)}) = ${signed(a + b)}.`,
    };
  },
};

const rootLimit: Family = {
  name: "nought-divided-by-nought",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(2, 6), draw.int(2, 7)];
    const isRoot = turn % 2 === 0;
    if (a === b) return undefined;
    return isRoot
      ? {
          frames: [`To which number does (√(x + ${a * a}) − ${a})/x tend as x goes to 0?`],
          ...quotients(
            [1, 2 * a],
            [
              [1, a, "forgot the 2 in the denominator"],
              [1, 2 * a * a, "put the number under the root below"],
              [2 * a, 1, "turned the fraction over"],
              [1, 2, "left out the root in the denominator"],
              [0, 1, "took 0 divided by 0 for 0"],
              [1, a * a, "divided by the number under the root"],
            ],
          ),
          because: `Multiplying above and below by √(x + ${a * a}) + ${a} leaves 1/(√(x + ${a * a}) + ${a}), which tends to ${ratio(1, 2 * a)}.`,
        }
      : {
          frames: [`As x comes close to 0, which number does (1 − cos ${2 * a}x)/(${b}x²) approach?`],
          ...quotients(
            [2 * a * a, b],
            [
              [4 * a * a, b, "forgot the factor 1/2"],
              [2 * a, b, "forgot to square the factor of x"],
              [a * a, b, "took sin²x for 1 − cos 2x"],
              [0, 1, "took 0 divided by 0 for 0"],
              [b, 2 * a * a, "turned the fraction over"],
              [a, b, "divided the numbers only"],
            ],
          ),
          because: `1 − cos ${2 * a}x = 2 sin²(${a}x), and sin(${a}x)/x tends to ${a}, so the limit is 2 × ${a * a}/${b} = ${ratio(2 * a * a, b)}.`,
        };
  },
};

export const limitsAndDerivatives: readonly Family[] = [cancelledFactor, rootLimit];
