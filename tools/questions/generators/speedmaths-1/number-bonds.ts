import type { Family } from "../family";
import { bondOf, pairThatMakes, thirdPart } from "../quick-bonds";
import { familiesOf } from "../quick-family";

const make = familiesOf("Number Bonds");

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  bondOf(
    make,
    ["bond-of-10", 1],
    [10],
    [2, 8],
    [
      (given, whole) => `${given} and what make ${whole}?`,
      (given, whole) =>
        `There are ${whole} eggs. ${given} are brown. The rest are white. How many are white?`,
    ],
  ),
  bondOf(
    make,
    ["bonds-below-10", 1],
    [6, 7, 8, 9],
    [1, 6],
    [
      (given, whole) => `What goes with ${given} to make ${whole}?`,
      (given, whole) =>
        `${whole} birds sit on a wall and a tree. ${given} are on the wall. How many are on the tree?`,
    ],
  ),
  pairThatMakes(
    make,
    1,
    [10],
    [1, 9],
    [() => "Which two numbers make 10?", () => "Two hands hold 10 beads. Which two numbers can it be?"],
  ),
  bondOf(
    make,
    ["bond-with-a-teen", 2],
    [15, 16, 18, 20],
    [4, 14],
    [
      (given, whole) => `${given} and how many make ${whole}?`,
      (given, whole) => `A game needs ${whole} cards. ${given} cards are here. How many are missing?`,
    ],
  ),
  thirdPart(
    make,
    3,
    [10],
    [1, 6],
    [
      (a, b, whole) => `${a}, ${b} and what make ${whole}?`,
      (a, b, whole) =>
        `${whole} balls lie in three nets. Two nets have ${a} and ${b}. How many are in the third?`,
    ],
  ),
];
