import { seniorKeys } from "../quick-senior-keys";
import { bothChanges } from "../quick-senior-solvers";
import { exactPower, powersIn } from "../quick-solvers";
import { describeKeys, search, type Solver } from "../second-computation";
import { class12Speedmaths } from "./class12-speedmaths";

/** The logarithms of a stem by natural logarithms: log₂ 8 is ln 8 ÷ ln 2. */
const logsIn = (stem: string): number[] =>
  [...stem.matchAll(/log([₀-₉]+) ([\d,]+)/g)].map(([, base = "", value = ""]) => {
    const plain = base.replaceAll(/[₀-₉]/g, (digit) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit)));
    return Math.log(Number(value.replaceAll(",", ""))) / Math.log(Number(plain));
  });
const logs =
  (join: (a: number, b: number, stem: string) => number): Solver =>
  (stem) => {
    const [a = 0, b = 0] = logsIn(stem);
    return Math.round(join(a, b, stem) * 1e9) / 1e9;
  };
const pairs = (many: number): number => {
  let count = 0;
  for (let first = 0; first < many; first++) count += many - first - 1;
  return count;
};
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const names = new Set(class12Speedmaths.families.map(({ name }) => name));
const shared = Object.fromEntries(Object.entries(seniorKeys).filter(([name]) => names.has(name)));

describeKeys(class12Speedmaths.families, {
  ...shared,
  "log-of-a-power": logs((a, b) => a + b),
  "log-of-a-product": logs((a, b, stem) => (stem.includes("−") ? a - b : a + b)),
  "chain-of-logs": logs((a, b) => a * b),
  "digits-of-a-power": (stem) => {
    const [[base, exponent] = [2, 1]] = powersIn(stem);
    return String(exactPower(base, exponent)).length;
  },
  "sum-of-doubles": (stem, numbers) => {
    const terms = stem.startsWith("What") ? Math.log2(Math.max(...numbers)) + 1 : (numbers.at(-1) ?? 0);
    let sum = 0;
    for (let term = 0; term < terms; term++) sum += 2 ** term;
    return sum;
  },
  "pairs-of-many": (_, [n = 0]) => pairs(n),
  diagonals: (_, [n = 0]) => pairs(n) - n,
  "factorial-ratio": (_, [n = 0]) => 2 * pairs(n),
  "choose-nearly-all": (_, numbers) => Math.round(choose(Math.max(...numbers), Math.min(...numbers))),
  "zeros-of-a-factorial": (_, numbers) => {
    let all = 1n;
    for (let n = 2; n <= Math.max(...numbers); n++) all *= BigInt(n);
    return /0*$/.exec(String(all))?.[0].length;
  },
  "successive-change": bothChanges(-1, -1, ["more", "less"]),
  "amount-before": (stem, [a = 0, b = 0]) => {
    const [end, percent] = stem.startsWith("A rent") ? [a, b] : [b, -a];
    return search(1, (n) => Math.abs(n * (1 + percent / 100) - end) < 1e-6);
  },
  "use-against-price": (stem, [p = 0]) =>
    stem.includes("faster") ? 100 - 100 / (1 + p / 100) : 100 / (1 - p / 100) - 100,
  "free-items": (_, [paid = 1, free = 0]) => (free / (paid + free)) * 100,
  "gain-after-discount": (_, [up = 0, off = 0]) => ((100 + up) * (100 - off)) / 100 - 100,
  "price-to-mark": (stem, [a = 0, b = 0, c = 0]) => {
    const [cost, gain, off] = stem.startsWith("Goods") ? [a, b, c] : [c, b, a];
    return search(1, (marked) => Math.abs((marked * (100 - off)) / 100 - (cost * (100 + gain)) / 100) < 1e-6);
  },
  "gain-and-loss-alike": (_, [p = 0]) =>
    Math.round((1 - 200 / (100 / (1 + p / 100) + 100 / (1 - p / 100))) * 1e6) / 1e4,
  "average-of-two-groups": (_, [a = 0, x = 0, b = 0, y = 0]) => (a * x + b * y) / (a + b),
  "replaced-member": (stem, [a = 0, b = 0, rise = 0]) =>
    stem.startsWith("A member") ? a + b * rise : b + a * rise,
  "there-and-back": (_, [a = 1, b = 1]) => 2 / (1 / a + 1 / b),
  "change-of-speed-unit": (stem, [v = 0]) => (stem.startsWith("A metro") ? (v * 1000) / 3600 : v * 3.6),
  "train-passes": (_, numbers) => {
    const metres = numbers.slice(0, -1).reduce((sum, length) => sum + length, 0);
    return (metres * 3600) / ((numbers.at(-1) ?? 1) * 1000);
  },
});
