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
    [31, 98],
    [
      (v) => `What is the square root of ${grouped(v)}?`,
      (v) => `A square field has an area of ${grouped(v)} m². How long is each side?`,
    ],
    " m",
  ),
  cubeRootByEnds(
    make,
    1,
    [11, 49],
    [
      (v) => `What is the cube root of ${grouped(v)}?`,
      (v) => `A cube has a volume of ${grouped(v)} cm³. How long is an edge?`,
    ],
    " cm",
  ),
  rootOfADecimal(
    make,
    2,
    [11, 25],
    [(v) => `What is √${v}?`, (v) => `A square tile has an area of ${v} m². How long is a side?`],
    " m",
  ),
  nearestRoot(
    make,
    2,
    [13, 39],
    [
      (v) => `Which whole number is nearest to √${v}?`,
      (v) => `A square court has an area of ${v} m². Which whole number of metres is nearest to its side?`,
    ],
    " m",
  ),
];
