import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys, search } from "../second-computation";
import { arithmeticProgressions } from "./arithmetic-progressions";
import { pairsOfLinearEquations } from "./pairs-of-linear-equations";
import { polynomials } from "./polynomials";
import { quadraticEquations } from "./quadratic-equations";
import { realNumbers } from "./real-numbers";

const value = (option: string): number => findOptionValue(option) ?? Number.NaN;
const negatives = { hasNegatives: true };

/** The greatest number that divides both, by trying. */
function commonDivisor(a: number, b: number): number {
  let divisor = Math.min(a, b);
  while (a % divisor !== 0 || b % divisor !== 0) divisor--;
  return divisor;
}

describeKeys(realNumbers, {
  "other-number": (stem, numbers) => {
    const [g = 0, all = 0, one = 0] = stem.startsWith("The HCF")
      ? numbers
      : [numbers[1], numbers[2], numbers[0]];
    return search(1, (other) => commonDivisor(one, other) === g && (one * other) / g === all);
  },
  "terminating-decimal": (_, __, options) =>
    onlyOne(options, (option) => isNear((value(option) * 1e9) % 1, 0)),
  "same-remainders": (_, [first = 0, second = 0, r = 0, s = 0]) => {
    let divisor = first;
    while (first % divisor !== r || second % divisor !== s) divisor--;
    return divisor;
  },
});

describeKeys(
  polynomials,
  {
    "from-zeroes": (stem, _, options) => {
      const zeroes = signedIn(stem);
      return onlyOne(options, (option) => zeroes.every((x) => isNear(at(option, { x }) + 1, 1)));
    },
    "squares-of-zeroes": (stem) => {
      const text = partOf(stem, /of (x² .*?), what/);
      const [c, sum] = [at(text, { x: 0 }), (at(text, { x: -1 }) - at(text, { x: 1 })) / 2];
      const root = Math.sqrt(sum * sum - 4 * c);
      const [a, b] = [(sum + root) / 2, (sum - root) / 2];
      return stem.includes("α²") ? Math.round(a * a + b * b) : 1 / a + 1 / b;
    },
    "zero-times-as-large": (stem, [sum = 0, factor = 2]) => {
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
    "two-bills": (_, [a = 0, b = 0, first = 0, c = 0, d = 0, second = 0]) =>
      search(1, (x) => (first - a * x) * d === (second - c * x) * b),
    "no-solution": (_, [a = 0, b = 0, , c = 0]) => search(1, (k) => a * k === b * c),
    "boat-and-stream": (stem, [there = 0, down = 1, back = 0, up = 1]) => {
      const boat = search(1, (speed) => there / down - speed === speed - back / up);
      return stem.startsWith("A motor") ? boat : there / down - boat;
    },
  },
  negatives,
);

describeKeys(
  quadraticEquations,
  {
    "equal-roots": (stem) => {
      const [a, c] = [Number(partOf(stem, /(\d+)x²/) || 1), Number(partOf(stem, /kx \+ (\d+)/))];
      return search(1, (k) => k * k === 4 * a * c);
    },
    "garden-sides": (_, numbers) => {
      const [more, area] = [Math.min(...numbers), Math.max(...numbers)];
      return search(1, (wide) => wide * (wide + more) === area);
    },
    "faster-train": (_, [way = 0, more = 0, hours = 0]) =>
      search(1, (speed) => isNear(way / speed - way / (speed + more), hours)),
  },
  negatives,
);

describeKeys(
  arithmeticProgressions,
  {
    "far-term": (stem) => {
      const numbers = signedIn(stem);
      const n = stem.startsWith("What") ? (numbers.shift() ?? 0) : (numbers.pop() ?? 0);
      let [term = 0, next = 0] = numbers;
      const step = next - term;
      for (let place = 1; place < n; place++) [term, next] = [next, next + step];
      return term;
    },
    "rows-of-seats": (_, [first = 0, step = 0, n = 0]) => {
      let [sum, row] = [0, first];
      for (let place = 0; place < n; place++, row += step) sum += row;
      return sum;
    },
    "months-of-saving": (stem, numbers) => {
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
