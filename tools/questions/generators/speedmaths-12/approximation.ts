import type { Family } from "../family";
import { friendlyChain, percentAndRoot, powerNearOne, rootNearASquare } from "../quick-approximations";
import { familiesOf } from "../quick-family";

const make = familiesOf("Approximation");

/** The families of the topic Approximation. */
export const approximation: readonly Family[] = [
  rootNearASquare(make, 1, [
    (t) => `To which number is ${t} nearest?`,
    (t) => `A pole is ${t} m long. Which length in metres is nearest?`,
  ]),
  powerNearOne(make, 2, [
    (t) => `To which number is ${t} nearest?`,
    (t) => `A price changes by the factor ${t}. Which factor is nearest to that?`,
  ]),
  friendlyChain(make, 1, [
    (t) => `To which number is ${t} nearest?`,
    (t) => `A rough value of ${t} is needed. Which number is nearest?`,
  ]),
  percentAndRoot(make, 2, [
    (t) => `To which number is ${t} nearest?`,
    (t) => `Estimate ${t} in your head. Which number is nearest?`,
  ]),
];
