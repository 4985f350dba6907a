import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { differenceOfSquares, squareNearRound } from "../quick-powers";
import { squareEndingInFive } from "../quick-squares";
import { grouped } from "../words";

const make = familiesOf("Squares and Cubes");

/** The families of the topic Squares and Cubes. */
export const squaresAndCubes: readonly Family[] = [
  squareEndingInFive(
    make,
    1,
    [10, 19],
    (n) => `A square park has sides of ${n} m. How many square metres is its area?`,
  ),
  differenceOfSquares(
    make,
    2,
    [50, 60, 80, 100, 200],
    [2, 9],
    (high, low) =>
      `A square of ${low} cm is cut out of a square of ${high} cm. How many square centimetres are left?`,
  ),
  squareNearRound(
    make,
    2,
    [97, 98, 99, 101, 102, 103, 104],
    (n) => `A hall is ${n} tiles long and ${n} tiles wide. How many tiles cover it?`,
  ),
  make("cubes-in-the-head", 1, (draw) => {
    const number = draw.int(5, 12);
    const key = number ** 3;
    if (number === 10) return undefined;
    return {
      asks: [
        `What is ${number}³?`,
        `A large cube is ${number} small cubes long, wide and high. How many small cubes make it?`,
      ],
      key,
      slips: [
        [number * number, "squaring instead of cubing"],
        [number * 3, "multiplying by 3"],
        [key + number * number, `multiplying ${number * number} by ${number + 1}`],
        [key - number * number, `multiplying ${number * number} by ${number - 1}`],
        [key + 100, "a slip of a hundred"],
      ],
      way: `${number} × ${number} = ${number * number}, and ${number * number} × ${number} = ${grouped(key)}.`,
    };
  }),
];
