import type { Family } from "../family";
import { endlessRoot } from "../quick-endless-roots";
import { familiesOf } from "../quick-family";
import { conjugateProduct, likeSurds, rationalised, surdProduct } from "../quick-surds";

const make = familiesOf("Roots and Surds");

/** The families of the topic Roots and Surds. */
export const rootsAndSurds: readonly Family[] = [
  likeSurds(make, 1, [(t) => `Simplify ${t}. What is it?`, (t) => `What is ${t} as a single surd?`]),
  conjugateProduct(make, 1, [
    (t) => `What is the value of ${t}?`,
    (t) => `To which whole number does ${t} simplify?`,
  ]),
  surdProduct(make, 1, [(t) => `What is the value of ${t}?`, (t) => `Which whole number is ${t}?`]),
  rationalised(make, 2, [
    (t) => `How is ${t} written with a rational denominator?`,
    (t) => `To which surd is ${t} equal?`,
  ]),
  endlessRoot(make, 3, [(t) => `What is the limit of ${t}?`, (t) => `Which whole number is ${t}?`]),
];
