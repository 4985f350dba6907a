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
    [80, 400],
    [2.5, 7.5, 12.5, 22.5, 35, 55, 65],
    [
      (from, to) =>
        `An exam had ${grouped(from)} candidates last year and ${grouped(to)} this year. What is the growth in per cent?`,
      (from, to) =>
        `A company cuts its water use from ${grouped(from)} to ${grouped(to)} kilolitres. By how many per cent is that?`,
    ],
  ),
  successiveChange(
    make,
    1,
    [
      [-10, -20],
      [-20, -25],
      [-30, -40],
      [-10, -30],
      [-40, -50],
      [-20, -15],
    ],
    [
      (a, b) => `A price has two discounts, ${a}% and then ${b}%. Which single change is that?`,
      (a, b) => `A stock loses ${a}% in one year and ${b}% in the next. What is the change over both?`,
    ],
    ["more", "less"],
  ),
  amountBefore(
    make,
    2,
    [60, 300],
    [8, 12, 15, 35, 55],
    [
      (end, p) => `A rent of ₹${grouped(end)} includes a rise of ${p}%. What was the old rent?`,
      (end, p) => `When ${p}% of a stock is sold, ${grouped(end)} units are left. How large was the stock?`,
    ],
    ["₹", ""],
  ),
  payAndPrice(make, 3, [
    (rise) => `A machine works ${rise}% faster. By how many per cent does the time for a job fall?`,
    (fall) =>
      `A gas is pressed to ${fall}% less volume at one temperature. By how many per cent does its pressure rise?`,
  ]),
];
