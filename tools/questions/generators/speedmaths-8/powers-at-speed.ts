import type { Family } from "../family";
import { exponentOfTheBase, powersOfOneBase, powersOfOneExponent } from "../quick-exponents";
import { familiesOf } from "../quick-family";
import { largestPower, lastDigitOfAPower } from "../quick-large-powers";

const make = familiesOf("Powers at Speed");

/** The families of the topic Powers at Speed. */
export const powersAtSpeed: readonly Family[] = [
  powersOfOneBase(
    make,
    1,
    [2, 3, 5, 10],
    [(t) => `What is ${t}?`, (t) => `A calculator shows ${t}. Which number is that?`],
  ),
  exponentOfTheBase(make, 2, [
    (left, base) => `${left} is a power of ${base}. What is its exponent?`,
    (left, base) => `To which power must ${base} be raised to give ${left}?`,
  ]),
  powersOfOneExponent(make, 2, [
    (t) => `In how many zeros does ${t} end?`,
    (t) => `A computer works out ${t}. How many zeros stand at the end of the result?`,
  ]),
  lastDigitOfAPower(
    make,
    2,
    [2, 3, 7, 8],
    [21, 79],
    [
      (t) => `What is the last digit of ${t}?`,
      (t) => `A number is written out in full: ${t}. In which digit does it end?`,
    ],
  ),
  largestPower(make, 3, [
    "Which of these powers is the largest?",
    "Four computers work out one power each. Which result is the greatest?",
  ]),
];
