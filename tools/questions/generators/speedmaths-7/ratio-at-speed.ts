import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { chainOfRatios } from "../quick-ratio-chains";
import { missingTerm, shareInRatio, wholeFromDifference } from "../quick-ratios";

const make = familiesOf("Ratio at Speed");

/** The families of the topic Ratio at Speed. */
export const ratioAtSpeed: readonly Family[] = [
  shareInRatio(
    make,
    1,
    [12, 45],
    [
      (n, a, b) => `${n} is shared in the ratio ${a} : ${b}. What is the larger share?`,
      (n, a, b) =>
        `Two partners share ₹${n} in the ratio ${a} : ${b}. How much does the partner with the smaller share get?`,
    ],
    ["", "₹"],
    [true, false],
  ),
  missingTerm(
    make,
    1,
    [5, 13],
    [
      (a, b, c) => `${a} is to ${b} as ${c} is to which number?`,
      (a, b, c) =>
        `For ${a} cups of rice a cook takes ${b} cups of water. How many cups of water go with ${c} cups of rice?`,
    ],
    " cups",
  ),
  wholeFromDifference(
    make,
    2,
    [6, 19],
    [
      (a, b, gap) => `Two numbers are as ${a} to ${b}, and their difference is ${gap}. What is their sum?`,
      (a, b, gap) =>
        `The girls and boys of a school are as ${b} to ${a}. There are ${gap} more girls than boys. How many children does the school have?`,
    ],
    "",
  ),
  chainOfRatios(make, 3, [
    (a, b) => `A : B is ${a} and B : C is ${b}. What is A : C?`,
    (a, b) =>
      `The ratio of pens to pencils is ${a}, and that of pencils to rubbers is ${b}. What is the ratio of pens to rubbers?`,
  ]),
];
