import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { arithmeticProgressions } from "./arithmetic-progressions";
import { pairsOfLinearEquations } from "./pairs-of-linear-equations";
import { polynomials } from "./polynomials";
import { quadraticEquations } from "./quadratic-equations";

const negatives = { hasNegatives: true } as const;

describeKeys(
  polynomials,
  {
    "polynomial-from-its-zeroes": (stem, _, options) => {
      const zeroes = signedIn(stem);
      return onlyOne(options, (option) => zeroes.every((x) => isNear(at(option, { x }) + 1, 1)));
    },
    "symmetric-in-the-zeroes": (stem) => {
      const text = partOf(stem, /of (x² .*?), what/);
      const [c, sum] = [at(text, { x: 0 }), (at(text, { x: -1 }) - at(text, { x: 1 })) / 2];
      const root = Math.sqrt(sum * sum - 4 * c);
      const [a, b] = [(sum + root) / 2, (sum - root) / 2];
      return stem.includes("α²") ? Math.round(a * a + b * b) : 1 / a + 1 / b;
    },
    "one-zero-a-multiple": (stem, [sum = 0, factor = 2]) => {
      const times = stem.includes("twice") ? 2 : factor;
      const small = search(1, (zero) => zero + zero * times === sum);
      return small * small * times;
    },
  },
  negatives,
);

describeKeys(
  pairsOfLinearEquations,
  {
    "parallel-pair": (_, [a = 0, b = 0, , c = 0]) => search(1, (k) => a * k === b * c),
  },
  negatives,
);

describeKeys(
  quadraticEquations,
  {
    "roots-that-coincide": (stem) => {
      const [a, c] = [Number(partOf(stem, /(\d+)x²/) || 1), Number(partOf(stem, /kx \+ (\d+)/))];
      return search(1, (k) => k * k === 4 * a * c);
    },
    "speed-raised-on-the-way": (_, [way = 0, more = 0, hours = 0]) =>
      search(1, (speed) => isNear(way / speed - way / (speed + more), hours)),
  },
  negatives,
);

describeKeys(
  arithmeticProgressions,
  {
    "rows-of-seats": (_, [first = 0, step = 0, n = 0]) => {
      let [sum, row] = [0, first];
      for (let place = 0; place < n; place++, row += step) sum += row;
      return sum;
    },
    "growing-instalments": (stem, numbers) => {
      const [first = 0, step = 0, goal = 0] = stem.startsWith("A loan")
        ? [numbers[1], numbers[2], numbers[0]]
        : numbers;
      let [sum, months] = [0, 0];
      for (let part = first; sum < goal; part += step, months++) sum += part;
      return sum === goal ? months : undefined;
    },
  },
  negatives,
);
