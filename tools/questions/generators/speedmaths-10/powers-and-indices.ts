import type { Family } from "../family";
import { exponentOfTheBase } from "../quick-exponents";
import { familiesOf } from "../quick-family";
import { equalPowersAdded, fractionalPower, negativePower, powersOverPower } from "../quick-indices";
import { largestPower } from "../quick-large-powers";

const make = familiesOf("Powers and Indices");

/** The families of the topic Powers and Indices. */
export const powersAndIndices: readonly Family[] = [
  fractionalPower(
    make,
    1,
    [2, 3, 4, 5, 10],
    [
      (b, o, u) => `What is the value of ${b} to the power ${o}/${u}?`,
      (b, o, u) => `By how much does a scale factor of ${b} raised to ${o}/${u} multiply?`,
    ],
  ),
  negativePower(
    make,
    1,
    [2, 3, 5, 6],
    [(t) => `What is the value of ${t}?`, (t) => `Which whole number is ${t}?`],
  ),
  exponentOfTheBase(make, 1, [
    (left, base) => `For which n is ${left} = ${base}ⁿ?`,
    (left, base) => `A file has ${left} bits. Written as a power of ${base}, what is the exponent?`,
  ]),
  powersOverPower(
    make,
    2,
    [2, 3, 4, 5, 10],
    [
      (t) => `To which whole number does ${t} simplify?`,
      (t) => `A term in a series is ${t}. What is it worth?`,
    ],
  ),
  equalPowersAdded(make, 2, [
    (t) => `Which exponent does ${t} get when it is written as one power?`,
    (t) => `${t} can be written as one power of its base. Which exponent does that power have?`,
  ]),
  largestPower(make, 3, [
    "Which one of these four powers has the largest value?",
    "Four cultures of bacteria grow to these numbers. Which one is the largest?",
  ]),
];
