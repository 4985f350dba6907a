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
        [b - a, "reading off the coefficient of x"],
        [a - b, "cancelling the wrong factor"],
        [0, "taking 0 divided by 0 for 0"],
        [-a * b, "reading off the constant term"],
        [b, "putting x = 0 after cancelling"],
        [2 * a, "differentiating x² only"],
      ]),
      because: `The numerator is (x − ${a})(${polynomial([1, b])}), so the limit is ${a} + (${signed(b)}) = ${signed(a + b)}.`,
    };
  },
};

const slopeAtPoint: Family = {
  name: "slope-at-point",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, d, x] = [
      draw.int(1, 3),
      -draw.int(1, 6),
      draw.int(1, 7),
      draw.int(1, 9),
      draw.int(-2, 3),
    ];
    if (x === 0) return undefined;
    const key = 3 * a * x * x + 2 * b * x + c;
    const text = polynomial([a, b, c, d]);
    return {
      frames: [
        `What is the derivative of f(x) = ${text} at x = ${signed(x)}?`,
        `What is the slope of the tangent to y = ${text} at the point where x = ${signed(x)}?`,
      ],
      ...numeric(signed, key, [
        [a * x ** 3 + b * x * x + c * x + d, "finding the value of the function"],
        [3 * a * x * x + 2 * b * x + c + d, "keeping the constant term"],
        [a * x * x + b * x + c, "lowering the exponents without multiplying by them"],
        [3 * a * x * x - 2 * b * x + c, "losing the sign of the second term"],
        [3 * a * x ** 3 + 2 * b * x * x + c * x, "multiplying by the exponents without lowering them"],
        [6 * a * x + 2 * b, "differentiating twice"],
      ]),
      because: `f′(x) = ${polynomial([3 * a, 2 * b, c])}, and at x = ${signed(x)} this is ${signed(key)}.`,
    };
  },
};

const rootLimit: Family = {
  name: "root-limit",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(2, 6), draw.int(2, 7)];
    const isRoot = turn % 2 === 0;
    if (a === b) return undefined;
    return isRoot
      ? {
          frames: [`What is the limit of (√(x + ${a * a}) − ${a})/x as x tends to 0?`],
          ...quotients(
            [1, 2 * a],
            [
              [1, a, "forgetting the 2 in the denominator"],
              [1, 2 * a * a, "putting the number under the root below"],
              [2 * a, 1, "turning the fraction over"],
              [1, 2, "leaving out the root in the denominator"],
              [0, 1, "taking 0 divided by 0 for 0"],
              [1, a * a, "dividing by the number under the root"],
            ],
          ),
          because: `Multiplying above and below by √(x + ${a * a}) + ${a} leaves 1/(√(x + ${a * a}) + ${a}), which tends to ${ratio(1, 2 * a)}.`,
        }
      : {
          frames: [`What is the limit of (1 − cos ${2 * a}x)/(${b}x²) as x tends to 0?`],
          ...quotients(
            [2 * a * a, b],
            [
              [4 * a * a, b, "forgetting the factor 1/2"],
              [2 * a, b, "forgetting to square the factor of x"],
              [a * a, b, "taking sin²x for 1 − cos 2x"],
              [0, 1, "taking 0 divided by 0 for 0"],
              [b, 2 * a * a, "turning the fraction over"],
              [a, b, "dividing the numbers only"],
            ],
          ),
          because: `1 − cos ${2 * a}x = 2 sin²(${a}x), and sin(${a}x)/x tends to ${a}, so the limit is 2 × ${a * a}/${b} = ${ratio(2 * a * a, b)}.`,
        };
  },
};

export const limitsAndDerivatives: readonly Family[] = [cancelledFactor, slopeAtPoint, rootLimit];
