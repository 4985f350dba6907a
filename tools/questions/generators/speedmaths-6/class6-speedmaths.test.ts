import { bestOf, mean, product, written } from "../quick-solvers";
import { describeKeys, fractionsIn, numbersIn, search, shareOut } from "../second-computation";
import { class6Speedmaths } from "./class6-speedmaths";

const multiplied = written(product);
const divided = written((numbers) => shareOut(numbers).times);
const part = (stem: string, whole: number): number => {
  const [[over, under] = [0, 1]] = fractionsIn(stem);
  return (whole / under) * over;
};
const multipleAmong = (
  _: string,
  [by = 1]: readonly number[],
  options: readonly string[],
): string | undefined => options.find((option) => (numbersIn(option)[0] ?? 0) % by === 0);
const squared = (_: string, [number = 0]: readonly number[]): number => {
  let sum = 0;
  for (let odd = 1; odd < 2 * number; odd += 2) sum += odd;
  return sum;
};
const newOne = (_: string, [many = 0, before = 0, after = 0]: readonly number[]): number =>
  search(0, (n) => many * before + n === (many + 1) * after);

describeKeys(class6Speedmaths.families, {
  "double-and-halve": multiplied,
  "shared-factor": written(([a = 0, b = 0, c = 0]) => a * b + a * c),
  "ones-that-make-ten": multiplied,
  "around-a-round-number": multiplied,
  "cross-the-teens": multiplied,
  "times-25": multiplied,
  "times-99-or-101": multiplied,
  "times-98-or-102": multiplied,
  "times-75": multiplied,
  "times-999": multiplied,
  "divide-by-twenty-five": divided,
  "divide-in-two-steps": divided,
  "split-off-a-hundred": divided,
  "cancel-before-dividing": written(([a = 0, b = 0, c = 1]) => (a * b) / c),
  "divide-by-125": divided,
  "divisible-by-4-or-6": multipleAmong,
  "divisible-by-9": multipleAmong,
  "remainder-by-digits": (_, [value = 0, by = 1]) => value % by,
  "digit-for-11": (stem) => {
    const text = /[\d□]{4}/.exec(stem)?.[0] ?? "";
    return search(0, (digit) => Number(text.replace("□", String(digit))) % 11 === 0);
  },
  "square-ending-in-5": squared,
  "next-square": (stem, numbers) => {
    const next = Math.max(...numbers.filter((number) => number < 100));
    return stem ? squared(stem, [next]) : undefined;
  },
  "square-near-a-round-number": squared,
  "square-of-tens": squared,
  "some-parts-of-a-number": (stem, numbers) => part(stem, Math.max(...numbers)),
  "whole-from-what-is-left": (stem, numbers) =>
    search(1, (whole) => Math.abs(whole - part(stem, whole) - (numbers.at(-1) ?? 0)) < 1e-9),
  "fraction-after-fraction": (stem, numbers) => {
    const [[, a] = [0, 1], [, b] = [0, 1]] = fractionsIn(stem);
    return Math.max(...numbers) * (1 - 1 / a) * (1 - 1 / b);
  },
  "times-a-friendly-decimal": multiplied,
  "divide-by-a-friendly-decimal": ([...stem], [whole = 0, size = 1]) =>
    stem.length > 0 ? whole / size : undefined,
  "difference-near-a-whole": written(([from = 0, taken = 0]) => from - taken),
  "easy-percent": (_, [percent = 0, base = 0]) => (base / 100) * percent,
  "which-percent": (stem, [a = 0, b = 0]) => (stem ? (Math.min(a, b) / Math.max(a, b)) * 100 : undefined),
  "swapped-percent": (_, numbers) => product(numbers) / 100,
  "whole-from-percent": (stem, [a = 0, b = 0]) => {
    const [percent, amount] = stem.startsWith(`${a}%`) ? [a, b] : [b, a];
    return search(1, (whole) => whole * percent === amount * 100);
  },
  "average-near-a-base": (_, numbers) => mean(numbers),
  "average-of-equal-steps": (stem, numbers) => mean(stem.startsWith("In") ? numbers.slice(1) : numbers),
  "missing-for-an-average": (_, [average = 0, ...known]) => search(0, (n) => mean([...known, n]) === average),
  "average-with-a-new-one": newOne,
  "estimate-the-product": (_, [a = 0, b = 0], options) =>
    bestOf(options, (value) => -Math.abs(value - a * b)),
  "round-a-decimal": (_, [number = 0]) => search(0, (tenths) => Math.abs(tenths / 10 - number) <= 0.05) / 10,
  "estimate-with-a-fraction": (stem, [a = 0, b = 0], options) =>
    bestOf(options, (value) => -Math.abs(value - (stem.includes("%") ? (a * b) / 100 : a * b))),
});
