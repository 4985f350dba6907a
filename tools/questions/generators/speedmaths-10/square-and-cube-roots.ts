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
    [151, 199],
    [
      (v) => `Find √${grouped(v)} without writing. What is it?`,
      (v) =>
        `${grouped(v)} saplings are planted in as many rows as there are saplings in a row. How many rows are there?`,
    ],
  ),
  cubeRootByEnds(
    make,
    1,
    [61, 99],
    [
      (v) => `Find ∛${grouped(v)} in your head. What is it?`,
      (v) => `A cube of metal has a volume of ${grouped(v)} mm³. How long is its edge?`,
    ],
    " mm",
  ),
  rootOfADecimal(
    make,
    2,
    [46, 88],
    [
      (v) => `To which number is √${v} equal?`,
      (v) => `A square solar panel has an area of ${v} dm². How long is its side?`,
    ],
    " dm",
  ),
  nearestRoot(
    make,
    2,
    [80, 120],
    [
      (v) => `To which whole number is √${grouped(v)} nearest?`,
      (v) =>
        `The area of a square stage is ${grouped(v)} dm². Which whole number of decimetres is nearest to its side?`,
    ],
    " dm",
  ),
];
