import type { Family } from "../family";
import { endlessRoot } from "../quick-endless-roots";
import { familiesOf } from "../quick-family";
import { conjugateProduct, likeSurds, rationalised, surdProduct } from "../quick-surds";

const make = familiesOf("Roots and Surds");

/** The families of the topic Roots and Surds. */
export const rootsAndSurds: readonly Family[] = [
  likeSurds(make, 1, [(t) => `What is ${t}?`, (t) => `To which surd does ${t} simplify?`]),
  conjugateProduct(make, 1, [(t) => `What is ${t}?`, (t) => `Which whole number is ${t}?`]),
  surdProduct(make, 1, [
    (t) => `What is ${t}?`,
    (t) => `A rectangle has an area of ${t} square units. Which whole number is that?`,
  ]),
  rationalised(make, 2, [
    (t) => `What is ${t} with no root in the denominator?`,
    (t) => `Which of these surds is equal to ${t}?`,
  ]),
  endlessRoot(make, 3, [(t) => `What is the value of ${t}?`, (t) => `To which number does ${t} settle?`]),
];
