import { beside, best, bestRow, closest, rowsIn, settled } from "../quick-reading";
import { mean, product, total, valueOf } from "../quick-solvers";
import { describeKeys, fractionsIn, nearest, numbersIn, search } from "../second-computation";
import { class5Speedmaths } from "./class5-speedmaths";

describeKeys(class5Speedmaths.families, {
  "both-ends-near-thousands": (_, [a = 0, b = 0]) => a - b,
  "top-of-a-number-wall": (stem) => {
    const [a = 0, b = 0, c = 0] = numbersIn(beside(stem));
    return a + b + (b + c);
  },
  "moved-to-the-other-number": (_, [a = 0, b = 0, c = 0]) => a + b - c,
  "largest-total-in-a-table": (stem) => bestRow(stem, total),
  "larger-one-from-sum-and-gap": (_, [sum = 0, gap = 0]) => search(0, (n) => n - (sum - n) === gap),
  "friends-on-both-sides": (_, numbers) => product(numbers),
  "half-here-double-there": (_, [a = 0, b = 0, c = 1]) => (a * b) / c,
  "row-from-known-rows": (stem, numbers) => {
    const [, n = 0] = rowsIn(stem)[0] ?? [];
    return n * (stem.startsWith("Use") ? (numbers[0] ?? 0) : (numbers[1] ?? 0));
  },
  "three-rows-at-once": (stem, numbers) => {
    const [n = 0, a = 0, b = 0, c = 0] = stem.startsWith("What")
      ? [numbers[0], numbers[1], numbers[3], numbers[5]]
      : numbers;
    return n * a + n * b + n * c;
  },
  "digit-hidden-in-a-product": (stem, numbers) => {
    const tens = Number(/(\d)□/.exec(stem)?.[1]);
    const whole = Math.max(...numbers);
    const by = stem.includes("×") ? (numbers[1] ?? 1) : (numbers[0] ?? 1);
    return search(0, (digit) => (tens * 10 + digit) * by === whole);
  },
  "factor-with-turned-digits": (_, [a = 0, b = 0, more = 0]) =>
    search(1, (n) => Math.abs(a - b) * n === more),
  "bags-of-twenty-five": (_, numbers) => Math.max(...numbers) / 25,
  "eleven-less-one": (_, numbers) => {
    const n = numbers.find((one) => one !== 11) ?? 0;
    return 11 * n - n;
  },
  "eleven-by-the-middle-digit": (_, __, options) => options.find((option) => Number(option) % 11 === 0),
  "twenty-two-in-two-steps": (_, [a = 0, b = 0]) => a * b,
  "three-quarters-of-hundreds": (_, numbers) => 75 * (numbers.find((n) => n !== 75) ?? 0),
  "eleven-and-fourteen-together": (stem, numbers) => {
    const n = stem.startsWith("What") ? (numbers[1] ?? 0) : (numbers[2] ?? 0);
    return stem.startsWith("What") ? 11 * n + 14 * n : 36 * n - 11 * n;
  },
  "just-under-a-round-number": (_, [all = 0, by = 1]) => all / by,
  "machine-that-halves": (stem) => {
    const [n = 0, a = 1, b = 1] = numbersIn(beside(stem));
    return (n * a) / b;
  },
  "same-answer-other-division": (_, [a = 0, b = 1], options) =>
    options.find((option) => valueOf(option) === a / b),
  "remainder-at-a-glance": (_, numbers) => Math.max(...numbers) % Math.min(...numbers),
  "largest-remainder-possible": (_, [by = 1, quotient = 0]) =>
    Math.max(
      ...Array.from({ length: by * (quotient + 2) }, (__, n) => n).filter(
        (n) => Math.floor(n / by) === quotient,
      ),
    ),
  "more-parts-of-the-same": (stem, numbers) => {
    const [[, bottom] = [0, 1], [top] = [0, 1]] = fractionsIn(stem);
    return top * (numbers[2] ?? 0) * (bottom / bottom);
  },
  "part-of-some-kilograms": (stem, numbers) => {
    const [a, b] = fractionsIn(stem)[0] ?? [0, 1];
    return settled(((numbers[2] ?? 0) * 1000 * a) / b);
  },
  "half-and-quarter-together": (stem, numbers) => {
    const n = Math.max(...numbers);
    return stem.length > 9 ? n / 2 + n / 4 : 0;
  },
  "walkers-in-a-table": (stem) => bestRow(stem, ([n = 0, a = 0, b = 1]) => (n / b) * a),
  "fractions-that-cancel": (stem, numbers) =>
    settled(
      fractionsIn(stem).reduce(
        (n, [a, b]) => (n * a) / b,
        stem.startsWith("What") ? (numbers.at(-1) ?? 0) : (numbers[0] ?? 0),
      ),
    ),
  "third-against-a-quarter": (stem, numbers) => {
    const bottoms = fractionsIn(stem).map(([, b]) => b);
    const [a = 1, b = 1] = bottoms;
    const gap = stem.startsWith("On") ? (numbers[4] ?? 0) : (numbers[2] ?? 0);
    return search(1, (n) => Math.abs(n / a - n / b - gap) < 1e-9);
  },
  "longer-is-not-larger": best((option) => numbersIn(option)[0] ?? 0),
  "arrow-on-a-fine-scale": (stem) => {
    const [from = 0, , steps = 1, at = 0] = numbersIn(beside(stem));
    return settled(from + at / steps);
  },
  "metres-and-centimetres-mixed": (_, [m = 0, cm = 0]) => settled((m * 100 + cm) / 100),
  "halves-of-a-good-pair": (_, [a = 0, b = 0]) => settled(a / 2 + b / 2),
  "good-pair-with-points": (_, numbers) => settled(product(numbers)),
  "number-and-its-tenth": (_, numbers) => {
    const more = numbers[0] ?? 0;
    return search(1, (n) => Math.abs(n + n / 10 - more) < 1e-9);
  },
  "missing-to-a-round-sum": (stem, [goal = 0]) => goal - total(numbersIn(beside(stem))),
  "quarters-of-a-rupee": (_, [price = 0, n = 0]) => settled(price * n),
  "left-from-five-hundred": (stem, numbers) => {
    const counts = numbers.filter((n) => n !== 500);
    const prices = beside(stem)
      .split("\n")
      .slice(1)
      .map((row) => row.split(" | "));
    const price = (name: string): number => Number(prices.find(([cell = ""]) => name.startsWith(cell))?.[1]);
    const names = stem.includes("Comb") ? ["Comb", "Ribbon"] : ["Cap", "Whistle"];
    return 500 - (counts[0] ?? 0) * price(names[0] ?? "") - (counts[1] ?? 0) * price(names[1] ?? "");
  },
  "best-offer-of-four": best((option) => {
    const [n = 1, sum = 0] = numbersIn(option);
    return -sum / n;
  }),
  "as-many-of-each-note": (stem, numbers) => {
    const sum = Math.max(...numbers);
    const one = total([...new Set(numbers.filter((n) => n !== sum))]);
    return search(1, (n) => n * one === sum && stem.length > 0);
  },
  "so-much-more-than-the-other": (_, [sum = 0, more = 0]) => search(0, (n) => n + n + more === sum),
  "four-bars-made-level": (stem) => mean(numbersIn(beside(stem))),
  "average-with-a-zero": (_, numbers) => mean(numbers),
  "moved-until-equal": (_, [high = 0, low = 0]) => search(0, (n) => high - n === low + n),
  "average-of-the-others": (_, [n = 0, all = 0, known = 0]) =>
    search(1, (x) => x * (n - 2) + 2 * known === n * all),
  "average-after-one-change": (_, [n = 1, old = 0, low = 0, high = 0]) => settled((n * old - low + high) / n),
  "which-one-rounds-to-it": (stem, [goal = 0], options) =>
    options.find(
      (option) => nearest(numbersIn(option)[0] ?? 0, stem.includes("hundred") ? 100 : 1000) === goal,
    ),
  "difference-by-rounding": closest(([a = 0, b = 0]) => a - b),
  "pair-above-a-thousand": (_, [goal = 0], options) =>
    options.find((option) => total(numbersIn(option)) > goal),
  "closest-product-to-a-goal": (_, [goal = 0], options) =>
    options.toSorted(
      (a, b) => Math.abs(product(numbersIn(a)) - goal) - Math.abs(product(numbersIn(b)) - goal),
    )[0],
  "crowd-in-a-table": (stem) => total(rowsIn(stem).map(([n = 0]) => nearest(n, 1000))),
  "span-of-a-rounded-number": (stem, [goal = 0]) => {
    const unit = stem.includes("hundred") ? 100 : 1000;
    const all = Array.from({ length: 2 * unit }, (_, k) => goal - unit + k).filter(
      (n) => nearest(n, unit) === goal,
    );
    return Math.max(...all) - Math.min(...all);
  },
});
