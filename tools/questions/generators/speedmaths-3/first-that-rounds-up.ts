import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Rounding Numbers");

/** “first that rounds up”, for the topic of rounding-numbers.ts. */
export const firstThatRoundsUp: readonly Family[] = [
  make(
    "first-that-rounds-up",
    3,
    (draw, turn) => {
      const unit = turn % 2 === 0 ? 100 : 10;
      const goal = draw.int(3, 9) * unit + (unit === 10 ? draw.int(1, 5) * 100 : 0);
      return {
        asks: [
          `What is the smallest whole number that becomes ${goal} when it is rounded to the nearest hundred?`,
          `To the nearest ten a book has ${goal} pages. What is the smallest number of pages that it can have?`,
        ],
        key: goal - unit / 2,
        slips: [
          [goal - unit / 2 + 1, "left out the number in the middle"],
          [goal - unit / 2 - 1, "took a number that is rounded down"],
          [goal, "gave the round number itself"],
          [goal - unit + 1, "took the first number after the one before"],
          [goal + unit / 2 - 1, "found the largest one"],
        ],
        way: `From the middle on we round up: ${goal - unit / 2} is the first that becomes ${goal}.`,
      };
    },
    3,
  ),
];
