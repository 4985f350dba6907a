import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { fractionalPower } from "../quick-indices";
import { chainOfLogs, digitsOfAPower, logOfAPower, logOfAProduct } from "../quick-logarithms";

const make = familiesOf("Powers and Logarithms");

/** The families of the topic Powers and Logarithms. */
export const powersAndLogarithms: readonly Family[] = [
  fractionalPower(
    make,
    1,
    [2, 3, 4, 5, 6],
    [
      (b, o, u) => `What does ${b} to the power ${o}/${u} come to?`,
      (b, o, u) => `A scale factor is ${b} to the power ${o}/${u}. What is it?`,
    ],
  ),
  logOfAPower(make, 1, [(t) => `What is ${t}?`, (t) => `To which number does ${t} add up?`]),
  logOfAProduct(make, 1, [(t) => `What is ${t}?`, (t) => `Which whole number is ${t}?`]),
  chainOfLogs(make, 2, [(t) => `What is ${t}?`, (t) => `To which whole number does ${t} simplify?`]),
  digitsOfAPower(make, 3, [
    (t) => `With log 2 = 0.301, how many digits does ${t} have?`,
    (t) => `A code has ${t} keys. Taking log 2 = 0.301, how many digits does that number have?`,
  ]),
];
