import { seniorKeys } from "../quick-senior-keys";
import { bothChanges } from "../quick-senior-solvers";
import { written } from "../quick-solvers";
import { describeKeys, search } from "../second-computation";
import { class11Speedmaths } from "./class11-speedmaths";

describeKeys(class11Speedmaths.families, {
  ...seniorKeys,
  "whole-square": written(([a = 0, b = 0]) => a * a + b * b + 2 * a * b),
  "squares-from-a-sum": (_, [sum = 0, times = 0]) => {
    const a = search(0, (n) => n * (sum - n) === times);
    return a * a + (sum - a) ** 2;
  },
  "cubes-that-cancel": (_, numbers) => {
    const [a = 0, ...others] = numbers.toSorted((x, y) => y - x);
    return others.reduce((left, n) => left - n ** 3, a ** 3);
  },
  "sum-of-equal-steps": (stem, numbers) => {
    const [a = 0, b = 0, c = 0, d = 0] = stem.startsWith("What")
      ? numbers
      : [numbers[0], numbers[2], numbers[3]];
    const [step, many] = stem.startsWith("What") ? [b - a, (d - a) / (b - a) + 1] : [b, c];
    let sum = 0;
    for (let term = 0; term < many; term++) sum += a + term * step;
    return sum;
  },
  "successive-change": bothChanges(1, 1, ["more", "less"]),
  "amount-before": (stem, [a = 0, b = 0]) => {
    const [end, percent] = stem.startsWith("An index") ? [a, b] : [b, -a];
    return search(1, (n) => Math.abs(n * (1 + percent / 100) - end) < 1e-6);
  },
  "use-against-price": (stem, [p = 0]) =>
    stem.includes("resistor") ? 100 - 100 / (1 + p / 100) : 100 / (1 - p / 100) - 100,
  "share-in-a-ratio": (stem, [whole = 0, a = 0, b = 0]) =>
    (whole / (a + b)) * (stem.includes("zinc") ? Math.min(a, b) : Math.max(a, b)),
  "compound-less-simple": (_, numbers) => {
    const [p = 0, rate = 0] = numbers.filter((number) => number !== 2).toSorted((a, b) => b - a);
    return (p * rate * rate) / 10_000;
  },
});
