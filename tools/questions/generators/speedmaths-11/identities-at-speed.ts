import type { Family } from "../family";
import { cubesOverSquares, cubesThatCancel } from "../quick-cube-identities";
import { familiesOf } from "../quick-family";
import { reciprocalPowers, squaresFromSum, wholeSquare } from "../quick-identities";

const make = familiesOf("Identities at Speed");

/** The families of the topic Identities at Speed. */
export const identitiesAtSpeed: readonly Family[] = [
  wholeSquare(
    make,
    1,
    [500, 600, 900, 2000],
    (a, b) =>
      `Squares of ${a} cm and ${b} cm and two rectangles of ${a} cm by ${b} cm make one square. What is its area in square centimetres?`,
  ),
  squaresFromSum(
    make,
    1,
    [8, 25],
    [
      (s, p) => `p + q = ${s} and pq = ${p}. What is p² + q²?`,
      (s, p) =>
        `The legs of a right triangle add up to ${s} cm, and their product is ${p}. What is the square of the hypotenuse?`,
    ],
  ),
  reciprocalPowers(
    make,
    [2, 3],
    [4, 10],
    [
      (n) => `For x + 1/x = ${n}, what is x³ + 1/x³?`,
      (n) => `y and its reciprocal have the sum ${n}. What is the sum of their cubes?`,
    ],
  ),
  cubesOverSquares(
    make,
    2,
    [70, 90, 120, 150],
    [(t) => `To which number does ${t} simplify?`, (t) => `What is the value of ${t}?`],
  ),
  cubesThatCancel(
    make,
    3,
    [15, 50],
    (a, b, c) =>
      `Ice cubes of ${b} mm and ${c} mm lie in a cubic box of ${a} mm. How many cubic millimetres of the box are empty?`,
  ),
];
