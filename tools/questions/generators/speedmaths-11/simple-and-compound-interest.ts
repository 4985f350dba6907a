import type { Family } from "../family";
import { compoundLessSimple, compoundTwoYears } from "../quick-compound";
import { familiesOf } from "../quick-family";
import { simpleInterest, timesItself } from "../quick-interest";
import { grouped } from "../words";

const make = familiesOf("Simple and Compound Interest");

/** The families of the topic Simple and Compound Interest. */
export const simpleAndCompoundInterest: readonly Family[] = [
  simpleInterest(
    make,
    1,
    [50, 250],
    [6, 7.5, 8, 8.5, 9, 12],
    [
      (p, r, t) => `How much simple interest does ₹${grouped(p)} earn at ${r}% a year in ${t} years?`,
      (p, r, t) =>
        `A loan of ₹${grouped(p)} runs at ${r}% simple interest for ${t} years. What is the interest?`,
    ],
  ),
  timesItself(make, 1, [
    (rate, word) => `How long does it take until a sum at ${rate}% simple interest a year ${word}?`,
    (years, word) => `In ${years} years a sum at simple interest ${word}. Find the rate: what is it?`,
  ]),
  compoundTwoYears(
    make,
    2,
    [4, 40],
    [4, 5, 10, 15, 20],
    [
      (p, r) => `How much compound interest does ₹${grouped(p)} earn in 2 years at ${r}% a year?`,
      (p, r) =>
        `₹${grouped(p)} grows at ${r}% a year, compounded yearly. How much interest is there after 2 years?`,
    ],
  ),
  compoundLessSimple(
    make,
    3,
    [4, 40],
    [4, 5, 10, 15],
    [
      (p, r) =>
        `By how much do compound and simple interest on ₹${grouped(p)} differ after 2 years at ${r}%?`,
      (p, r) =>
        `A bank changes from simple to compound interest at ${r}%. How much more does that bring on ₹${grouped(p)} in 2 years?`,
    ],
  ),
];
