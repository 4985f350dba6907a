import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { differenceOfSquares, squareNearRound } from "../quick-powers";
import { squareEndingInFive } from "../quick-squares";
import { grouped } from "../words";

const make = familiesOf("Squares and Cubes");

/** The families of the topic Squares and Cubes. */
export const squaresAndCubes: readonly Family[] = [
  squareNearRound(
    make,
    1,
    [198, 199, 201, 202, 203, 298, 299, 301, 302],
    (n) => `A square field has sides of ${n} m. What is its area in square metres?`,
  ),
  squareEndingInFive(
    make,
    1,
    [20, 39],
    (n) => `A square marble slab is ${n} mm long. What is its area in square millimetres?`,
  ),
  differenceOfSquares(
    make,
    1,
    [250, 300, 400, 500, 1000],
    [3, 14],
    (high, low) =>
      `A square hall of ${high} dm has a square carpet of ${low} dm. How many square decimetres of the floor are bare?`,
  ),
  make("difference-of-cubes-in-a-row", 3, (draw) => {
    const n = draw.int(9, 24);
    const key = (n + 1) ** 3 - n ** 3;
    return {
      asks: [
        `By how much is ${n + 1}³ larger than ${n}³?`,
        `A cube of ${n} small cubes each way grows to ${n + 1} each way. How many small cubes are added?`,
      ],
      key,
      slips: [
        [3 * n * n + 1, "forgetting three edges of the old cube"],
        [3 * n * n + 3 * n, "forgetting the corner cube"],
        [3 * n * n, "counting three faces only"],
        [(n + 1) ** 2 - n ** 2, "taking squares instead of cubes"],
        [key + 2, "a slip at the end"],
        [key + 10, "a slip of ten"],
        [key - 10, "a slip of ten"],
      ],
      way: `It is 3 × ${n} × ${n + 1} + 1 = ${grouped(3 * n * (n + 1))} + 1 = ${grouped(key)}.`,
    };
  }),
];
