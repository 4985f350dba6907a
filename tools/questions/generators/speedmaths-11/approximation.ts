import type { Family } from "../family";
import { friendlyChain, percentAndRoot, powerNearOne, rootNearASquare } from "../quick-approximations";
import { familiesOf } from "../quick-family";

const make = familiesOf("Approximation");

/** The families of the topic Approximation. */
export const approximation: readonly Family[] = [
  rootNearASquare(make, 1, [
    (t) => `Which number is nearest to ${t}?`,
    (t) => `A square has sides of ${t} cm. Which length in centimetres is nearest to that?`,
  ]),
  powerNearOne(make, 2, [
    (t) => `Which number is nearest to ${t}?`,
    (t) => `A length of 1 m changes by the factor ${t}. Which length in metres is nearest to the result?`,
  ]),
  friendlyChain(make, 1, [
    (t) => `Which number is nearest to ${t}?`,
    (t) => `An engineer needs ${t} at a glance. Which number is nearest?`,
  ]),
  percentAndRoot(make, 2, [
    (t) => `Which number is nearest to ${t}?`,
    (t) => `A quick check of ${t} is wanted. Which number is nearest?`,
  ]),
];
