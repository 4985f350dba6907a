import { boxed, product, total, valueOf, written } from "../quick-solvers";
import { describeKeys, search, shareOut } from "../second-computation";
import { class2Speedmaths } from "./class2-speedmaths";

const gap = (_: string, numbers: readonly number[]): number =>
  search(0, (part) => Math.min(...numbers) + part === Math.max(...numbers));
const rest = (_: string, numbers: readonly number[]): number =>
  search(0, (part) => total(numbers) - Math.max(...numbers) + part === Math.max(...numbers));
const taken = written(([from = 0, ...others]) => search(0, (left) => left + total(others) === from));
const summed = written(total);
const multiplied = written((numbers) => product(numbers));

describeKeys(class2Speedmaths.families, {
  "bond-of-20": gap,
  "bond-of-50": gap,
  "tens-to-a-hundred": gap,
  "pair-that-makes": (_, __, options) => options.find((option) => valueOf(option) === 20),
  "third-part": rest,
  "equal-sides": boxed(([a = 0, b = 0, c = 0]) => search(0, (green) => c + green === a + b)),
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
  "think-of-a-number": (_, [a = 0, b = 0, result = 0]) => search(0, (number) => number + a - b === result),
  "add-nine": summed,
  "add-nineteen": summed,
  "over-the-ten": summed,
  "three-with-a-ten": summed,
  "around-a-middle": summed,
  "take-nine": taken,
  "take-nineteen": taken,
  "count-up": taken,
  "from-a-ten": taken,
  "take-twice": taken,
  "add-tens": summed,
  "take-tens": taken,
  "missing-tens": boxed((numbers) => gap("", numbers)),
  "tens-up-and-down": written(([floor = 0, up = 0, down = 0]) => floor + up - down),
  "groups-of-five-and-ten": multiplied,
  "groups-of-two": (_, [many = 0]) => many + many,
  "groups-of-three-and-four": multiplied,
  "one-group-more": (stem, [, b = 0, c = 0, d = 0]) => (stem.includes("×") ? d * b : c * d),
  "how-many-groups": boxed((numbers) => shareOut(numbers).times),
  "wheels-of-two-kinds": (_, [x = 0, y = 0, cycles = 0, autos = 0]) => x * cycles + y * autos,
  double: (_, [number = 0]) => number + number,
  half: (_, [whole]) => search(0, (part) => part + part === whole),
  "near-double": summed,
  "from-the-half": (_, [part = 0]) => part + part,
  "double-and-more": (_, numbers) => search(0, (n) => n + n + Math.min(...numbers) === Math.max(...numbers)),
  "coins-together": (_, [a = 0, big = 0, b = 0, small = 0]) => a * big + b * small,
  "change-from-50": gap,
  "coins-for-an-amount": (_, numbers) => shareOut(numbers).times,
  "two-things": summed,
  "still-to-save": gap,
});
