import { describeKeys, search } from "../second-computation";
import { factorsAndMultiples } from "./factors-and-multiples";

const countFactors = (number: number): number =>
  Array.from({ length: number }, (_, index) => index + 1).filter((part) => number % part === 0).length;

describeKeys(factorsAndMultiples, {
  "prime-among": (_, numbers) =>
    numbers.filter((number) => number > 1).find((number) => countFactors(number) === 2),
  "multiple-between": (_, [part = 1, from = 0, to = 0]) => {
    const key = search(from + 1, (number) => number % part === 0);
    return key < to ? key : undefined;
  },
  "divisible-by-three": (_, numbers) =>
    numbers.filter((number) => number > 9).find((number) => number % 3 === 0),
  "factor-count": (_, [number = 0]) => countFactors(number),
  "digit-for-nine": (stem) => {
    const masked = /\d+□\d+/.exec(stem)?.[0] ?? "";
    return search(0, (digit) => Number(masked.replace("□", String(digit))) % 9 === 0);
  },
  "sum-of-primes": (_, [from = 0, to = 0]) => {
    let sum = 0;
    for (let number = from + 1; number < to; number++) if (countFactors(number) === 2) sum += number;
    return sum;
  },
});
