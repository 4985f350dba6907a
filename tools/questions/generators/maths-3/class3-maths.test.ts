import { addAgain, addAll, gap, takeAgain } from "../plain-solvers";
import { describeKeys, fractionsIn, search, shareOut } from "../second-computation";
import { additionAndSubtraction } from "./addition-and-subtraction";
import { division } from "./division";
import { fourDigitNumbers } from "./four-digit-numbers";
import { fractions } from "./fractions";
import { multiplication } from "./multiplication";
import { shapesAndSymmetry } from "./shapes-and-symmetry";

const arrange = (digits: readonly string[]): string[] =>
  digits.length < 2
    ? [...digits]
    : digits.flatMap((digit, index) => arrange(digits.toSpliced(index, 1)).map((rest) => digit + rest));

describeKeys(fourDigitNumbers, {
  "digit-worth": (_, [number = 0, digit = 0]) => {
    const text = String(number);
    return Number(String(digit).padEnd(text.length - text.indexOf(String(digit)), "0"));
  },
  "a-little-less": (_, numbers) => search(0, (key) => key + Math.min(...numbers) === Math.max(...numbers)),
  "more-than-ten-hundreds": (stem, numbers) => {
    const worth = [100, 10, 1];
    const counts = stem.startsWith("In a game") ? numbers.filter((_, index) => index % 2 === 0) : numbers;
    return counts.reduce((sum, count, index) => sum + count * (worth[index] ?? 0), 0);
  },
  "closest-to-cards": (_, numbers) => {
    const bound = Math.max(...numbers);
    const cards = numbers.filter((number) => number < 10).map(String);
    return Math.min(
      ...arrange(cards)
        .map(Number)
        .filter((number) => number > bound),
    );
  },
});

describeKeys(additionAndSubtraction, {
  "two-farms": addAll,
  "how-many-more": gap,
  "in-and-out": (_, [start = 0, came = 0, went = 0]) => search(0, (key) => key + went === start + came),
  "hidden-digit": (stem) => {
    const [, high, low, other, sum] = /(\d)□(\d) \+ (\d+) = (\d+)/.exec(stem) ?? [];
    return search(0, (digit) => Number(`${high}${digit}${low}`) + Number(other) === Number(sum));
  },
  "sum-and-difference": (_, [total = 0, extra = 0]) => search(0, (key) => key + key - extra === total),
});

describeKeys(multiplication, {
  "packets-of-things": addAgain,
  "same-product": (_, [a = 0, b = 0, c = 1]) => shareOut([a * b, c]).times,
  "legs-of-animals": (stem, [first = 0, second = 0]) =>
    stem.includes("goats") ? first * 4 + second * 2 : first * 2 + second * 4,
  "known-product": (stem, numbers) => {
    const known = Math.max(...numbers);
    const by = stem.startsWith("We") ? (numbers[1] ?? 1) : (numbers[0] ?? 1);
    return (known / by) * (by + 1);
  },
  "place-in-rows": (_, [front = 0, behind = 0, left = 0, right = 0]) => {
    let children = 0;
    for (let row = -front; row <= behind; row++) for (let place = -left; place <= right; place++) children++;
    return children;
  },
});

describeKeys(division, {
  "fair-shares": takeAgain,
  "beads-left-over": (_, numbers) => shareOut(numbers).left,
  "more-for-a-full-box": (_, numbers) =>
    search(0, (more) => shareOut([Math.max(...numbers) + more, Math.min(...numbers)]).left === 0),
  "before-sharing": (stem, [a = 0, b = 0, rest = 0]) =>
    search(
      1,
      (all) => shareOut([all, stem.startsWith("A teacher") ? b : a]).left === rest && all - rest === a * b,
    ),
  "cuts-and-pieces": (_, numbers) => {
    const [length, piece] = [Math.max(...numbers), Math.min(...numbers)];
    let cuts = 0;
    for (let place = piece; place < length; place += piece) cuts++;
    return cuts;
  },
});

describeKeys(fractions, {
  "part-that-is-white": (_, [parts = 1, red = 0]) => (parts - red) / parts,
  "one-part-of-many": (stem, [whole = 0]) =>
    search(0, (part) => part * (stem.includes("third") ? 3 : 4) === whole),
  "largest-unit-fraction": (stem) => {
    const unders = fractionsIn(stem).map(([, under]) => under);
    const values = unders.map((under) => 1 / under);
    return stem.includes("least") ? Math.min(...values) : Math.max(...values);
  },
  "whole-from-one-part": (stem, numbers) => {
    const [[, under] = [1, 1]] = fractionsIn(stem);
    const part = (stem.startsWith("1/") ? numbers[2] : numbers[0]) ?? 0;
    return search(1, (whole) => shareOut([whole, under]).left === 0 && whole / under === part);
  },
  "half-and-half-again": (_, [rest = 0]) => search(1, (start) => start - start / 2 - start / 2 / 2 === rest),
});

describeKeys(shapesAndSymmetry, {
  "corners-in-all": (stem) => {
    const many = (shape: string): number => Number(new RegExp(`(\\d+) ${shape}`).exec(stem)?.[1]);
    return many("triangles") * 3 + many("squares") * 4;
  },
  "letters-with-a-mirror-line": (stem, _, options) =>
    options.find((letter) => (stem.includes("top to bottom") ? "AMTUVWYHIOX" : "BCDEKHIOX").includes(letter)),
  "solid-riddle": (stem) => (stem.includes("two flat") ? "cylinder" : "cone"),
  "corners-cut-off": (stem) =>
    (stem.includes("square") ? 4 : stem.includes("triangle") ? 3 : 5) + (/two corners/i.test(stem) ? 2 : 1),
  "rectangles-in-a-strip": (_, [parts = 0]) => {
    let rectangles = 0;
    for (let from = 0; from < parts; from++) for (let to = from; to < parts; to++) rectangles++;
    return rectangles;
  },
});
