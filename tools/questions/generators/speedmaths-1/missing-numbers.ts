import type { Family } from "../family";
import { missingInSteps, missingStart, missingTaken, missingWhole } from "../quick-boxes";
import { equalSides } from "../quick-equal-sides";
import { familiesOf } from "../quick-family";

const make = familiesOf("Missing Numbers");

/** The families of the topic Missing Numbers. */
export const missingNumbers: readonly Family[] = [
  missingStart(
    make,
    1,
    [3, 9],
    [2, 6],
    (more, sum) => `${more} more ducks come. Now there are ${sum}. How many were there first?`,
  ),
  missingTaken(
    make,
    2,
    [2, 8],
    [3, 9],
    (whole, left) => `I had ${whole} nuts. I ate some. ${left} are left. How many did I eat?`,
  ),
  missingWhole(
    make,
    2,
    [2, 7],
    [3, 9],
    (gone, left) => `${gone} kites fly away. ${left} are left. How many were there first?`,
  ),
  missingInSteps(
    make,
    1,
    [2],
    [2, 24],
    [
      (row) => `Which number is missing: ${row}?`,
      (row) => `A frog jumps on the numbers ${row}. Which number is hidden?`,
    ],
  ),
  equalSides(
    make,
    3,
    [3, 8],
    (a, b, c) =>
      `Two cups have the same number of beads. One has ${a} red and ${b} blue. The other has ${c} red. How many blue ones does it have?`,
  ),
];
