import type { Family } from "../family";
import { beadAt, repeatingPattern } from "../reasoning-ideas/first-patterns";
import { letterSeries } from "../reasoning-ideas/letters";
import { equalSteps, growingSteps } from "../reasoning-ideas/number-rows";
import { missingNumber, nextNumber } from "../reasoning-ideas/number-series";

/** The families of the topics Patterns and Number and Letter Series. */
export const series: readonly Family[] = [
  repeatingPattern({
    name: "pattern-that-repeats",
    topic: "Patterns",
    level: 1,
    units: ["011", "001", "012"],
    asks: [
      (row) => `Meera makes a pattern: ${row} What comes next?`,
      (row) => `What is next in the pattern ${row}?`,
    ],
  }),
  beadAt({ name: "bead-in-a-string", topic: "Patterns", level: 2, units: ["01", "012"], place: [8, 13] }),
  nextNumber({
    name: "count-in-steps",
    topic: "Number and Letter Series",
    level: 1,
    rule: equalSteps({ first: [20, 40], length: 5, steps: [2, 3, 5, 10] }),
    asks: [
      (row) => `Imran counts in steps: ${row} What does he say next?`,
      (row) => `Which number is next: ${row}?`,
    ],
  }),
  missingNumber({
    name: "missing-in-a-row",
    topic: "Number and Letter Series",
    level: 2,
    rule: equalSteps({ first: [22, 50], length: 6, steps: [2, 3, 5, -2, -5] }),
    asks: [
      (row) => `One house number is missing: ${row}. Which number is it?`,
      (row) => `What goes in the box: ${row}?`,
    ],
  }),
  nextNumber({
    name: "steps-that-grow",
    topic: "Number and Letter Series",
    level: 3,
    rule: growingSteps({ first: [1, 9], length: 6, step: [1, 2], growth: [1] }),
    asks: [
      (row) => `A plant grows more each week: ${row} How tall is it next?`,
      (row) => `Look at the jumps: ${row} What is the next number?`,
    ],
  }),
  letterSeries({
    name: "letters-by-ones-and-twos",
    topic: "Number and Letter Series",
    level: 1,
    columns: [{ kind: "letter", first: [1, 20], step: [1, 2] }],
    length: 5,
    asks: [(row) => `Which letter is next: ${row}?`, (row) => `Rina writes ${row} What does she write next?`],
  }),
];
