import type { Family } from "../family";
import { cubesThatCancel } from "../quick-cube-identities";
import { familiesOf } from "../quick-family";
import { reciprocalPowers, squaresFromSum, sumAndDifferenceSquares, wholeSquare } from "../quick-identities";

const make = familiesOf("Identities at Speed");

/** The families of the topic Identities at Speed. */
export const identitiesAtSpeed: readonly Family[] = [
  wholeSquare(
    make,
    1,
    [100, 200, 50],
    (a, b) =>
      `A square plot is cut into squares of ${a} m and ${b} m and two strips of ${a} m by ${b} m. What is its area in square metres?`,
  ),
  squaresFromSum(
    make,
    2,
    [3, 12],
    [
      (s, p) => `a + b = ${s} and ab = ${p}. What is a² + b²?`,
      (s, p) => `Two numbers add up to ${s}, and their product is ${p}. What is the sum of their squares?`,
    ],
  ),
  reciprocalPowers(
    make,
    [2, 2],
    [3, 12],
    [
      (n) => `If x + 1/x = ${n}, what is x² + 1/x²?`,
      (n) => `A number and its reciprocal add up to ${n}. What do their squares add up to?`,
    ],
  ),
  sumAndDifferenceSquares(
    make,
    2,
    [53, 98],
    (a, b) =>
      `Two squares have sides of (${a} + ${b}) cm and (${a} − ${b}) cm. By how many square centimetres do they differ?`,
  ),
  cubesThatCancel(
    make,
    3,
    [4, 20],
    (a, b, c) =>
      `Cubes with edges of ${b} cm and ${c} cm are cut from a cube of ${a} cm. How many cubic centimetres are left?`,
  ),
];
