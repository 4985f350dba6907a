import type { Family } from "../family";
import { bondOf, pairThatMakes, thirdPart } from "../quick-bonds";
import { equalSides } from "../quick-equal-sides";
import { familiesOf } from "../quick-family";

const make = familiesOf("Number Bonds");

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  bondOf(
    make,
    ["bond-of-100", 1],
    [100],
    [13, 87],
    [
      (given, whole) => `How much must be added to ${given} to make ${whole}?`,
      (given, whole) =>
        `A puzzle has ${whole} pieces. ${given} pieces are in place. How many are still to be placed?`,
    ],
  ),
  bondOf(
    make,
    ["bond-of-a-round-number", 2],
    [200, 300, 500],
    [116, 188],
    [
      (given, whole) => `${given} and which number make ${whole}?`,
      (given, whole) =>
        `A hen farm needs ${whole} eggs for the market. It has ${given} eggs. How many more eggs are needed?`,
    ],
  ),
  pairThatMakes(
    make,
    1,
    [100],
    [21, 78],
    [() => "Which sum makes exactly 100?", () => "Two cards make 100 together. Which two cards are they?"],
  ),
  thirdPart(
    make,
    2,
    [100],
    [15, 46],
    [
      (a, b, whole) => `Three numbers make ${whole}. Two of them are ${a} and ${b}. What is the third?`,
      (a, b, whole) =>
        `A box holds ${whole} beads: ${a} red, ${b} green and the rest blue. How many beads are blue?`,
    ],
  ),
  equalSides(
    make,
    2,
    [24, 47],
    (a, b, c) =>
      `A balance is level. On the left lie ${a} g and ${b} g, and on the right ${c} g and one more weight. How many grams is that weight?`,
  ),
];
