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
    [5, 40],
    [5, 10, 15, 20, 25, 30, 40],
    [
      (from, to) => `A fare goes up from ₹${from} to ₹${to}. By how many per cent is that?`,
      (from, to) => `A herd shrinks from ${from} to ${to} animals. By how many per cent is that?`,
    ],
  ),
  successiveChange(
    make,
    2,
    [
      [10, 20],
      [20, 30],
      [20, 25],
      [10, 50],
      [30, 10],
      [40, 50],
    ],
    [
      (a, b) => `A price rises by ${a}% and then by ${b}%. What is the change in all?`,
      (a, b) =>
        `A town grows by ${a}% in one year and by ${b}% in the next. What is the change over both years?`,
    ],
    ["more", "less"],
  ),
  amountBefore(
    make,
    2,
    [8, 45],
    [10, 20, 25],
    [
      (end, p) => `After a rise of ${p}% a ticket costs ₹${end}. What did it cost before?`,
      (end, p) =>
        `${p}% of a library’s books are given away, and ${grouped(end)} are left. How many books were there?`,
    ],
    ["₹", ""],
  ),
  payAndPrice(make, 3, [
    (rise) => `A gets ${rise}% more pay than B. By how many per cent is B’s pay less than A’s?`,
    (fall) => `C is ${fall}% lighter than D. By how many per cent is D heavier than C?`,
  ]),
];
