import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { isPrime, range, sumOf } from "../../whole";
import { listed } from "../../words";

export const sumOfPrimes: Family = {
  name: "sum-of-primes",
  topic: "Factors and Multiples",
  level: 3,
  count: 1,
  draft: (draw) => {
    const from = draw.one([10, 20, 30, 40, 50]);
    const between = range(from, from + 20);
    const primes = between.filter(isPrime);
    const [likeOne = 0, likeTwo = 0] = draw.shuffle(
      [21, 27, 33, 39, 49, 51, 57, 63, 69].filter((n) => between.includes(n)),
    );
    const key = sumOf(primes);
    const left = draw.one(primes);
    return {
      frames: [`What is the sum of all the prime numbers between ${from} and ${from + 20}?`],
      key: String(key),
      slips: numberSlips(String, [
        [key + likeOne, `counting ${likeOne} as a prime number`],
        [key - left, `overlooking ${left}`],
        [key + likeTwo - left, `counting ${likeTwo} and overlooking ${left}`],
        ...hurriedSlips(key),
      ]),
      because: `The prime numbers between ${from} and ${from + 20} are ${listed(primes)}, and their sum is ${key}.`,
    };
  },
};
