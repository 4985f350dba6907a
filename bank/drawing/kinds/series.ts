import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { type Point } from "../points";
import { rectangle } from "../strokes";
import { drawShape, type Cell, type Shape } from "./shape";
import { text } from "../text";

const gap = 6;

/** Draws a cell with its frame; a question mark has a dashed frame. */
function drawCell(cell: Cell, [x, y]: Point, side: number): string {
  const middle: Point = [x + side / 2, y + side / 2];
  if (cell === "?")
    return (
      rectangle([x, y], side, side, { dashed: true, round: 3 }) +
      text("?", middle, { size: side * 0.45, bold: true })
    );
  const shapes = cell.map((shape) => drawShape(shape, middle, side / 2 - 3));
  return rectangle([x, y], side, side, { round: 3 }) + shapes.join("");
}

/**
 * Draws a series of up to six figures in a row, one of them the question.
 *
 * @throws RangeError when there are fewer than three cells, more than six, or not one question mark
 */
export function drawSeries({ cells }: { readonly cells: readonly Cell[] }): Drawing {
  checkCount("cells of a series", cells, 3, 6);
  checkOneQuestion(cells);
  const side = Math.min(70, (300 - 4 - gap * (cells.length - 1)) / cells.length);
  const row = cells.map((cell, index) => drawCell(cell, [2 + index * (side + gap), 2], side));
  return canvas(cells.length * (side + gap) - gap + 4, side + 4, row);
}

/**
 * Draws a square matrix of two or three rows, one of its cells the question.
 *
 * @throws RangeError when it is not square, or has not one question mark
 */
export function drawMatrix({ rows }: { readonly rows: readonly (readonly Cell[])[] }): Drawing {
  checkCount("rows of a matrix", rows, 2, 3);
  for (const row of rows) checkCount("cells in a row of the matrix", row, rows.length, rows.length);
  checkOneQuestion(rows.flat());
  const side = rows.length === 2 ? 86 : 62;
  const size = rows.length * (side + gap) - gap + 4;
  const parts = rows.flatMap((row, down) =>
    row.map((cell, across) => drawCell(cell, [2 + across * (side + gap), 2 + down * (side + gap)], side)),
  );
  return canvas(size, size, parts);
}

/**
 * Draws figures with letters, for questions such as which one is different, or in which the first is hidden.
 *
 * @throws RangeError when there are fewer than two or more than five
 */
export function drawLetteredFigures({
  cells,
  names = ["P", "Q", "R", "S", "T"],
}: {
  readonly cells: readonly Cell[];
  readonly names?: readonly string[];
}): Drawing {
  checkCount("lettered figures", cells, 2, 5);
  check(names.length >= cells.length, "a figure without a letter");
  const side = Math.min(70, (300 - 4 - gap * (cells.length - 1)) / cells.length);
  const parts = cells.map((cell, index) => {
    const x = 2 + index * (side + gap);
    return drawCell(cell, [x, 2], side) + text(names[index] ?? "", [x + side / 2, side + 15], { bold: true });
  });
  return canvas(cells.length * (side + gap) - gap + 4, side + 28, parts);
}

/** Draws a single cell as a picture option. */
export function drawOption({ cell }: { readonly cell: readonly Shape[] }): Drawing {
  return canvas(104, 104, [drawCell(cell, [2, 2], 100)], true);
}

function checkOneQuestion(cells: readonly Cell[]): void {
  const count = cells.filter((cell) => cell === "?").length;
  check(count === 1, `${count} question marks: there is one`);
}
