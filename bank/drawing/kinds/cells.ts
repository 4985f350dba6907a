import { arrowHeadCorners } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount } from "../check-input";
import { polar, type Point } from "../points";
import { polygon, rectangle } from "../strokes";
import type { Colour } from "../style";
import { text, textWidth } from "../text";

export type Cells = {
  /**
   * The content of each cell, row by row: a text; "#" for black; "~" before a text for a grey background, "*" for a
   * yellow one; "^", ">", "v" or "<" for a robot that faces in this direction.
   */
  readonly rows: readonly (readonly string[])[];
  /** Names above the columns on a grey background, such as A, B, C of a spreadsheet. */
  readonly head?: readonly string[];
  /** Names to the left of the rows. */
  readonly side?: readonly string[];
  /** The maximum width of a cell, and its height, in units. */
  readonly width?: number;
  readonly height?: number;
  /** The font size. If omitted, 15 units, or 13 if words would not fit. */
  readonly size?: number;
};

/** The directions of a robot in degrees: 0 is up, 90 to the right. */
const robotDirections: Readonly<Record<string, number>> = { "^": 0, ">": 90, v: 180, "<": 270 };
const backgrounds: readonly (readonly [sign: string, background: Colour])[] = [
  ["~", "grey"],
  ["*", "sun"],
];

function drawCell(cell: string, [x, y]: Point, width: number, height: number, size: number): string {
  if (cell === "#") return rectangle([x, y], width, height, { fill: "ink" });
  const [sign, fill] = backgrounds.find(([prefix]) => cell.startsWith(prefix)) ?? ["", "paper" as const];
  const words = cell.slice(sign.length);
  const middle: Point = [x + width / 2, y + height / 2];
  const box = rectangle([x, y], width, height, { fill });
  const direction = robotDirections[words];
  if (direction !== undefined) {
    const halfLength = Math.min(width, height) * 0.3;
    const tip = polar(middle, halfLength, direction);
    return box + polygon(arrowHeadCorners(tip, direction, halfLength * 2), { fill: "blue" });
  }
  check(textWidth(words, { size }) <= width - 2, `"${words}" does not fit into its cell`);
  return box + (words === "" ? "" : text(words, middle, { size }));
}

/**
 * Draws cells in rows and columns: a spreadsheet, a picture of pixels, a memory, or a floor for a robot.
 *
 * @throws RangeError when rows differ in length, names do not fit them, or words do not fit their cell
 */
export function drawCells({ rows, head, side, width, height = 26, size = 15 }: Cells): Drawing {
  checkCount("rows", rows, 1, 10);
  const columns = rows[0]?.length ?? 0;
  checkCount("columns", rows[0] ?? [], 1, 12);
  check(
    rows.every((row) => row.length === columns),
    "rows of different lengths",
  );
  check(head === undefined || head.length === columns, "as many names as columns are needed");
  check(side === undefined || side.length === rows.length, "as many names as rows are needed");
  const left = 3 + (side ? Math.max(...side.map((name) => textWidth(name, { size }))) + 10 : 0);
  const top = 3 + (head ? 24 : 0);
  const cellWidth = Math.min(width ?? 300, (297 - left) / columns);
  const heads = (head ?? []).map((name, index) =>
    drawName(name, [left + index * cellWidth, 3], cellWidth, 24, size),
  );
  const sides = (side ?? []).map((name, index) =>
    drawName(name, [3, top + index * height], left - 3, height, size),
  );
  const cells = rows.flatMap((row, rowIndex) =>
    row.map((cell, columnIndex) =>
      drawCell(cell, [left + columnIndex * cellWidth, top + rowIndex * height], cellWidth, height, size),
    ),
  );
  return canvas(left + columns * cellWidth + 3, top + rows.length * height + 3, [
    ...heads,
    ...sides,
    ...cells,
  ]);
}

function drawName(name: string, [x, y]: Point, width: number, height: number, size: number): string {
  check(textWidth(name, { size, bold: true }) <= width, `"${name}" is too long for its place`);
  const box = rectangle([x, y], width, height, { fill: "grey" });
  return box + (name === "" ? "" : text(name, [x + width / 2, y + height / 2], { size, bold: true }));
}
