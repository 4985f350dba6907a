import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Relations and Functions";

const howManyMaps: Family = {
  name: "how-many-maps",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [m, n] = [draw.int(2, 4), draw.int(2, 5)];
    const isRelation = turn % 2 === 0;
    const key = isRelation ? 2 ** (m * n) : n ** m;
    if (m === n || key > 5000 || n ** m === m ** n) return undefined;
    return {
      frames: [
        `Set A has ${m} elements and set B has ${n}. How many relations from A to B are there?`,
        `How many functions are there from a set of ${m} elements to a set of ${n} elements?`,
      ],
      ...numeric(
        grouped,
        key,
        [
          [m * n, "counting the ordered pairs"],
          [
            isRelation ? n ** m : 2 ** (m * n),
            isRelation ? "counting the functions" : "counting the relations",
          ],
          [m ** n, "changing base and exponent round"],
          [2 ** (m + n), "adding the two numbers in the exponent"],
          [(m * n) ** 2, "squaring the number of pairs"],
          [isRelation ? 2 ** (m * n) - 1 : n ** m - n, "leaving some of them out"],
          [2 ** (m * n + 1), "a slip of one in the exponent"],
        ],
        0,
      ),
      because: isRelation
        ? `A × B has ${m} × ${n} = ${m * n} pairs, and each may be in the relation or not: ${grouped(key)}.`
        : `Each of the ${m} elements has ${n} possible images: ${n} to the power ${m} is ${grouped(key)}.`,
    };
  },
};

const domainOfRoot: Family = {
  name: "domain-of-root",
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
          isFraction ? "letting the denominator be 0" : "leaving out where the root is 0",
        ],
        [show(-high, -low), "taking the roots with the wrong signs"],
        [show(0, high), "leaving out the negative numbers"],
        [show(low, -low), "looking at one of the roots only"],
        [show(-high, high), "taking the domain to be symmetric"],
      ],
      because: `${inside} = (x + ${a})(${b} − x) is ${isFraction ? "positive" : "not negative"} for x from ${signed(low)} to ${b}, the ends ${isFraction ? "left out" : "included"}.`,
    };
  },
};

const shiftedFunction: Family = {
  name: "shifted-function",
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
        [f(x), `putting x = ${x} into the expression`],
        [f(x + shift), `adding ${shift} where it has to be subtracted`],
        [f(x) - shift, `subtracting ${shift} from the value`],
        [f(shift), `putting x = ${shift}`],
        [f(x - shift) - c, "losing the constant term"],
        [f(x - shift) - 2 * b * (x - shift), "losing the sign of the middle term"],
      ]),
      because: `x + ${shift} = ${x} for x = ${x - shift}, and the expression has the value ${signed(f(x - shift))} there.`,
    };
  },
};

export const relationsAndFunctions: readonly Family[] = [howManyMaps, domainOfRoot, shiftedFunction];
