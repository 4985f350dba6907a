import { bestOf, exactPower, mean, powersIn, product, written } from "../quick-solvers";
import { describeKeys, numbersIn, search } from "../second-computation";
import { class8Speedmaths } from "./class8-speedmaths";

const multiplied = written(product);
const nearestTo =
  (value: (a: number, b: number, c: number) => number) =>
  (_: string, [a = 0, b = 0, c = 0]: readonly number[], options: readonly string[]): string | undefined =>
    bestOf(
      options.map((option) => option.replace(" m", "")),
      (option) => -Math.abs(option - value(a, b, c)),
    );
const root =
  (power: number) =>
  (_: string, [value = 0]: readonly number[]) =>
    search(1, (n) => Math.abs((n / 100) ** power - value) < 1e-9) / 100;

describeKeys(class8Speedmaths.families, {
  "around-a-round-number": multiplied,
  "just-above-a-hundred": multiplied,
  "times-25": multiplied,
  "times-998-or-1002": multiplied,
  "square-near-a-round-number": (_, [n = 0]) => n * n,
  "difference-of-squares": (_, numbers) => Math.max(...numbers) ** 2 - Math.min(...numbers) ** 2,
  "next-square": (_, [n = 0]) => (n + 1) ** 2,
  "sum-of-cubes-in-a-row": (_, numbers) => {
    let sum = 0;
    for (let n = 1; n <= (numbers.at(-1) ?? 0); n++) sum += n ** 3;
    return sum;
  },
  "square-root-by-ends": (_, [value = 0]) => search(1, (n) => n * n === value),
  "cube-root-by-ends": (_, [value = 0]) => search(1, (n) => n ** 3 === value),
  "root-of-a-decimal": root(2),
  "nearest-root": (_, [value = 0], options) =>
    options.find((option) => Math.round(Math.sqrt(value)) === numbersIn(option)[0]),
  "powers-of-one-base": (stem) => {
    const [[a, m] = [1, 0], [b, n] = [1, 0], [c, k] = [1, 0]] = powersIn(stem);
    return Number((exactPower(a, m) * exactPower(b, n)) / exactPower(c, k));
  },
  "exponent-of-the-base": (stem, numbers) => {
    const [[big, times] = [1, 0]] = powersIn(stem);
    const base = numbers.find((number) => number !== big) ?? 2;
    return search(1, (n) => exactPower(base, n) >= exactPower(big, times));
  },
  "powers-of-one-exponent": (stem) => {
    const all = powersIn(stem).reduce((value, [base, exponent]) => value * exactPower(base, exponent), 1n);
    return /0*$/.exec(String(all))?.[0].length;
  },
  "last-digit-of-a-power": (stem) => {
    const [[base, exponent] = [1, 0]] = powersIn(stem);
    return Number(exactPower(base, exponent) % 10n);
  },
  "largest-power": (_, __, options) =>
    options.toSorted((x, y) => {
      const [[a, m] = [1, 0], [b, n] = [1, 0]] = [...powersIn(x), ...powersIn(y)];
      return exactPower(a, m) > exactPower(b, n) ? -1 : 1;
    })[0],
  "percent-change": (_, [from = 1, to = 0]) => (Math.abs(to - from) / from) * 100,
  "successive-change": (_, [a = 0, b = 0]) =>
    `${Number(((1 + a / 100) * (1 + b / 100) * 100 - 100).toFixed(4))}% more`,
  "amount-before": (stem, [a = 0, b = 0]) =>
    stem.startsWith("After")
      ? search(1, (n) => Math.abs(n * (1 + a / 100) - b) < 1e-6)
      : search(1, (n) => Math.abs(n * (1 - a / 100) - b) < 1e-6),
  "use-against-price": (stem, [p = 0]) =>
    stem.includes("less") ? 100 - 100 / (1 + p / 100) : 100 / (1 - p / 100) - 100,
  "share-in-a-ratio": (stem, numbers) => {
    const [whole, [a = 0, b = 0]] = [Math.max(...numbers), numbers.filter((n) => n !== Math.max(...numbers))];
    return stem ? (whole / (a + b)) * Math.max(a, b) : undefined;
  },
  "missing-term": (_, [a = 1, b = 0, c = 0]) => (b / a) * c,
  "whole-from-a-difference": (_, [a = 0, b = 0, gap = 0]) =>
    search(1, (whole) => Math.abs((whole * Math.abs(a - b)) / (a + b) - gap) < 1e-9),
  "chain-of-ratios": (_, [a = 1, b = 1, c = 1, d = 1], options) =>
    options.find((option) => {
      const [x = 0, y = 1] = numbersIn(option);
      return Math.abs(x / y - (a / b) * (c / d)) < 1e-9;
    }),
  "simple-interest": (stem, [p = 0, x = 0, y = 0]) => (stem ? (p * x * y) / 100 : undefined),
  "years-for-an-interest": (stem, [p = 0, x = 0, y = 0]) => {
    const [rate, interest] = stem.startsWith("In") ? [y, x] : [x, y];
    return search(1, (years) => p * rate * years === interest * 100);
  },
  "times-itself": (stem, [given = 1]) => {
    const times = stem.includes("three") ? 3 : stem.includes("four") ? 4 : 2;
    return ((times - 1) * 100) / given;
  },
  "interest-for-months": (_, [p = 0, months = 0, rate = 0]) => ((p * rate) / 1200) * months,
  "average-near-a-base": (_, numbers) => mean(numbers),
  "average-of-equal-steps": (stem, numbers) => mean(stem.startsWith("The") ? numbers.slice(1) : numbers),
  "average-with-a-new-one": (_, [many = 0, before = 0, after = 0]) =>
    search(0, (n) => many * before + n === (many + 1) * after),
  "average-of-two-groups": (stem, numbers) => {
    const [a = 0, first = 0, b = 0, second = 0] = numbers;
    return stem ? (a * first + b * second) / (a + b) : undefined;
  },
  "work-together": (_, [a = 1, b = 1]) => 1 / (1 / a + 1 / b),
  "work-alone": (_, [both = 1, known = 1]) => 1 / (1 / both - 1 / known),
  "workers-and-days": (_, [a = 0, days = 0, b = 1]) => (a * days) / b,
  "one-leaves-early": (_, [a = 1, b = 1, days = 0]) => (1 - days / a - days / b) * b,
  "estimate-a-product-of-three": nearestTo((a, b, c) => a * b * c),
  "estimate-a-fraction-of": nearestTo((a, b) => (a * b) / 100),
  "estimate-a-quotient-of-products": nearestTo((a, b, c) => (a * b) / c),
});
