import type { Family } from "../family";
import { letterSeries } from "../reasoning-ideas/letters";
import { timesAndMore } from "../reasoning-ideas/number-rows-mixed";
import { powers } from "../reasoning-ideas/number-rows-powers";
import { primeRow } from "../reasoning-ideas/number-rows-rare";
import { missingNumber, nextNumber, wrongNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "cubes-shifted",
    topic: "Series",
    level: 1,
    rule: powers({ first: [2, 6], length: 6, power: 3, plus: [-7, -6, -5, 3, 6, 7] }),
    asks: [
      (row) => `A sequence grows like the cubes: ${row} What is its next term?`,
      (row) => `Which number goes after ${row}?`,
    ],
  }),
  missingNumber({
    name: "missing-by-recurrence",
    topic: "Series",
    level: 1,
    rule: timesAndMore({ first: [2, 6], length: 6, times: [3, 4], more: [-2, -1, 1, 2] }),
    asks: [
      (row) => `By one recurrence all terms of ${row} are made. Which term is missing?`,
      (row) => `Supply the missing term of ${row}. What is it?`,
    ],
  }),
  letterSeries({
    name: "letters-and-numbers-mixed",
    topic: "Series",
    level: 2,
    columns: [
      { kind: "letter", first: [1, 5], step: [1, 2], growth: 1 },
      { kind: "number", first: [2, 9], step: [3, 5], growth: 2 },
      { kind: "letter", first: [22, 26], step: [-2, -3] },
    ],
    length: 5,
    mixed: true,
    asks: [
      (row) => `Samples in a laboratory are labelled ${row} What is the next label?`,
      (row) => `Which term continues ${row}?`,
    ],
  }),
  wrongNumber({
    name: "wrong-prime-square",
    topic: "Series",
    level: 3,
    amounts: [-4, 2, 4, 5],
    rule: primeRow({ first: [2, 6], length: 7, power: 2, plus: [0, 1, 2] }),
    asks: [
      (row) => `One term of ${row} does not fit the squares of primes behind it. Which one?`,
      (row) => `A typist changed one term of ${row}, a row built on squares of primes. Which term?`,
    ],
  }),
];
