import type { Family } from "../family";
import { letterSeries } from "../reasoning-ideas/letters";
import { timesAndMore } from "../reasoning-ideas/number-rows-mixed";
import { primeRow } from "../reasoning-ideas/number-rows-rare";
import { nextNumber, wrongNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "prime-squares-changed",
    topic: "Series",
    level: 1,
    rule: primeRow({ first: [2, 10], length: 6, power: 2, plus: [-4, -3, 3, 4] }),
    asks: [
      (row) => `A sequence is built on the squares of primes: ${row} What is its next term?`,
      (row) => `Continue ${row} Which number follows?`,
    ],
  }),
  nextNumber({
    name: "linear-recurrence",
    topic: "Series",
    level: 1,
    rule: timesAndMore({ first: [2, 5], length: 6, times: [3, 4, 5], more: [-4, -1, 1, 3] }),
    asks: [
      (row) => `A recurrence gives the terms ${row} What is the next term?`,
      (row) => `Which number should follow ${row}?`,
    ],
  }),
  letterSeries({
    name: "triples-of-letters",
    topic: "Series",
    level: 2,
    columns: [
      { kind: "letter", first: [1, 6], step: [2, 3] },
      { kind: "letter", first: [22, 26], step: [-1], growth: -1 },
      { kind: "letter", first: [1, 8], step: [1], growth: 1 },
    ],
    length: 5,
    mixed: true,
    asks: [
      (row) => `Three rules run side by side in ${row} Which group is next?`,
      (row) => `Keys are stamped ${row} What is stamped on the next key?`,
    ],
  }),
  wrongNumber({
    name: "broken-recurrence",
    topic: "Series",
    level: 3,
    amounts: [-3, -2, 2, 3, 4],
    rule: timesAndMore({ first: [2, 5], length: 7, times: [2, 3], more: [-1, 1, 3] }),
    asks: [
      (row) => `One term was noted wrongly in ${row}. Which one is wrong?`,
      (row) => `A single error has crept into the sequence ${row}. Which term is in error?`,
    ],
  }),
];
