import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { differenceOfSquares, nextSquare, squareNearRound } from "../quick-powers";
import { grouped } from "../words";

const make = familiesOf("Squares and Cubes");

/** The families of the topic Squares and Cubes. */
export const squaresAndCubes: readonly Family[] = [
  squareNearRound(
    make,
    1,
    [47, 48, 52, 53, 58, 62, 68, 72, 79, 81, 89, 91],
    (n) => `A square mat is ${n} cm long. How many square centimetres does it cover?`,
  ),
  differenceOfSquares(
    make,
    1,
    [70, 90, 100, 120, 150, 200],
    [3, 11],
    (high, low) =>
      `From a square sheet of ${high} cm a square of ${low} cm is cut away. What area is left, in square centimetres?`,
  ),
  nextSquare(
    make,
    1,
    [61, 98],
    (n, known) =>
      `A square field of ${n} m side has an area of ${grouped(known)} square metres. What is the area when each side is 1 m longer, in square metres?`,
  ),
  make("sum-of-cubes-in-a-row", 3, (draw) => {
    const n = draw.int(4, 9);
    const side = (n * (n + 1)) / 2;
    const key = side * side;
    return {
      asks: [
        `What is 1³ + 2³ + 3³ + … + ${n}³?`,
        `Cubes with edges of 1, 2, 3 and so on up to ${n} cm are melted into one block. How many cubic centimetres is it?`,
      ],
      key,
      slips: [
        [side, `adding 1 to ${n} and forgetting to square`],
        [(n * (n + 1) * (2 * n + 1)) / 6, "adding squares instead of cubes"],
        [n ** 3, "taking the last cube only"],
        [((n * (n - 1)) / 2) ** 2, `leaving out ${n}³`],
        [side ** 3, "cubing the sum instead of squaring it"],
      ],
      way: `The cubes add up to the square of 1 + 2 + … + ${n} = ${side}: ${side}² = ${grouped(key)}.`,
    };
  }),
];
