import type { Family } from "../family";
import { exponentOfTheBase } from "../quick-exponents";
import { familiesOf } from "../quick-family";
import { equalPowersAdded, fractionalPower, negativePower, powersOverPower } from "../quick-indices";
import { lastDigitOfAPower } from "../quick-large-powers";

const make = familiesOf("Powers and Indices");

/** The families of the topic Powers and Indices. */
export const powersAndIndices: readonly Family[] = [
  fractionalPower(
    make,
    1,
    [2, 3, 5],
    [
      (b, o, u) => `What is ${b} raised to the power ${o}/${u}?`,
      (b, o, u) => `A growth factor is ${b} to the power ${o}/${u}. Which number is that?`,
    ],
  ),
  negativePower(
    make,
    1,
    [2, 3, 4, 5],
    [(t) => `What is ${t}?`, (t) => `A calculator shows ${t}. To which whole number is it equal?`],
  ),
  exponentOfTheBase(make, 1, [
    (left, base) => `If ${left} is written as a power of ${base}, what is the exponent?`,
    (left, base) => `${left} cells are as many as ${base} raised to which power?`,
  ]),
  powersOverPower(
    make,
    2,
    [2, 3, 5],
    [(t) => `What is the value of ${t}?`, (t) => `Which whole number does ${t} come to?`],
  ),
  lastDigitOfAPower(
    make,
    3,
    [13, 17, 23, 27, 12, 18],
    [31, 99],
    [
      (t) => `In which digit does ${t} end?`,
      (t) => `A computer writes out ${t} in full. Which digit stands in the ones place?`,
    ],
  ),
  equalPowersAdded(make, 2, [
    (t) => `${t} is one power of the same base. What is its exponent?`,
    (t) => `Written as a single power of its base, what exponent does ${t} have?`,
  ]),
];
