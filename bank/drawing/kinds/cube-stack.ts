import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkWhole } from "../check-input";
import type { Point } from "../points";
import { polygon } from "../strokes";
import type { Colour } from "../style";

/** The number of cubes in each pile, row by row from the back, each row from left to right. */
export type Heights = readonly (readonly number[])[];

const edge = 30;
/** The horizontal length of a drawn edge that runs at 30 degrees. */
const edgeWidth = edge * Math.cos(Math.PI / 6);

/**
 * Draws piles of cubes in a corner, seen from above. No pile is higher than the one behind it or the one to its left, so
 * that none is hidden.
 *
 * @throws RangeError when a pile hides another, or there are more than four rows, columns or layers
 */
export function drawCubeStack({ heights }: { readonly heights: Heights }): Drawing {
  checkCount("rows of a stack", heights, 1, 4);
  const heightAt = (row: number, column: number): number => heights[row]?.[column] ?? 0;
  heights.forEach((pilesOfRow, row) =>
    pilesOfRow.forEach((height, column) => {
      checkWhole("the height of a pile", height, 0, 4);
      const heightBehind = row > 0 ? heightAt(row - 1, column) : 4;
      const heightAtLeft = column > 0 ? heightAt(row, column - 1) : 4;
      check(
        height <= heightBehind && height <= heightAtLeft,
        `the pile in row ${row}, column ${column} hides another`,
      );
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
  const frontFace = (column: number, row: number, layer: number) =>
    face(
      [
        [column, row + 1, layer],
        [column + 1, row + 1, layer],
        [column + 1, row + 1, layer + 1],
        [column, row + 1, layer + 1],
      ],
      "grey",
    );
  const rightFace = (column: number, row: number, layer: number) =>
    face(
      [
        [column + 1, row, layer],
        [column + 1, row + 1, layer],
        [column + 1, row + 1, layer + 1],
        [column + 1, row, layer + 1],
      ],
      "sky",
    );
  const topFace = (column: number, row: number, height: number) =>
    face(
      [
        [column, row, height],
        [column + 1, row, height],
        [column + 1, row + 1, height],
        [column, row + 1, height],
      ],
      "paper",
    );
  const parts = heights
    .flatMap((pilesOfRow, row) => pilesOfRow.map((height, column) => ({ row, column, height })))
    .filter(({ height }) => height > 0)
    // From back to front.
    .toSorted((a, b) => a.row + a.column - b.row - b.column)
    .flatMap(({ row, column, height }) =>
      [
        listVisibleLayers(height, heightAt(row + 1, column)).map((layer) => frontFace(column, row, layer)),
        listVisibleLayers(height, heightAt(row, column + 1)).map((layer) => rightFace(column, row, layer)),
        [topFace(column, row, height)],
      ].flat(),
    );
  const width = (columns + heights.length) * edgeWidth + 12;
  return canvas(width, ((columns + heights.length) * edge) / 2 + layers * edge + 12, parts, true);
}

/** Lists the layers of a pile that rise above its neighbour. */
const listVisibleLayers = (height: number, neighbourHeight: number): number[] =>
  Array.from({ length: Math.max(0, height - neighbourHeight) }, (_, index) => neighbourHeight + index);
