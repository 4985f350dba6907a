import type { Family } from "../family";
import { beadAt, repeatingPattern } from "../reasoning-ideas/first-patterns";
import { letterSeries } from "../reasoning-ideas/letters";
import { equalSteps, growingSteps } from "../reasoning-ideas/number-rows";
import { missingNumber, nextNumber } from "../reasoning-ideas/number-series";

/** The families of the topics Patterns and Number and Letter Series. */
export const series: readonly Family[] = [
  repeatingPattern({
    name: "pattern-of-words",
    topic: "Patterns",
    level: 1,
    units: ["0112", "0012", "0122", "0102"],
    asks: [
      (row) => `Zoya draws a border: ${row} What does she draw next?`,
      (row) => `A pattern goes ${row} Which word carries it on?`,
    ],
  }),
  beadAt({
    name: "bead-far-along",
    topic: "Patterns",
    level: 2,
    units: ["012", "0123", "0012"],
    place: [14, 26],
  }),
  nextNumber({
    name: "equal-jumps",
    topic: "Number and Letter Series",
    level: 1,
    rule: equalSteps({ first: [31, 70], length: 6, steps: [4, 6, 7, 8, -3, -4, -6] }),
    asks: [
      (row) => `A frog jumps along a number line: ${row} Where does it land next?`,
      (row) => `What number comes after ${row}?`,
    ],
  }),
  nextNumber({
    name: "growing-jumps",
    topic: "Number and Letter Series",
    level: 2,
    rule: growingSteps({ first: [2, 20], step: [1, 2, 3], growth: [1, 2], length: 6 }),
    asks: [
      (row) => `Each day Biren solves more sums. His scores are ${row} What will be the next score?`,
      (row) => `The jumps get bigger in ${row} What comes next?`,
    ],
  }),
  missingNumber({
    name: "number-behind-a-card",
    topic: "Number and Letter Series",
    level: 2,
    rule: equalSteps({ first: [25, 60], length: 6, steps: [5, 6, 9, -4, 11] }),
    asks: [
      (row) => `A card covers one number in the row ${row}. Which number is under the card?`,
      (row) => `Which number fits in the box: ${row}?`,
    ],
  }),
  letterSeries({
    name: "letters-that-skip",
    topic: "Number and Letter Series",
    level: 1,
    columns: [{ kind: "letter", first: [1, 26], step: [2, -1, -2] }],
    length: 6,
    asks: [
      (row) => `Kavya says every letter by a rule: ${row} Which letter does she say next?`,
      (row) => `What letter comes after ${row}?`,
    ],
  }),
];
