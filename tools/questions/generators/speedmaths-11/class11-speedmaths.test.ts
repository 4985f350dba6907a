import { algebraValue } from "../algebra-value";
import {
  beside,
  closest,
  largePower,
  logsIn,
  raisedNumber,
  rowsIn,
  settled,
  worthOf,
} from "../quick-reading";
import { powersIn, total } from "../quick-solvers";
import { describeKeys, fractionsIn, numbersIn, search, type Solver } from "../second-computation";
import { class11Speedmaths } from "./class11-speedmaths";

const rad = Math.PI / 180;
const factor = (rate: number): number => 1 + rate / 100;
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const solvers: Record<string, Solver> = {
  "squares-taken-from-one": (_, numbers) => {
    let product = 1;
    for (let k = 2; k <= (numbers.at(-1) ?? 0); k++) product *= 1 - 1 / (k * k);
    return product;
  },
  "factorials-put-together": (stem, [a = 0, b = 0, c = 0]) =>
    settled(factorial(a) / factorial(c) + ((stem.includes("+") ? 1 : -1) * factorial(b)) / factorial(c)),
  "power-of-one-plus-i": (stem, numbers, options) => {
    const n = stem.startsWith("With")
      ? raisedNumber(/\)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(stem)?.[1] ?? "")
      : (numbers.at(-1) ?? 0);
    const sign = /1 − i/.test(stem) ? -1 : 1;
    let [re, im] = [1, 0];
    for (let k = 0; k < n; k++) [re, im] = [re - sign * im, im + sign * re];
    return options.find((option) => {
      const value = Number(option.replace("i", "").replaceAll(",", "").replace("−", "-"));
      return option.endsWith("i") ? re === 0 && im === value : im === 0 && re === value;
    });
  },
  "logarithms-in-a-row": (stem) => {
    const [[base] = [2]] = logsIn(stem);
    const ends = [...stem.matchAll(/1\/(\d+)/g)].map(([, n]) => Number(n));
    let sum = 0;
    for (let k = ends[0] ?? 1; k <= (ends.at(-1) ?? 0); k++) sum += Math.log(1 + 1 / k) / Math.log(base);
    return settled(sum);
  },
  "fraction-without-end": (stem) => {
    const n = Math.max(...numbersIn(stem));
    let x = 1;
    for (let k = 0; k < 2000; k++) x = /of 1 \+/.test(stem) ? 1 + n / x : n / (1 + x);
    return settled(x);
  },
  "root-of-a-root": (stem, [a = 0, , b = 0], options) =>
    worthOf(Math.sqrt(a + (stem.includes("−") ? -2 : 2) * Math.sqrt(b)), options),
  "roots-that-close-up": (stem) => {
    const roots = [...stem.matchAll(/√(\d+)/g)].map(([, n]) => Number(n));
    let sum = 0;
    for (let n = roots[0] ?? 1; n < (roots.at(-1) ?? 0); n++) sum += 1 / (Math.sqrt(n) + Math.sqrt(n + 1));
    return settled(sum);
  },
  "fourth-powers-of-surds": (stem) => {
    const [, a = "", b = ""] = /√(\d+) [+−] √?(\d+)/.exec(stem) ?? [];
    const [x, y] = [Math.sqrt(Number(a)), Math.sqrt(Number(b))];
    return settled((x + y) ** 4 + (x - y) ** 4);
  },
  "largest-sum-of-two-roots": (_, __, options) =>
    options.toSorted((x, y) => (algebraValue(y) ?? 0) - (algebraValue(x) ?? 0))[0],
  "hexagon-with-root-three": (stem, numbers, options) => {
    const [height = 0] = numbersIn(beside(stem));
    return closest(() => 6 * height * height * Math.tan(30 * rad))(stem, numbers, options);
  },
  "logs-with-powers-for-bases": (stem) =>
    total(logsIn(stem).map(([base, n]) => Math.log(n) / Math.log(base))),
  "exponent-by-known-logs": (stem, numbers, options) => {
    const [a, b] = stem.startsWith("To base")
      ? [/If (\d+)ˣ/.exec(stem)?.[1], /ˣ = (\d+)/.exec(stem)?.[1]]
      : [/becomes (\d+)/.exec(stem)?.[1], /it (\d+) times/.exec(stem)?.[1]];
    return closest(() => Math.log(Number(b)) / Math.log(Number(a)))(stem, numbers, options);
  },
  "remainder-of-a-high-power": (stem) => {
    const divisor = Number(/(?:by|of) (\d+)[?,]/.exec(stem)?.[1]);
    return Number(largePower(stem) % BigInt(divisor));
  },
  "two-logs-that-make-one": (stem, numbers) => {
    const [[base] = [2]] = logsIn(stem.replaceAll("x", "1"));
    const [gap = 0, goal = 0] = numbers;
    return search(gap + 1, (x) => Math.abs((Math.log(x) + Math.log(x - gap)) / Math.log(base) - goal) < 1e-9);
  },
  "sum-of-exponents-in-a-product": (stem) => {
    let [left, many] = [
      powersIn(stem)
        .slice(0, 3)
        .reduce((all, [base, n]) => all * BigInt(base) ** BigInt(n), 1n),
      0,
    ];
    for (const prime of [2n, 3n]) for (; left % prime === 0n; many++) left /= prime;
    return many;
  },
  "twice-the-angle": (stem) => {
    const [[a, c] = [0, 1]] = fractionsIn(stem);
    const angle = 2 * Math.asin(a / c);
    return stem.startsWith("A is") ? Math.sin(angle) : Math.cos(angle);
  },
  "two-angles-in-one": (stem, [a = 0, b = 0], options) =>
    worthOf((/(?:is|of) sin/.test(stem) ? Math.sin : Math.cos)((a - b) * rad), options),
  "tangent-of-two-angles": (stem) => {
    const [[, m] = [1, 1], [, n] = [1, 1]] = fractionsIn(stem);
    return Math.tan(Math.atan(1 / m) + (stem.includes("A + B") ? 1 : -1) * Math.atan(1 / n));
  },
  "sixth-powers-of-sine-and-cosine": (stem) => {
    const [[p, q] = [1, 1]] = fractionsIn(stem);
    const angle = Math.asin((2 * p) / q) / 2;
    return Math.sin(angle) ** 6 + Math.cos(angle) ** 6;
  },
  "modulus-of-a-product": (stem) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersIn(stem.slice(stem.search(/\d+ \+ \d+i/)));
    return settled(Math.hypot(a * c + b * d, b * c - a * d));
  },
  "rise-of-a-weighted-basket": (stem) =>
    settled(total(rowsIn(stem).map(([w = 0, p = 0]) => w * factor(p))) - 100),
  "small-errors-in-a-formula": (stem, [p = 0, q = 0], options) =>
    closest(() => (factor(p) ** 2 * factor(stem.startsWith("The radius") ? q : -q) - 1) * 100)(
      stem,
      [],
      options,
    ),
  "years-of-growth-by-logs": (stem) => {
    const rate = Number(/by (\d+)%/.exec(stem)?.[1]);
    return search(1, (n) => factor(rate) ** n > (stem.includes("twice") ? 2 : 3));
  },
  "water-lost-in-drying": (_, [wet = 0, dry = 0, fresh = 0]) =>
    search(1, (kg) => Math.abs(kg * (100 - dry) - fresh * (100 - wet)) < 1e-6),
  "overlap-that-must-be": (_, groups) => 100 - total(groups.map((p) => 100 - p)),
  "area-of-a-small-triangle": (stem) => {
    const [, p = 0, q = 0] = /BD : DC = (\d+) : (\d+)/.exec(stem)?.map(Number) ?? [];
    const [, r = 0, s = 0] = /AE : ED = (\d+) : (\d+)/.exec(stem)?.map(Number) ?? [];
    const whole = Number(/(\d+) (?:cm²|hectares)/.exec(stem)?.[1]);
    const d = p / (p + q);
    const height = 1 - r / (r + s);
    return settled(whole * d * height);
  },
  "sum-against-difference": (_, numbers, options) => {
    const [sum = 1, gap = 1] = numbers;
    return options.find((option) => {
      const [x = 0, y = 0] = numbersIn(option);
      return Math.abs((x + y) / (x - y) - sum / gap) < 1e-9;
    });
  },
  "ratio-from-a-quadratic": (stem, _, options) => {
    const [, a = "", b = "", c = ""] = /(\d*)x² − (\d+)xy \+ (\d*)y²/.exec(stem) ?? [];
    return options.find((option) => {
      const [x = 0, y = 0] = numbersIn(option);
      return x > y && Number(a || 1) * x * x - Number(b) * x * y + Number(c || 1) * y * y === 0;
    });
  },
  "half-and-half-by-water": (_, [whole = 1, a = 1, b = 1]) => settled(whole - whole / 2 / (a / (a + b))),
  "varies-with-a-square": (stem) => {
    const [[x = 1, y = 1, z = 1] = [], , [p = 0, q = 0] = []] = rowsIn(stem);
    return settled((z * p * q * q) / (x * y * y));
  },
  "rate-when-compounded-quarterly": closest(([rate = 0]) => factor(rate / 4) ** 4 * 100 - 100),
  "extra-interest-of-three-years": (_, [sum = 0, , rate = 0]) =>
    settled(sum * factor(rate) ** 3 - sum - (3 * sum * rate) / 100),
  "rate-from-both-interests": (stem) => {
    const [simple = 0, compound = 0] = numbersIn(stem).filter((n) => n > 2);
    return search(1, (rate) => Math.abs(((factor(rate) ** 2 - 1) * simple * 50) / rate - compound) < 1e-6);
  },
  "deposit-every-month": (_, numbers) => {
    const [sum = 0, months = 0, rate = 0] = numbers;
    return settled(total(Array.from({ length: months }, (__, k) => (sum * (k + 1) * rate) / 1200)));
  },
  "prize-for-ever": (_, [sum = 0, rate = 1]) => {
    let [worth, payment] = [0, sum];
    for (let year = 0; year < 3000; year++, payment /= factor(rate)) worth += payment;
    return settled(worth);
  },
  "each-half-as-fast": (stem, [together = 0]) =>
    total([1, 2, 4, 8].slice(0, stem.includes("three") ? 3 : 4).map((part) => together / part)),
  "workers-of-two-kinds": (_, [m = 1, w = 1, days = 1, p = 0, q = 0]) =>
    settled(1 / (p / (m * days) + q / (w * days))),
  "crew-that-grows": (_, [work = 0, ...rest]) => {
    let [left, crew, days] = [work, rest[0] ?? 1, 0];
    for (; left > 0; days++, crew++) left -= crew;
    return left === 0 ? days : undefined;
  },
  "half-each-and-together": (_, [both = 1, half = 1]) =>
    search(1, (a) => Math.abs(1 / a + 1 / (2 * half - a) - 1 / both) < 1e-9),
  "grass-that-grows-back": (_, [many = 0, short = 0, few = 0, long = 0]) =>
    search(1, (n) => (many - n) * short === (few - n) * long),
  "ball-that-bounces": (stem) => {
    const [high = 0, over = 0, under = 1] = numbersIn(stem);
    let [way, top] = [0, high];
    for (let k = 0; k < 300; k++) {
      way += top + (top * over) / under;
      top = (top * over) / under;
    }
    return settled(way);
  },
  "squares-with-changing-signs": (_, [n = 0]) => {
    let sum = 0;
    for (let k = n; k > 0; k--) sum += (n - k) % 2 ? -k * k : k * k;
    return sum;
  },
  "geometric-mean-in-the-middle": (stem, numbers) => {
    const [first = 1, last = 1] = stem.startsWith("A culture") ? numbers : numbers.slice(1);
    return Math.sqrt(first * last);
  },
  "nines-added-up": (stem, numbers) => {
    const many = stem.startsWith("What") ? (numbers[0] ?? 0) : (numbers.at(-1) ?? 0);
    const digit = stem.startsWith("What") ? numbers[1] : numbers[0];
    return total(Array.from({ length: many }, (_, k) => Number(String(digit).repeat(k + 1))));
  },
  "squares-inside-squares": (stem) => {
    const [side = 0] = numbersIn(beside(stem)).slice(-1);
    let [sum, area] = [0, side * side];
    for (let k = 0; k < 60; k++, area /= 2) sum += stem.includes("but the first") && k === 0 ? 0 : area;
    return settled(sum);
  },
  "power-just-beside-one": (stem, numbers, options) => {
    const [, base = "", raised = ""] = /\(([\d.]+)\)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(stem) ?? [];
    const n = raisedNumber(raised);
    const [kept = 0, joints = 0] = numbers;
    return closest(() => (base ? Number(base) ** n : (kept / 100) ** joints))(stem, [], options);
  },
  "one-over-a-root-near-one": closest((numbers) => 1 / Math.sqrt(numbers.at(-1) ?? 1)),
  "sine-of-a-small-angle": closest((numbers, stem) => {
    const angle = stem.startsWith("With") ? numbers[1] : numbers[0];
    return Math.sin((angle ?? 0) * rad);
  }),
  "size-of-a-great-power": (stem, _, options) => {
    const [, n, base] = stem.startsWith("To base")
      ? [0, powersIn(stem)[0]?.[1], powersIn(stem)[0]?.[0]]
      : [0, numbersIn(stem)[0], numbersIn(stem)[1]];
    const goal = Math.log10(base ?? 1) * (n ?? 0);
    const size = (option: string): number =>
      Math.log10(numbersIn(option)[0] ?? 1) + (powersIn(option)[0]?.[1] ?? 0);
    return options.toSorted((a, b) => Math.abs(size(a) - goal) - Math.abs(size(b) - goal))[0];
  },
  "tower-by-its-angle": (stem, numbers, options) => {
    const [, ground = 0, angle = 0] = [0, ...numbersIn(beside(stem))];
    return closest(() => ground * Math.tan(angle * rad))(stem, numbers, options);
  },
  "logarithm-of-a-decimal": (stem, _, options) => {
    const value = Number(/([\d.]+)\?$/.exec(stem)?.[1]);
    const size = (option: string): number => Number(option.replace("−", "-"));
    return options.toSorted(
      (a, b) => Math.abs(size(a) - Math.log10(value)) - Math.abs(size(b) - Math.log10(value)),
    )[0];
  },
};

describeKeys(class11Speedmaths.families, solvers, { hasNegatives: true });
