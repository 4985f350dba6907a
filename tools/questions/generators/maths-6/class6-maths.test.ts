import { at, isNear, onlyOne, signedIn } from "../algebra-computation";
import { clocksIn, describeKeys, fractionsIn, search } from "../second-computation";
import { decimals } from "./decimals";
import { factorsHcfAndLcm } from "./factors-hcf-and-lcm";
import { fractions } from "./fractions";
import { integers } from "./integers";
import { wholeNumbers } from "./whole-numbers";

describeKeys(wholeNumbers, {
  "product-near-a-round-number": (_, [a = 0, b = 0], options) =>
    onlyOne(options, (option) => at(option) === a * b),
  "bracket-before-product": (_, [start = 0, each = 0, a = 0, b = 0]) => {
    let left = start;
    for (let time = 0; time < a + b; time++) left -= each;
    return left;
  },
  "three-neighbours-with-a-sum": (stem, [sum = 0]) => {
    const step = stem.includes("even") ? 2 : 1;
    return search(2 * step, (top) => top + (top - step) + (top - 2 * step) === sum);
  },
  "greatest-number-with-a-rest": (_, [rest = 0, by = 1]) =>
    9999 - search(0, (back) => (9999 - back) % by === rest),
});

describeKeys(factorsHcfAndLcm, {
  "largest-common-measure": (_, numbers) => {
    const smallest = Math.min(...numbers);
    return smallest - search(0, (back) => numbers.every((number) => number % (smallest - back) === 0));
  },
  "three-buses-at-once": (stem, numbers) => {
    const start = clocksIn(stem)[0] ?? 0;
    return start + search(1, (time) => numbers.slice(0, 3).every((step) => time % step === 0));
  },
  "rest-short-by-the-same": (_, [r1, a = 1, r2, b = 1, r3, c = 1]) =>
    search(1, (number) => number % a === r1 && number % b === r2 && number % c === r3),
});

describeKeys(
  integers,
  {
    "negative-taken-away": (stem) => {
      const [first = 0, second = 0] = signedIn(stem);
      return Array.from({ length: 200 }, (_, index) => index - 100).find((key) => key + second === first);
    },
    "wrong-answers-from-a-score": (stem) => {
      const [all = 0, plus = 0, minus = 0, score] = signedIn(stem);
      return search(0, (wrong) => (all - wrong) * plus + wrong * minus === score);
    },
  },
  { hasNegatives: true },
);

const worth = ([over, under]: readonly [number, number]): number => over / under;

describeKeys(fractions, {
  "fraction-of-a-fraction": (stem) =>
    fractionsIn(stem)
      .map(worth)
      .reduce((a, b) => a * b),
  "how-many-fractions-fit": (stem, numbers) => {
    const [part = [1, 1]] = fractionsIn(stem);
    return search(1, (pieces) => isNear(pieces * worth(part), numbers.at(-1)));
  },
  "two-mixed-numbers": (stem) =>
    [...stem.matchAll(/(\d+) (\d+)\/(\d+)/g)]
      .map(([, whole, over, under]) => Number(whole) + Number(over) / Number(under))
      .reduce((a, b) => a + b),
  "tank-with-two-uses": (stem) => {
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
  "forgotten-decimal-point": (_, numbers) =>
    search(1, (paise) => isNear(paise - paise / 100, numbers[0])) / 100,
});
