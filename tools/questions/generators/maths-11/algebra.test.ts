import { at, isNear, onlyOne, partOf } from "../algebra-computation";
import { describeKeys } from "../second-computation";
import { complexNumbers } from "./complex-numbers";

const negatives = { hasNegatives: true } as const;

type Complex = readonly [real: number, imaginary: number];

const complexOf = (text: string): Complex => [at(text, { i: 0 }), at(text, { i: 1 }) - at(text, { i: 0 })];

const multiply = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

describeKeys(
  complexNumbers,
  {
    "modulus-of-product-or-quotient": (stem, _, options) => {
      const [first = "", second = ""] = stem.match(/−?\d+ [+−] \d*i/g) ?? [];
      const [one, two] = [complexOf(first), complexOf(second)];
      const size = stem.includes("/")
        ? Math.hypot(...multiply(one, [two[0], -two[1]])) / Math.hypot(...two) ** 2
        : Math.hypot(...multiply(one, two));
      return onlyOne(options, (option) => isNear(at(option), size));
    },
    "roots-off-the-real-line": (stem, _, options) => {
      const text = partOf(stem, /(x² .*?)(?: = 0| does)/);
      const [c, b] = [at(text, { x: 0 }), (at(text, { x: 1 }) - at(text, { x: -1 })) / 2];
      return onlyOne(options, (option) => {
        const root = complexOf(option.replace("±", "+"));
        const square = multiply(root, root);
        return isNear(square[0] + b * root[0] + c + 1, 1) && isNear(square[1] + b * root[1] + 1, 1);
      });
    },
  },
  negatives,
);
