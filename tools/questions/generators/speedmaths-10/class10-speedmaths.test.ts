import { algebraValue } from "../algebra-value";
import { beside, closest, rowsIn, settled, splitInto } from "../quick-reading";
import { exactPower, powersIn, total } from "../quick-solvers";
import { describeKeys, fractionsIn, numbersIn, search, type Solver } from "../second-computation";
import { class10Speedmaths } from "./class10-speedmaths";

const rad = Math.PI / 180;

/** The share of the price that an offer of a table takes off. */
const discountOf = (offer: string): number => {
  const [a = 0, b = 0] = numbersIn(offer);
  if (offer.includes("free")) return b / (a + b);
  return offer.includes("then") ? 1 - (1 - a / 100) * (1 - b / 100) : a / 100;
};

/** A yearly rate as a factor. */
const factor = (rate: number): number => 1 + rate / 100;

/** What is done at two rates in turn until one whole is done. */
function turnsOf(rates: readonly number[]): number {
  let [turns, done] = [0, 0];
  for (; done < 1 - 1e-9; turns++) done += rates[turns % rates.length] ?? 0;
  return turns;
}

const solvers: Record<string, Solver> = {
  "estimate-with-a-square": closest(([a = 0, b = 0, c = 1]) => (a * a * b) / c),
  "excess-over-a-million": (stem, [a = 0, b = 0, c = 0]) =>
    stem.startsWith("By") ? a * b - 1_000_000 : (1000 - b) * (1000 + c) - 1_000_000,
  "roots-each-made-smaller": (stem) => {
    const [sum = 0, times = 0, , less = 0] = numbersIn(stem.slice(stem.indexOf("−")));
    const [p, q] = splitInto(sum, times);
    return (p - less) * (q - less);
  },
  "four-odd-steps-and-sixteen": (stem) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersIn(stem);
    return Math.round(Math.sqrt(a * b * c * d + 16));
  },
  "corners-around-a-circle": (stem) => {
    const [side = 0] = numbersIn(beside(stem));
    return settled(side * side - 3.14 * (side / 2) * (side / 2));
  },
  "distance-across-the-axes": (stem) => {
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = [...stem.matchAll(/\(([−\d]+), ([−\d]+)\)/g)].map(
      (pair) => pair.slice(1).map((text) => Number(text.replace("−", "-"))),
    );
    return Math.hypot(a - c, b - d);
  },
  "sum-of-two-roots": closest(([a = 0, b = 0]) => Math.sqrt(a) + Math.sqrt(b)),
  "cube-root-just-above": closest(([a = 0]) => Math.cbrt(a)),
  "kite-of-two-tangents": (stem) => {
    const [radius = 0, far = 0] = numbersIn(beside(stem));
    return 2 * radius + 2 * far * Math.sin(Math.acos(radius / far));
  },
  "roots-almost-alike": closest(([a = 0, b = 0]) => Math.sqrt(a) - Math.sqrt(b)),
  "powers-of-known-ratios": (stem, [tan = 0, sin = 0]) => {
    const [, m = "", n = ""] = /tan([²⁴]) .*sin([²⁴]) /.exec(stem) ?? [];
    return Math.tan(tan * rad) ** (m === "²" ? 2 : 4) * Math.sin(sin * rad) ** (n === "²" ? 2 : 4);
  },
  "number-as-a-power-of-ten": (stem, _, options) => {
    const wanted = Number(/(?:make|does) (\d+)/.exec(stem)?.[1]);
    return closest(() => Math.log10(wanted))(stem, [], options);
  },
  "roots-joined-in-one-exponent": (stem) => {
    const [[base, p] = [2, 0], [, q] = [2, 0]] = powersIn(stem);
    return Math.log(Math.sqrt(base ** p) * Math.cbrt(base ** q)) / Math.log(base);
  },
  "quadratic-in-a-power": (stem) => {
    const [square = 4, b = 0, base = 2, c = 0] = numbersIn(stem.slice(stem.search(/\d+ˣ/)));
    return total([0, 1, 2, 3, 4, 5, 6].filter((x) => square ** x - b * base ** x + c === 0));
  },
  "digits-of-a-mixed-product": (stem) =>
    String(powersIn(stem).reduce((all, [base, n]) => all * exactPower(base, n), 1n)).length,
  "product-of-sine-and-cosine": (stem) => {
    const [[sum, under] = [0, 1]] = fractionsIn(stem);
    const angle = Math.asin(sum / under / Math.SQRT2) - Math.PI / 4;
    return Math.sin(angle) * Math.cos(angle);
  },
  "secant-from-a-sum": (stem, [n = 1]) => {
    const angle = 2 * Math.atan(n) - Math.PI / 2;
    return stem.endsWith("sec A?") ? 1 / Math.cos(angle) : Math.tan(angle);
  },
  "cubes-from-a-difference": (_, [a = 0, b = 0]) => {
    const [gap, times] = [a, b];
    const small = search(1, (n) => n * (n + gap) === times);
    return (small + gap) ** 3 - small ** 3;
  },
  "squares-of-three-edges": (stem, [a = 0, b = 0]) =>
    stem.startsWith("If") ? a * a - 2 * b : (a / 4) ** 2 - b,
  "root-of-a-surd-and-its-reciprocal": (stem) => {
    const text = /(?:x = |are )([^,]+?)(?:,| and)/.exec(stem)?.[1] ?? "";
    const root = Math.sqrt(algebraValue(text) ?? 0);
    return root + 1 / root;
  },
  "three-falls-in-a-row": closest(([p = 0]) => 100 - 100 * (1 - p / 100) ** 3),
  "growth-of-the-total": (stem) => {
    const [[, c = 0, d = 0] = [], [, p = 0, q = 0] = []] = rowsIn(stem);
    return ((c + d) / (c / factor(p) + d / factor(q))) * 100 - 100;
  },
  "two-errors-in-a-quotient": (_, [up = 0, down = 0]) => (factor(up) / factor(-down)) * 100 - 100,
  "takings-after-a-dearer-ticket": (_, [up = 0, more = 0]) => 100 - (100 * factor(more)) / factor(up),
  "share-after-a-rise": (stem, [rise = 0]) => {
    const [share = 0] = numbersIn(beside(stem));
    return share / factor(rise);
  },
  "markup-behind-a-discount": (_, [off = 0, gain = 0]) => (100 * factor(gain)) / factor(-off) - 100,
  "cost-of-some-for-price-of-others": (_, [sold = 0, gained = 1]) => (sold / (sold - gained)) * 100 - 100,
  "two-sold-for-the-same-sum": (_, [up = 0, down = 0]) => {
    const net = settled(200 / (1 / factor(up) + 1 / factor(-down)) - 100);
    return `${Math.abs(net)}% ${net < 0 ? "loss" : "gain"}`;
  },
  "short-weight-and-a-markup": (stem, numbers) => {
    const [grams = 1, up = 0] = stem.startsWith("A dishonest") ? numbers.toReversed() : numbers.slice(1);
    return (1000 / grams) * (100 + up) - 100;
  },
  "cheapest-of-four-offers": (stem) =>
    beside(stem)
      .split("\n")
      .slice(1)
      .map((row) => row.split(" | "))
      .toSorted(([, a = ""], [, b = ""]) => discountOf(b) - discountOf(a))[0]?.[0],
  "rate-between-two-years": (stem) => {
    const [early = 1, late = 0] = [...stem.matchAll(/₹([\d,]+)/g)].map(([, text = ""]) =>
      Number(text.replaceAll(",", "")),
    );
    return (late / early) * 100 - 100;
  },
  "sum-from-the-extra-interest": (_, [, rate = 0, extra = 0]) =>
    search(1, (sum) => Math.abs(sum * (factor(rate) ** 2 - 1) - (2 * sum * rate) / 100 - extra) < 1e-6),
  "doubling-again-and-again": (stem, [years = 0]) => {
    const goal = { four: 4, eight: 8, sixteen: 16, "thirty-two": 32 }[
      /thirty-two|four|eight|sixteen/.exec(stem)?.[0] ?? ""
    ];
    return search(1, (n) => Math.abs(2 ** (n / years) - (goal ?? 0)) < 1e-9);
  },
  "rate-when-compounded-half-yearly": (_, [rate = 0]) => settled(factor(rate / 2) ** 2 * 100 - 100),
  "two-equal-instalments": (stem) => {
    const [sum = 0, rate = 0] = numbersIn(stem);
    return settled(sum / (1 / factor(rate) + 1 / factor(rate) ** 2));
  },
  "years-read-from-the-line": (stem) => {
    const [, , , , first = 1, second = 0] = numbersIn(beside(stem));
    const factor = 1 + (second - first) / 2 / first;
    return settled(first * factor * factor);
  },
  "mode-by-the-rule-of-three": (stem, [a = 0, b = 0]) =>
    stem.startsWith("The mean") ? 3 * b - 2 * a : 3 * a - 2 * b,
  "mean-of-classes-by-steps": (stem) => {
    const rows = rowsIn(stem);
    const all = total(rows.map(([, , n = 0]) => n));
    return total(rows.map(([low = 0, high = 0, n = 0]) => (n * (low + high)) / 2)) / all;
  },
  "wrong-entry-put-right": (stem, numbers) => {
    const [n = 1, mean = 0, wrong = 0, right = 0, over = 0, less = 0] = stem.startsWith("The mean")
      ? numbers
      : [numbers[1] ?? 1, numbers[0] ?? 0, ...numbers.slice(2)];
    return settled((n * mean - wrong + right - over + less) / n);
  },
  "drawn-off-twice": (_, [whole = 1, off = 0]) => {
    const once = whole - off;
    return settled(once - (once / whole) * off);
  },
  "equal-glasses-poured-together": (stem, _, options) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersIn(stem);
    const milk = a / (a + b) + c / (c + d);
    return options.find((option) => {
      const [x = 0, y = 1] = numbersIn(option);
      return Math.abs(x / y - milk / (2 - milk)) < 1e-9;
    });
  },
  "three-pairs-at-work": (_, [a = 1, b = 1, c = 1]) => settled(2 / (1 / a + 1 / b + 1 / c)),
  "leak-in-a-tank": (_, [fill = 1, rate = 1, slow = 1]) =>
    search(1, (litres) => Math.abs(litres / fill - rate - litres / slow) < 1e-9),
  "turn-and-turn-about": (_, [a = 1, b = 1]) => turnsOf([1 / a, 1 / b]),
  "share-of-the-helper": (_, [a = 1, b = 1, c = 0, d = 0]) =>
    settled(Math.max(c, d) * (1 - Math.min(c, d) / a - Math.min(c, d) / b)),
  "second-pipe-in-the-graph": (stem, [tank = 0]) => {
    const [, , ...values] = numbersIn(beside(stem));
    const [before, after] = [(values[1] ?? 0) - (values[0] ?? 0), (values[6] ?? 0) - (values[5] ?? 0)];
    return tank / (after - before);
  },
  "multiples-in-a-stretch": (stem, numbers) => {
    const [step, first, last] = stem.startsWith("What")
      ? numbers
      : [(numbers[1] ?? 0) - (numbers[0] ?? 0), numbers[0], numbers[3]];
    let sum = 0;
    for (let n = first ?? 0; n <= (last ?? 0); n += step ?? 1) sum += n;
    return sum;
  },
  "sum-by-two-mirrored-terms": (stem, numbers) => {
    const [i = 0, x = 0, j = 0, y = 0, n = 0] = stem.startsWith("In an")
      ? numbers
      : [...numbers.slice(1, 5), numbers[0] ?? 0];
    const step = (y - x) / (j - i);
    return total(Array.from({ length: n }, (_, k) => x + (k + 1 - i) * step));
  },
  "one-term-from-a-formula": (stem) => {
    const [, p = "", q = ""] = /(\d+)n² \+ (\d*)n/.exec(stem) ?? [];
    const n = numbersIn(stem).at(-1) ?? 0;
    const sum = (k: number): number => Number(p) * k * k + Number(q || 1) * k;
    return sum(n) - sum(n - 1);
  },
  "sum-from-the-middle-term": (stem, [a = 0, b = 0, c = 0]) => {
    const [n, middle] = stem.startsWith("In an") ? [a, b] : [a, c];
    return total(Array.from({ length: n }, (_, k) => middle + 3 * (k - (n - 1) / 2)));
  },
  "squares-of-sines": (stem) => {
    const step = Number(/\+ (?:sin|cos)² (\d+)°/.exec(stem)?.[1]) / (stem.includes("cos² 0°") ? 1 : 2);
    let sum = 0;
    for (let angle = 0; angle <= 90; angle += step) sum += Math.sin(angle * rad) ** 2;
    return settled(sum);
  },
};

describeKeys(class10Speedmaths.families, solvers, { hasNegatives: true });
