import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { endlessSum, sumOfDoubles, telescopingSum } from "../quick-other-series";
import { sumOfOddNumbers } from "../quick-series";

const make = familiesOf("Sums of Series");

/** The families of the topic Sums of Series. */
export const sumsOfSeries: readonly Family[] = [
  sumOfOddNumbers(
    make,
    1,
    [51, 110],
    [
      (last) => `To what do the odd numbers 1 + 3 + 5 + … + ${last} add up?`,
      (_, n) =>
        `A stack has 1 brick on top, then 3, then 5 and so on, in ${n} layers. How many bricks are in the stack of ${n} layers?`,
    ],
  ),
  sumOfDoubles(
    make,
    1,
    [10, 15],
    [
      (row) => `What is the sum of the powers ${row}?`,
      (_, n) =>
        `A knock-out tree has 1 game in the final round, 2 before it, 4 before those and so on. How many games are there in ${n} rounds?`,
    ],
  ),
  endlessSum(make, 2, [
    (row) => `To what does ${row} add up without end?`,
    (row) => `A leak loses ${row} litres, day after day for ever. How many litres does it lose in all?`,
  ]),
  telescopingSum(
    make,
    3,
    [10, 30],
    [
      (row) => `What is the sum ${row}?`,
      (row) => `The parts of a pie that are eaten are ${row}. Which part of the pie is eaten?`,
    ],
  ),
];
