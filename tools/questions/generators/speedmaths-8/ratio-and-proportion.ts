import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { chainOfRatios } from "../quick-ratio-chains";
import { missingTerm, shareInRatio, wholeFromDifference } from "../quick-ratios";

const make = familiesOf("Ratio and Proportion");

/** The families of the topic Ratio and Proportion. */
export const ratioAndProportion: readonly Family[] = [
  shareInRatio(
    make,
    1,
    [24, 85],
    [
      (n, a, b) => `${n} marbles are shared in the ratio ${a} : ${b}. How many are in the larger share?`,
      (n, a, b) =>
        `Milk and water are mixed as ${b} to ${a} to make ${n} litres. How many litres of milk are in it?`,
    ],
    ["", " litres"],
    [true, true],
  ),
  missingTerm(
    make,
    1,
    [5, 16],
    [
      (a, b, c) =>
        `If ${a} books weigh as much as ${b} notebooks, how many notebooks weigh as much as ${c} books?`,
      (a, b, c) => `A map shows ${a} cm for ${b} km. How many kilometres is ${c} cm on it?`,
    ],
    " km",
  ),
  wholeFromDifference(
    make,
    2,
    [7, 28],
    [
      (a, b, gap) => `Two angles are as ${a} to ${b} and differ by ${gap}°. What is their sum?`,
      (a, b, gap) =>
        `Two friends share a prize as ${b} to ${a}. One gets ₹${gap} more than the other. How large is the prize?`,
    ],
    ["°", "₹"],
  ),
  chainOfRatios(make, 3, [
    (a, b) => `If x : y = ${a} and y : z = ${b}, what is x : z?`,
    (a, b) =>
      `Apples to pears are as ${a}, and pears to plums as ${b}. What is the ratio of apples to plums?`,
  ]),
];
