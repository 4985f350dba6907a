import { boxed, total, valueOf, written } from "../quick-solvers";
import { describeKeys, search, shareOut } from "../second-computation";
import { class1Speedmaths } from "./class1-speedmaths";

const gap = (_: string, numbers: readonly number[]): number =>
  search(0, (part) => Math.min(...numbers) + part === Math.max(...numbers));
const rest = (_: string, numbers: readonly number[]): number =>
  search(0, (part) => total(numbers) - Math.max(...numbers) + part === Math.max(...numbers));
const taken = written(([from = 0, ...others]) => search(0, (left) => left + total(others) === from));
const summed = written(total);

describeKeys(class1Speedmaths.families, {
  "bond-of-10": gap,
  "bonds-below-10": gap,
  "bond-with-a-teen": gap,
  "pair-that-makes": (_, __, options) => options.find((option) => valueOf(option) === 10),
  "third-part": rest,
  "missing-start": boxed(([more = 0, sum = 0]) => search(0, (start) => start + more === sum)),
  "missing-taken": boxed((numbers) => gap("", numbers)),
  "missing-whole": boxed((numbers) => total(numbers)),
  "missing-in-steps": (stem, numbers, options) => {
    const row = /[\d□]+(?:, [\d□]+)+/.exec(stem)?.[0] ?? "";
    return options.find((option) => {
      const terms = row.replace("□", option).split(", ").map(Number);
      const steps = terms.slice(1).map((term, index) => term - (terms[index] ?? 0));
      return numbers.length === 4 && new Set(steps).size === 1;
    });
  },
  "equal-sides": boxed(([a = 0, b = 0, c = 0]) => search(0, (blue) => c + blue === a + b)),
  "count-on": (_, numbers) => total(numbers),
  "count-back": (_, numbers) => Math.max(...numbers) - Math.min(...numbers),
  "tens-on": (_, [from = 0, tens = 0]) => from + tens * 10,
  "numbers-between": (_, [from = 0, to = 0]) => {
    let many = 0;
    for (let number = from + 1; number < to; number++) many++;
    return many;
  },
  jumps: (stem, [from = 0, a = 0, b = 0]) => {
    let place = from;
    const [step, many] = stem.startsWith("A frog") ? [b, a] : [a, b];
    for (let jump = 0; jump < many; jump++) place += step;
    return place;
  },
  "sum-to-ten": summed,
  "over-ten": summed,
  "ten-and-ones": summed,
  "add-nine": summed,
  "three-with-a-ten": summed,
  "from-ten": taken,
  "from-a-teen": taken,
  "from-twenty": taken,
  "take-nine": taken,
  "count-up": taken,
  double: (_, [number = 0]) => number + number,
  "pairs-of-legs": (_, numbers) => (numbers.at(-1) ?? 0) + (numbers.at(-1) ?? 0),
  "near-double": summed,
  "double-of-what": (_, [whole]) => search(0, (number) => number + number === whole),
  "double-and-one": (_, [number = 0, more = 0]) => number + number + more,
  "coins-together": (_, [a = 0, big = 0, b = 0, small = 0]) => a * big + b * small,
  "change-from-10": gap,
  "two-things": summed,
  "coins-for-an-amount": (_, numbers) => shareOut(numbers).times,
  "more-money-needed": gap,
  "change-for-two": (stem, numbers) => (stem ? 40 - total(numbers) : undefined),
});
