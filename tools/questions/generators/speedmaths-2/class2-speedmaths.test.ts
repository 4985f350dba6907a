import { beside, rowsIn, subsets } from "../quick-reading";
import { product, total, valueOf } from "../quick-solvers";
import { describeKeys, numbersIn, search, type Solver } from "../second-computation";
import { class2Speedmaths } from "./class2-speedmaths";

/** Solves from the numbers of what is read beside the stem alone. */
const seen =
  (solve: (numbers: number[], stem: string) => number | string | undefined): Solver =>
  (stem) =>
    solve(numbersIn(beside(stem)), stem);

/** The option that is a sum of the same worth as the first one of the stem. */
const asMuchAs: Solver = (stem, _, options) => {
  const goal = valueOf(/\d+ [+−] \d+/.exec(stem)?.[0] ?? stem.replace(/.*add (\d+) and (\d+).*/s, "$1 + $2"));
  return options.find((option) => valueOf(option) === goal);
};

/** The cells of the rows below the head of a table, by the name of the row. */
const named = (stem: string): Map<string, number[]> =>
  new Map(
    beside(stem)
      .split("\n")
      .slice(1)
      .map((row) => [row.split(" | ")[0] ?? "", numbersIn(row.split(" | ").slice(1).join(" "))]),
  );
const nameOf = (stem: string, passes: (numbers: readonly number[]) => boolean): string | undefined =>
  [...named(stem)].find(([, numbers]) => passes(numbers))?.[0];

/** The option that names two rows whose numbers pass. */
const pairOf = (
  stem: string,
  options: readonly string[],
  passes: (one: number, other: number) => boolean,
): string | undefined =>
  options.find((option) => {
    const [one = 0, other = 0] = option
      .split(" and ")
      .map((name) => [...named(stem)].find(([row]) => row.toLowerCase() === name.toLowerCase())?.[1][0]);
    return passes(one, other);
  });

/** Every sum that some of the numbers make. */
const sumsOf = (numbers: readonly number[]): number[] =>
  subsets(numbers.length).map((places) => total(places.map((place) => numbers[place] ?? 0)));

describeKeys(class2Speedmaths.families, {
  "empty-places-in-frames": seen(([frames = 0, full = 0, more = 0]) => frames * 10 - (full * 10 + more)),
  "balance-to-twenty": seen(([a = 0, b = 0, whole = 0]) => search(0, (n) => a + b + n === whole)),
  "wall-of-small-bricks": seen(([a = 0, b = 0, c = 0]) => a + b + (b + c)),
  "card-without-a-partner": (stem) => {
    const [whole, cards] = [stem.includes("pairs of 20") ? 20 : 50, numbersIn(beside(stem))];
    return cards.find((card) => !cards.some((other) => other !== card && other + card === whole));
  },
  "third-part-of-a-strip": (stem, [whole = 0]) => whole - total(numbersIn(beside(stem))),
  "equal-after-some-move": (stem, [a = 0, b = 0]) =>
    stem.startsWith("Two") ? search(0, (n) => n - b === a - n + b) : search(0, (n) => n - a === b),
  "sum-that-the-jumps-show": (stem, _, options) => {
    const [first = 0, start = 0, , second = 0] = numbersIn(beside(stem));
    return options.find((option) => option === `${start} + ${first + second}`);
  },
  "pair-before-the-third": (_, numbers) => total(numbers),
  "one-step-for-two": (stem, _, options) => {
    const steps = [...beside(stem).matchAll(/([+−]) (\d+)/g)].map(([step]) => step);
    return options.find((option) => valueOf(`50 ${option}`) === valueOf(`50 ${steps.join(" ")}`));
  },
  "same-sum-moved-over": asMuchAs,
  "who-reaches-the-goal": (stem, [goal = 0]) => nameOf(stem, (numbers) => total(numbers) === goal),
  "largest-sum-from-three-cards": seen((cards) =>
    Math.max(
      ...cards.flatMap((a) => cards.flatMap((b) => (a === b ? [] : [10 * a + b + total(cards) - a - b]))),
    ),
  ),
  "way-between-two-points": seen(([from = 0, , , p = 0, , q = 0, middle = 0]) => middle + q - from - p),
  "more-in-the-bars": seen(([a = 0, b = 0]) => a - b),
  "counters-taken-from-frames": (stem) => {
    const [gone = 0] = numbersIn(stem);
    const [, full = 0, more = 0] = numbersIn(beside(stem));
    return full * 10 + more - gone;
  },
  "same-gap-in-other-numbers": asMuchAs,
  "some-get-off-some-get-on": (_, [all = 0, off = 0, on = 0]) => all - off + on,
  "pair-so-far-apart": (stem, [gap = 0], options) =>
    pairOf(stem, options, (one, other) => Math.abs(one - other) === gap),
  "moves-on-the-hundred-square": (stem) => {
    const [n = 0, down = 0, right = 0] = numbersIn(beside(stem));
    return n + right + (stem.includes("above") ? -10 : 10) * down;
  },
  "beads-put-on-the-tens": (stem, [more = 0, tens = 0, ones = 0]) =>
    Number(`${stem.includes("taken off") ? tens - more : tens + more}${ones}`),
  "frog-jumps-of-ten": seen(([start = 0, up = 0, , down = 0]) => start + 10 * up - 10 * down),
  "score-after-two-rounds": (stem) => {
    const ends = [...named(stem)].map(([, [start = 0, more = 0, less = 0]]) => start + more - less);
    return nameOf(stem, ([start = 0, more = 0, less = 0]) => start + more - less === Math.max(...ends));
  },
  "chain-of-tens": (_, [first = 0, less = 0, more = 0]) => first - less + more,
  "two-more-rows-of-dots": seen(([rows = 0, each = 0]) => (rows + 2) * each),
  "nine-groups-from-ten": (stem, numbers) =>
    9 * (stem.startsWith("10 ×") ? (numbers[1] ?? 0) : (numbers[2] ?? 0)),
  "more-in-a-picture-row": seen(([each = 0, a = 0, b = 0]) => each * a - each * b),
  "groups-made-larger": (_, [n = 0, each = 0, larger = 1]) => (n * each) / larger,
  "bags-of-two-sizes": (stem) => total(rowsIn(stem).map(product)),
  "wheels-for-the-cycles": (stem, numbers) => {
    const [big = 0, all = 0] = stem.includes("cows") ? numbers : numbers.slice(2);
    return search(0, (n) => 4 * big + 2 * n === all);
  },
  "grey-half-of-a-strip": (_, [whole = 0]) => search(0, (n) => n + n === whole),
  "double-that-helps": (_, numbers) => total(numbers.slice(-2)),
  "two-equal-weights": seen(([a = 0, b = 0]) => search(0, (n) => n + n === a + b)),
  "machine-that-doubles": seen(([n = 0, less = 0]) => n + n - less),
  "half-and-half-again": (_, [all = 0]) => search(0, (n) => 4 * n === all),
  "middle-of-two-numbers": seen(([a = 0, b = 0]) => search(a, (n) => n - a === b - n)),
  "machine-run-backwards": seen(([more = 0, out = 0]) => search(0, (n) => n + n + more === out)),
  "two-shapes-two-sums": (_, [twice = 0, both = 0]) => both - twice / 2,
  "brick-behind-two": seen(([top = 0, left = 0, below = 0]) => search(0, (n) => left + (below + n) === top)),
  "cards-in-equal-steps": seen(([first = 0, second = 0, third = 0]) => third + (second - first)),
  "balance-seen-without-adding": seen(([a = 0, b = 0, c = 0]) => search(0, (n) => a + n === b + c)),
  "digit-under-the-blot": (stem, _, options) =>
    options.find((digit) => {
      const [left = "", right] = (/[\d□]+ \+ [\d□]+ = \d+/.exec(stem)?.[0] ?? "").split(" = ");
      return valueOf(left.replace("□", digit)) === Number(right);
    }),
  "gap-in-the-class-table": (stem) => {
    const [part = 0, all = 0] = [...named(stem).values()][1] ?? [];
    return search(0, (n) => part + n === all);
  },
  "money-up-to-fifty": seen((money) => 50 - total(money)),
  "coin-that-is-hidden": (stem, [all = 0]) => all - total(numbersIn(beside(stem))),
  "coins-counted-in-a-table": (stem) => total(rowsIn(stem).map(product)),
  "two-things-for-one-note": (stem, [goal = 0], options) =>
    pairOf(stem, options, (one, other) => one + other === goal),
  "paid-with-these-coins-alone": (stem, _, options) =>
    options.find((option) => sumsOf(numbersIn(beside(stem))).includes(Number(option.slice(1)))),
  "fewest-coins-for-a-price": (_, numbers) => {
    const goal = numbers.find((number) => number > 20) ?? 0;
    const least = [0];
    for (let sum = 1; sum <= goal; sum++)
      least.push(1 + Math.min(...[10, 5, 2, 1].map((coin) => least[sum - coin] ?? sum)));
    return least[goal];
  },
});
