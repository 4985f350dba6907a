import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { corners, formatPoint, type Point } from "../points";
import { lines, path, rectangle } from "../strokes";
import type { Colour } from "../style";
import { text } from "../text";

/** Rows of squares: `B` is black, `W` white, `.` no square at all. */
export type Tile = readonly string[];

/** Draws all squares of one kind as one element. */
function drawSquares(tile: Tile, sign: string, [left, top]: Point, side: number, fill: Colour): string {
  const commands = tile.flatMap((row, down) =>
    Array.from(row).flatMap((cell, across) =>
      cell === sign
        ? [
            `M${corners(left + across * side, top + down * side, side, side)
              .map(formatPoint)
              .join("L")}Z`,
          ]
        : [],
    ),
  );
  return commands.length === 0 ? "" : path(commands.join(""), { fill, width: 1.5 });
}

/** Returns the sides that two black squares share. White lines on them keep the squares apart. */
function sharedSides(tile: Tile, [left, top]: Point, side: number): Point[][] {
  const isBlack = (across: number, down: number): boolean => tile[down]?.[across] === "B";
  const shared: Point[][] = [];
  for (let down = 0; down < tile.length; down += 1) {
    for (let across = 0; across < (tile[down]?.length ?? 0); across += 1) {
      if (!isBlack(across, down)) continue;
      const [x, y] = [left + across * side, top + down * side];
      const farCorner: Point = [x + side, y + side];
      if (isBlack(across + 1, down)) shared.push([[x + side, y], farCorner]);
      if (isBlack(across, down + 1)) shared.push([[x, y + side], farCorner]);
    }
  }
  return shared;
}

/** Draws the black squares, with white lines between them. Squares side by side in a row are drawn as one shape, which makes the file smaller. */
function drawBlackSquares(tile: Tile, [left, top]: Point, side: number): string {
  const runs = tile.flatMap((row, down) =>
    [...row.matchAll(/B+/g)].map(({ index, 0: run }) =>
      corners(left + index * side, top + down * side, run.length * side, side),
    ),
  );
  if (runs.length === 0) return "";
  const dividers = sharedSides(tile, [left, top], side);
  return (
    path(runs.map((run) => `M${run.map(formatPoint).join("L")}Z`).join(""), { fill: "ink", width: 1 }) +
    (dividers.length > 0 ? lines(dividers, { stroke: "paper", width: 1 }) : "")
  );
}

/** Draws the outline of a whole tile, and the lines between its squares. */
function drawOutline([x, y]: Point, across: number, down: number, side: number): string {
  const dividers = [
    ...Array.from({ length: across - 1 }, (_, index): Point[] => [
      [x + (index + 1) * side, y],
      [x + (index + 1) * side, y + down * side],
    ]),
    ...Array.from({ length: down - 1 }, (_, index): Point[] => [
      [x, y + (index + 1) * side],
      [x + across * side, y + (index + 1) * side],
    ]),
  ];
  return (
    rectangle([x, y], across * side, down * side) + (dividers.length > 0 ? lines(dividers, { width: 1 }) : "")
  );
}

/** Draws a tile in a square space with this corner, as large as fits. */
function drawTileIn(tile: Tile, [x, y]: Point, space: number): string {
  const across = Math.max(...tile.map((row) => row.length));
  const side = Math.floor(space / Math.max(across, tile.length));
  const corner: Point = [
    Math.round(x + (space - across * side) / 2),
    Math.round(y + (space - tile.length * side) / 2),
  ];
  const isWhole = !tile.some((row) => row.includes("."));
  return (
    (isWhole
      ? drawOutline(corner, across, tile.length, side)
      : drawSquares(tile, "W", corner, side, "paper")) + drawBlackSquares(tile, corner, side)
  );
}

/**
 * Draws one tile, for a picture option or a question.
 *
 * @throws RangeError when it has no rows or more than eight, or another sign than B, W and a dot
 */
export function drawTile({ tile }: { readonly tile: Tile }): Drawing {
  checkTile(tile);
  return canvas(104, 104, [drawTileIn(tile, [4, 4], 96)], true);
}

/**
 * Draws two to five tiles in a row; a question mark takes the place of the one that is asked for.
 *
 * @param signs texts between neighbouring tiles, such as `+` and `=`
 * @throws RangeError when there are fewer than two or more than five
 */
export function drawTiles({
  tiles,
  signs = [],
}: {
  readonly tiles: readonly (Tile | "?")[];
  readonly signs?: readonly string[];
}): Drawing {
  checkCount("tiles", tiles, 2, 5);
  const gap = signs.length > 0 ? 24 : 10;
  const space = Math.floor(Math.min(84, (292 - gap * (tiles.length - 1)) / tiles.length));
  const cornerOf = (index: number): Point => [4 + index * (space + gap), 4];
  const parts = tiles.map((tile, index) => {
    const [x, y] = cornerOf(index);
    if (tile !== "?") {
      checkTile(tile);
      return drawTileIn(tile, [x, y], space);
    }
    return (
      rectangle([x, y], space, space, { dashed: true, round: 3 }) +
      text("?", [x + space / 2, y + space / 2], { size: space * 0.45, bold: true })
    );
  });
  const dividers = signs.map((sign, index) =>
    text(sign, [cornerOf(index)[0] + space + gap / 2, 4 + space / 2], { size: 20, bold: true }),
  );
  return canvas(tiles.length * (space + gap) - gap + 8, space + 8, [...parts, ...dividers]);
}

function checkTile(tile: Tile): void {
  checkCount("rows of a tile", tile, 1, 8);
  check(/^[BW.]+$/.test(tile.join("")), `a tile with other signs than B, W and a dot: ${tile.join("/")}`);
}

/**
 * Draws squares with texts; an empty text leaves out the square.
 *
 * @param rows up to seven rows of up to seven squares
 * @param frames names below and to the right of the squares
 * @throws RangeError when there are more
 */
export function drawSigns({
  rows,
  frames = {},
}: {
  readonly rows: readonly (readonly string[])[];
  readonly frames?: { readonly below?: string; readonly right?: string };
}): Drawing {
  checkCount("rows of signs", rows, 1, 7);
  for (const row of rows) checkCount("signs in a row", row, 1, 7);
  const side = 36;
  const across = Math.max(...rows.map((row) => row.length));
  const parts = rows.flatMap((row, down) =>
    row.map((sign, column) => {
      const [x, y] = [6 + column * side, 6 + down * side];
      return sign === ""
        ? ""
        : rectangle([x, y], side, side) + text(sign, [x + side / 2, y + side / 2], { size: 17, bold: true });
    }),
  );
  const [width, height] = [across * side + 12, rows.length * side + 12];
  const [extraWidth, extraHeight] = [frames.right ? 52 : 0, frames.below ? 20 : 0];
  return canvas(width + extraWidth, height + extraHeight, [
    ...parts,
    frames.below ? text(frames.below, [width / 2, height + 8], { size: 14 }) : "",
    frames.right ? text(frames.right, [width + 24, height / 2], { size: 14 }) : "",
  ]);
}
