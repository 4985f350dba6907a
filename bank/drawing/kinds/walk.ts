import { arrowHeadCorners } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkWhole } from "../check-input";
import type { Point } from "../points";
import { circle, polygon, rectangle } from "../strokes";
import { minTextSize, text, textWidth } from "../text";

const directions = { up: 0, right: 90, down: 180, left: 270 } as const;

/** A square of the board, counted from the left and from the top, from 1. */
export type Square = { readonly across: number; readonly down: number };

export type Walk = {
  readonly columns: number;
  readonly rows: number;
  /** The walker's square, and the direction it faces; if omitted, the walker is a circle without a front. */
  readonly walker: Square & { readonly faces?: keyof typeof directions };
  /** Words in squares: a goal or an obstacle. */
  readonly things?: readonly (Square & { readonly words: string })[];
  /** Squares that cannot be entered: they are grey. */
  readonly walls?: readonly Square[];
};

const side = 50;

/** Returns the upper left corner of a square. */
function cornerOf({ across, down }: Square): Point {
  return [4 + (across - 1) * side, 4 + (down - 1) * side];
}

/**
 * Draws a board of squares on which something is moved by arrow keys or blocks of code.
 *
 * @throws RangeError when a square is not on the board, a square is used twice, or words do not fit
 */
export function drawWalk({ columns, rows, walker, things = [], walls = [] }: Walk): Drawing {
  checkWhole("the number of columns of the board", columns, 2, 5);
  checkWhole("the number of rows of the board", rows, 2, 5);
  const usedSquares = [walker, ...things, ...walls];
  for (const { across, down } of usedSquares) {
    checkWhole("a square, across", across, 1, columns);
    checkWhole("a square, down", down, 1, rows);
  }
  const differentSquares = new Set(usedSquares.map(({ across, down }) => `${across} ${down}`));
  check(differentSquares.size === usedSquares.length, "a square is used twice");
  const [x, y] = cornerOf(walker);
  const middle: Point = [x + side / 2, y + side / 2];
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const square = { across: (index % columns) + 1, down: Math.floor(index / columns) + 1 };
    const isWall = walls.some(({ across, down }) => across === square.across && down === square.down);
    return rectangle(cornerOf(square), side, side, { width: 1.5, ...(isWall && { fill: "grey" }) });
  });
  const words = things.map((thing) => {
    check(
      textWidth(thing.words, { size: minTextSize }) <= side - 4,
      `“${thing.words}” is too long for a square`,
    );
    const [left, top] = cornerOf(thing);
    return text(thing.words, [left + side / 2, top + side / 2], { size: minTextSize });
  });
  const figure =
    walker.faces === undefined
      ? circle(middle, 13, { fill: "sun" })
      : polygon(arrowHeadCorners([middle[0], middle[1]], directions[walker.faces], 26), { fill: "sun" });
  return canvas(columns * side + 8, rows * side + 8, [...squares, figure, ...words]);
}
