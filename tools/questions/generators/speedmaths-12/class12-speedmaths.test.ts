import { algebraValue } from "../algebra-value";
import {
  beside,
  closest,
  formulaIn,
  integral,
  logsIn,
  minus,
  raisedNumber,
  range,
  rowsIn,
  settled,
  worthOf,
} from "../quick-reading";
import { exactPower, powersIn, total } from "../quick-solvers";
import { describeKeys, fractionsIn, numbersIn, type Solver } from "../second-computation";
import { class12Speedmaths } from "./class12-speedmaths";

const rad = Math.PI / 180;

const topics = new Set([
  "Simplification",
  "Roots and Surds",
  "Powers and Logarithms",
  "Percentage Change",
  "Approximation",
]);

const solvers: Record<string, Solver> = {
  "determinant-of-near-numbers": (_, [a = 0, b = 0, c = 0, d = 0]) => Math.abs(a * d - b * c),
  "matrix-to-a-high-power": (stem, numbers) => {
    const isLower = stem.startsWith("A drawing");
    const entry = (isLower ? numbers[2] : numbers[1]) ?? 0;
    const n = isLower ? (numbers[4] ?? 0) : raisedNumber(/A([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(stem)?.[1] ?? "");
    return range(2, n).reduce((sum) => sum + entry, entry);
  },
  "determinant-of-a-multiple": (_, numbers) => {
    const [order = 0, d = 0, k = 0] = numbers;
    return Array<number>(order)
      .fill(k)
      .reduce((all, each) => all * each, d * d);
  },
  "tangent-of-a-double-inverse": (stem) => {
    const [[, n] = [1, 1]] = fractionsIn(stem);
    return Math.tan(2 * Math.atan(1 / n));
  },
  "sine-of-two-inverses": (stem) => {
    const [[a, b] = [1, 1], [p, q] = [1, 1]] = fractionsIn(stem);
    return Math.sin(Math.atan(a / b) + Math.acos(p / q));
  },
  "resultant-of-two-forces": (stem, _, options) => {
    const [a = 0, b = 0, angle = 0] = numbersIn(beside(stem));
    return worthOf(settled(Math.hypot(a + b * Math.cos(angle * rad), b * Math.sin(angle * rad))), options);
  },
  "point-above-a-plane": (stem) => {
    const [, x = 0, y = 0, z = 0] = /\((\d+), (\d+), (\d+)\)/.exec(stem)?.map(Number) ?? [];
    const [, a = "", b = "", c = "", d = ""] = /(\d*)x \+ (\d*)y \+ (\d*)z = (\d+)/.exec(stem) ?? [];
    const normal = [a, b, c].map((text) => Number(text || 1));
    const [p = 0, q = 0, r = 0] = normal;
    return Math.abs(p * x + q * y + r * z - Number(d)) / Math.hypot(p, q, r);
  },
  "roots-far-out": (stem, numbers, options) => {
    const [, a = 0, b = 0, c = 0, d = 0] =
      /x² \+ (\d+)x \+ (\d+)\).*x² \+ (\d+)x \+ (\d+)\)/.exec(stem)?.map(Number) ?? [];
    const x = 1e6;
    return closest(() => Math.sqrt(x * x + a * x + b) - Math.sqrt(x * x + c * x + d))(stem, numbers, options);
  },
  "slope-of-a-root": (stem, _, options) => {
    const y = formulaIn(stem, /(√\(x² \+ [\d,]+\))/);
    const x = numbersIn(stem).at(-1) ?? 0;
    const slope = (y(x + 1e-5) - y(x - 1e-5)) / 2e-5;
    return options.find((option) => Math.abs((algebraValue(option) ?? 0) - slope) < 1e-6);
  },
  "area-under-a-quarter-circle": (stem, numbers, options) => {
    const y = /√\((\d+) − x²\)/.exec(stem)?.[1];
    const [, from = "", to = ""] = /from (?:x = )?([−\d]+) to (?:x = )?(\d+)/.exec(stem) ?? [];
    const f = (x: number): number => Math.sqrt(Math.max(0, Number(y) - x * x));
    return closest(() => integral(f, minus(from), Number(to)))(stem, numbers, options);
  },
  "long-chain-of-logs": (stem) => {
    const [[first] = [2]] = logsIn(stem);
    return Math.log(logsIn(stem).at(-1)?.[1] ?? 1) / Math.log(first);
  },
  "growth-without-steps": closest(
    ([rate = 1], stem) => Math.log(stem.includes("doubled") ? 2 : 3) / Math.log(Math.exp(rate / 100)),
  ),
  "zeros-behind-the-point": (stem) => {
    const base = Number(/\(1\/(\d+)\)/.exec(stem)?.[1]);
    const n = raisedNumber(/\)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(stem)?.[1] ?? "");
    return String(10n ** 80n / exactPower(base, n))
      .padStart(80, "0")
      .search(/[1-9]/);
  },
  "log-of-itself-as-exponent": (stem) => {
    const right = /= (?:([\d,]+) × )?(x[⁰¹²³⁴⁵⁶⁷⁸⁹]*)(?: ÷ ([\d,]+))?/.exec(stem);
    const log = (text = "1"): number => Math.round(Math.log10(Number(text.replaceAll(",", ""))));
    const power = raisedNumber(right?.[2]?.slice(1) ?? "") || 1;
    const c = log(right?.[1]) - log(right?.[3]);
    return 10 ** (range(-9, 9).findLast((y) => y * y === power * y + c) ?? 0);
  },
  "e-to-a-logarithm": (stem) => {
    const [, m = 1, a = 1, b = 1] = /\((\d+) ln (\d+)\).*−ln (\d+)/.exec(stem)?.map(Number) ?? [];
    return settled(Math.exp(m * Math.log(a)) + Math.exp(-Math.log(b)));
  },
  "small-change-under-a-root": closest(
    ([p = 0], stem) => (Math.pow(1 + p / 100, stem.includes("period") ? 1 / 2 : 1 / 3) - 1) * 100,
  ),
  "law-of-growth-in-a-table": (stem) => {
    const [[, first = 1] = [], [gap = 1, second = 1] = [], [end = 0] = []] = rowsIn(stem);
    return settled(first * Math.exp((Math.log(second / first) / gap) * end));
  },
  "test-that-is-mostly-right": (stem, numbers, options) => {
    const [ill = 0, right = 0, wrong = 0] = stem.startsWith("A filter")
      ? [numbers[2], numbers[0], numbers[1]]
      : numbers;
    return closest(() => 100 / (1 + ((100 - ill) * wrong) / (ill * right)))(stem, numbers, options);
  },
  "share-within-a-group": (stem) => {
    const [[p = 1, x = 1] = [], [q = 0, y = 0] = []] = rowsIn(stem);
    return Math.round(1e6 * (100 / (1 + (q * y) / (p * x)))) / 1e6;
  },
  "power-by-its-tangent": (stem, numbers, options) => {
    const [[, n] = [1, numbers[0] ?? 0]] = powersIn(stem);
    const base = stem.startsWith("By") ? numbers[0] : numbers[1];
    return closest(() => (base ?? 0) ** n)(stem, numbers, options);
  },
  "cosine-beside-sixty": closest((numbers, stem) =>
    stem.startsWith("With") ? Math.cos((numbers.at(-1) ?? 0) * rad) : Math.sin((numbers[0] ?? 0) * rad),
  ),
  "natural-log-beside-one": closest((numbers) => Math.log(numbers.at(-1) ?? 1)),
  "strips-under-a-curve": (stem) => {
    const rows = rowsIn(stem);
    return total(
      rows.slice(1).map(([x = 0, y = 0], k) => ((x - (rows[k]?.[0] ?? 0)) * (y + (rows[k]?.[1] ?? 0))) / 2),
    );
  },
  "power-that-tends-to-e": closest((_, stem) => {
    const [[over, under] = [1, 1]] = fractionsIn(stem.replaceAll(",", ""));
    return (1 + (stem.startsWith("Each") ? -over : over) / under) ** under;
  }),
};

describeKeys(
  class12Speedmaths.families.filter(({ topic }) => topics.has(topic)),
  solvers,
  { hasNegatives: true },
);
