import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { chainOfRatios } from "../quick-ratio-chains";
import { missingTerm, shareInRatio, wholeFromDifference } from "../quick-ratios";
import { grouped } from "../words";

const make = familiesOf("Ratio and Proportion");

/** The families of the topic Ratio and Proportion. */
export const ratioAndProportion: readonly Family[] = [
  shareInRatio(
    make,
    1,
    [45, 140],
    [
      (n, a, b) =>
        `₹${grouped(n)} is divided between two heirs as ${a} : ${b}. How large is the larger share?`,
      (n, a, b) =>
        `An alloy of ${grouped(n)} g has copper and tin as ${b} : ${a}. How many grams of tin are in it?`,
    ],
    ["₹", " g"],
    [true, false],
  ),
  missingTerm(
    make,
    1,
    [7, 18],
    [
      (a, b, c) => `If ${a} litres of paint cover ${b} m², how many square metres do ${c} litres cover?`,
      (a, b, c) =>
        `A tower throws a shadow of ${c} m when a pole of ${b} m throws one of ${a} m. How high is the tower?`,
    ],
    " m",
  ),
  wholeFromDifference(
    make,
    1,
    [12, 45],
    [
      (a, b, gap) => `Two partners’ shares are as ${a} : ${b} and differ by ₹${gap}. What is the whole sum?`,
      (a, b, gap) =>
        `Sand and cement are mixed as ${b} : ${a}, with ${gap} kg more sand. How many kilograms is the whole mixture?`,
    ],
    ["₹", ""],
  ),
  chainOfRatios(make, 3, [
    (a, b) => `p : q = ${a} and q : r = ${b}. What is p : r in lowest terms?`,
    (a, b) => `Copper to zinc is ${a}, and zinc to tin is ${b}. What is the ratio of copper to tin?`,
  ]),
];
