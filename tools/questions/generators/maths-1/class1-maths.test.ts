import { addAll, gap } from "../plain-solvers";
import { describeKeys, numbersIn, search, shareOut } from "../second-computation";
import { addition } from "./addition";
import { comparingNumbers } from "./comparing-numbers";
import { numbersTo100 } from "./numbers-to-100";
import { shapesAroundUs } from "./shapes-around-us";
import { subtraction } from "./subtraction";

const small = "zero one two three four five six seven eight nine".split(" ");
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

describeKeys(numbersTo100, {
  "tens-and-ones": (stem, [first = 0, second = 0]) =>
    stem.startsWith("Which") ? first + second * 10 : first * 10 + second,
  "just-after-just-before": (stem, [number = 0]) =>
    stem.includes("up")
      ? search(number, (next) => next > number)
      : search(0, (before) => before + 1 === number),
  "hear-the-number": (stem) => {
    const [, ten = "", one = ""] = /([a-z]+ty)-([a-z]+)/.exec(stem) ?? [];
    return tens.indexOf(ten) * 10 + small.indexOf(one);
  },
  "ten-more-ten-less": (stem, numbers) => {
    const number = Math.max(...numbers);
    return stem.includes("more") ? number + 10 : search(0, (key) => key + 10 === number);
  },
  "two-digit-riddle": (stem, [given = 0, more = 0]) =>
    search(10, (number) => {
      const [ten, one] = [Math.floor(number / 10), number % 10];
      return stem.includes("ones are")
        ? ten === given && one - ten === more
        : one === given && ten - one === more;
    }),
});

describeKeys(comparingNumbers, {
  "who-has-most": (stem) => {
    const people = [...stem.matchAll(/([A-Z][a-z]+) has (\d+)/g)].map(([, name = "", number]) => ({
      name,
      number: Number(number),
    }));
    const sorted = people.toSorted((a, b) => a.number - b.number);
    return (stem.includes("most") ? sorted.at(-1) : sorted[0])?.name;
  },
  "in-between-number": (_, [low = 0, high = 0], options) => {
    const fits = options.filter((option) => Number(option) > low && Number(option) < high);
    return fits.length === 1 ? fits[0] : undefined;
  },
  "small-to-large": (stem, numbers) => {
    const sorted = numbers.toSorted((a, b) => a - b);
    return (stem.includes("with the smallest") ? sorted : sorted.toReversed()).join(", ");
  },
  "true-sentence": (_stem, _numbers, options) => {
    const isTrue = options.filter((option) => {
      const [first = 0, second = 0] = numbersIn(option);
      return option.includes("more") ? first > second : first < second;
    });
    return isTrue.length === 1 ? isTrue[0] : undefined;
  },
  "how-many-between": (_, [low = 0, high = 0]) => {
    let between = 0;
    for (let number = low + 1; number < high; number++) between++;
    return between;
  },
});

describeKeys(addition, {
  "ducks-and-hens": addAll,
  "fill-to-ten-or-twenty": gap,
  "two-large-groups": addAll,
  "before-some-left": (_, [gone = 0, left]) => search(0, (start) => start - gone === left),
  "same-number-twice": (_, numbers) => search(0, (key) => key + key === numbers[0]),
});

describeKeys(subtraction, {
  "some-fly-away": gap,
  "how-many-more-than": gap,
  "take-away-tens-and-ones": gap,
  "how-many-are-hidden": (_, [all = 0, seen]) => search(0, (key) => all - key === seen),
  "come-and-go": (_, [start = 0, came = 0, went = 0]) => search(0, (key) => key + went === start + came),
});

describeKeys(shapesAroundUs, {
  "shape-of-a-thing": (stem) => (/bangle|coin|roti/.test(stem) ? "circle" : "rectangle"),
  "corners-of-shapes": (stem, [many = 0]) => {
    let corners = 0;
    for (let shape = 0; shape < many; shape++) corners += stem.includes("triangle") ? 3 : 4;
    return corners;
  },
  "shape-riddle": (stem) => (stem.includes("three sides") ? "triangle" : "square"),
  "sticks-for-a-shape": (_, numbers) => {
    const all = Math.max(...numbers);
    const sides = numbers.find((number) => number === 3 || number === 4) ?? 1;
    return shareOut([all, sides]).times;
  },
  "two-kinds-of-shapes": (stem) => Number(/(\d+) triangles/.exec(stem)?.[1]) * 3 + 4,
});
