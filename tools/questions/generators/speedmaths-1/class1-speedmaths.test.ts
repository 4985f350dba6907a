import { choicesOf } from "../first-drawings";
import { beside, bestRow, rowsIn } from "../quick-reading";
import { total } from "../quick-solvers";
import { describeKeys, numbersIn, search, type Solver } from "../second-computation";
import { class1Speedmaths } from "./class1-speedmaths";

/** What is read beside the stem, as numbers. */
const shown = (stem: string): number[] => numbersIn(beside(stem));
/** The option whose numbers pass. */
const optionWhere =
  (passes: (numbers: number[], stem: string) => boolean): Solver =>
  (stem, _, options) =>
    options.find((option) => passes(numbersIn(option), stem));
/** The prices of a list by the names of its things. */
const priceOf = (stem: string, name: string): number =>
  numbersIn(new RegExp(`${name} \\| (\\d+)`, "i").exec(stem)?.[1] ?? "")[0] ?? Number.NaN;
const isTurned = (stem: string, words: string): boolean => stem.includes(words);

describeKeys(class1Speedmaths.families, {
  "empty-boxes-of-ten": (stem) => search(0, (n) => (shown(stem)[0] ?? 0) + n === 10),
  "two-cards-for-ten": optionWhere((numbers) => total(numbers) === 10),
  "frame-that-lacks-so-many": (_, [lack = 0], options) =>
    options.find((option) => total(numbersIn(option)) + lack === 10),
  "two-frames-to-twenty": (stem) => search(0, (n) => total(shown(stem)) + n === 20),
  "hidden-in-the-box": (stem, [whole = 0]) => search(0, (n) => n + (shown(stem)[0] ?? 0) === whole),
  "white-part-of-a-strip": (stem) => {
    const [whole = 0, a = 0, b = 0] = shown(stem);
    return search(0, (n) => a + b + n === whole);
  },
  "three-cards-for-ten": optionWhere(
    (numbers, stem) => total(numbers) === (isTurned(stem, "twelve") ? 12 : 10),
  ),
  "hops-of-one": (stem) => {
    const [, , from = 0, hops = 0] = shown(stem);
    return stem.includes("to the left") ? from - hops : from + hops;
  },
  "marks-go-up-in-twos": (stem) => {
    const [from = 0, , , , , mark = 0] = shown(stem);
    return from + mark + mark;
  },
  "place-in-the-queue": (stem) => shown(stem)[isTurned(stem, "behind Joseph") ? 2 : 1],
  "more-hops-like-these": (stem, [more = 0]) => {
    const [, , step = 0, from = 0] = shown(stem);
    let place = from;
    for (let hop = 0; hop < 2 + more; hop++) place += step;
    return place;
  },
  "hop-on-and-hop-back": (stem) => {
    const [, , start = 0, on = 0, back = 0] = shown(stem);
    return start + on - back;
  },
  "cards-between-two": (stem) => {
    const [from = 0, to = 0] = shown(stem);
    let many = 0;
    for (let number = from + 1; number < to; number++) many++;
    return many;
  },
  "place-from-both-ends": (_, [front = 0, back = 0]) => front - 1 + 1 + (back - 1),
  "bus-and-two-stops": (stem, [start = 0]) => {
    let inside = start;
    for (const [more = 0, fewer = 0] of rowsIn(stem)) inside += more - fewer;
    return inside;
  },
  "fill-the-first-frame": (stem) => total(shown(stem)),
  "two-rows-make-ten": (stem) => total(shown(stem)),
  "odd-sum-out": optionWhere((numbers, stem) => total(numbers) !== (isTurned(stem, "twelve") ? 12 : 10)),
  "machine-for-nearly-ten": (stem) => {
    const [n = 0, more = 0, less = 0] = shown(stem);
    return n + more - less;
  },
  "best-of-two-rounds": (stem) => bestRow(stem, total),
  "top-of-a-small-wall": (stem) => {
    const [a = 0, b = 0, c = 0] = shown(stem);
    return a + b + (b + c);
  },
  "sum-that-cannot-be": (stem, _, options) => {
    const sums = new Set(choicesOf(shown(stem), 2).map(total));
    return options.find((option) => !sums.has(Number(option)));
  },
  "taken-from-two-frames": (stem, [taken = 0]) => search(0, (n) => n + taken === total(shown(stem))),
  "longer-ribbon-by": (stem) => {
    const [a = 0, b = 0] = shown(stem);
    return search(0, (n) => b + n === a);
  },
  "second-step-down": (stem) => {
    const [from = 0, first = 0, out = 0] = shown(stem);
    return search(0, (n) => from - first - n === out);
  },
  "cards-so-far-apart": (_, [gap = 0], options) =>
    options.find((option) => Math.max(...numbersIn(option)) - Math.min(...numbersIn(option)) === gap),
  "most-that-is-left": (stem) => bestRow(stem, ([had = 0, gone = 0]) => had - gone),
  "give-until-equal": (stem) => {
    const [many = 0, few = 0] = shown(stem);
    return search(0, (n) => many - n === few + n);
  },
  "together-and-some-more": (_, [sum = 0, gap = 0]) => search(0, (n) => n + n + gap === sum),
  "row-once-again": (stem) => (shown(stem)[0] ?? 0) * 2,
  "half-of-the-dots": (stem) => search(0, (n) => n + n === total(shown(stem))),
  "next-row-longer": (stem) => {
    const [n = 0] = shown(stem);
    return n + (stem.includes("more") ? n + 1 : n - 1);
  },
  "two-equal-boxes": (stem) => search(0, (n) => n + n === total(shown(stem))),
  "doubled-day-by-day": (stem) => Math.max(...shown(stem)) * 2,
  "one-strip-and-two": (_, [all = 0]) => search(0, (n) => n + n + n === all),
  "half-gone-and-more": (stem, [more = 0]) => total(shown(stem)) / 2 - more,
  "weight-beside-another": (stem) => {
    const [a = 0, whole = 0] = shown(stem);
    return search(0, (n) => a + n === whole);
  },
  "card-missing-in-a-row": (stem, _, options) =>
    options.find((option) => {
      const cards = numbersIn(beside(stem).replace("?", option));
      const steps = cards.slice(1).map((card, index) => card - (cards[index] ?? 0));
      return new Set(steps).size === 1;
    }),
  "two-weights-on-each-side": (stem) => {
    const [a = 0, b = 0, c = 0] = shown(stem);
    return search(0, (n) => c + n === a + b);
  },
  "number-that-went-in": (stem) => {
    const [step = 0, out = 0] = shown(stem);
    return search(0, (n) => (stem.includes("+") ? n + step : n - step) === out);
  },
  "what-the-machine-does": (stem, _, options) => {
    const [from = 0, to = 0] = shown(stem);
    return options.find((option) => {
      const [step = 0] = numbersIn(option);
      return (option.startsWith("adds") ? from + step : from - step) === to;
    });
  },
  "back-through-two-steps": (stem) => {
    const [more = 0, less = 0, out = 0] = shown(stem);
    return search(0, (n) => n + more - less === out);
  },
  "two-shapes-two-sums": (_, [twins = 0, both = 0]) => search(0, (n) => twins / 2 + n === both),
  "coins-in-a-heap": (stem) => total(shown(stem)),
  "purse-with-just-so-much": (_, [price = 0], options) =>
    options.find((option) => total(numbersIn(option)) === price),
  "rupees-that-lack": (stem, [price = 0]) => search(0, (n) => total(shown(stem)) + n === price),
  "as-much-in-small-coins": (stem) => search(0, (n) => n + n === total(shown(stem))),
  "two-things-for-just": (stem, [sum = 0], options) =>
    options.find((option) => total(option.split(" and ").map((name) => priceOf(stem, name))) === sum),
  "fewest-coins-for-it": (stem) => {
    const sum = Math.max(...numbersIn(stem));
    return search(1, (many) => {
      for (let fives = 0; fives <= many; fives++)
        for (let twos = 0; fives + twos <= many; twos++)
          if (fives * 5 + twos * 2 + (many - fives - twos) === sum) return true;
      return false;
    });
  },
  "left-after-two-things": (stem) => {
    const names = isTurned(stem, "Bina") ? ["Bun", "Milk"] : ["Pen", "Ball"];
    return 20 - total(names.map((name) => priceOf(stem, name)));
  },
});
