import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkDistinct } from "../check-input";
import { flatFace, type Face } from "./dice";
import { type Point } from "../points";
import { rectangle } from "../strokes";

export type Net = {
  /**
   * The net's squares as rows of symbols, a dot where there is none: `[".A..", "BCDE", ".F.."]`. The digits 1 to 6 are
   * drawn as pips if `pips` is true.
   */
  readonly rows: readonly string[];
  readonly pips?: boolean;
};

/** A square of the net with its column and row. */
type Square = { readonly symbol: string; readonly at: Point };

const size = 44;

function squaresOf(rows: readonly string[]): Square[] {
  return rows.flatMap((row, down) =>
    Array.from(row).flatMap((symbol, across) =>
      symbol === "." ? [] : [{ symbol, at: [across, down] as const }],
    ),
  );
}

/** Returns the squares that share an edge with a square. */
function neighbours({ at: [x, y] }: Square, squares: readonly Square[]): Square[] {
  return squares.filter(({ at: [otherX, otherY] }) => Math.abs(otherX - x) + Math.abs(otherY - y) === 1);
}

type Vector = readonly [number, number, number];

/** A folded square: the side of the cube that it covers, and the directions of its right and lower edges. */
type FoldedSquare = { readonly face: Vector; readonly right: Vector; readonly below: Vector };

function opposite([a, b, c]: Vector): Vector {
  return [-a, -b, -c];
}

/**
 * Folds a neighbour of a folded square along the edge that they share.
 *
 * @param step the columns and rows from the folded square to its neighbour in the net
 */
function foldNeighbour({ face, right, below }: FoldedSquare, [dx, dy]: Point): FoldedSquare {
  if (dx === 1) return { face: right, right: opposite(face), below };
  if (dx === -1) return { face: opposite(right), right: face, below };
  if (dy === 1) return { face: below, right, below: opposite(face) };
  return { face: opposite(below), right, below: face };
}

/**
 * Folds a net of six squares.
 *
 * @returns for each symbol the one on the opposite side, or null when two squares would cover the same side
 */
export function foldCube(rows: readonly string[]): Map<string, string> | null {
  const squares = squaresOf(rows);
  const [first] = squares;
  if (!first) return null;
  const start: FoldedSquare = { face: [0, 0, 1], right: [1, 0, 0], below: [0, 1, 0] };
  const foldedSquares = new Map<Square, FoldedSquare>([[first, start]]);
  for (const [square, position] of foldedSquares)
    for (const next of neighbours(square, squares))
      if (!foldedSquares.has(next))
        foldedSquares.set(
          next,
          foldNeighbour(position, [next.at[0] - square.at[0], next.at[1] - square.at[1]]),
        );
  const symbolByFace = new Map([...foldedSquares].map(([{ symbol }, { face }]) => [face.join(), symbol]));
  if (symbolByFace.size !== 6) return null;
  return new Map(
    [...foldedSquares].map(([{ symbol }, { face }]) => [
      symbol,
      symbolByFace.get(opposite(face).join()) ?? "",
    ]),
  );
}

/**
 * Draws a net of six squares with their symbols. It need not fold into a cube, because that may be the question.
 *
 * @throws RangeError unless there are six connected squares with different symbols
 */
export function drawNet({ rows, pips = false }: Net): Drawing {
  const squares = squaresOf(rows);
  checkCount("squares of a net", squares, 6, 6);
  checkDistinct(
    "the net",
    squares.map(({ symbol }) => symbol),
  );
  checkIsConnected(squares);
  const across = Math.max(...squares.map(({ at }) => at[0])) + 1;
  const down = Math.max(...squares.map(({ at }) => at[1])) + 1;
  const parts = squares.map(({ symbol, at: [x, y] }) => {
    const corner: Point = [8 + x * size, 8 + y * size];
    const face: Face = pips && /[1-6]/.test(symbol) ? Number(symbol) : symbol.replace("_", "");
    return rectangle(corner, size, size) + flatFace(face, corner, size);
  });
  return canvas(across * size + 16, down * size + 16, parts);
}

function checkIsConnected(squares: readonly Square[]): void {
  const connectedSquares = new Set(squares.slice(0, 1));
  for (const square of connectedSquares)
    for (const next of neighbours(square, squares)) connectedSquares.add(next);
  check(connectedSquares.size === squares.length, "the squares of a net must be connected");
}
