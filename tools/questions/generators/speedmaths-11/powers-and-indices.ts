import type { Family } from "../family";
import { exponentOfTheBase } from "../quick-exponents";
import { familiesOf } from "../quick-family";
import { fractionalPower, negativePower, powersOverPower } from "../quick-indices";
import { lastDigitOfAPower } from "../quick-large-powers";

const make = familiesOf("Powers and Indices");

/** The families of the topic Powers and Indices. */
export const powersAndIndices: readonly Family[] = [
  fractionalPower(
    make,
    1,
    [2, 3, 4, 5, 6, 10],
    [
      (b, o, u) => `Find ${b} to the power ${o}/${u} in your head. What is it?`,
      (b, o, u) => `A model multiplies by ${b} to the power ${o}/${u}. Which number is that?`,
    ],
  ),
  negativePower(
    make,
    1,
    [2, 3, 4, 5, 6, 7],
    [(t) => `What does ${t} come to?`, (t) => `To which whole number does ${t} simplify?`],
  ),
  exponentOfTheBase(make, 1, [
    (left, base) => `${left} = ${base}ᵏ. What is k?`,
    (left, base) => `When ${left} is written with the base ${base}, what is the exponent?`,
  ]),
  powersOverPower(
    make,
    2,
    [3, 4, 5, 6, 7],
    [(t) => `What is ${t}?`, (t) => `Simplify ${t}. What do you get?`],
  ),
  lastDigitOfAPower(
    make,
    2,
    [37, 43, 47, 33, 52, 58],
    [101, 399],
    [(t) => `What is the ones digit of ${t}?`, (t) => `${t} is written out in full. What is its last digit?`],
  ),
];
