import type { Family } from "../family";
import { letterSeries } from "../reasoning-ideas/letters";
import { sumOfTwo } from "../reasoning-ideas/number-rows-rare";
import { timesAndMore } from "../reasoning-ideas/number-rows-mixed";
import { powers } from "../reasoning-ideas/number-rows-powers";
import { missingNumber, nextNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "sum-of-the-last-two",
    topic: "Series",
    level: 1,
    rule: sumOfTwo({ first: [2, 9], second: [4, 12], length: 7 }),
    asks: [
      (row) => `Two old numbers together make the next one in ${row} Which number comes next?`,
      (row) =>
        `A gardener counts the new shoots each week: ${row} How many does the pattern give for the next week?`,
    ],
  }),
  nextNumber({
    name: "cubes-with-a-change",
    topic: "Series",
    level: 2,
    rule: powers({ first: [1, 3], length: 6, power: 3, plus: [-1, 1, 2, 3, 4] }),
    asks: [
      (row) =>
        `The volumes of some boxes in cm³, each changed by the same amount, are ${row} What is the next number?`,
      (row) => `Which number extends ${row}?`,
    ],
  }),
  missingNumber({
    name: "gap-in-a-series",
    topic: "Series",
    level: 2,
    count: 1,
    rule: timesAndMore({ first: [2, 6], length: 6, times: [2, 3], more: [-2, -1, 2, 5] }),
    asks: [(row) => `By one rule each number leads to the next: ${row}. What stands in the empty box?`],
  }),
  letterSeries({
    name: "letters-around-a-number",
    topic: "Series",
    level: 1,
    columns: [
      { kind: "letter", first: [1, 8], step: [2, 3] },
      { kind: "number", first: [4, 20], step: [5, 6, 7] },
      { kind: "letter", first: [20, 26], step: [-2, -3] },
    ],
    length: 5,
    asks: [
      (row) => `Shelves in a library are labelled ${row} What is the label of the next shelf?`,
      (row) => `What is the next term of ${row}?`,
    ],
  }),
];
