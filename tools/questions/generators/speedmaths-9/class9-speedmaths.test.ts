import { beside, closest, largePower, rowsIn, splitInto, strongest } from "../quick-reading";
import { exactPower, powersIn, total } from "../quick-solvers";
import { describeKeys, fractionsIn, numbersIn, search } from "../second-computation";
import { class9Speedmaths } from "./class9-speedmaths";

/** What is done at two rates until the work is done, a step at a time. */
function workOn(rates: readonly number[], isDone: (done: number) => boolean): number {
  let [turns, done] = [0, 0];
  for (; !isDone(done); turns++) done += rates[turns % rates.length] ?? 0;
  return turns;
}

describeKeys(
  class9Speedmaths.families,
  {
    "decimals-around-a-number": (_, [a = 0, b = 0]) => Math.round(a * b * 1e4) / 1e4,
    "estimated-chain": closest(([a = 0, b = 0, c = 1]) => (a * b) / c),
    "two-products-apart": (_, [a = 0, b = 0, c = 0, d = 0]) => Math.abs(a * b - c * d),
    "border-between-squares": (stem) => {
      const [high = 0, low = 0] = numbersIn(beside(stem));
      return high ** 2 - low ** 2;
    },
    "both-sides-of-a-square": (_, numbers) => {
      const [a = 0, b = 0] = numbers;
      const middle = numbers.at(-1) ?? 0;
      return a * a + b * b - 2 * middle * middle;
    },
    "next-cube-up": (_, [n = 0, m = n]) => {
      const [low, high] = m > n ? [n, m] : m < n ? [m, n] : [n, n + 1];
      return high ** 3 - low ** 3;
    },
    "cube-from-its-surface": (_, numbers) => search(1, (n) => 6 * n * n === numbers[0]) ** 3,
    "squares-in-a-stretch": (stem, [from = 0, to = 0]) => {
      const isOn = (n: number): boolean => n < to && (stem.startsWith("How") ? n > from : n >= from);
      return Array.from({ length: 200 }, (_, n) => n * n).filter(isOn).length;
    },
    "three-years-of-growth": closest(
      ([up = 0]) => ((1 + up / 100) * (1 + up / 100) * (1 + up / 100) - 1) * 100,
    ),
    "root-to-a-tenth": closest(([n = 0]) => Math.sqrt(n)),
    "two-roots-multiplied": (_, [a = 0, b = 0]) => search(1, (n) => n * n === a * b),
    "shortcut-across": (stem) => {
      const [a = 0, b = 0] = numbersIn(beside(stem));
      return a + b - Math.hypot(a, b);
    },
    "largest-surd": (_, __, options) => {
      const value = (surd: string): number => {
        const [out = "", under = ""] = surd.split("√");
        return Number(out || 1) * Math.sqrt(Number(under));
      };
      return options.toSorted((a, b) => value(b) - value(a))[0];
    },
    "negative-fraction-as-exponent": (stem) => {
      const [[a, b] = [1, 1], [m, n] = [1, 1]] = fractionsIn(stem);
      return Math.round((a / b) ** (-m / n) * 1e12) / 1e12;
    },
    "equal-powers-in-a-sum": (stem, [base = 2]) => {
      const sum = powersIn(stem).reduce((all, [b, n]) => all + exactPower(b, n), 0n);
      return search(1, (n) => exactPower(base, n) >= sum);
    },
    "standard-form-divided": (stem, _, options) => {
      const ten = (text: string): number[] =>
        [...text.matchAll(/([\d.]+) × 10(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g)].map(
          ([, front, raised = ""]) =>
            Number(front) *
            10 **
              Number(raised.replaceAll(/./g, (sign) => "0123456789-".charAt("⁰¹²³⁴⁵⁶⁷⁸⁹⁻".indexOf(sign)))),
        );
      const [a = 0, b = 1] = ten(stem).toSorted((x, y) => y - x);
      return options.find((option) => Math.abs((ten(option)[0] ?? 0) / (a / b) - 1) < 1e-9);
    },
    "greatest-of-four-powers": strongest,
    "difference-of-two-powers": (stem, numbers) => {
      const [base = 2, goal] = [numbers[0], numbers.at(-1)];
      return search(1, (x) => base ** (x + (stem.includes("ˣ⁺²") ? 2 : 3)) - base ** x === goal);
    },
    "digits-from-log-two": (stem) => String(largePower(stem)).length,
    "squares-from-sum-and-product": (stem, [a = 0, b = 0]) => {
      const [x, y] = stem.startsWith("If") ? splitInto(a, b) : splitInto(b / 2, a);
      return x * x + y * y;
    },
    "difference-with-reciprocal": (_, numbers) => {
      const n = numbers.find((number) => number > 2) ?? 0;
      const x = (n + Math.sqrt(n * n + 4)) / 2;
      return Math.round((x * x + 1 / (x * x)) * 1e6) / 1e6;
    },
    "three-cubes-with-sum-zero": (_, [whole = 0, ...others]) => {
      const [a = 0, b = 0] = others.filter((number) => number < whole).slice(-2);
      return whole ** 3 - a ** 3 - b ** 3;
    },
    "cubes-from-sum-and-product": (_, [sum = 0, times = 0]) =>
      total(splitInto(sum, times).map((n) => n ** 3)),
    "cubes-over-their-factor": (stem, [a = 0, b = 0]) => {
      const sign = stem.includes(`${a}³ + ${b}³`) ? 1 : -1;
      return (a ** 3 + sign * b ** 3) / (a * a - sign * a * b + b * b);
    },
    "cosine-from-sine": (stem) => {
      const [side = 0, longest = 1] = numbersIn(beside(stem));
      return Math.round(Math.cos(Math.asin(side / longest)) * 1e6) / 1e6;
    },
    "one-and-only-zeros": (_, numbers) => {
      const value = numbers.filter((n) => n > 1).reduce((all, n) => all * BigInt(n), 1n) + 1n;
      return String(value).length - 1;
    },
    "rise-then-fall": (_, [up = 0, down = 0]) =>
      Math.round((1 + up / 100) * (1 - down / 100) * 1e4 - 1e4) / 100,
    "keep-the-bill": (stem, [p = 0]) =>
      stem.includes("dearer") ? 100 - 100 / (1 + p / 100) : 100 / (1 - p / 100) - 100,
    "year-of-fastest-growth": (stem) => {
      const rows = rowsIn(stem);
      const growth = rows.slice(1).map(([year = 0, number = 0], index) => ({
        year,
        factor: number / (rows[index]?.[1] ?? 1),
      }));
      return growth.toSorted((a, b) => b.factor - a.factor)[0]?.year;
    },
    "first-price-behind-two-changes": (_, [up = 0, down = 0, last = 0]) =>
      search(1, (n) => Math.abs(n * (1 + up / 100) * (1 - down / 100) - last) < 1e-6),
    "two-per-cents-estimated": closest(([p = 0, a = 0, q = 0, b = 0]) => (p / 100) * a + (q / 100) * b),
    "points-or-per-cent": (stem) => {
      const [from = 1, to = 0] = numbersIn(beside(stem));
      return (to / from) * 100 - 100;
    },
    "part-in-a-chain-of-three": (_, numbers) => {
      const [whole = 0, a = 1, b = 1, c = 1, d = 1] = numbers;
      return whole / (((a / b) * c) / d + c / d + 1);
    },
    "area-of-an-enlarged-copy": (stem, [small = 0]) => {
      const [a = 1, b = 1] = numbersIn(beside(stem));
      return small * (b / a) * (b / a);
    },
    "equal-savings": (_, [a = 1, b = 1, c = 1, d = 1, saved = 0]) => {
      const income = search(1, (n) => {
        const [first, second] = [n * 100 - saved, ((n * 100) / a) * b - saved];
        return first > 0 && second > 0 && Math.abs(first * d - second * c) < 1e-6;
      });
      return income * 100;
    },
    "coins-worth-a-sum": (_, numbers) => {
      const [a = 0, b = 0, c = 0] = numbers.slice(-3);
      const part = Math.max(...numbers) / (a + b + c);
      return (a * part) / 10 + (b * part) / 5 + (c * part) / 2;
    },
    "inverse-in-a-table": (stem) => {
      const [[a = 0, x = 0] = [], , [c = 1] = []] = rowsIn(stem);
      return (a * x) / c;
    },
    "largest-of-consecutive-odds": (_, numbers) => {
      const [n = 0, mean = 0] = numbers;
      const sum = (last: number): number => total(Array.from({ length: n }, (__, index) => last - 2 * index));
      return search(mean, (last) => last % 2 === 1 && sum(last) === n * mean);
    },
    "average-lifted-by-an-innings": (stem, [n = 0, a = 0, b = 0]) => {
      const [tests, last, up] = stem.startsWith("In her") ? [n, a, b] : [n + 1, a, b];
      return search(1, (mean) => (mean - up) * (tests - 1) + last === mean * tests);
    },
    "mean-of-uneven-values": (stem) => {
      const marks = rowsIn(stem).flatMap(([value = 0, times = 0]) => Array<number>(times).fill(value));
      return total(marks) / marks.length;
    },
    "average-kept-by-a-newcomer": (stem, numbers) => {
      const [n = 0, mean = 0, years = 0] = stem.startsWith("The")
        ? numbers
        : [numbers[1] ?? 0, numbers[2] ?? 0, numbers[0] ?? 0];
      return search(1, (age) => age + n * (mean + years) === mean * (n + 1));
    },
    "faster-one-alone": (stem, [days = 0]) => {
      const times = ["three times", "four times"].findIndex((word) => stem.includes(word)) + 3;
      return search(1, (alone) => Math.abs(days / alone + days / (alone * times) - 1) < 1e-9);
    },
    "workers-days-and-hours": (_, numbers) => {
      const [men = 0, hours = 0, days = 0, others = 1, longer = 1] = numbers;
      return (men * days * hours) / (others * longer);
    },
    "one-stops-early": (_, [a = 1, b = 1, days = 0]) => {
      const done = workOn([days / a + days / b], (part) => part > 0) * (days / a + days / b);
      return workOn([1 / a], (part) => part + done > 1 - 1e-9);
    },
    "rest-in-the-graph": (stem) => {
      const [, hours = 1, ...values] = numbersIn(beside(stem));
      const last = values.at(-1) ?? 0;
      return last / (hours - 1) - last / hours;
    },
    "minutes-of-stops": (_, [fast = 1, slow = 0]) =>
      search(1, (m) => Math.abs(fast * (60 - m) - slow * 60) < 1e-6),
    "usual-time-from-the-delay": (stem) => {
      const [[over, under] = [1, 1], [up, down] = [1, 1]] = fractionsIn(stem);
      const late = numbersIn(stem)[2] ?? 0;
      const usual = search(1, (time) => Math.abs((time * under) / over - time - late) < 1e-9);
      return usual - (usual * down) / up;
    },
    "late-or-early": (_, [slow = 1, late = 0, fast = 1, early = 0]) =>
      search(1, (way) => Math.abs(way / slow - way / fast - (late + early) / 60) < 1e-9),
    "two-trains-passing": (stem, numbers) => {
      const [a = 0, b = 0, c = 0, d = 0] = numbers;
      const [length, speed] = stem.startsWith("Two") ? [a + b, c + d] : [a + c, b - d];
      return Math.round((length / 1000 / speed) * 3600 * 1e6) / 1e6;
    },
    "speed-for-the-other-half": (_, [slow = 1, mean = 1]) =>
      search(1, (fast) => Math.abs(2 / mean - 1 / slow - 1 / fast) < 1e-9),
  },
  { hasNegatives: true },
);
