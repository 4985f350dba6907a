import { addAll } from "../plain-solvers";
import { clocksIn, describeKeys, search } from "../second-computation";
import { dataHandling } from "./data-handling";
import { lengthWeightAndCapacity } from "./length-weight-and-capacity";
import { money } from "./money";
import { numberPatterns } from "./number-patterns";
import { perimeter } from "./perimeter";
import { timeAndCalendar } from "./time-and-calendar";

describeKeys(perimeter, {
  "round-a-triangle": addAll,
  "round-equal-sides": (stem, [side = 0]) => {
    const sides = stem.includes("square") ? 4 : stem.includes("pentagon") ? 5 : 6;
    return Array.from({ length: sides }, () => side).reduce((sum, part) => sum + part, 0);
  },
  "rounds-of-a-field": (_, [long = 0, wide = 0, times = 0]) => {
    let way = 0;
    for (let round = 0; round < times; round++) way += long + wide + long + wide;
    return way;
  },
  "same-wire-new-shape": (stem, [side = 0]) =>
    stem.startsWith("A wire")
      ? search(1, (other) => other * 4 === side + side + side)
      : search(1, (other) => other * 3 === side + side + side + side),
  "fence-with-a-gate": (_, [side = 0, gap = 0, price = 0]) => (side - gap + side + side + side) * price,
});

describeKeys(lengthWeightAndCapacity, {
  "into-small-units": (stem, [large = 0, rest = 0]) => large * (stem.includes("cm") ? 100 : 1000) + rest,
  "ribbon-left": (_, [metres = 0, cut = 0]) => search(0, (left) => left + cut === metres * 100),
  "balance-riddle": (_, numbers) => {
    const [many = 1, second = 0, third = 0] = numbers;
    return search(1, (each) => many * each + Math.min(second, third) === Math.max(second, third));
  },
  "fill-the-bucket": (_, [size = 0, jugs = 0, glasses = 0]) => {
    let total = glasses;
    for (let jug = 0; jug < jugs; jug++) total += size;
    return total;
  },
  "full-and-half-full": (_, [full = 0, partly = 0]) =>
    search(0, (empty) => (full - empty) / 2 + empty === partly),
});

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const hours = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const monthsOfYear = ["May", "June", "September", "October", "November"];
const monthNumbers = [4, 5, 8, 9, 10];

describeKeys(timeAndCalendar, {
  "quarter-to-and-past": (stem) => {
    const hour = hours.findIndex((name) => new RegExp(`\\b${name}\\b`).test(stem));
    return stem.includes("quarter to") ? hour * 60 - 15 : hour * 60 + 15;
  },
  "end-of-a-show": (stem, numbers) => (clocksIn(stem)[0] ?? 0) + (numbers.at(-1) ?? 0),
  "weeks-and-days-later": (stem, [later = 0]) => {
    let day = days.findIndex((name) => stem.includes(name));
    for (let passed = 0; passed < later; passed++) day = day === 6 ? 0 : day + 1;
    return days[day];
  },
  "days-of-a-holiday": (stem, [from = 0, to = 0]) => {
    const [first = 0, second = 0] = (stem.match(/May|June|September|October|November/g) ?? []).map(
      (name) => monthNumbers[monthsOfYear.indexOf(name)] ?? 0,
    );
    return (Date.UTC(2025, second, to) - Date.UTC(2025, first, from)) / 86_400_000 + 1;
  },
  "ages-in-years-to-come": addAll,
});

describeKeys(money, {
  "money-in-a-purse": (_, [a = 0, first = 0, b = 0, second = 0, c = 0, third = 0, d = 0, fourth = 0]) =>
    a * first + b * second + c * third + d * fourth,
  "change-after-two-things": (_, [first = 0, second = 0, note = 0]) =>
    search(0, (change) => first + second + change === note),
  "price-in-paise": (_, [each = 0, many = 0]) => Math.round(each * 100 * many) / 100,
  "two-kinds-of-coins": (stem, numbers) => {
    const [all = 0, total = 0] = stem.startsWith("A box")
      ? [numbers[0], numbers[3]]
      : [numbers[1], numbers[0]];
    const fives = search(0, (count) => count * 5 + (all - count) * 2 === total);
    return stem.startsWith("A box") ? fives : all - fives;
  },
  "cheapest-for-each": (_stem, _numbers, options) => {
    const each = (option: string): number => {
      const [many = 1, price = 0] = (option.match(/\d+/g) ?? []).map(Number);
      return price / many;
    };
    return options.toSorted((a, b) => each(a) - each(b))[0];
  },
});

describeKeys(numberPatterns, {
  "pattern-counting-on": (_, numbers) => (numbers.at(-1) ?? 0) * 2 - (numbers.at(-2) ?? 0),
  "pattern-with-a-gap": (stem) => {
    const terms: string[] = stem.match(/\d+|□/g) ?? [];
    const hole = terms.indexOf("□");
    return (Number(terms[hole - 1]) + Number(terms[hole + 1])) / 2;
  },
  "two-steps-in-turn": (_, [a = 0, , c = 0, , e = 0]) => e + (c - a),
  "double-and-less": (_, [first = 0, second = 0, third = 0, fourth = 0]) => {
    const less = search(0, (value) => first + first - value === second && second + second - value === third);
    return fourth + fourth - less;
  },
  "colour-at-a-place": (stem, [place = 0]) => {
    const words = stem.match(/\b(red|blue|green|yellow|white|pink)\b/g) ?? [];
    let index = 0;
    for (let passed = 1; passed < place; passed++) index = index === words.length - 1 ? 0 : index + 1;
    return words[index];
  },
});

describeKeys(dataHandling, {
  "tally-marks": (_, [bundles = 0, single = 0]) =>
    search(0, (all) => Math.floor(all / 5) === bundles && all % 5 === single),
  "pictures-and-value": (_, [each = 0, more = 0, less = 0]) => each * more - each * less,
  "read-a-table": (stem, [a = 0, b = 0, c = 0, d = 0]) =>
    stem.includes("fruits") ? search(0, (key) => key + c === a + b) : search(0, (key) => key + b === a + d),
  "graph-in-words": (_, [base = 0, less = 0]) => base + (base + base) + (base + base - less),
});
