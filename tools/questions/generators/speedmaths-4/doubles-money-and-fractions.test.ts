import { describeKeys, fractionsIn, nearest, search, shareOut } from "../second-computation";
import { doublesAndHalves } from "./doubles-and-halves";
import { fractionsOfNumbers } from "./fractions-of-numbers";
import { moneyAndChange } from "./money-and-change";
import { roundingAndEstimating } from "./rounding-and-estimating";

const product = (_: string, numbers: readonly number[]): number => numbers.reduce((a, b) => a * b);
const sum = (_: string, numbers: readonly number[]): number => numbers.reduce((a, b) => a + b);
const partOf = (stem: string, whole: number): number => {
  const [[over, under] = [0, 1]] = fractionsIn(stem);
  return search(0, (part) => part * under === whole * over);
};

describeKeys(doublesAndHalves, {
  "double-a-number": (_, [number = 0]) => number + number,
  "half-of-a-number": (_, [number]) => search(0, (half) => half + half === number),
  "near-double": sum,
  "number-before-doubling": (_, numbers) =>
    search(0, (number) => number + number + Math.min(...numbers) === Math.max(...numbers)),
  "double-one-halve-other": product,
});

describeKeys(moneyAndChange, {
  "change-from-a-note": (_, numbers) => Math.max(...numbers) - Math.min(...numbers),
  "value-of-coins": (_, [fives = 0, second = 0, third]) =>
    third === undefined ? fives * 5 + second * 2 : fives * 5 + third * 2,
  "several-of-one-price": product,
  "prices-near-a-hundred": sum,
  "several-and-change": (_, [first = 0, second = 0, note = 0]) => note - first * second,
  "as-many-as-possible": (_, numbers) => shareOut(numbers).left,
});

describeKeys(fractionsOfNumbers, {
  "one-part-of-a-number": (stem, numbers) => partOf(stem, Math.max(...numbers)),
  "part-of-a-measure": (stem) => partOf(stem, stem.includes("hour") ? 60 : 1000),
  "several-parts-of-a-number": (stem, numbers) => partOf(stem, Math.max(...numbers)),
  "half-and-then-a-third": (stem, [whole = 0]) => whole / (stem.includes("1/3") ? 6 : 4),
  "whole-from-a-part": (stem, numbers) =>
    search(1, (whole) => partOf(stem, whole * 60) === Math.max(...numbers) * 60),
});

describeKeys(roundingAndEstimating, {
  "nearest-ten": (_, [number = 0]) => nearest(number, 10),
  "nearest-hundred": (_, [number = 0]) => nearest(number, 100),
  "estimate-a-sum": (_, [first = 0, second = 0]) => nearest(first, 100) + nearest(second, 100),
  "estimate-a-product": (_, [first = 0, second = 0]) => nearest(first, 10) * nearest(second, 10),
  "edge-of-rounding": (stem, [round = 0]) => {
    const smallest = search(0, (number) => nearest(number, 100) === round);
    return stem.includes("smallest")
      ? smallest
      : search(smallest, (number) => nearest(number + 1, 100) !== round);
  },
});
