import type { Family } from "../family";
import { letterSeries } from "../reasoning-ideas/letters";
import { growingSteps, timesEach } from "../reasoning-ideas/number-rows";
import { timesAndMore } from "../reasoning-ideas/number-rows-mixed";
import { powers } from "../reasoning-ideas/number-rows-powers";
import { nextNumber, wrongNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "times-each-time",
    topic: "Series",
    level: 1,
    rule: timesEach({ first: [2, 7], length: 6, times: [2, 3] }),
    asks: [
      (row) =>
        `News spreads in a village: on following days ${row} people know it. How many know it on the next day?`,
      (row) => `What comes after ${row}?`,
    ],
  }),
  nextNumber({
    name: "falling-faster",
    topic: "Series",
    level: 1,
    rule: growingSteps({ first: [90, 140], step: [-2, -3, -4, -5], growth: [-1, -2, -3], length: 6 }),
    asks: [
      (row) =>
        `The water in a tank is measured every hour: ${row} What is the next reading by the same rule?`,
      (row) => `Which is the next number of ${row}?`,
    ],
  }),
  nextNumber({
    name: "double-and-change",
    topic: "Series",
    level: 2,
    rule: timesAndMore({ first: [3, 9], length: 6, times: [2], more: [-3, -2, 3, 5] }),
    asks: [
      (row) => `Divya keeps one rule from number to number: ${row} Which number does she write next?`,
      (row) => `Find the rule of ${row} What comes next?`,
    ],
  }),
  wrongNumber({
    name: "wrong-square",
    topic: "Series",
    level: 3,
    count: 1,
    rule: powers({ first: [2, 4], length: 7, power: 2, plus: [1, 2, -1] }),
    amounts: [-2, 2, 3],
    asks: [(row) => `All numbers except one in ${row} follow a rule with squares. Which number is wrong?`],
  }),
  letterSeries({
    name: "letters-with-growing-gaps",
    topic: "Series",
    level: 2,
    columns: [{ kind: "letter", first: [1, 6], step: [1, 2], growth: 1 }],
    length: 6,
    asks: [
      (row) => `The gaps between the letters grow: ${row} Which letter follows?`,
      (row) => `Nikhil skips more letters each time and writes ${row} What does he write next?`,
    ],
  }),
];
