import { drawCells } from "../../figures/cells";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { howManySquaresBelow } from "./how-many-squares-below";
import { neighboursByTheirSquares } from "./neighbours-by-their-squares";

const make = familiesOf("Squares");

/** The families of the topic Squares. */
export const squares: readonly Family[] = [
  make("frame-of-a-growing-square", 2, (draw, turn) => {
    const shown = turn % 2 === 0 ? 2 : 3;
    const side = draw.int(11, 29);
    const rows = Array.from({ length: shown + 2 }, (_, y) =>
      Array.from({ length: shown + 2 }, (__, x) =>
        y === 0 || x === 0 || y === shown + 1 || x === shown + 1 ? "~" : "",
      ),
    );
    return {
      asks: [
        `A white square of 2 by 2 tiles has a frame of grey tiles. How many grey tiles does a white square of ${side} by ${side} need for such a frame?`,
        `Grey tiles frame a white square of 3 by 3. How many grey tiles frame a white square of ${side} by ${side} in the same way?`,
      ],
      key: 4 * side + 4,
      slips: [
        [4 * side, "left out the four corners"],
        [4 * side + 8, "counted each corner for both sides"],
        [(side + 2) ** 2, "counted the white tiles as well"],
        [2 * side + 2, "framed two sides only"],
        [4 * side + 2, "left out two of the corners"],
      ],
      way: `Along each of the four sides lie ${side} tiles, and there are 4 corners: 4 × ${side} + 4 = ${4 * side + 4}.`,
      figure: picture(
        drawCells,
        `A white square of ${shown} by ${shown} tiles with a frame of grey tiles round it`,
        {
          rows,
          width: 26,
        },
      ),
    };
  }),
  ...howManySquaresBelow,
  ...neighboursByTheirSquares,
];
