import { addAll, gap } from "../plain-solvers";
import { describeKeys, search } from "../second-computation";
import { lengthAndWeight } from "./length-and-weight";
import { money } from "./money";
import { orderAndPosition } from "./order-and-position";
import { patterns } from "./patterns";
import { timeAndCalendar } from "./time-and-calendar";

const ordinals = "first second third fourth fifth sixth seventh eighth".split(" ");
const placesIn = (stem: string): number[] =>
  (stem.match(/\b(first|second|third|fourth|fifth|sixth|seventh|eighth)\b/g) ?? []).map(
    (word) => ordinals.indexOf(word) + 1,
  );

describeKeys(orderAndPosition, {
  "letter-of-a-word": (stem) => {
    const word = /word ([A-Z]+)/.exec(stem)?.[1] ?? "";
    const [place = 1] = placesIn(stem);
    return stem.includes("from the end") ? word.at(-place) : word[place - 1];
  },
  "how-many-behind": (stem, [all = 0]) => {
    let behind = 0;
    for (let place = 1; place <= all; place++) if (place > (placesIn(stem)[0] ?? 0)) behind++;
    return behind;
  },
  "between-two-places": (stem, numbers) => {
    const [first = 0, last = 0] = numbers.length === 2 ? numbers : placesIn(stem);
    let between = 0;
    for (let place = first + 1; place < last; place++) between++;
    return between;
  },
  "left-and-right": (stem) => {
    const things = (/: ([a-z, ]+)\./.exec(stem)?.[1] ?? "").split(", ");
    const thing = /of the ([a-z]+)\?/.exec(stem)?.[1] ?? "";
    return things[things.indexOf(thing) + (stem.includes("just left") ? -1 : 1)];
  },
  "how-many-in-line": (stem, numbers) =>
    numbers.length === 2
      ? addAll(stem, [...numbers, 1], [])
      : gap(stem, [1, addAll(stem, placesIn(stem), []) ?? 0].map(Number), []),
});

const weights =
  "feather leaf bee ant egg lemon mouse frog brick pumpkin dog goat table cupboard camel elephant".split(" ");

describeKeys(lengthAndWeight, {
  "heavy-and-light": (stem, _, options) => {
    const sorted = options.toSorted((a, b) => weights.indexOf(a) - weights.indexOf(b));
    return stem.includes("lightest") ? sorted[0] : sorted.at(-1);
  },
  "longer-by-blocks": gap,
  "balance-of-fruits": (_, [each = 0, many = 0]) => {
    let total = 0;
    for (let time = 0; time < many; time++) total += each;
    return total;
  },
  "ribbon-and-rest": gap,
  "tall-taller-tallest": (stem, _, options) => {
    const pairs = [...stem.matchAll(/([A-Z][a-z]+) is (taller|shorter) than ([A-Z][a-z]+)/g)].map(
      ([, a, word, b]) => (word === "taller" ? [a, b] : [b, a]),
    );
    const side = stem.includes("tallest") ? 1 : 0;
    return options.find((name) => pairs.every((pair) => pair[side] !== name));
  },
});

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const onFrom = (stem: string, steps: number): string | undefined => {
  let day = days.findIndex((name) => stem.includes(name));
  for (let step = 0; step < steps; step++) day = day === 6 ? 0 : day + 1;
  return days[day];
};

describeKeys(timeAndCalendar, {
  "tomorrow-and-yesterday": (stem) => onFrom(stem, stem.startsWith("Today") ? 2 : 5),
  "hour-on-the-clock": (stem, numbers) =>
    `${stem.includes("after one hour") ? (numbers[0] ?? 0) + 1 : numbers[1]} o’clock`,
  "hours-from-till": gap,
  "dates-in-a-month": (stem, [date = 0]) =>
    `${search(date, (later) => later - date === (stem.includes("2 weeks") ? 14 : 7))} ${stem.includes("May") ? "May" : "June"}`,
  "day-in-some-days": (stem, [later = 0]) => onFrom(stem, later),
});

describeKeys(money, {
  "coins-in-hand": (stem, [a = 0, worth = 0, b = 0, other = 0]) =>
    stem.includes("one coin") ? a * worth + b : a * worth + b * other,
  "price-of-two-things": addAll,
  "coins-you-get-back": gap,
  "how-much-more-money": gap,
  "few-coins": (stem) => {
    const price = Number(/(?:pay|costs) ₹(\d+)/.exec(stem)?.[1]);
    const fewest = [0];
    for (let sum = 1; sum <= price; sum++)
      fewest.push(1 + Math.min(...[10, 5, 2, 1].map((coin) => fewest[sum - coin] ?? 99)));
    return fewest[price];
  },
});

describeKeys(patterns, {
  "skip-counting": (_, numbers) => (numbers[3] ?? 0) + (numbers[1] ?? 0) - (numbers[0] ?? 0),
  "next-shape": (stem) => {
    const line = stem.match(/\b(circle|square|star|triangle|red|blue|green|yellow)\b/g) ?? [];
    const size = stem.startsWith("What") ? 3 : 4;
    return line.at(-size);
  },
  "number-left-out": (stem) => {
    const terms: string[] = stem.match(/\d+|□/g) ?? [];
    const hole = terms.indexOf("□");
    return (Number(terms[hole - 1]) + Number(terms[hole + 1])) / 2;
  },
  "letters-that-jump": (stem) => {
    const codes = (stem.match(/\b[A-Z](?=,)/g) ?? []).map((letter) => letter.charCodeAt(0));
    return String.fromCharCode((codes[3] ?? 0) + (codes[1] ?? 0) - (codes[0] ?? 0));
  },
  "one-more-each-time": (_, numbers) => {
    const [, , third = 0, fourth = 0] = numbers;
    return search(fourth, (key) => key - fourth === fourth - third + 1);
  },
});
