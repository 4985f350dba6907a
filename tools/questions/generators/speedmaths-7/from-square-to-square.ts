import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Squares and Cubes");

/** “from square to square” and “cube of a double”, for the topic of squares-and-cubes.ts. */
export const fromSquareToSquare: readonly Family[] = [
  make("from-square-to-square", 1, (draw) => {
    const n = draw.int(34, 89);
    return {
      asks: [
        `By how much is ${n + 1}² larger than ${n}²?`,
        `Cadets stand in ${n} rows of ${n}. How many more are needed for ${n + 1} rows of ${n + 1}?`,
      ],
      key: 2 * n + 1,
      slips: [
        [2 * n + 2, "added two new rows and counted the corner twice"],
        [2 * n, "left out the corner"],
        [n + 1, "added one new row only"],
        [4 * n + 4, "added a row on all four sides"],
        [2 * n - 1, "went down to the square before"],
      ],
      way: `The difference of neighbouring squares is the sum of the numbers: ${n} + ${n + 1} = ${2 * n + 1}.`,
    };
  }),
  make("cube-of-a-double", 2, (draw) => {
    const n = draw.int(6, 15);
    const cube = n ** 3;
    return {
      asks: [
        `${n}³ is ${grouped(cube)}. What is ${2 * n}³?`,
        `${grouped(cube)} small cubes build a large cube with ${n} along each edge. How many build one with ${2 * n} along each edge?`,
      ],
      key: 8 * cube,
      slips: [
        [2 * cube, "doubled the cube as the edge is doubled"],
        [4 * cube, "doubled two of the three edges"],
        [6 * cube, "doubled three times by adding 2 each time"],
        [cube + 8, "added the cube of 2"],
        [16 * cube, "doubled once too often"],
      ],
      way: `Twice the edge gives 2 × 2 × 2 = 8 times the cube: 8 × ${grouped(cube)} = ${grouped(8 * cube)}.`,
    };
  }),
];
