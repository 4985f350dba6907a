import { beside, best, bestRow, closest, rowsIn, settled } from "../quick-reading";
import { product, total } from "../quick-solvers";
import { describeKeys, nearest, numbersIn, search } from "../second-computation";
import { class3Speedmaths } from "./class3-speedmaths";

describeKeys(class3Speedmaths.families, {
  "white-part-of-a-hundred": (stem) => 100 - (numbersIn(beside(stem))[0] ?? 0),
  "up-to-the-hundred": (_, numbers) => Math.max(...numbers) - Math.min(...numbers),
  "third-weight-of-a-hundred": (stem) => {
    const [a = 0, b = 0, whole = 0] = numbersIn(beside(stem));
    return search(0, (n) => a + b + n === whole);
  },
  "bond-from-a-bond": (_, numbers) => {
    const whole = Math.max(...numbers);
    const first = (numbers.at(-2) ?? 0) === whole ? (numbers.at(-1) ?? 0) : (numbers.at(-2) ?? 0);
    return whole - (numbers[0] === whole ? (numbers[4] ?? 0) : first);
  },
  "top-brick-of-tens": (stem) => {
    const [a = 0, b = 0, c = 0] = numbersIn(beside(stem));
    return a + b + (b + c);
  },
  "three-equal-weights": (stem) => {
    const [n = 1, a = 0, b = 0] = numbersIn(beside(stem));
    return (a + b) / n;
  },
  "machine-for-nearly-tens": (stem) => {
    const [n = 0, a = 0, b = 0] = numbersIn(beside(stem));
    return n + a - b;
  },
  "end-of-the-jumps": (stem) => {
    const [, , start = 0, up = 0, down = 0] = numbersIn(beside(stem));
    return start + up * 10 - down * 10;
  },
  "last-number-to-the-first": (_, numbers) => total(numbers),
  "sum-compared-by-looking": best((option) => total(numbersIn(option))),
  "fullest-class": (stem) => bestRow(stem, total),
  "largest-sum-of-four-digits": (_, numbers) => {
    const digits = numbers.slice(0, 4);
    const sums = digits.flatMap((a) =>
      digits.flatMap((b) => (a === b ? [] : [10 * (a + b) + total(digits) - a - b])),
    );
    return Math.max(...sums);
  },
  "row-of-equal-steps": (_, numbers) => total(numbers),
  "close-across-a-hundred": (_, [a = 0, b = 0]) => a - b,
  "longer-strip-by": (stem) => {
    const [a = 0, b = 0] = numbersIn(beside(stem));
    return a - b;
  },
  "how-many-at-the-start": (_, [a = 0, b = 0]) => search(0, (n) => n - a === b),
  "same-gap-moved": (_, [a = 0, b = 0, c = 0]) => c - (a - b),
  "widest-gap-in-a-table": (stem) => bestRow(stem, ([a = 0, b = 0]) => a - b),
  "two-strips-and-their-gap": (_, [sum = 0, gap = 0]) => search(0, (n) => n + n + gap === sum),
  "pictures-that-count-more": (stem, [each = 0]) => each * total(numbersIn(beside(stem)).slice(1)),
  "two-groups-further": (stem, numbers) => {
    const times = /×/.test(stem)
      ? (numbers[3] ?? 0) * (numbers[4] ?? 0)
      : (numbers[3] ?? 0) * (numbers[2] ?? 0);
    return times;
  },
  "ten-times-less-one-group": (stem, numbers) => {
    const n = stem.startsWith("Use") ? (numbers[1] ?? 0) : (numbers[1] ?? 0) / 10;
    return 9 * n;
  },
  "wheels-in-a-table": (stem) => total(rowsIn(stem).map(product)),
  "rows-laid-again": (_, [a = 0, b = 0, c = 1]) => (a * b) / c,
  "legs-that-are-left": (_, [hens = 0, legs = 0]) => search(0, (n) => 4 * n + 2 * hens === legs),
  "one-part-of-equal-parts": (stem, [whole = 0]) => whole / (numbersIn(beside(stem))[0] ?? 1),
  "beads-that-stay-over": (_, [all = 0, by = 1]) => all % by,
  "number-that-shares-well": (stem, _, options) =>
    options.find((option) => Number(option) % (stem.includes("weeks") ? 7 : 6) === 0),
  "two-ways-to-share": (_, [all = 0, a = 1, b = 1]) => settled(Math.abs(all / a - all / b)),
  "number-before-sharing": (_, [by = 0, each = 0, rest = 0]) =>
    search(1, (n) => n % by === rest && Math.floor(n / by) === each),
  "machine-asked-backwards": (stem) => {
    const [by = 1, more = 0, out = 0] = numbersIn(beside(stem));
    return search(1, (n) => n / by + more === out);
  },
  "double-just-under-tens": (_, [n = 0]) => n + n,
  "half-of-odd-tens": (_, [n = 0]) => n / 2,
  "half-of-one-double-of-other": (_, [a = 0, b = 0]) => a / 2 + b + b,
  "one-strip-twice-the-other": (stem, [all = 0]) => (stem.includes("jug hold") ? (all / 3) * 2 : all / 3),
  "halved-again-and-again": (stem, [n = 0]) => {
    let [left, times] = [n, 0];
    for (; left % 2 === 0; left /= 2) times++;
    return stem.startsWith("A pile") ? left : times;
  },
  "coins-and-notes-to-a-hundred": (stem) => 100 - total(numbersIn(beside(stem))),
  "notes-for-small-coins": (stem, numbers) => {
    const coin = stem.startsWith("How") ? 5 : 2;
    const n = stem.startsWith("How") ? (numbers[1] ?? 0) : (numbers[0] ?? 0);
    return (n * 10) / coin;
  },
  "two-from-the-price-list": (stem) => {
    const wanted = stem.startsWith("Tia") ? ["Ball", "Bat"] : ["Lemon drink", "Bun"];
    const prices = beside(stem)
      .split("\n")
      .map((row) => row.split(" | "))
      .filter(([name = ""]) => wanted.includes(name));
    return 100 - total(prices.map(([, price]) => Number(price)));
  },
  "cheaper-for-one": best((option) => {
    const [n = 1, sum = 0] = numbersIn(option);
    return -sum / n;
  }),
  "price-behind-two-sums": (stem, numbers) => {
    const [first = 0, n = 1, sum = 0] = numbers;
    return stem.length > 0 ? search(1, (one) => first + n * one === sum) : 0;
  },
  "point-to-the-nearest-ten": (stem) => {
    const [from = 0, , ones = 0] = numbersIn(beside(stem));
    return nearest(from + ones, 10);
  },
  "closest-round-sum": closest((numbers) => total(numbers)),
  "rounds-down-to-it": (stem, [goal = 0], options) => {
    const unit = stem.includes("hundred") ? 100 : 10;
    return options.find((option) => Number(option) > goal && nearest(Number(option), unit) === goal);
  },
  "who-is-rounded-to-it": (stem, [goal = 0]) => bestRow(stem, ([n = 0]) => (nearest(n, 10) === goal ? 1 : 0)),
  "first-that-rounds-up": (stem, [goal = 0]) => {
    const unit = stem.includes("hundred") ? 100 : 10;
    return search(0, (n) => n > goal - unit && nearest(n, unit) === goal);
  },
});
