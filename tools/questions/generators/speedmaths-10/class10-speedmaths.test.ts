import { powersIn, product, written } from "../quick-solvers";
import {
  bothChanges,
  chainedRatio,
  changeInPercent,
  daysLeft,
  neededExponent,
  reciprocal,
  rootOf,
  strongest,
  worth,
} from "../quick-senior-solvers";
import { describeKeys, numbersIn, search } from "../second-computation";
import { class10Speedmaths } from "./class10-speedmaths";

const multiplied = written(product);
describeKeys(class10Speedmaths.families, {
  "around-a-round-number": multiplied,
  "above-a-thousand": multiplied,
  "times-9999": multiplied,
  "shared-factor": written(([a = 0, b = 0, c = 0]) => a * b + a * c),
  "square-root-by-ends": (_, [value = 0]) => search(1, (n) => n * n === value),
  "cube-root-by-ends": (_, [value = 0]) => search(1, (n) => n ** 3 === value),
  "root-of-a-decimal": rootOf(2),
  "nearest-root": (_, [value = 0], options) =>
    options.find((option) => Math.round(Math.sqrt(value)) === numbersIn(option)[0]),
  "fractional-power": (_, [base = 1, over = 1, under = 1]) => Math.round(base ** (over / under)),
  "negative-power": worth,
  "exponent-of-the-base": neededExponent,
  "powers-over-a-power": worth,
  "equal-powers-added": (stem) => {
    const powers = powersIn(stem);
    const [[base] = [2]] = powers;
    return Math.round(Math.log(powers.reduce((sum, [b, n]) => sum + b ** n, 0)) / Math.log(base));
  },
  "largest-power": strongest,
  "whole-square": written(([a = 0, b = 0]) => a * a + b * b + 2 * a * b),
  "cubes-over-squares": worth,
  "squares-from-a-sum": (_, [sum = 0, times = 0]) => {
    const a = search(0, (n) => n * (sum - n) === times);
    return a * a + (sum - a) ** 2;
  },
  "reciprocal-cubes": (stem, numbers) =>
    reciprocal(3)(stem, stem.startsWith("If") ? numbers.slice(0, 2) : numbers),
  "cubes-that-cancel": (_, numbers) => {
    const [a = 0, ...others] = numbers.toSorted((x, y) => y - x);
    return others.reduce((left, n) => left - n ** 3, a ** 3);
  },
  "sum-to-n": (stem, numbers) => {
    let sum = 0;
    for (let n = 1; n <= Math.max(...numbers); n++) sum += n;
    return stem ? sum : undefined;
  },
  "sum-of-odd-numbers": (stem, numbers) => {
    const last = stem.startsWith("What") ? Math.max(...numbers) : 2 * (numbers[0] ?? 0) - 1;
    let sum = 0;
    for (let n = 1; n <= last; n += 2) sum += n;
    return sum;
  },
  "sum-of-equal-steps": (stem, [a = 0, b = 0, c = 0, d = 0]) => {
    const [step, many] = stem.startsWith("What") ? [b - a, (d - a) / (b - a) + 1] : [b, c];
    let sum = 0;
    for (let term = 0; term < many; term++) sum += a + term * step;
    return sum;
  },
  "sum-of-doubles": (stem, numbers) => {
    const last = stem.startsWith("What") ? Math.max(...numbers) : 2 ** ((numbers.at(-1) ?? 1) - 1);
    let sum = 0;
    for (let term = 1; term <= last; term *= 2) sum += term;
    return sum;
  },
  "telescoping-sum": (_, numbers) => {
    const [, first = 1] = numbers;
    let sum = 0;
    for (let n = first; n < (numbers.at(-1) ?? 0); n++) sum += 1 / (n * (n + 1));
    return sum;
  },
  "percent-change": changeInPercent,
  "successive-change": bothChanges(-1, 1, ["more", "less"]),
  "amount-before": (stem, [a = 0, b = 0]) =>
    search(1, (n) => Math.abs(n * (1 + (stem.includes("tax") ? a : -a) / 100) - b) < 1e-6),
  "use-against-price": (stem, [p = 0]) =>
    stem.includes("length") ? 100 - 100 / (1 + p / 100) : 100 / (1 - p / 100) - 100,
  "selling-price": (stem, [price = 0, percent = 0]) =>
    price * (1 + ((stem.includes("discount") ? -1 : 1) * percent) / 100),
  "free-items": (stem, [a = 0, b = 0]) =>
    stem.startsWith("A shop") ? (a / (a + b)) * 100 : (b / (a + b)) * 100,
  "gain-after-discount": (_, [up = 0, off = 0]) => ((100 + up) * (100 - off)) / 100 - 100,
  "price-to-mark": (stem, [a = 0, b = 0, c = 0]) => {
    const [cost, gain, off] = stem.startsWith("A table") ? [a, b, c] : [c, b, a];
    return search(1, (marked) => Math.abs((marked * (100 - off)) / 100 - (cost * (100 + gain)) / 100) < 1e-6);
  },
  "gain-and-loss-alike": (_, [p = 0]) => {
    const cost = 100 / (1 + p / 100) + 100 / (1 - p / 100);
    return Math.round((1 - 200 / cost) * 1e6) / 1e4;
  },
  "simple-interest": (_, [p = 0, rate = 0, years = 0]) => (p * rate * years) / 100,
  "times-itself": (stem, [given = 1]) =>
    ((stem.includes("three") ? 2 : stem.includes("four") ? 3 : 1) * 100) / given,
  "compound-two-years": (_, numbers) => {
    const [p = 0, rate = 0] = numbers.filter((number) => number !== 2);
    return Math.round((p * (1 + rate / 100) ** 2 - p) * 1e6) / 1e6;
  },
  "compound-less-simple": (_, numbers) => {
    const [p = 0, rate = 0] = numbers.filter((number) => number !== 2);
    return Math.round((p * (1 + rate / 100) ** 2 - p - (p * rate) / 50) * 1e6) / 1e6;
  },
  "average-of-two-groups": (_, [a = 0, x = 0, b = 0, y = 0]) => (a * x + b * y) / (a + b),
  "replaced-member": (stem, [a = 0, b = 0, rise = 0]) =>
    stem.startsWith("A judge") ? a + b * rise : b + a * rise,
  "mixed-to-a-price": (_, [low = 0, high = 0, mean = 0], options) =>
    chainedRatio("", [high - mean, mean - low, 1, 1], options),
  "water-added": (_, [whole = 0, share = 0, goal = 1]) =>
    search(1, (water) => Math.abs((whole * share) / (whole + water) - goal) < 1e-9),
  "work-together": (_, [a = 1, b = 1]) => 1 / (1 / a + 1 / b),
  "work-alone": (_, [both = 1, known = 1]) => 1 / (1 / both - 1 / known),
  "workers-and-days": (_, [a = 0, days = 0, b = 1]) => (a * days) / b,
  "one-leaves-early": daysLeft,
});
