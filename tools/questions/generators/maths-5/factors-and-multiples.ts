import type { Family } from "../family";
import { digitForNine } from "./factors-and-multiples/digit-for-nine";
import { divisibleByThree } from "./factors-and-multiples/divisible-by-three";
import { factorCount } from "./factors-and-multiples/factor-count";
import { multipleBetween } from "./factors-and-multiples/multiple-between";
import { primeAmong } from "./factors-and-multiples/prime-among";
import { sumOfPrimes } from "./factors-and-multiples/sum-of-primes";

/** The families of the topic Factors and Multiples. */
export const factorsAndMultiples: readonly Family[] = [
  primeAmong,
  multipleBetween,
  divisibleByThree,
  factorCount,
  digitForNine,
  sumOfPrimes,
];
