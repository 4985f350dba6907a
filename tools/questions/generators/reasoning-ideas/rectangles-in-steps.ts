import { type Tile, drawTile } from "../../figures/tiles";
import type { Draft } from "../family";
import { range } from "../whole";
import { puzzle } from "./puzzle";
import { cell, write } from "./tile-parts";

const isWhole = (tile: Tile, top: number, left: number, bottom: number, right: number): boolean =>
  range(top, bottom).every((row) => range(left, right).every((column) => cell(tile, row, column) === "W"));

/** How many upright rectangles of whole squares lie in a figure, by their heights and widths. */
export const rectanglesInAFigure = puzzle("rectangles-in-steps", (draw, turn, hard): Draft | undefined => {
  const heights = range(0, 3)
    .map(() => draw.int(1, 4))
    .toSorted((a, b) => (turn % 2 === 0 ? a - b : b - a));
  if (new Set(heights).size < 3 || Math.max(...heights) < 3) return undefined;
  const rows = range(0, Math.max(...heights) - 1).map((down) =>
    heights.map((height) => (Math.max(...heights) - down <= height ? "W" : ".")).join(""),
  );
  const holes = rows
    .flatMap((row, r) => Array.from(row, (sign, c) => ({ sign, r, c })))
    .filter(
      ({ sign, r, c }) =>
        sign === "W" && r > 0 && c > 0 && c < 3 && r === rows.length - 1 && cell(rows, r - 1, c) === "W",
    );
  if (hard === 3 && holes.length === 0) return undefined;
  const hole = hard === 3 ? draw.one(holes) : undefined;
  const tile = rows.map((row, r) =>
    Array.from(row, (sign, c) => (hole?.r === r && hole.c === c ? "." : sign)).join(""),
  );
  const all = range(0, tile.length - 1).flatMap((top) =>
    range(top, tile.length - 1).flatMap((bottom) =>
      range(0, 3).flatMap((left) =>
        range(left, 3)
          .filter((right) => isWhole(tile, top, left, bottom, right))
          .map((right) => ({ high: bottom - top + 1, wide: right - left + 1 })),
      ),
    ),
  );
  const count = (passes: (one: { high: number; wide: number }) => boolean): number =>
    all.filter(passes).length;
  const isSquares = hard < 2 && turn % 2 === 1 && hard === 0;
  const squares = count(({ high, wide }) => high === wide);
  const ones = count(({ high, wide }) => high * wide === 1);
  const result = isSquares ? squares : all.length;
  return {
    frames: isSquares
      ? ["How many squares of all sizes, made of whole small squares, are in the figure?"]
      : [
          "How many rectangles, squares among them, can be made of whole small squares of the figure?",
          "Rectangles of all sizes are to be found along the lines of the figure, squares count as well. How many are there?",
        ],
    key: String(result),
    slips: [
      [String(result - ones), "left out the single small squares"],
      [
        String(isSquares ? all.length : result - squares),
        isSquares ? "counted long rectangles as well" : "did not count squares as rectangles",
      ],
      [String(count(({ high, wide }) => high === 1 || wide === 1)), "counted only strips one square wide"],
      [String(count(({ high, wide }) => high * wide <= 4)), "stopped at rectangles of four small squares"],
      [String(count(({ high, wide }) => high * wide <= 2)), "counted only single squares and pairs"],
    ],
    because: `Count by size, beginning with the ${ones} single squares; of all sizes together there are ${result}.`,
    figure: {
      alt: `A figure of small squares; W is a square and a dot none; rows from the top: ${write(tile)}`,
      draw: (alt) => drawTile({ alt, tile }),
    },
  };
});
