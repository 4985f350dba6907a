import { mean, powersIn, product, written } from "../quick-solvers";
import {
  bothChanges,
  chainedRatio,
  changeInPercent,
  daysLeft,
  lastDigit,
  neededExponent,
  rootOf,
  worth,
} from "../quick-senior-solvers";
import { describeKeys, numbersIn, search } from "../second-computation";
import { class9Speedmaths } from "./class9-speedmaths";

const multiplied = written(product);
const squared = (_: string, [n = 0]: readonly number[]): number => n * n;

describeKeys(class9Speedmaths.families, {
  "below-and-near-a-hundred": multiplied,
  "around-a-round-number": multiplied,
  "shared-factor": written(([a = 0, b = 0, c = 0]) => a * b + a * c),
  "near-a-thousand": multiplied,
  "double-and-halve": multiplied,
  "square-near-a-round-number": squared,
  "square-ending-in-5": squared,
  "difference-of-squares": (_, numbers) => Math.max(...numbers) ** 2 - Math.min(...numbers) ** 2,
  "difference-of-cubes-in-a-row": (_, numbers) => Math.max(...numbers) ** 3 - Math.min(...numbers) ** 3,
  "square-root-by-ends": (_, [value = 0]) => search(1, (n) => n * n === value),
  "cube-root-by-ends": (_, [value = 0]) => search(1, (n) => n ** 3 === value),
  "root-of-a-decimal": rootOf(2),
  "nearest-root": (_, [value = 0], options) =>
    options.find((option) => Math.round(Math.sqrt(value)) === numbersIn(option)[0]),
  "fractional-power": (_, [base = 1, over = 1, under = 1]) => Math.round(base ** (over / under)),
  "negative-power": worth,
  "exponent-of-the-base": neededExponent,
  "powers-over-a-power": worth,
  "last-digit-of-a-power": lastDigit,
  "whole-square": written(([a = 0, b = 0]) => a * a + b * b + 2 * a * b),
  "squares-from-a-sum": (_, [sum = 0, times = 0]) => {
    const a = search(0, (n) => n * (sum - n) === times);
    return a * a + (sum - a) ** 2;
  },
  "reciprocal-squares": (_, numbers) => {
    const n = numbers.find((number) => number > 2) ?? 0;
    const x = (n + Math.sqrt(n * n - 4)) / 2;
    return Math.round((x * x + 1 / (x * x)) * 1e6) / 1e6;
  },
  "sum-and-difference-squares": (_, [a = 0, b = 0]) => (a + b) ** 2 - (a - b) ** 2,
  "cubes-that-cancel": (_, numbers) => {
    const [a = 0, ...others] = numbers.toSorted((x, y) => y - x);
    return others.reduce((left, n) => left - n ** 3, a ** 3);
  },
  "equal-powers-added": (stem) => {
    const powers = powersIn(stem);
    const [[base] = [2]] = powers;
    return Math.round(Math.log(powers.reduce((sum, [b, n]) => sum + b ** n, 0)) / Math.log(base));
  },
  "percent-change": changeInPercent,
  "successive-change": bothChanges(1, -1, ["more", "less"]),
  "amount-before": (stem, [a = 0, b = 0]) =>
    search(1, (n) => Math.abs(n * (1 + (stem.includes("rise") ? a : -a) / 100) - b) < 1e-6),
  "use-against-price": (stem, [p = 0]) =>
    stem.includes("dearer") ? 100 - 100 / (1 + p / 100) : 100 / (1 - p / 100) - 100,
  "share-in-a-ratio": (stem, [whole = 0, a = 0, b = 0]) =>
    (whole / (a + b)) * (stem.includes("tin") ? Math.min(a, b) : Math.max(a, b)),
  "missing-term": (stem, [a = 1, b = 0, c = 0]) => (stem.startsWith("A tower") ? (a * b) / c : (b / a) * c),
  "whole-from-a-difference": (_, [a = 0, b = 0, gap = 0]) =>
    search(1, (whole) => Math.abs((whole * Math.abs(a - b)) / (a + b) - gap) < 1e-9),
  "chain-of-ratios": chainedRatio,
  "average-near-a-base": (_, numbers) => mean(numbers),
  "average-of-two-groups": (_, [a = 0, x = 0, b = 0, y = 0]) => (a * x + b * y) / (a + b),
  "replaced-member": (stem, [a = 0, b = 0, rise = 0]) =>
    stem.startsWith("When") ? a + b * rise : b + a * rise,
  "work-together": (_, [a = 1, b = 1]) => 1 / (1 / a + 1 / b),
  "work-alone": (_, [both = 1, known = 1]) => 1 / (1 / both - 1 / known),
  "workers-and-days": (_, [a = 0, days = 0, b = 1]) => (a * days) / b,
  "one-leaves-early": daysLeft,
  "distance-in-minutes": (_, numbers) => product(numbers) / 60,
  "minutes-for-a-distance": (stem, [a = 0, b = 1]) => (stem.startsWith("At") ? (b / a) * 60 : (a / b) * 60),
  "change-of-speed-unit": (stem, [speed = 0]) =>
    stem.startsWith("A car") ? (speed * 1000) / 3600 : speed * 3.6,
  "there-and-back": (_, [a = 1, b = 1]) => 2 / (1 / a + 1 / b),
  "train-passes": (_, [length = 0, speed = 1, platform = 0]) => ((length + platform) * 3600) / (speed * 1000),
  "meet-or-overtake": (stem, [a = 0, b = 0, c = 0]) =>
    (stem.startsWith("A bus") ? b / (c - a) : a / (b + c)) * 60,
});
