import type { Family } from "../family";
import { amountBefore, payAndPrice } from "../quick-amounts-before";
import { percentChange, successiveChange } from "../quick-changes";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Percentage Change");

/** The families of the topic Percentage Change. */
export const percentageChange: readonly Family[] = [
  percentChange(
    make,
    1,
    [12, 60],
    [5, 12.5, 15, 20, 25, 35, 45],
    [
      (from, to) =>
        `A village of ${grouped(from)} people grows to ${grouped(to)}. By how many per cent does it grow?`,
      (from, to) =>
        `A lake falls from ${grouped(from)} cm to ${grouped(to)} cm. By how many per cent does it fall?`,
    ],
  ),
  successiveChange(
    make,
    2,
    [
      [20, -10],
      [25, -20],
      [10, -10],
      [20, -20],
      [30, -20],
      [40, -25],
      [50, -20],
      [30, -30],
    ],
    [
      (a, b) => `A price rises by ${a}% and then falls by ${b}%. How does it end?`,
      (a, b) =>
        `One side of a rectangle becomes ${a}% longer and the other ${b}% shorter. How does the area change?`,
    ],
    ["more", "less"],
  ),
  amountBefore(
    make,
    2,
    [12, 60],
    [5, 15, 20, 25, 30],
    [
      (end, p) => `A salary after a rise of ${p}% is ₹${grouped(end)}. What was it before?`,
      (end, p) =>
        `After ${p}% of a forest’s trees were lost, ${grouped(end)} are left. How many trees were there?`,
    ],
    ["₹", ""],
  ),
  payAndPrice(make, 3, [
    (rise) =>
      `Petrol becomes ${rise}% dearer. By how many per cent must its use fall to keep the cost the same?`,
    (fall) => `Sugar becomes ${fall}% cheaper. By how many per cent more can be bought for the same money?`,
  ]),
];
