import type { Family } from "../family";
import { twoRows } from "../reasoning-ideas/number-rows-mixed";
import { primeRow, timesGrowing } from "../reasoning-ideas/number-rows-rare";
import { missingNumber, nextNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "two-sequences-mixed",
    topic: "Series",
    level: 1,
    rule: twoRows({
      first: [5, 20],
      second: [70, 99],
      length: 8,
      steps: [
        [9, -7],
        [8, -11],
        [12, -9],
        [11, -8],
      ],
    }),
    asks: [
      (row) => `Even and odd places follow different rules in ${row} What is the next term?`,
      (row) => `Two timetables are mixed: ${row} Which number is next?`,
    ],
  }),
  nextNumber({
    name: "factor-grows",
    topic: "Series",
    level: 2,
    rule: timesGrowing({ first: [2, 7], length: 6, from: [1, 2] }),
    asks: [
      (row) => `Each term is a growing multiple of the one before: ${row} What is the next term?`,
      (row) => `How does ${row} go on, what is the next number?`,
    ],
  }),
  missingNumber({
    name: "hidden-prime-square",
    topic: "Series",
    level: 2,
    count: 1,
    rule: primeRow({ first: [2, 8], length: 7, power: 2, plus: [-1, 1, 2] }),
    asks: [
      (row) => `Squares of primes, all changed alike, form the sequence ${row}. Which number is missing?`,
    ],
  }),
];
