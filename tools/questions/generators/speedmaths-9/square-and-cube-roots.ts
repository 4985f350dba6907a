import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { nearestRoot, rootOfADecimal } from "../quick-other-roots";
import { cubeRootByEnds, squareRootByEnds } from "../quick-roots";
import { grouped } from "../words";

const make = familiesOf("Square and Cube Roots");

/** The families of the topic Square and Cube Roots. */
export const squareAndCubeRoots: readonly Family[] = [
  squareRootByEnds(
    make,
    1,
    [101, 148],
    [
      (v) => `Which number has the square ${grouped(v)}?`,
      (v) => `${grouped(v)} soldiers stand in a full square. How many stand in each row?`,
    ],
  ),
  cubeRootByEnds(
    make,
    1,
    [51, 99],
    [
      (v) => `Which number has the cube ${grouped(v)}?`,
      (v) => `A cube-shaped tank holds ${grouped(v)} litres. How many decimetres long is its edge?`,
    ],
    " dm",
  ),
  rootOfADecimal(
    make,
    2,
    [26, 45],
    [
      (v) => `What is the value of √${v}?`,
      (v) => `A square plate has an area of ${v} m². How long is its side?`,
    ],
    " m",
  ),
  nearestRoot(
    make,
    2,
    [41, 79],
    [
      (v) => `Which whole number comes closest to √${grouped(v)}?`,
      (v) => `A square meadow covers ${grouped(v)} m². To the nearest metre, how long is its side?`,
    ],
    " m",
  ),
];
