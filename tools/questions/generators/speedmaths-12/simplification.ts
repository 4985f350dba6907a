import type { Family } from "../family";
import { cubesOverSquares } from "../quick-cube-identities";
import { familiesOf } from "../quick-family";
import { cancellingProduct, decimalSquares, fourInARow, roundedUp } from "../quick-simplify";

const make = familiesOf("Simplification");

/** The families of the topic Simplification. */
export const simplification: readonly Family[] = [
  roundedUp(make, 1, [(t) => `What is the value of ${t}?`, (t) => `To which round number does ${t} come?`]),
  decimalSquares(make, 1, [(t) => `What is the value of ${t}?`, (t) => `Simplify ${t}. What is left?`]),
  cubesOverSquares(
    make,
    2,
    [45, 75, 110, 140, 200],
    [(t) => `Simplify ${t}. What do you get?`, (t) => `Which number is ${t}?`],
  ),
  cancellingProduct(make, 2, [(t) => `What is the value of ${t}?`, (t) => `Which fraction is ${t}?`]),
  fourInARow(make, 3, [
    (t) => `What is the value of ${t}?`,
    (t) => `To which whole number does ${t} simplify?`,
  ]),
];
