import { bestOf, boxed, mean, product, total, valueOf, written } from "../quick-solvers";
import { describeKeys, fractionsIn, nearest, search } from "../second-computation";
import { class5Speedmaths } from "./class5-speedmaths";

const part = (stem: string, whole: number): number => {
  const [[over, under] = [0, 1]] = fractionsIn(stem);
  return (whole / under) * over;
};
const last = (numbers: readonly number[]): number => numbers.at(-1) ?? 0;
const multiplied = written(product);
const averaged = written((numbers) => mean(numbers));

describeKeys(class5Speedmaths.families, {
  "add-nearly-a-thousand": written(total),
  "take-nearly-a-thousand": written(([from = 0, taken = 0]) => search(0, (left) => left + taken === from)),
  "across-a-thousand": written(([from = 0, to = 0]) => search(0, (gap) => from + gap === to)),
  "three-near-hundreds": written(total),
  "plus-and-minus-in-turn": (stem, numbers) => {
    const [step, start, end] = stem.startsWith("A lift")
      ? [(numbers[0] ?? 0) - (numbers[1] ?? 0), numbers[0] ?? 0, last(numbers)]
      : [numbers[0] ?? 0, numbers[1] ?? 0, last(numbers)];
    let [sum, sign] = [0, 1];
    for (let term = start; term >= end; term -= step, sign = -sign) sum += sign * term;
    return sum;
  },
  "times-twelve": multiplied,
  "times-19-or-21": multiplied,
  "double-and-halve": multiplied,
  "shared-factor": written((numbers) => {
    const [price = 0, , first = 0, , second = 0] = numbers;
    return price * first + price * second;
  }),
  "one-row-more": (stem, [, b = 0, , d = 0, e = 0]) => (stem.includes("×") ? d * e : b * d),
  "ones-that-make-ten": multiplied,
  "which-product-is-larger": (stem, [a = 0, b = 0, c = 0, d = 0]) =>
    stem.startsWith("By") ? a * b - c * d : c * d - a * b,
  "times-11": multiplied,
  "times-25": multiplied,
  "four-times-twenty-five": multiplied,
  "box-times-25": boxed(([each = 0, whole = 0]) => search(1, (many) => each * many === whole)),
  "times-11-backwards": (_, [a = 0, b = 0]) => search(1, (n) => n * Math.min(a, b) === Math.max(a, b)),
  "times-11-three-digits": multiplied,
  "divide-by-five": written((numbers) => search(1, (n) => n * 5 === Math.max(...numbers))),
  "halve-and-halve-again": written(([whole = 0, by = 1]) => search(1, (n) => n * by === whole)),
  "split-the-dividend": written(([whole = 0, by = 1]) => search(1, (n) => n * by === whole)),
  "two-shares-at-once": written(([a = 0, b = 0, by = 1]) => search(1, (n) => n * by === a + b)),
  "rest-of-a-long-count": (_, [whole = 0, by = 1]) => whole % by,
  "one-part": (stem, numbers) => part(stem, Math.max(...numbers)),
  "three-quarters": (stem, numbers) => part(stem, Math.max(...numbers)),
  "part-that-is-left": (stem, numbers) => Math.max(...numbers) - part(stem, Math.max(...numbers)),
  "whole-from-some-parts": (stem, numbers) => search(1, (n) => part(stem, n) === Math.max(...numbers)),
  "part-of-a-part": (_, numbers) => {
    const under = numbers.filter((number) => number > 1 && number < Math.max(...numbers));
    return under.reduce((whole, by) => whole / by, Math.max(...numbers));
  },
  "fraction-that-is-meant": (_, numbers) => Math.min(...numbers) / Math.max(...numbers),
  "up-to-ten": (_, [given = 0]) => 10 - given,
  "shift-the-point": multiplied,
  "nearly-whole-sum": written(total),
  "times-a-half": multiplied,
  "tenths-times-tenths": multiplied,
  "change-from-500": (_, numbers) => Math.max(...numbers) - Math.min(...numbers),
  "several-at-99": (_, numbers) => product(numbers),
  "change-in-paise": (stem, [a = 0, b = 0, note = 0]) => (stem ? note - a * b : undefined),
  "one-from-a-pack": (stem, [a = 0, b = 0, many = 0]) =>
    stem.startsWith("For") ? (a / b) * many : (b / a) * many,
  "two-kinds-of-notes": (_, numbers) => {
    const [many, big, sum] = [numbers[0] ?? 0, last(numbers), Math.max(...numbers)];
    return search(0, (n) => n * big + (many - n) * 10 === sum);
  },
  "halfway-between": averaged,
  "average-near-a-base": averaged,
  "average-of-equal-steps": (stem, numbers) => mean(stem.startsWith("On") ? numbers.slice(1) : numbers),
  "missing-for-an-average": (_, [average = 0, a = 0, b = 0]) => search(0, (n) => mean([a, b, n]) === average),
  "average-with-a-new-one": (_, [many = 0, before = 0, after = 0]) =>
    search(0, (n) => many * before + n === (many + 1) * after),
  "nearest-thousand": (_, [number = 0]) => nearest(number, 1000),
  "estimate-a-large-product": (_, [a = 0, b = 0], options) =>
    bestOf(options, (value) => -Math.abs(value - a * b)),
  "estimate-a-quotient": (_, [a = 0, b = 0], options) => bestOf(options, (value) => -Math.abs(value - a / b)),
  "sum-nearest-to-a-target": (_, [target = 0], options) =>
    options.toSorted(
      (a, b) => Math.abs((valueOf(a) ?? 0) - target) - Math.abs((valueOf(b) ?? 0) - target),
    )[0],
});
