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
    [40, 160],
    [2.5, 5, 7.5, 12.5, 15, 35, 45, 60],
    [
      (from, to) =>
        `A factory’s output rises from ${grouped(from)} to ${grouped(to)} units. What is the rise in per cent?`,
      (from, to) =>
        `Road accidents in a district go down from ${grouped(from)} to ${grouped(to)} a year. By how many per cent do they fall?`,
    ],
  ),
  successiveChange(
    make,
    1,
    [
      [-10, 10],
      [-20, 25],
      [-20, 20],
      [-30, 10],
      [-25, 20],
      [-40, 50],
      [-50, 40],
    ],
    [
      (a, b) => `A number falls by ${a}% and then grows by ${b}%. What is the change in all?`,
      (a, b) =>
        `The base of a triangle becomes ${a}% shorter and its height ${b}% longer. How does its area change?`,
    ],
    ["more", "less"],
  ),
  amountBefore(
    make,
    2,
    [20, 120],
    [4, 5, 15, 35, 40],
    [
      (end, p) => `With ${p}% tax a bill comes to ₹${grouped(end)}. How much is it without tax?`,
      (end, p) => `${p}% of the voters stayed at home, and ${grouped(end)} voted. How many voters are there?`,
    ],
    ["₹", ""],
  ),
  payAndPrice(make, 3, [
    (rise) =>
      `The length of a rectangle grows by ${rise}%. By how many per cent must the width shrink so that the area stays?`,
    (fall) => `A train’s speed falls by ${fall}%. By how many per cent does its travel time grow?`,
  ]),
];
