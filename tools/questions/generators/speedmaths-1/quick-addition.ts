import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { putTogether, threeWithATen } from "../quick-stories";
import { addNearlyRound } from "../quick-sums";

const make = familiesOf("Quick Addition");

/** The families of the topic Quick Addition. */
export const quickAddition: readonly Family[] = [
  putTogether(
    make,
    ["sum-to-ten", 1],
    [4, 6],
    [2, 4],
    [
      (a, b) => `What is ${a} + ${b}?`,
      (a, b) => `${a} hens and ${b} ducks are in a yard. How many birds is that?`,
    ],
  ),
  putTogether(
    make,
    ["over-ten", 1],
    [7, 9],
    [4, 8],
    [
      (a, b) => `How much is ${a} + ${b}?`,
      (a, b) => `I see ${a} ants. Then ${b} more come. How many ants do I see now?`,
    ],
  ),
  putTogether(
    make,
    ["ten-and-ones", 1],
    [10, 10],
    [3, 9],
    [
      (a, b) => `What is ${a} + ${b}?`,
      (a, b) => `One box has ${a} chalks. ${b} more lie on the desk. How many chalks are there?`,
    ],
  ),
  addNearlyRound(
    make,
    ["add-nine", 2],
    [9],
    [12, 48],
    (a, b) => `A bus has ${a} people. ${b} more get in. How many people are in it?`,
  ),
  threeWithATen(
    make,
    2,
    10,
    [3, 9],
    [
      (a, b, c) => `What is ${a} + ${b} + ${c}?`,
      (a, b, c) => `I pick ${a} red, ${b} pink and ${c} white flowers. How many flowers is that?`,
    ],
  ),
];
