import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { mixedToAPrice, waterAdded } from "../quick-mixtures";
import { chainOfRatios } from "../quick-ratio-chains";
import { shareInRatio } from "../quick-ratios";
import { grouped } from "../words";

const make = familiesOf("Ratio and Mixtures");

/** The families of the topic Ratio and Mixtures. */
export const ratioAndMixtures: readonly Family[] = [
  shareInRatio(
    make,
    1,
    [60, 240],
    [
      (n, a, b) =>
        `Two firms divide ₹${grouped(n)} lakh in the ratio ${a} : ${b}. How many lakh does the larger share have?`,
      (n, a, b) =>
        `Of ${grouped(n)} g of brass, copper and zinc are as ${b} : ${a}. How many grams of zinc is that?`,
    ],
    ["", " g"],
    [true, false],
  ),
  mixedToAPrice(
    make,
    1,
    [24, 90],
    [
      (low, high, mean) =>
        `Tea at ₹${low} and tea at ₹${high} a packet are blended to cost ₹${mean}. In which ratio, cheaper to dearer?`,
      (low, high, mean) =>
        `A class of boys averaging ${low} marks and girls averaging ${high} has the average ${mean}. What is the ratio of boys to girls?`,
    ],
  ),
  waterAdded(make, 2, [
    (v, share, goal) => `How many litres of water turn ${v} litres of ${share}% acid into ${goal}% acid?`,
    (v, share, goal) =>
      `${v} litres of syrup hold ${share}% sugar solution. How much water brings it to ${goal}%?`,
  ]),
  chainOfRatios(make, 3, [
    (a, b) => `The speeds of A and B are as ${a}, those of B and C as ${b}. How are those of A and C?`,
    (a, b) => `If l : m = ${a} and m : n = ${b}, what is l : n?`,
  ]),
];
