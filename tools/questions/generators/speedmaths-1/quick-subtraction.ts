import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { takeAway } from "../quick-stories";
import { countUpDifference, takeNearlyRound } from "../quick-sums";

const make = familiesOf("Quick Subtraction");

/** The families of the topic Quick Subtraction. */
export const quickSubtraction: readonly Family[] = [
  takeAway(
    make,
    ["from-ten", 1],
    [7, 10],
    [2, 6],
    [(a, b) => `What is ${a} − ${b}?`, (a, b) => `${a} birds sit on a tree. ${b} fly away. How many stay?`],
  ),
  takeAway(
    make,
    ["from-a-teen", 1],
    [12, 17],
    [4, 9],
    [
      (a, b) => `What is ${a} − ${b}?`,
      (a, b) => `I have ${a} toffees. I give away ${b}. How many do I have now?`,
    ],
  ),
  takeAway(
    make,
    ["from-twenty", 1],
    [18, 20],
    [2, 7],
    [
      (a, b) => `How much is ${a} − ${b}?`,
      (a, b) => `A rope has ${a} knots. I open ${b}. How many knots are left?`,
    ],
  ),
  takeNearlyRound(
    make,
    ["take-nine", 2],
    [9],
    [21, 47],
    (a, b) => `A bag has ${a} peas. I take out ${b}. How many peas are left?`,
  ),
  countUpDifference(
    make,
    ["count-up", 2],
    [10, 20, 30],
    [1, 4],
    (a, b) => `Mina has ${a} shells. Raju has ${b}. How many more does Mina have?`,
  ),
];
