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
    [200, 300, 400, 1000],
    (a, b) =>
      `Two square fields have sides of ${a} m and ${b} m. With two fields of ${a} m by ${b} m they form one square. How many square metres is it?`,
  ),
  cubesOverSquares(
    make,
    2,
    [50, 60, 80, 100],
    [(t) => `What is ${t}?`, (t) => `What is left when ${t} is worked out?`],
  ),
  squaresFromSum(
    make,
    1,
    [4, 17],
    [
      (s, p) => `If x + y = ${s} and xy = ${p}, what is x² + y²?`,
      (s, p) =>
        `The sides of a rectangle add up to ${s} cm, and its area is ${p} cm². How many square centimetres do the squares on both sides have together?`,
    ],
  ),
  reciprocalPowers(
    make,
    [2, 3],
    [2, 8],
    [
      (n) => `If x + 1/x = ${n}, what is x³ + 1/x³?`,
      (n) => `A number and its reciprocal add up to ${n}. What do their cubes add up to?`,
    ],
  ),
  cubesThatCancel(
    make,
    3,
    [11, 40],
    (a, b, c) =>
      `A container of ${a} cm in each direction has two cube-shaped blocks of ${b} cm and ${c} cm in it. How many cubic centimetres are free?`,
  ),
];
