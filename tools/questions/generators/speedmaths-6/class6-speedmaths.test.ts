import { findOptionValue } from "../option-value";
import { beside, best, bestRow, closest, rowsIn, settled } from "../quick-reading";
import { mean, product, total, valueOf } from "../quick-solvers";
import { describeKeys, fractionsIn, nearest, numbersIn, search } from "../second-computation";
import { class6Speedmaths } from "./class6-speedmaths";

const plain = (option: string): number => Number(option.replaceAll(",", ""));

describeKeys(class6Speedmaths.families, {
  "rectangle-in-two-parts": (stem, [part = 0]) => {
    const [left = 1, right = 1] = numbersIn(beside(stem));
    return (part / (stem.includes("The left part") ? left : right)) * (left + right);
  },
  "product-in-other-factors": (_, [a = 0, b = 0], options) =>
    options.find((option) => product(numbersIn(option)) === a * b),
  "last-digit-of-three-factors": (_, numbers) => product(numbers) % 10,
  "largest-field-for-a-fence": best((option) => product(numbersIn(option))),
  "gap-of-two-multiples": (_, numbers) => {
    const [a = 0, gap = 0, b = 0] = numbers;
    return search(1, (n) => a * n - b * n === gap);
  },
  "ninety-nine-and-one-more": (_, numbers) => {
    const n = numbers.find((one) => one !== 99) ?? 0;
    return 99 * n + n;
  },
  "a-quarter-of-hundreds": (_, [a = 0, b = 0]) => a * b,
  "one-off-twenty-five": (_, [a = 0, b = 0]) => a * b,
  "factor-of-ninety-nine": (_, [by = 1, all = 0]) => all / by,
  "bill-of-nearly-round-prices": (stem) => total(rowsIn(stem).map(product)),
  "ninety-nine-against-a-hundred": (_, [a = 0, b = 0, c = 0, d = 0]) => Math.abs(a * b - c * d),
  "mark-on-a-divided-line": (stem) => {
    const [, whole = 0, steps = 1, at = 0] = numbersIn(beside(stem));
    return settled((whole / steps) * at);
  },
  "zero-inside-the-quotient": (_, [all = 0, by = 1]) => all / by,
  "largest-of-four-quotients": best((option) => valueOf(option.replaceAll(",", "")) ?? 0),
  "remainder-of-a-multiple": (stem, numbers) => {
    const [by = 1, rest = 0, times = 0] = stem.startsWith("A heap")
      ? [numbers[0], numbers[1], numbers[2]]
      : [numbers[1], numbers[0], numbers[2]];
    return ((by * 7 + rest) * times) % by;
  },
  "quotient-equal-to-remainder": (_, [by = 1]) =>
    Math.max(...Array.from({ length: by * by }, (__, n) => n).filter((n) => Math.floor(n / by) === n % by)),
  "by-the-last-three-digits": (_, __, options) => options.find((option) => plain(option) % 8 === 0),
  "packets-of-six": (_, __, options) => options.find((option) => plain(option) % 6 === 0),
  "digit-that-makes-eleven": (stem, _, options) => {
    const number = /\d,□\d\d/.exec(stem)?.[0].replace(",", "") ?? "";
    return options.find((digit) => Number(number.replace("□", digit)) % 11 === 0);
  },
  "how-many-pass-for-four": (stem, numbers) => {
    const by = stem.startsWith("Look") ? 4 : 9;
    return numbers.filter((n) => n > 1000 && n % by === 0).length;
  },
  "first-with-four-digits": (_, numbers) => {
    const [a = 1, b = 1] = numbers.filter((n) => n !== 999);
    return search(1000, (n) => n % a === 0 && n % b === 0);
  },
  "square-with-a-given-end": (_, numbers, options) =>
    options.find((option) => Number(option) ** 2 % 10 === (numbers[0] ?? 0)),
  "how-many-squares-below": (_, numbers) => {
    const limit = Math.max(...numbers);
    return Array.from({ length: 60 }, (__, n) => (n + 1) ** 2).filter((square) => square < limit).length;
  },
  "frame-of-a-growing-square": (stem) => {
    const side = Math.max(...numbersIn(stem));
    return (side + 2) ** 2 - side ** 2;
  },
  "square-two-steps-on": (stem, numbers) => {
    const goal = stem.startsWith("A square") ? (numbers[3] ?? 0) : (numbers[2] ?? 0);
    return goal * goal;
  },
  "neighbours-by-their-squares": (_, numbers) => {
    const gap = Math.max(...numbers);
    return search(1, (n) => n * n - (n - 1) * (n - 1) === gap);
  },
  "grey-parts-of-a-strip": (stem, [given = 0]) => {
    const [parts = 1, grey = 0, white = 0] = numbersIn(beside(stem));
    return stem.startsWith("The grey") ? (given / grey) * parts : (given / parts) * white;
  },
  "one-fraction-of-two-numbers": (stem) => {
    const [[a, b] = [0, 1]] = fractionsIn(stem);
    const [x = 0, y = 0] = stem.startsWith("Of") ? numbersIn(stem) : [numbersIn(stem)[2], numbersIn(stem)[5]];
    return settled((x * a) / b + (y * a) / b);
  },
  "largest-part-of-four": best((option) => {
    const [a = 0, b = 1, n = 0] = numbersIn(option);
    return (a / b) * n;
  }),
  "pages-still-to-read": (stem) => bestRow(stem, ([n = 0, a = 0, b = 1]) => settled(n - (n * a) / b)),
  "back-from-half-of-the-rest": (stem) => {
    const [a, b] = fractionsIn(stem)[0] ?? [0, 1];
    const left = numbersIn(stem).at(2) ?? 0;
    return search(1, (n) => Math.abs((n - (n * a) / b) / 2 - left) < 1e-9);
  },
  "three-just-under-wholes": (_, numbers) => settled(total(numbers)),
  "same-quotient-without-a-point": (_, [a = 0, b = 1], options) =>
    options.find((option) => Math.abs((valueOf(option) ?? 0) - a / b) < 1e-9),
  "more-than-it-was": (_, [n = 0], options) => options.find((option) => (valueOf(option) ?? 0) > n),
  "cheapest-by-the-kilogram": (stem, _, options) => {
    const [[cheapest] = []] = rowsIn(stem).toSorted(
      ([size = 1, price = 0], [other = 1, paid = 0]) => price / size - paid / other,
    );
    return options.find((option) => numbersIn(option)[0] === cheapest);
  },
  "point-moved-and-difference": (_, numbers) => {
    const gap = numbers[0] ?? 0;
    return search(1, (n) => settled(n - n / 10) === gap) / 10;
  },
  "smallest-of-mixed-forms": best((option) =>
    option.endsWith("%") ? -Number(option.slice(0, -1)) / 100 : -(findOptionValue(option) ?? 9),
  ),
  "ten-per-cent-and-half-of-it": (_, [p = 0, n = 0]) => settled((n / 100) * p),
  "slice-without-a-number": (stem, [all = 0]) =>
    settled((all * (100 - total(numbersIn(beside(stem))))) / 100),
  "offer-and-then-coupon": (_, [price = 0, p = 0, off = 0]) => settled(price * (1 - p / 100) - off),
  "from-one-per-cent-to-another": (stem, numbers) => {
    const [p = 1, q = 0] = [...stem.matchAll(/(\d+)%/g)].map(([, n]) => Number(n));
    const known = (stem.includes("litres") ? numbers[0] : numbers[1]) ?? 0;
    return settled((known / p) * q);
  },
  "week-in-a-table": (stem) => mean(rowsIn(stem).flat()),
  "average-of-a-long-run": (_, [from = 0, to = 0]) =>
    mean(Array.from({ length: to - from + 1 }, (__, k) => from + k)),
  "fourth-that-levels-out": (_, numbers) => {
    const [goal = 0, a = 0, b = 0, c = 0] = numbers;
    return search(1, (n) => mean([a, b, c, n]) === goal);
  },
  "bar-after-a-correction": (stem, [more = 0]) => settled(mean(numbersIn(beside(stem))) + more / 5),
  "two-groups-in-one-average": (_, [a = 0, x = 0, b = 0, y = 0]) => settled((a * x + b * y) / (a + b)),
  "reading-between-two-marks": (stem) => {
    const [, , , at = 0, next = 0] = numbersIn(beside(stem));
    return settled(at + (next - at) * (stem.includes("four fifths") ? 0.8 : 0.2));
  },
  "bill-by-rounding": closest((numbers) => total(numbers)),
  "two-roundings-of-one-number": (_, [ten = 0, hundred = 0], options) =>
    options.find((option) => nearest(plain(option), 10) === ten && nearest(plain(option), 100) === hundred),
  "about-how-many-groups": closest((numbers) => Math.max(...numbers) / Math.min(...numbers)),
  "how-far-off-the-estimate": (stem, numbers) => {
    const [a = 0, b = 0, n = 0] = stem.startsWith("A cook") ? [numbers[3], numbers[4], numbers[0]] : numbers;
    return a * b - n * n;
  },
});
