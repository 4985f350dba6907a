import { at, isNear, onlyOne, signedIn } from "../algebra-computation";
import { clocksIn, describeKeys, fractionsIn, search } from "../second-computation";
import { decimals } from "./decimals";
import { factorsHcfAndLcm } from "./factors-hcf-and-lcm";
import { fractions } from "./fractions";
import { integers } from "./integers";
import { wholeNumbers } from "./whole-numbers";

describeKeys(wholeNumbers, {
  "smart-multiplication": (_, [a = 0, b = 0], options) => onlyOne(options, (option) => at(option) === a * b),
  "brackets-first": (_, [start = 0, each = 0, a = 0, b = 0]) => {
    let left = start;
    for (let time = 0; time < a + b; time++) left -= each;
    return left;
  },
  "sum-of-neighbours": (stem, [sum = 0]) => {
    const step = stem.includes("even") ? 2 : 1;
    return search(2 * step, (top) => top + (top - step) + (top - 2 * step) === sum);
  },
  "greatest-exact-multiple": (_, [rest = 0, by = 1]) =>
    9999 - search(0, (back) => (9999 - back) % by === rest),
});

const isPrime = (value: number): boolean =>
  value > 1 && search(2, (factor) => value % factor === 0) === value;
const numbersOf = (option: string): number[] => option.split(" × ").map(Number);

describeKeys(factorsHcfAndLcm, {
  "prime-factorisation": (_, [number], options) =>
    onlyOne(
      options,
      (option) => numbersOf(option).every(isPrime) && numbersOf(option).reduce((a, b) => a * b) === number,
    ),
  "divisible-by-six-or-nine": (_, [by = 1], options) =>
    onlyOne(options, (option) => Number(option.replace(",", "")) % by === 0),
  "largest-equal-measure": (_, numbers) => {
    const smallest = Math.min(...numbers);
    return smallest - search(0, (back) => numbers.every((number) => number % (smallest - back) === 0));
  },
  "buses-leave-together": (stem, numbers) => {
    const start = clocksIn(stem)[0] ?? 0;
    return start + search(1, (time) => numbers.slice(0, 3).every((step) => time % step === 0));
  },
  "short-by-the-same": (_, [r1, a = 1, r2, b = 1, r3, c = 1]) =>
    search(1, (number) => number % a === r1 && number % b === r2 && number % c === r3),
});

describeKeys(
  integers,
  {
    "temperature-change": (stem) => {
      const [start = 0, change = 0] = signedIn(stem);
      return stem.includes("rises") ? start + change : start - change;
    },
    "take-away-a-negative": (stem) => {
      const [first = 0, second = 0] = signedIn(stem);
      return Array.from({ length: 200 }, (_, index) => index - 100).find((key) => key + second === first);
    },
    "greatest-of-sums": (stem, _, options) => {
      const sorted = options.toSorted((a, b) => at(a) - at(b));
      return stem.includes("greatest") ? sorted.at(-1) : sorted[0];
    },
    "up-and-down-in-the-well": (stem) => {
      const [, down = 0, up = 0, again = 0] = signedIn(stem);
      return 0 - down + up - again;
    },
    "marks-for-wrong-answers": (stem) => {
      const [all = 0, plus = 0, minus = 0, score] = signedIn(stem);
      return search(0, (wrong) => (all - wrong) * plus + wrong * minus === score);
    },
  },
  { hasNegatives: true },
);

const worth = ([over, under]: readonly [number, number]): number => over / under;

describeKeys(fractions, {
  "part-of-a-part": (stem) =>
    fractionsIn(stem)
      .map(worth)
      .reduce((a, b) => a * b),
  "pieces-of-a-fraction": (stem, numbers) => {
    const [part = [1, 1]] = fractionsIn(stem);
    return search(1, (pieces) => isNear(pieces * worth(part), numbers.at(-1)));
  },
  "mixed-numbers-together": (stem) =>
    [...stem.matchAll(/(\d+) (\d+)\/(\d+)/g)]
      .map(([, whole, over, under]) => Number(whole) + Number(over) / Number(under))
      .reduce((a, b) => a + b),
  "tank-of-water": (stem) => {
    const parts = fractionsIn(stem).map(worth);
    const left = Number(/(?:Then|other) (\d+)/.exec(stem)?.[1]);
    return search(1, (whole) =>
      isNear(
        parts.reduce((rest, part) => rest - part * whole, whole),
        left,
      ),
    );
  },
});

describeKeys(decimals, {
  "order-of-decimals": (stem, _, options) => {
    const sorted = options.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
    return stem.includes("shortest") ? sorted[0] : sorted.at(-1);
  },
  "decimal-shopping": (_, [whole = 0, part = 0]) => Math.round(whole * 100 - part * 100) / 100,
  "share-a-bill": (_, [people = 1, total = 0]) =>
    search(1, (paise) => paise * people === Math.round(total * 100)) / 100,
  "decimal-product": (_, [a = 0, b = 0]) => Math.round(a * 10 * Math.round(b * 10)) / 100,
  "lost-decimal-point": (_, numbers) => search(1, (paise) => isNear(paise - paise / 100, numbers[0])) / 100,
});
