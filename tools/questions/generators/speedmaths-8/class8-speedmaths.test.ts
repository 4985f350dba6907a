import { beside, closest, range, rowsIn, settled } from "../quick-reading";
import { exactPower, mean, powersIn, total } from "../quick-solvers";
import { describeKeys, numbersIn, search } from "../second-computation";
import { class8Speedmaths } from "./class8-speedmaths";

const isCube = (n: number): boolean => Math.round(Math.cbrt(n)) ** 3 === n;

describeKeys(class8Speedmaths.families, {
  "shared-factor-in-two-products": (stem, numbers) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    return settled(stem.startsWith("What") ? a * b + c * d : a * c + b * c);
  },
  "times-twelve-and-a-half": (_, numbers) => numbers.reduce((a, b) => a * b, 1),
  "factor-just-under": (_, [a = 0, b = 0]) => settled(a * b),
  "halves-around-a-number": (_, [a = 0, b = 0]) => settled(a * b),
  "neighbours-with-a-product": (_, numbers) => search(1, (n) => n * (n - 1) === numbers.at(-1)),
  "square-of-a-half-number": (_, [n = 0]) => settled(n * n),
  "small-cubes-in-a-large-one": (_, numbers) => {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    return most ** 3 / least ** 3;
  },
  "odd-numbers-from-one": (_, numbers) => total(range(1, Math.max(...numbers)).filter((n) => n % 2 === 1)),
  "factor-to-a-cube": (_, [n = 1]) => search(1, (factor) => isCube(n * factor)),
  "square-with-a-border": (_, numbers) => {
    const [inside, wide] = [Math.max(...numbers), Math.min(...numbers)];
    return 4 * wide * (inside + wide);
  },
  "root-of-a-product": (_, [a = 0, b = 0]) => search(1, (n) => n * n === a * b),
  "cube-root-of-a-decimal": (_, [cube = 0]) => search(1, (n) => settled((n / 10) ** 3) === cube) / 10,
  "whole-numbers-between-roots": (_, [low = 0, high = 0]) =>
    range(1, 40).filter((n) => n * n > low && n * n < high).length,
  "slanting-side": (stem) => {
    const [a = 0, b = 0] = numbersIn(beside(stem));
    return stem.includes("ladder")
      ? search(1, (n) => n * n + a * a === b * b)
      : search(1, (n) => n * n === a * a + b * b);
  },
  "left-over-from-a-square": (_, [n = 0]) => search(1, (off) => Number.isInteger(Math.sqrt(n - off))),
  "exponent-that-is-missing": (stem, [base = 2, factor = 1]) => {
    const power = powersIn(stem).at(-1)?.[1] ?? 0;
    return search(1, (x) => exactPower(base, x) * BigInt(factor) === exactPower(base, power));
  },
  "sum-of-two-reciprocals": (_, [a = 1, b = 1]) => settled(1 / a + 1 / b),
  "power-of-ten-in-a-quotient": (stem) => {
    const [high = 0, low = 0] = powersIn(stem).map(([, exponent]) => exponent);
    return search(1, (n) => exactPower(10, n + low) === exactPower(10, high));
  },
  "powers-with-unlike-bases": (stem) => {
    const sizes = powersIn(stem).map(([base, exponent]) => Number(exactPower(base, exponent)));
    return Math.max(...sizes) / Math.min(...sizes);
  },
  "last-digit-of-two-powers": (stem) =>
    Number(powersIn(stem).reduce((sum, [base, exponent]) => sum + exactPower(base, exponent), 0n) % 10n),
  "per-cent-of-a-per-cent": (_, numbers) => {
    const whole = Math.max(...numbers);
    return numbers.filter((n) => n !== whole).reduce((rest, p) => settled((rest * p) / 100), whole);
  },
  "fall-between-two-bars": (stem) => {
    const [from = 1, to = 0] = numbersIn(beside(stem));
    return settled(100 - (to / from) * 100);
  },
  "greatest-rise-in-a-table": (stem) => {
    const rows = beside(stem).split("\n").slice(1);
    const factor = (row: string): number => {
      const [first = 1, last = 0] = numbersIn(row);
      return last / first;
    };
    return rows.toSorted((x, y) => factor(y) - factor(x))[0]?.split(" | ")[0];
  },
  "two-years-of-growth": (stem) => {
    const [start = 0, p = 0] = numbersIn(stem);
    return settled(start * (1 + p / 100) * (1 + p / 100));
  },
  "down-where-it-went-up": (_, numbers) => {
    const [p = 0, up = 0] = numbers;
    return settled((up / (1 + p / 100)) * (1 - p / 100));
  },
  "slice-of-a-pie": (stem, [whole = 0]) => (whole * (numbersIn(beside(stem))[1] ?? 0)) / 360,
  "map-and-kilometres": (_, numbers) => {
    const [cm, scale] = [numbers.find((n) => n > 1 && n < 100) ?? 0, Math.max(...numbers)];
    return settled((cm * scale) / 100 / 1000);
  },
  "direct-in-a-table": (stem) => {
    const [[a = 1, x = 0] = [], [b = 0] = []] = rowsIn(stem);
    return (x / a) * b;
  },
  "food-for-more-cadets": (_, numbers) => {
    const [men = 0, days = 0, more = 0] = numbers;
    return settled((men * days) / (men + more));
  },
  "ratio-before-the-guests": (_, numbers) => {
    const [a = 1, b = 1] = numbers;
    const [added = 0, c = 1, d = 1] = [numbers[2], numbers.at(-2), numbers.at(-1)];
    return search(1, (n) => Math.abs(((n * a) / b + added) * d - (n + added) * c) < 1e-9);
  },
  "rate-behind-an-amount": (_, [sum = 1, amount = 0, years = 1]) => ((amount - sum) / years / sum) * 100,
  "interest-for-part-of-a-year": (_, numbers) => {
    const [sum = 0, x = 0, y = 0] = numbers;
    return settled((sum / 100) * ((x * y) / 12));
  },
  "two-rates-compared": (stem, numbers) => {
    const [low = 0, high = 0] = stem.startsWith("One") ? numbers : numbers.slice(1);
    const sum = Math.max(...numbers);
    return settled((sum * (high - low) * (numbers.at(-1) ?? 0)) / 100);
  },
  "from-double-to-four-times": (stem, [years = 1]) => {
    const goal = stem.includes("four times") ? 4 : 3;
    return search(1, (n) => 1 + n / years >= goal - 1e-9);
  },
  "sum-behind-two-amounts": (_, [one = 0, first = 1, two = 0, later = 2]) =>
    settled(one - ((two - one) / (later - first)) * first),
  "mean-above-the-median": (stem) => {
    const values = numbersIn(beside(stem)).toSorted((a, b) => a - b);
    return mean(values) - (values[2] ?? 0);
  },
  "next-score-for-a-goal": (_, [n = 0, old = 0, goal = 0]) =>
    search(1, (next) => n * old + next === (n + 1) * goal),
  "misread-number": (_, numbers) => {
    const [n = 1, before = 0, right = 0, wrong = 0] = numbers;
    return (n * before - wrong + right) / n;
  },
  "age-of-the-teacher": (_, [n = 0, age = 0, now = 0]) => search(1, (x) => n * age + x === (n + 1) * now),
  "mean-of-unequal-groups": (_, [a = 0, x = 0, b = 0, y = 0]) => settled((a * x + b * y) / (a + b)),
  "both-at-one-job": (_, [a = 1, b = 1]) => search(1, (n) => Math.abs(n / a + n / b - 1) < 1e-9),
  "the-other-one-alone": (_, [both = 1, one = 1]) =>
    search(1, (n) => Math.abs(both / one + both / n - 1) < 1e-9),
  "hands-for-an-earlier-day": (stem, numbers) => {
    const [men = 0, days = 1, third = 1] = numbers;
    const left = stem.includes("sooner") ? days - third : third;
    return search(1, (more) => (men + more) * left === men * days);
  },
  "tank-with-a-leak": (_, [fill = 1, empty = 1]) =>
    search(1, (n) => Math.abs(n / fill - n / empty - 1) < 1e-9),
  "helpers-at-half-time": (_, [men = 1, days = 1, more = 0]) =>
    search(1, (n) => n * (men + more) === men * days),
  "product-with-a-near-fraction": closest(([a = 0, b = 0, c = 0]) => a * b * c),
  "per-cent-near-a-fraction": closest((numbers) => {
    const p = numbers.find((n) => !Number.isInteger(n)) ?? 0;
    return (Math.max(...numbers) * p) / 100;
  }),
  "chain-of-three-numbers": closest(([a = 0, b = 0, c = 1]) => (a * b) / c),
  "root-over-a-decimal": closest(([square = 0, by = 1]) => Math.sqrt(square) / by),
  "tiles-for-a-floor": closest(([a = 0, b = 0, cm = 1]) => (a * b) / (cm / 100) ** 2),
});
