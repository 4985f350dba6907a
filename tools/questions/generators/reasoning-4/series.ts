import type { Family } from "../family";
import { letterSeries } from "../reasoning-ideas/letters";
import { growingSteps } from "../reasoning-ideas/number-rows";
import { twoSteps } from "../reasoning-ideas/number-rows-mixed";
import { nextNumber, wrongNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "bigger-steps",
    topic: "Series",
    level: 1,
    rule: growingSteps({ first: [2, 15], step: [2, 3, 4, 5], growth: [1, 2, 3], length: 6 }),
    asks: [
      (row) => `Selvi stacks beads in heaps of ${row} How many beads are in the next heap?`,
      (row) => `What comes next in ${row}?`,
    ],
  }),
  nextNumber({
    name: "two-steps-in-turn",
    topic: "Series",
    level: 2,
    rule: twoSteps({
      first: [12, 30],
      length: 7,
      pairs: [
        [8, -3],
        [10, -4],
        [-2, 9],
        [7, 2],
        [12, -5],
      ],
    }),
    asks: [
      (row) => `A grasshopper on a number line lands on ${row} Where does it land next?`,
      (row) => `Two rules take turns in ${row} Which number follows?`,
    ],
  }),
  wrongNumber({
    name: "one-number-is-wrong",
    topic: "Series",
    level: 3,
    rule: growingSteps({ first: [3, 12], step: [3, 4], growth: [2, 3], length: 7 }),
    amounts: [-2, -1, 1, 2],
    asks: [
      (row) => `One number was copied wrongly in the row ${row}. Which one?`,
      (row) => `Joseph meant to follow a rule but slipped once: ${row}. Which number is wrong?`,
    ],
  }),
  letterSeries({
    name: "letters-with-gaps",
    topic: "Series",
    level: 1,
    columns: [{ kind: "letter", first: [1, 8], step: [2, 3] }],
    length: 6,
    asks: [
      (row) => `Which letter comes next: ${row}?`,
      (row) => `Tashi paints the letters ${row} on stones in a row. Which letter goes on the next stone?`,
    ],
  }),
  letterSeries({
    name: "letters-with-numbers",
    topic: "Series",
    level: 2,
    columns: [
      { kind: "letter", first: [1, 10], step: [1, 2] },
      { kind: "number", first: [3, 30], step: [3, 4, 5, -2] },
    ],
    length: 5,
    asks: [
      (row) => `Seats in a hall are marked ${row} What is the mark of the next seat?`,
      (row) => `Which comes next in the series: ${row}?`,
    ],
  }),
];
