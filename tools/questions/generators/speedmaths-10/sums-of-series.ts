import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { sumOfDoubles, telescopingSum } from "../quick-other-series";
import { sumOfEqualSteps, sumOfOddNumbers, sumToN } from "../quick-series";

const make = familiesOf("Sums of Series");

/** The families of the topic Sums of Series. */
export const sumsOfSeries: readonly Family[] = [
  sumToN(
    make,
    1,
    [20, 60],
    [
      (n) => `What is 1 + 2 + 3 + … + ${n}?`,
      (n) => `Logs lie in ${n} layers: 1 on top, 2 below, then 3 and so on. How many logs are there?`,
    ],
  ),
  sumOfOddNumbers(
    make,
    1,
    [12, 45],
    [
      (last) => `What is 1 + 3 + 5 + … + ${last}?`,
      (_, n) =>
        `A hall has ${n} rows of seats: 1 seat in the first, 3 in the second, 5 in the third and so on. How many seats does it have?`,
    ],
  ),
  sumOfEqualSteps(
    make,
    2,
    [4, 25],
    [3, 8],
    [10, 12, 20, 21],
    [
      (row) => `What is ${row}?`,
      (_, n, step, first) =>
        `A saver puts aside ₹${first} in the first week and ₹${step} more each week than the week before. How many rupees are saved in ${n} weeks?`,
    ],
  ),
  sumOfDoubles(
    make,
    2,
    [7, 12],
    [
      (row) => `What is ${row}?`,
      (_, n) =>
        `A message is sent to 1 person on day 1, to 2 on day 2, to 4 on day 3 and so on. How many people have got it after ${n} days?`,
    ],
  ),
  telescopingSum(
    make,
    3,
    [5, 12],
    [
      (row) => `What is ${row}?`,
      (row) => `A drop runs down in steps whose lengths in metres add up as ${row}. How many metres is that?`,
    ],
  ),
];
