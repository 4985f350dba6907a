import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkWhole } from "../check-input";
import type { Point } from "../points";
import { polygon } from "../strokes";
import type { Colour } from "../style";

/** The number of cubes on each square, row by row from the back, each row from left to right. */
export type Heights = readonly (readonly number[])[];

const edge = 30;
/** The horizontal length of a drawn edge that runs at 30 degrees. */
const edgeWidth = edge * Math.cos(Math.PI / 6);

/**
 * Draws cubes that are stacked in a corner, seen from above. No column is higher than the one behind it or the one to
 * its left, so that nothing is hidden.
 *
 * @throws RangeError when a column hides another, or there are more than four rows, columns or layers
 */
export function drawCubeStack({ heights }: { readonly heights: Heights }): Drawing {
  checkCount("rows of a stack", heights, 1, 4);
  const heightAt = (row: number, column: number): number => heights[row]?.[column] ?? 0;
  heights.forEach((row, down) =>
    row.forEach((height, across) => {
      checkWhole("the height of a column", height, 0, 4);
      const behind = down > 0 ? heightAt(down - 1, across) : 4;
      const left = across > 0 ? heightAt(down, across - 1) : 4;
      check(height <= behind && height <= left, `the column ${down}, ${across} hides another`);
    }),
  );
  const columns = Math.max(...heights.map((row) => row.length));
  const layers = Math.max(...heights.flat());
  const origin: Point = [6 + heights.length * edgeWidth, 6 + layers * edge];
  /** Returns the point on the drawing for a corner in the stack. */
  const project = (column: number, row: number, layer: number): Point => [
    origin[0] + (column - row) * edgeWidth,
    origin[1] + ((column + row) * edge) / 2 - layer * edge,
  ];
  const face = (points: readonly (readonly [number, number, number])[], fill: Colour): string =>
    polygon(
      points.map((point) => project(...point)),
      { fill, width: 1.5 },
    );
  const parts = heights
    .flatMap((row, r) => row.map((height, c) => ({ r, c, height })))
    .filter(({ height }) => height > 0)
    .toSorted((a, b) => a.r + a.c - b.r - b.c)
    .flatMap(({ r, c, height }) =>
      [
        layersBetween(heightAt(r + 1, c), height).map((z) =>
          face(
            [
              [c, r + 1, z],
              [c + 1, r + 1, z],
              [c + 1, r + 1, z + 1],
              [c, r + 1, z + 1],
            ],
            "grey",
          ),
        ),
        layersBetween(heightAt(r, c + 1), height).map((z) =>
          face(
            [
              [c + 1, r, z],
              [c + 1, r + 1, z],
              [c + 1, r + 1, z + 1],
              [c + 1, r, z + 1],
            ],
            "sky",
          ),
        ),
        [
          face(
            [
              [c, r, height],
              [c + 1, r, height],
              [c + 1, r + 1, height],
              [c, r + 1, height],
            ],
            "paper",
          ),
        ],
      ].flat(),
    );
  const width = (columns + heights.length) * edgeWidth + 12;
  return canvas(width, ((columns + heights.length) * edge) / 2 + layers * edge + 12, parts, true);
}

/** Returns the layers of a column that are not hidden by a neighbour of the height `from`. */
const layersBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
