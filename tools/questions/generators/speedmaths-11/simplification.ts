import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { cancellingProduct, decimalSquares, fourInARow, roundedUp } from "../quick-simplify";

const make = familiesOf("Simplification");

/** The families of the topic Simplification. */
export const simplification: readonly Family[] = [
  roundedUp(make, 1, [(t) => `What is ${t}?`, (t) => `Work it out by taking a factor out: what is ${t}?`]),
  decimalSquares(make, 1, [(t) => `What is ${t}?`, (t) => `To which number does ${t} simplify?`]),
  cancellingProduct(make, 2, [(t) => `What is ${t}?`, (t) => `To what does ${t} simplify?`]),
  fourInARow(make, 3, [(t) => `What is ${t}?`, (t) => `Which whole number is ${t}?`]),
];
