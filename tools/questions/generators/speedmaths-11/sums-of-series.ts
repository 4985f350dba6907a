import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { endlessSum, sumOfDoubles, telescopingSum } from "../quick-other-series";
import { sumOfEqualSteps, sumOfOddNumbers } from "../quick-series";

const make = familiesOf("Sums of Series");

/** The families of the topic Sums of Series. */
export const sumsOfSeries: readonly Family[] = [
  sumOfOddNumbers(
    make,
    1,
    [46, 99],
    [
      (last) => `What is the sum 1 + 3 + 5 + … + ${last}?`,
      (_, n) =>
        `A body falls 1 unit in the first second, 3 in the second, 5 in the third and so on. How many units does it fall in ${n} seconds?`,
    ],
  ),
  sumOfEqualSteps(
    make,
    1,
    [11, 45],
    [4, 12],
    [9, 11, 15, 20, 25],
    [
      (row) => `What is the sum ${row}?`,
      (_, n, step, first) =>
        `A runner does ${first} laps in week 1 and ${step} more each week. How many laps is that in ${n} weeks?`,
    ],
  ),
  sumOfDoubles(
    make,
    2,
    [9, 14],
    [
      (row) => `What is the sum ${row}?`,
      (_, n) =>
        `A fund gets ₹1 in the first month, ₹2 in the second, ₹4 in the third and so on. How many rupees are in it after ${n} months?`,
    ],
  ),
  endlessSum(make, 2, [
    (row) => `What is the sum ${row} without end?`,
    (row) => `A pendulum swings ${row} cm and so on for ever. How many centimetres is that in all?`,
  ]),
  telescopingSum(
    make,
    3,
    [8, 20],
    [
      (row) => `To which fraction does ${row} add up?`,
      (row) => `A tank is filled in steps of ${row}. Which part of it is full at the end?`,
    ],
  ),
];
