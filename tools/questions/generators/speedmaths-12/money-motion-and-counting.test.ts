import { algebraValue } from "../algebra-value";
import {
  beside,
  closest,
  count,
  formulaIn,
  integral,
  range,
  rowsIn,
  settled,
  subsets,
} from "../quick-reading";
import { total } from "../quick-solvers";
import { describeKeys, fractionsIn, numbersIn, search, type Solver } from "../second-computation";
import { class12Speedmaths } from "./class12-speedmaths";

const topics = new Set([
  "Profit and Discount",
  "Averages and Mixtures",
  "Time, Speed and Work",
  "Sums of Series",
  "Quick Counting",
]);

const solvers: Record<string, Solver> = {
  "greatest-profit-of-a-parabola": (stem) => {
    const profit = formulaIn(stem, /is? ?(?:of )?(\d+x − x² − \d+)|of (\d+x − x² − \d+)/);
    const text = /\d+x − x² − \d+/.exec(stem)?.[0] ?? "";
    return Math.max(...range(0, 200).map((x) => algebraValue(text, { x }) ?? profit(x)));
  },
  "cost-of-one-more": (stem) => {
    const cost = formulaIn(stem, /([\d.]+x² \+ \d+x \+ [\d,]+)/);
    const n = Number(/(?:x = |when )(\d+)/.exec(stem)?.[1]);
    return settled((cost(n + 1) - cost(n - 1)) / 2);
  },
  "price-against-demand": (stem) => {
    const [, all = 0, slope = 1] = /sells (\d+) − (\d+)p/.exec(stem)?.map(Number) ?? [];
    const cost = Number(/₹(\d+)/.exec(stem)?.[1]);
    const gain = (p: number): number => (all - slope * p) * (p - cost);
    return range(1, 400).toSorted((a, b) => gain(b) - gain(a))[0];
  },
  "average-gain-of-a-ticket": (stem) => {
    const [many = 1, price = 0, ...rest] = numbersIn(stem);
    const [big = 0, few = 0, small = 0] = rest;
    return settled((many * price - big - few * small) / many);
  },
  "profit-between-two-marginals": (stem) => {
    const values = numbersIn(beside(stem)).slice(6);
    const at = (row: number, x: number): number =>
      (values[row] ?? 0) + (x / 10) * ((values[row + 1] ?? 0) - (values[row] ?? 0));
    return Math.round(integral((x) => Math.max(0, at(0, x) - at(6, x)), 0, 50) * 10) / 10;
  },
  "mean-of-a-curve": (stem) => {
    const f = formulaIn(stem, /(\d*x²)/);
    const end = Number(/(?:0 to|first) (\d+)/.exec(stem)?.[1]);
    return Math.round((integral(f, 0, end) / end) * 1e4) / 1e4;
  },
  "variance-of-a-count": (_, [n = 1, mean = 0]) => settled(mean - (mean * mean) / n),
  "expectation-with-a-gap": (stem) => {
    const rows = rowsIn(stem);
    const gap = rows.find((row) => row.length === 1)?.[0] ?? 0;
    return settled(total(rows.map(([x = 0, p = 0]) => (x - gap) * p)) + gap);
  },
  "variance-of-two-groups": (_, [low = 0, high = 0, variance = 0]) => {
    const [d, middle] = [Math.sqrt(variance), (low + high) / 2];
    const values = [low - d, low + d, high - d, high + d];
    return settled(total(values.map((x) => (x - middle) ** 2)) / 4);
  },
  "fillings-until-little-is-left": (stem) => {
    const [[, parts] = [1, 2]] = fractionsIn(stem);
    const [goal, whole] = [stem.includes("hundredth") ? 0.01 : 0.1, range(1, 60)];
    return whole.find((n) => whole.slice(0, n).reduce((left) => left - left / parts, 1) < goal);
  },
  "between-two-standstills": (stem) => {
    const s = formulaIn(stem, /s = ([^,m]+?)(?:,| metres)/);
    const still = range(0, 12).filter((t) => Math.abs(s(t + 1e-4) - s(t - 1e-4)) < 1e-6);
    return Math.abs(s(still[0] ?? 0) - s(still[1] ?? 0));
  },
  "distance-under-the-speed-line": (stem) => {
    const [, , ...values] = numbersIn(beside(stem));
    const way = total(values.slice(1).map((value, k) => (value + (values[k] ?? 0)) / 2));
    return way / (values.length - 1);
  },
  "ladder-that-slides": (stem, [speed = 0]) => {
    const [c = 0, x = 0] = numbersIn(beside(stem));
    const height = (t: number): number => Math.sqrt(c * c - (x + (speed / 100) * t) ** 2);
    return Math.round(((height(-1e-4) - height(1e-4)) * 1e6) / 2);
  },
  "ripple-that-spreads": closest((numbers, stem) => {
    const [rate = 0, r = 0] = stem.startsWith("The radius")
      ? [numbers[0], numbers[2]]
      : [numbers[0], numbers[2]];
    return (3.14 * ((r + rate * 1e-4) ** 2 - (r - rate * 1e-4) ** 2)) / 2e-4;
  }),
  "leak-that-slows-down": (stem) => {
    const [, a = 0, b = 1] = /(\d+) − (\d+)t/.exec(stem)?.map(Number) ?? [];
    return Math.round(integral((t) => a - b * t, 0, a / b));
  },
  "after-the-meeting": (stem) => {
    const [x = 1, y = 1, fast = 0] = numbersIn(stem);
    return search(1, (slow) => Math.abs((slow * y) / fast - (fast * x) / slow) < 1e-9);
  },
  "odd-products-that-telescope": (stem) =>
    ((pairs) => {
      const [[a = 1, b = 2] = [], ...rest] = pairs;
      let sum = 0;
      for (let k = a; k <= (rest.at(-1)?.[0] ?? 0); k += b - a) sum += 1 / (k * (k + b - a));
      return sum;
    })([...stem.matchAll(/\((\d+) × (\d+)\)/g)].map((pair) => pair.slice(1).map(Number))),
  "numbers-over-growing-powers": (stem) => {
    const second = /1 \+ 2\/(\d+)/.exec(stem)?.[1];
    const [[p, q] = [1, Number(second)]] = second ? [] : fractionsIn(stem);
    return total(range(1, 400).map((n) => n * (p / q) ** (n - 1)));
  },
  "weighted-binomials": (stem) => {
    const n = Number(/(\d+)C1/.exec(stem)?.[1]);
    const sizes = subsets(n).map((set) => set.length);
    return stem.startsWith("Every") ? total(sizes) : count(sizes, (size) => size % 2 === 1);
  },
  "factorials-that-telescope": (stem) => {
    const n = Number(/… \+ (\d+) ×/.exec(stem)?.[1]);
    return total(range(1, n).map((k) => k * range(1, k).reduce((all, each) => all * each, 1)));
  },
  "squares-from-the-middle-on": (_, numbers) =>
    total(range(numbers[0] ?? 0, numbers.at(-1) ?? 0).map((k) => k * k)),
  "letters-that-come-again": (stem) => {
    const word = /[A-Z]{5,}/.exec(stem)?.[0] ?? "";
    let words = new Set([""]);
    for (const letter of word.split(""))
      words = new Set(
        [...words].flatMap((text) =>
          range(0, text.length).map((k) => text.slice(0, k) + letter + text.slice(k)),
        ),
      );
    return words.size;
  },
  "committees-with-one-at-least": (stem, numbers) => {
    const [m = 0, w = 0, r = 0] = stem.startsWith("A juggler")
      ? [numbers[1], numbers[2], numbers[0]]
      : numbers;
    return count(subsets(m + w), (set) => set.length === r && set.some((k) => k >= m));
  },
  "ways-on-a-street-map": (stem) => {
    const [across = 0, up = 0] = numbersIn(beside(stem));
    const ways = (x: number, y: number): number => (x === 0 || y === 0 ? 1 : ways(x - 1, y) + ways(x, y - 1));
    return ways(across, up);
  },
  "numbers-that-five-divides": (stem, numbers) => {
    const [top, size] = [numbers[1] ?? 0, stem.includes("three") ? 3 : 4];
    return count(range(10 ** (size - 1), 10 ** size - 1), (n) => {
      const digits = String(n).split("");
      return n % 5 === 0 && new Set(digits).size === size && digits.every((digit) => Number(digit) <= top);
    });
  },
  "one-hit-at-least": (stem) => {
    const [[, a] = [1, 1], [, b] = [1, 1], [, c] = [1, 1]] = fractionsIn(stem);
    const hits = range(1, a).flatMap((i) =>
      range(1, b).flatMap((j) => range(1, c).map((k) => i === 1 || j === 1 || k === 1)),
    );
    return count(hits, Boolean) / hits.length;
  },
};

describeKeys(
  class12Speedmaths.families.filter(({ topic }) => topics.has(topic)),
  solvers,
  { hasNegatives: true },
);
