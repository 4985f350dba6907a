import { boxed, product, total, valueOf, written } from "../quick-solvers";
import { describeKeys, nearest, search, shareOut } from "../second-computation";
import { class3Speedmaths } from "./class3-speedmaths";

const rest = (_: string, numbers: readonly number[]): number =>
  search(0, (part) => total(numbers) - Math.max(...numbers) + part === Math.max(...numbers));
const taken = written(([from = 0, ...others]) => search(0, (left) => left + total(others) === from));
const summed = written(total);
const multiplied = written(product);
const times = (_: string, numbers: readonly number[]): number => shareOut(numbers).times;

describeKeys(class3Speedmaths.families, {
  "bond-of-100": rest,
  "bond-of-a-round-number": rest,
  "pair-that-makes": (_, __, options) => options.find((option) => valueOf(option) === 100),
  "third-part": (stem, numbers) => rest(stem, numbers),
  "equal-sides": boxed(([a = 0, b = 0, c = 0]) => search(0, (weight) => c + weight === a + b)),
  "add-nearly-tens": summed,
  "add-tens-over-a-hundred": summed,
  "friends-first": summed,
  "add-nearly-hundreds": summed,
  "numbers-around-a-middle": written((numbers) => total(numbers.slice(1))),
  "take-nearly-tens": taken,
  "count-up-over-tens": taken,
  "count-up-over-hundreds": taken,
  "take-from-hundreds": taken,
  "three-steps-in-line": taken,
  "facts-of-the-tables": (stem, numbers) => (stem.includes("weeks") ? 7 : 1) * product(numbers),
  "factor-in-the-box": boxed(([whole = 0, each = 1]) => whole / each),
  "one-group-fewer": (stem, [, b = 0, , d = 0, e = 0]) => (stem.includes("×") ? d * e : b * d),
  "two-kinds-of-groups": (_, numbers) => {
    const [first = 0, second = 0] = numbers.slice(-2);
    let corners = 0;
    for (let one = 0; one < first; one++) corners += 3;
    for (let one = 0; one < second; one++) corners += 4;
    return corners;
  },
  "two-parts-of-a-table": written(([each = 0, a = 0, b = 0]) => each * a + each * b),
  "nine-times": multiplied,
  "share-equally": written((numbers) => shareOut(numbers).times),
  "divisor-in-the-box": boxed((numbers) => shareOut(numbers).times),
  "divide-by-ten-and-five": times,
  "halve-twice-for-four": (_, [whole = 0]) => whole / 2 / 2,
  "what-is-left-over": (_, numbers) => shareOut(numbers).left,
  "double-it": (_, [number = 0]) => number + number,
  "halve-it": (_, [whole]) => search(0, (half) => half + half === whole),
  "near-double": summed,
  "double-and-double": (_, [number = 0]) => number + number + number + number,
  "half-is-known": (_, [half]) => search(0, (whole) => whole / 2 === half),
  "half-and-some-more": (_, [more = 0, result = 0]) => search(0, (number) => number / 2 + more === result),
  "coins-together": (_, [a = 0, big = 0, b = 0, small = 0]) => a * big + b * small,
  "change-from-100": (_, numbers) => Math.max(...numbers) - Math.min(...numbers),
  "coins-for-an-amount": times,
  "two-prices-near-tens": summed,
  "several-and-the-change": (_, [a = 0, b = 0, note = 0]) => note - a * b,
  "round-to-ten": (_, [number = 0]) => nearest(number, 10),
  "round-to-hundred": (_, [number = 0]) => nearest(number, 100),
  "about-how-many": (_, [a = 0, b = 0]) => nearest(a, 10) + nearest(b, 10),
  "which-one-rounds-to": (_, [target], options) =>
    options.find((option) => nearest(Number(option), 10) === target),
  "largest-that-rounds-to": (stem, [target = 0]) => {
    const least = search(0, (number) => nearest(number, 10) === target);
    return stem.includes("least") ? least : search(least, (number) => nearest(number + 1, 10) !== target);
  },
});
