import type { Family } from "../family";
import { letterSeries } from "../reasoning-ideas/letters";
import { timesAndMore } from "../reasoning-ideas/number-rows-mixed";
import { powers } from "../reasoning-ideas/number-rows-powers";
import { growingSteps } from "../reasoning-ideas/number-rows";
import { nextNumber, wrongNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "times-then-change",
    topic: "Series",
    level: 1,
    rule: timesAndMore({ first: [2, 6], length: 6, times: [3, 4], more: [-3, -2, 2, 5] }),
    asks: [
      (row) => `A function is applied to its own output: ${row} What is the next output?`,
      (row) => `Find the term that follows ${row} Which number is it?`,
    ],
  }),
  nextNumber({
    name: "steps-grow-evenly",
    topic: "Series",
    level: 1,
    rule: growingSteps({ first: [7, 40], length: 6, step: [5, 7, 8], growth: [4, 5, 6] }),
    asks: [
      (row) => `The differences themselves form a rule in ${row} Which number comes next?`,
      (row) => `After ${row} which number comes next?`,
    ],
  }),
  letterSeries({
    name: "letters-by-growing-steps",
    topic: "Series",
    level: 2,
    columns: [
      { kind: "letter", first: [1, 5], step: [1, 2], growth: 1 },
      { kind: "letter", first: [24, 26], step: [-1, -2], growth: -1 },
    ],
    length: 5,
    mixed: true,
    asks: [
      (row) => `Two rules run side by side in ${row} Which pair comes next?`,
      (row) => `Flight gates are marked ${row} What is the mark of the next gate?`,
    ],
  }),
  wrongNumber({
    name: "wrong-cube",
    topic: "Series",
    level: 3,
    amounts: [-4, -3, 3, 5, 6],
    rule: powers({ first: [1, 3], length: 7, power: 3, plus: [-1, 1, 2] }),
    asks: [
      (row) => `Exactly one term of ${row} breaks the rule. Which term is it?`,
      (row) => `A printer spoilt one term of the sequence ${row}. Which one?`,
    ],
  }),
];
