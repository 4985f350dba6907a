import { at, isNear, onlyOne, partOf } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { complexNumbers } from "./complex-numbers";
import { linearInequalities } from "./linear-inequalities";

const negatives = { hasNegatives: true };

type Complex = readonly [real: number, imaginary: number];

const complexOf = (text: string): Complex => [at(text, { i: 0 }), at(text, { i: 1 }) - at(text, { i: 0 })];

const multiply = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

describeKeys(
  complexNumbers,
  {
    "product-of-two": (stem, _, options) => {
      const [first = "", second = ""] = stem.match(/\d [+−] \d?i/g) ?? [];
      const [real, imaginary] = multiply(complexOf(first), complexOf(second));
      return onlyOne(
        options,
        (option) => complexOf(option)[0] === real && complexOf(option)[1] === imaginary,
      );
    },
    "modulus-of": (stem, _, options) => {
      const [first = "", second = ""] = stem.match(/−?\d+ [+−] \d*i/g) ?? [];
      const [one, two] = [complexOf(first), complexOf(second)];
      const size = stem.includes("/")
        ? Math.hypot(...multiply(one, [two[0], -two[1]])) / Math.hypot(...two) ** 2
        : Math.hypot(...multiply(one, two));
      return onlyOne(options, (option) => isNear(at(option), size));
    },
    "complex-roots": (stem, _, options) => {
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

describeKeys(
  linearInequalities,
  {
    "turned-sign": (stem, _, options) => {
      const [left = "", right = ""] = stem.match(/\d*x [+−] \d+/g) ?? [];
      const isStrict = stem.includes(">");
      const fits = (x: number): boolean => {
        const gap = at(left, { x }) - at(right, { x });
        return isStrict ? gap > 0 : gap >= 0;
      };
      return onlyOne(options, (option) => {
        const bound = at(option.slice(4));
        const holds = (x: number): boolean =>
          ({ "<": x < bound, ">": x > bound, "≤": x <= bound, "≥": x >= bound })[option.charAt(2)] ?? false;
        return Array.from({ length: 61 }, (__, place) => place - 30).every((x) => holds(x) === fits(x));
      });
    },
    "how-many-integers": (stem) => {
      const [, low = "", middle = "", high = ""] = /(−?\d+) < (.*?) ≤ (−?\d+)/.exec(stem) ?? [];
      const values = Array.from({ length: 201 }, (_, place) => at(middle, { x: place - 100 }));
      return values.filter((value) => at(low) < value && value <= at(high)).length;
    },
    "next-score": (_, [a = 0, b = 0, c = 0, d = 0, ...rest]) => {
      const goal = rest.at(-1) ?? 0;
      return search(0, (score) => (a + b + c + d + score) / 5 >= goal);
    },
  },
  negatives,
);
