import type { Family } from "../family";
import { chooseNearlyAll, diagonals, pairsOf } from "../quick-counting";
import { factorialRatio, zerosOfAFactorial } from "../quick-factorials";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Counting");

/** The families of the topic Quick Counting. */
export const quickCounting: readonly Family[] = [
  pairsOf(
    make,
    1,
    [9, 30],
    [
      (n) => `${n} people shake hands, each pair once. How many handshakes are there?`,
      (n) => `In a league of ${n} teams every two teams play once. How many matches are played?`,
    ],
  ),
  diagonals(
    make,
    1,
    [8, 24],
    [
      (n) => `How many diagonals does a polygon with ${n} sides have?`,
      (n) =>
        `${n} towns stand in a ring, each joined to its two neighbours by road. How many more roads join every two towns?`,
    ],
  ),
  factorialRatio(
    make,
    1,
    [11, 40],
    [
      (n, k) => `What is ${n}! ÷ ${k}!?`,
      (n) => `In how many ways can the first and the second prize go to ${n} runners?`,
    ],
  ),
  chooseNearlyAll(
    make,
    2,
    [9, 24],
    [
      (n, k) => `In how many ways can ${k} of ${n} people be chosen?`,
      (n, k) => `A test lets one answer any ${k} of ${n} questions. In how many ways can they be picked?`,
    ],
  ),
  zerosOfAFactorial(
    make,
    3,
    [26, 99],
    [
      (n) => `With how many zeros does ${n}! end?`,
      (n) => `All numbers from 1 to ${n} are multiplied. In how many zeros does the product end?`,
    ],
  ),
];
