import type { Family } from "../family";
import { letterSeries } from "../reasoning-ideas/letters";
import { primeRow, sumOfTwo, timesGrowing } from "../reasoning-ideas/number-rows-rare";
import { powers } from "../reasoning-ideas/number-rows-powers";
import { missingNumber, nextNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "growing-factors",
    topic: "Series",
    level: 1,
    rule: timesGrowing({ first: [2, 6], length: 5, from: [2, 3] }),
    asks: [
      (row) => `The factor changes from step to step in ${row} Which number comes next?`,
      (row) => `Bacteria in a dish number ${row} at equal times. How many does the rule give next?`,
    ],
  }),
  nextNumber({
    name: "cubes-less-or-more",
    topic: "Series",
    level: 1,
    rule: powers({ first: [2, 4], length: 6, power: 3, plus: [-3, -2, -1, 2, 5] }),
    asks: [
      (row) => `A code wheel stops at ${row} Where does it stop next?`,
      (row) => `Look for cubes behind ${row} Which number follows them?`,
    ],
  }),
  nextNumber({
    name: "squares-of-primes",
    topic: "Series",
    level: 2,
    rule: primeRow({ first: [2, 6], length: 5, power: 2, plus: [0, 1, 2, -2] }),
    asks: [
      (row) => `Prime numbers are behind the terms ${row} What is the next term?`,
      (row) => `Which term comes after ${row}?`,
    ],
  }),
  missingNumber({
    name: "gap-among-sums",
    topic: "Series",
    level: 2,
    count: 1,
    rule: sumOfTwo({ first: [3, 9], second: [5, 14], length: 8 }),
    asks: [(row) => `A smudge hides one term of the sequence ${row}. Which term does the smudge hide?`],
  }),
  letterSeries({
    name: "letters-going-back-faster",
    topic: "Series",
    level: 1,
    columns: [
      { kind: "letter", first: [22, 26], step: [-1, -2], growth: -1 },
      { kind: "letter", first: [1, 6], step: [3, 4] },
    ],
    length: 5,
    asks: [
      (row) => `Train coaches carry the marks ${row} Which mark does the next coach carry?`,
      (row) => `Each place of the pairs has a rule of its own in ${row} Which pair is next?`,
    ],
  }),
];
