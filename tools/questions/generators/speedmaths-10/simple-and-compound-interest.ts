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
    [30, 150],
    [4, 6, 7, 8, 9, 11],
    [
      (p, r, t) =>
        `₹${grouped(p)} is lent at ${r}% simple interest a year. How much interest comes in ${t} years?`,
      (p, r, t) =>
        `A bond of ₹${grouped(p)} pays ${r}% simple interest a year. What does it pay in ${t} years?`,
    ],
  ),
  timesItself(make, 1, [
    (rate, word) => `At ${rate}% simple interest a year a deposit ${word}. After how many years?`,
    (years, word) => `A loan ${word} in ${years} years at simple interest. What is the yearly rate?`,
  ]),
  compoundTwoYears(
    make,
    2,
    [2, 20],
    [5, 10, 20],
    [
      (p, r) => `What is the compound interest on ₹${grouped(p)} for 2 years at ${r}% a year?`,
      (p, r) =>
        `₹${grouped(p)} lies for two years at ${r}% interest, added yearly. How much interest is there in the end?`,
    ],
  ),
  compoundLessSimple(
    make,
    3,
    [2, 24],
    [5, 10, 20, 15],
    [
      (p, r) =>
        `On ₹${grouped(p)} at ${r}% for 2 years, by how much is compound interest more than simple interest?`,
      (p, r) =>
        `Two friends lend ₹${grouped(p)} each for 2 years at ${r}%, one at simple and one at compound interest. How much more does the second one get?`,
    ],
  ),
];
