import type { Family } from "../family";
import { lcm, range } from "../whole";
import { clock } from "../words";
import { divisible } from "./divisible-by-six-or-nine";
import { longestTape } from "./largest-equal-measure";
import { lessAlways } from "./short-by-the-same";

const topic = "Factors, HCF and LCM";
const primesOf = (value: number): number[] => {
  const divisor = range(2, value).find((factor) => value % factor === 0);
  return divisor === undefined ? [] : [divisor, ...primesOf(value / divisor)];
};

const primeForm: Family = {
  name: "prime-factorisation",
  topic,
  level: 1,
  draft: (draw) => {
    const number = draw.one([60, 84, 90, 126, 132, 140, 150, 156, 198, 220]);
    const primes = primesOf(number);
    const write = (factors: readonly number[]): string => factors.toSorted((a, b) => a - b).join(" × ");
    const [first = 2, second = 2, ...rest] = primes;
    return {
      frames: [
        `What is the prime factorisation of ${number}?`,
        `Which product shows ${number} as a product of prime numbers only?`,
      ],
      key: write(primes),
      slips: [
        [write([first * second, ...rest]), `leaving ${first * second}, which is not prime`],
        [write([...primes, 2]), "writing one 2 too many"],
        [write(primes.toSpliced(-1, 1, (primes.at(-1) ?? 2) === 7 ? 5 : 7)), "dividing wrongly at the end"],
        [write(primes.with(0, 3)), "writing a 3 for a 2"],
        [write(primes.slice(1)), "leaving out a 2"],
      ],
      because: `${write(primes)} = ${number}, and all of these factors are prime.`,
    };
  },
};

const threeBuses: Family = {
  name: "buses-leave-together",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c] = draw.one([
      [12, 15, 20],
      [10, 15, 18],
      [8, 12, 18],
      [15, 20, 30],
      [16, 24, 36],
      [20, 30, 45],
      [9, 12, 18],
      [10, 12, 15],
      [12, 18, 24],
    ] as const);
    const [start, all] = [draw.int(6, 9) * 60, lcm(lcm(a, b), c)];
    return {
      frames: [
        `Buses to three villages leave a depot every ${a}, ${b} and ${c} minutes. All three leave at ${clock(start)}. When do all three next leave together?`,
        `Three machines stop for a check every ${a}, ${b} and ${c} minutes. All are checked at ${clock(start)}. When are all three next checked at the same time?`,
      ],
      key: clock(start + all),
      slips: [
        [clock(start + a + b + c), "adding the three numbers"],
        [clock(start + lcm(a, b)), "leaving out the third number"],
        [clock(start + lcm(b, c)), "leaving out the first number"],
        [clock(start + 2 * all), "taking the second time instead of the first"],
        [clock(start + c), "taking the largest of the three numbers"],
        [clock(start + 2 * c), "taking twice the largest number"],
      ],
      because: `The LCM of ${a}, ${b} and ${c} is ${all}, so they meet again after ${all} minutes, at ${clock(start + all)}.`,
    };
  },
};

/** The families of the topic Factors, HCF and LCM. */
export const factorsHcfAndLcm: readonly Family[] = [
  primeForm,
  divisible,
  longestTape,
  threeBuses,
  lessAlways,
];
