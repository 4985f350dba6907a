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
    [60, 250],
    [2.5, 7.5, 12.5, 17.5, 35, 45, 65],
    [
      (from, to) => `A share climbs from ₹${grouped(from)} to ₹${grouped(to)}. By how many per cent?`,
      (from, to) =>
        `A dam’s stock sinks from ${grouped(from)} to ${grouped(to)} units. By how many per cent?`,
    ],
  ),
  successiveChange(
    make,
    1,
    [
      [20, 15],
      [30, 40],
      [25, 20],
      [10, 15],
      [35, 20],
      [60, 25],
    ],
    [
      (a, b) =>
        `Length and width of a field grow by ${a}% and ${b}%. By how many per cent does the area change?`,
      (a, b) => `Sales go up by ${a}% and the year after by ${b}%. What is the change in the two years?`,
    ],
    ["more", "less"],
  ),
  amountBefore(
    make,
    2,
    [40, 200],
    [8, 12, 15, 35, 45],
    [
      (end, p) => `An index stands at ${grouped(end)} after a rise of ${p}%. Where did it stand before?`,
      (end, p) =>
        `A machine has lost ${p}% of its worth and is worth ₹${grouped(end)} now. What was it worth when new?`,
    ],
    ["", "₹"],
  ),
  payAndPrice(make, 3, [
    (rise) =>
      `A resistor’s value grows by ${rise}% at equal voltage. By how many per cent does the current fall?`,
    (fall) =>
      `The price of a fuel falls by ${fall}%. By how many per cent can one drive farther for the same money?`,
  ]),
];
