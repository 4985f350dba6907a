import { findOptionValue } from "../option-value";
import { beside, bestRow, closest, rowsIn, settled } from "../quick-reading";
import { mean, product, total } from "../quick-solvers";
import { describeKeys, fractionsIn, numbersIn, search } from "../second-computation";
import { class7Speedmaths } from "./class7-speedmaths";

const worth = (option: string): number => {
  const [a = 0, b = 1] = numbersIn(option);
  return option.includes(":") ? a / b : a * b;
};
const largest = (_: string, __: readonly number[], options: readonly string[]): string | undefined =>
  options.toSorted((a, b) => worth(b) - worth(a))[0];

describeKeys(class7Speedmaths.families, {
  "times-near-a-thousand": (_, numbers) => product(numbers),
  "outer-factors-first": (_, numbers) => product(numbers),
  "hidden-shared-factor": (_, [a = 0, b = 0, c = 0, d = 0]) => a * b + c * d,
  "product-by-size-and-end": (_, [a = 0, b = 0]) => a * b,
  "one-more-of-each": (_, numbers) => product(numbers.filter((n) => n > 1)),
  "test-by-two-parts": (_, [by = 1], options) =>
    options.find((option) => Number(option.replace(",", "")) % by === 0),
  "least-to-add-for-nine": (_, numbers) => {
    const n = Math.max(...numbers);
    return search(1, (more) => (n + more) % 9 === 0);
  },
  "remainder-of-a-sum": (_, [a = 0, b = 0]) => (a + b) % 9,
  "full-trays-in-a-table": (stem, [tray = 1]) => bestRow(stem, ([n = 0]) => (n % tray === 0 ? 1 : 0)),
  "digit-for-two-tests": (stem, _, options) => {
    const by = stem.includes("by 9?") ? 36 : 12;
    const number = /\d,\d□\d/.exec(stem)?.[0].replace(",", "") ?? "";
    return options.find((digit) => Number(number.replace("□", digit)) % by === 0);
  },
  "from-square-to-square": (_, numbers) => Math.max(...numbers) ** 2 - (Math.max(...numbers) - 1) ** 2,
  "square-by-its-last-digit": (_, __, options) =>
    options.find((option) => Number.isInteger(Math.sqrt(numbersIn(option)[0] ?? 2))),
  "square-cut-from-a-square": (stem) => {
    const [a = 0, b = 0] = numbersIn(beside(stem));
    return a * a - b * b;
  },
  "cube-of-a-double": (_, numbers) => {
    const root = Math.max(...numbers.filter((n) => n < 100));
    return root ** 3;
  },
  "squares-by-sum-and-difference": (_, [sum = 0, gap = 0]) => ((sum + gap) / 2) ** 2 - ((sum - gap) / 2) ** 2,
  "between-half-and-three-quarters": (_, __, options) =>
    options.find((option) => {
      const value = findOptionValue(option) ?? 0;
      return value > 0.5 && value < 0.75;
    }),
  "pairs-that-make-wholes": (_, numbers) => settled(total(numbers)),
  "divided-by-a-friendly-decimal": (_, numbers) => settled(Math.max(...numbers) / Math.min(...numbers)),
  "two-points-on-a-line": (stem) => {
    const [from = 0, , steps = 1, p = 0, q = 0] = numbersIn(beside(stem));
    return settled(2 * from + (p + q) / steps);
  },
  "two-readings-of-a-tank": (stem) => {
    const [[a, b] = [0, 1], [c, d] = [0, 1]] = fractionsIn(stem);
    const change = numbersIn(stem).at(2) ?? 0;
    return search(1, (whole) => Math.abs((whole * a) / b - change - (whole * c) / d) < 1e-9);
  },
  "chain-of-growing-fractions": (_, numbers) => {
    const n = Math.max(...numbers);
    return settled(product(Array.from({ length: n - 1 }, (__, k) => 1 + 1 / (k + 2))));
  },
  "one-per-cent-of-two-numbers": (_, [p = 0, a = 0, , b = 0]) => settled((p / 100) * a + (p / 100) * b),
  "whole-strip-from-a-part": (stem) => {
    const [p = 1, part = 0] = numbersIn(beside(stem));
    const whole = search(1, (n) => Math.abs((n * p) / 100 - part) < 1e-9);
    return stem.startsWith("The whole") ? whole : whole - part;
  },
  "largest-of-four-per-cents": largest,
  "fullest-in-a-table": (stem) => bestRow(stem, ([all = 1, some = 0]) => some / all),
  "per-cent-of-two-groups": (_, [g = 0, x = 0, y = 0]) => settled((g * x + (100 - g) * y) / 100),
  "gap-between-two-per-cents": (stem, numbers) => {
    const [p = 0, q = 0] = [...stem.matchAll(/(\d+)%/g)].map(([, n]) => Number(n));
    const gap = numbers.find((n) => n !== p && n !== q) ?? 0;
    return search(1, (n) => Math.abs((n * (p - q)) / 100 - gap) < 1e-9);
  },
  "shares-as-two-strips": (stem, [gap = 0]) => {
    const [a = 0, b = 0] = numbersIn(beside(stem));
    return (gap / (b - a)) * (a + b);
  },
  "recipe-in-a-table": (stem) => {
    const [[a = 1, x = 0] = [], , [b = 0] = []] = rowsIn(stem);
    return settled((x / a) * b);
  },
  "sweetest-mixture": largest,
  "three-shares-with-a-gap": (_, [a = 0, b = 0, c = 0, gap = 0]) =>
    search(1, (whole) => Math.abs((whole * (c - a)) / (a + b + c) - gap) < 1e-9),
  "coins-in-a-ratio": (stem) => {
    const [a = 0, b = 0, c = 0, worth = 0] = numbersIn(stem).slice(3);
    return b * search(1, (n) => n * (a + 2 * b + 5 * c) === worth);
  },
  "gain-by-the-dozen": (_, numbers) => {
    const [cost = 1, price = 0] = numbers.filter((n) => n !== 12);
    return settled((price / (cost / 12) - 1) * 100);
  },
  "loss-in-a-table": (stem) => {
    const loss = Number(/(\d+)%/.exec(stem)?.[1]);
    return bestRow(stem, ([cost = 1, sold = 0]) =>
      Math.abs(((cost - sold) / cost) * 100 - loss) < 1e-9 ? 1 : 0,
    );
  },
  "price-after-waste": (_, [n = 0, price = 0, bad = 0]) => search(1, (one) => one * (n - bad) === n * price),
  "so-many-for-the-same-money": (_, [a = 1, price = 0, b = 1]) =>
    settled((price / b / (price / a) - 1) * 100),
  "from-loss-to-gain": (stem) => {
    const sold = Number(/₹([\d,]+)/.exec(stem)?.[1]?.replace(",", ""));
    const [loss = 0, gain = 0] = [...stem.matchAll(/(\d+)%/g)].map(([, n]) => Number(n));
    return settled((sold / (1 - loss / 100)) * (1 + gain / 100));
  },
  "mean-of-five-bars": (stem) => mean(numbersIn(beside(stem))),
  "mean-of-the-first-multiples": (stem, numbers) => {
    const [n, m] = stem.startsWith("What")
      ? [numbers[0] ?? 1, numbers[1] ?? 0]
      : [numbers.at(-1) ?? 1, numbers[0] ?? 0];
    return mean(Array.from({ length: n }, (_, k) => (k + 1) * m));
  },
  "one-taken-out-of-the-mean": (_, [n = 0, old = 0, now = 0]) =>
    search(1, (one) => n * old - one === (n - 1) * now),
  "mean-of-changed-numbers": (stem, numbers) => {
    const [, old = 0, times = 0, more = 0] = numbers;
    return stem.startsWith("The mean") ? old * times + more : old + old + times;
  },
  "number-in-two-means": (_, [all = 0, first = 0, last = 0]) =>
    search(1, (x) => 3 * first - x + (3 * last - x) + x === 5 * all),
  "fastest-of-four-rides": (stem) => bestRow(stem, (cells) => (cells.at(-2) ?? 0) / (cells.at(-1) ?? 1)),
  "on-at-the-same-rate": (_, [km = 0, minutes = 1, h = 0, min = 0]) =>
    settled((km / minutes) * (h * 60 + min)),
  "towards-each-other": (_, [way = 0, a = 0, b = 0]) => settled(way / (a + b)),
  "ride-with-a-rest": (stem) => settled((numbersIn(beside(stem)).at(-1) ?? 0) / 4),
  "late-at-a-slower-speed": (stem, [, , late = 0]) => {
    const [a, b] = fractionsIn(stem)[0] ?? [1, 1];
    return search(1, (t) => Math.abs((t * b) / a - t - late) < 1e-9);
  },
  "point-in-its-place": (_, numbers) => {
    const [p = 0, q = 0] = numbers.slice(3);
    return settled(p * q);
  },
  "per-minute-in-the-long-run": closest(
    ([rate = 0], stem) => rate * 60 * 24 * (stem.includes("week") ? 7 : 1),
  ),
  "fractions-near-wholes": closest((_, stem) => total(fractionsIn(stem).map(([a, b]) => a / b))),
  "product-beyond-a-goal": (_, [goal = 0], options) => options.find((option) => worth(option) > goal),
  "many-small-decimals": closest((numbers) => Math.max(...numbers) / Math.min(...numbers)),
  "cost-of-a-rough-fence": closest(([a = 0, b = 0, price = 0]) => 2 * (a + b) * price),
});
