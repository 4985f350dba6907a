import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Relations and Functions";

const domainOfRoot: Family = {
  name: "domain-under-a-root",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(2, 5), draw.int(6, 9)];
    const isFraction = turn % 2 === 1;
    const [first, last] = isFraction ? ["(", ")"] : ["[", "]"];
    const [low, high] = [-a, b];
    const inside = polynomial([-1, high + low, -high * low]);
    const show = (p: number, q: number, open = first, close = last): string =>
      `${open}${signed(p)}, ${signed(q)}${close}`;
    return {
      frames: [
        `What is the domain of the real function f(x) = √(${inside})?`,
        `For which real x is f(x) = 1/√(${inside}) defined?`,
      ],
      key: show(low, high),
      slips: [
        [
          show(low, high, isFraction ? "[" : "(", isFraction ? "]" : ")"),
          isFraction ? "let the denominator be 0" : "left out where the root is 0",
        ],
        [show(-high, -low), "took the roots with the wrong signs"],
        [show(0, high), "left out the negative numbers"],
        [show(low, -low), "looked at one of the roots only"],
        [show(-high, high), "took the domain to be symmetric"],
      ],
      because: `${inside} = (x + ${a})(${b} − x) is ${isFraction ? "positive" : "not negative"} for x from ${signed(low)} to ${b}, the ends ${isFraction ? "left out" : "included"}.`,
    };
  },
};

const shiftedFunction: Family = {
  name: "function-of-x-plus",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c, shift, x] = [
      draw.int(1, 3),
      draw.int(-5, 5),
      draw.int(-7, 9),
      draw.int(1, 4),
      draw.int(4, 8),
    ];
    const f = (value: number): number => a * value * value + b * value + c;
    if (b === 0 || c === 0) return undefined;
    const text = polynomial([a, b, c]);
    return {
      frames: [
        `If f(x + ${shift}) = ${text} for all real x, what is f(${x})?`,
        `A function satisfies f(x + ${shift}) = ${text} for every real number x. What is its value at ${x}?`,
      ],
      ...numeric(signed, f(x - shift), [
        [f(x), `put x = ${x} into the expression`],
        [f(x + shift), `added ${shift} where it has to be subtracted`],
        [f(x) - shift, `subtracted ${shift} from the value`],
        [f(shift), `put x = ${shift}`],
        [f(x - shift) - c, "lost the constant term"],
        [f(x - shift) - 2 * b * (x - shift), "lost the sign of the middle term"],
      ]),
      because: `x + ${shift} = ${x} for x = ${x - shift}, and the expression has the value ${signed(f(x - shift))} there.`,
    };
  },
};

export const relationsAndFunctions: readonly Family[] = [domainOfRoot, shiftedFunction];
