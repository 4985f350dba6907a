import { bestOf, mean, product, written } from "../quick-solvers";
import { describeKeys, fractionsIn, numbersIn, search } from "../second-computation";
import { class7Speedmaths } from "./class7-speedmaths";

const multiplied = written(product);
const multipleAmong = (
  _: string,
  [by = 1]: readonly number[],
  options: readonly string[],
): string | undefined => options.find((option) => (numbersIn(option)[0] ?? 0) % by === 0);
const nearestTo =
  (value: (a: number, b: number) => number) =>
  (_: string, [a = 0, b = 0]: readonly number[], options: readonly string[]): string | undefined =>
    bestOf(options, (option) => -Math.abs(option - value(a, b)));
const gain = (_: string, [cost = 0, price = 0]: readonly number[]): number =>
  (Math.abs(price - cost) / cost) * 100;

describeKeys(class7Speedmaths.families, {
  "times-99-and-101": multiplied,
  "shared-factor": written(([a = 0, b = 0, c = 0]) => a * b + a * c),
  "around-a-round-number": multiplied,
  "just-below-a-hundred": multiplied,
  "times-125": multiplied,
  "divisible-by-8-or-11": multipleAmong,
  "divisible-by-12": multipleAmong,
  "digit-for-9": (stem) => {
    const text = /[\d□]{4}/.exec(stem)?.[0] ?? "";
    return search(1, (digit) => Number(text.replace("□", String(digit))) % 9 === 0);
  },
  "remainder-of-a-product": (_, [a = 0, b = 0, by = 1]) => (a * b) % by,
  "square-ending-in-5": (_, [n = 0]) => n * n,
  "difference-of-squares": (_, numbers) => Math.max(...numbers) ** 2 - Math.min(...numbers) ** 2,
  "square-near-a-round-number": (_, [n = 0]) => n * n,
  "cubes-in-the-head": (_, [n = 0]) => n * n * n,
  "fraction-into-decimal": (_, [over = 0, under = 1]) => over / under,
  "times-and-divided-by-decimals": written(([whole = 0, part = 1]) => whole / part),
  "neighbouring-unit-fractions": (stem) => {
    const [[, a] = [0, 1], [, b] = [0, 1]] = fractionsIn(stem);
    return 1 / a - 1 / b;
  },
  "square-of-a-half-number": (_, [n = 0]) => n * n,
  "easy-percent": (_, [percent = 0, base = 0]) => (base / 100) * percent,
  "swapped-percent": (_, numbers) => product(numbers) / 100,
  "whole-from-percent": (_, [percent = 0, part = 0]) => search(1, (whole) => whole * percent === part * 100),
  "per-cent-of-per-cent": (_, numbers) => product(numbers) / 10_000,
  "share-in-a-ratio": (stem, [whole = 0, a = 0, b = 0]) =>
    (whole / (a + b)) * (stem.includes("smaller") ? Math.min(a, b) : Math.max(a, b)),
  "missing-term": (_, [a = 1, b = 0, c = 0]) => (b / a) * c,
  "whole-from-a-difference": (_, [a = 0, b = 0, gap = 0]) =>
    search(1, (whole) => Math.abs((whole * Math.abs(a - b)) / (a + b) - gap) < 1e-9),
  "chain-of-ratios": (_, [a = 1, b = 1, c = 1, d = 1], options) =>
    options.find((option) => {
      const [x = 0, y = 1] = numbersIn(option);
      return Math.abs(x / y - (a / b) * (c / d)) < 1e-9;
    }),
  "profit-per-cent": gain,
  "selling-price": (stem, [cost = 0, percent = 0]) =>
    cost + ((stem.includes("loss") ? -1 : 1) * cost * percent) / 100,
  "price-before": (stem, [price = 0, percent = 0]) =>
    search(
      1,
      (cost) => Math.abs(cost * (1 + ((stem.includes("loss") ? -1 : 1) * percent) / 100) - price) < 1e-6,
    ),
  "equal-articles": (_, numbers) => (Math.max(...numbers) / Math.min(...numbers) - 1) * 100,
  "average-near-a-base": (_, numbers) => mean(numbers),
  "missing-for-an-average": (_, [average = 0, ...known]) => search(0, (n) => mean([...known, n]) === average),
  "average-with-a-new-one": (_, [many = 0, before = 0, after = 0]) =>
    search(0, (n) => many * before + n === (many + 1) * after),
  "distance-in-minutes": (_, numbers) => product(numbers) / 60,
  "minutes-for-a-distance": (stem, [a = 0, b = 1]) => (stem.startsWith("How") ? (a / b) * 60 : (b / a) * 60),
  "change-of-speed-unit": (stem, [speed = 0]) =>
    stem.startsWith("How") ? (speed * 1000) / 3600 : speed * 3.6,
  "there-and-back": (_, [a = 1, b = 1]) => 2 / (1 / a + 1 / b),
  "estimate-a-long-product": nearestTo((a, b) => a * b),
  "estimate-a-per-cent": nearestTo((a, b) => (a * b) / 100),
  "estimate-a-decimal-quotient": nearestTo((a, b) => a / b),
});
