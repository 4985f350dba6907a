import { describeKeys, numbersIn, search } from "../second-computation";
import { numberBonds } from "./number-bonds";

const fill = (_: string, numbers: readonly number[]): number => {
  const whole = Math.max(...numbers);
  return search(0, (part) => numbers.reduce((sum, number) => sum + number, part) === whole * 2);
};

describeKeys(numberBonds, {
  "bond-of-100": fill,
  "bond-of-1000": fill,
  "three-parts-of-100": fill,
  "next-hundred": (_, [given = 0]) => search(1, (step) => (given + step) % 100 === 0),
  "pair-of-a-bond": (_, [whole], options) =>
    options.find((option) => numbersIn(option).reduce((sum, part) => sum + part, 0) === whole),
  "balance-both-sides": (stem, numbers) => {
    const [given = 0, whole = 0, taken = 0] = stem.startsWith("The left")
      ? [numbers[2], numbers[0], numbers[1]]
      : numbers;
    return search(0, (part) => given + part + taken === whole);
  },
});
