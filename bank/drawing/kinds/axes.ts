import { check, checkCount, checkNumber } from "../check-input";
import { type Point } from "../points";
import { line, lines } from "../strokes";
import { text, textWidth } from "../text";

/** The common part of a bar graph and a line graph. */
export type Graph = {
  /** The labels along the bottom: at most eight names. */
  readonly names: readonly string[];
  /** The title of the numbers, above the vertical axis: "Children", "Rain (mm)". */
  readonly quantity: string;
  /** The highest number of the vertical axis. */
  readonly maximum: number;
  /** The difference between neighbouring lines; the maximum must be a multiple of it. */
  readonly step: number;
  /** One or two rows of numbers, one for each name. If there are two, each has a name, shown in a legend below. */
  readonly rows: readonly { readonly name?: string; readonly values: readonly number[] }[];
};

const top = 34;
const bottom = 166;
const left = 44;
const right = 294;

/** Returns the y coordinate of a value. */
export function yOf({ maximum }: Pick<Graph, "maximum">, value: number): number {
  return bottom - ((bottom - top) * value) / maximum;
}

/** Returns the x coordinate of the middle of a name's column. */
export function xOf({ names }: Pick<Graph, "names">, index: number): number {
  return left + ((index + 0.5) * (right - left)) / names.length;
}

/** Returns the width of a name's column. */
export function columnWidthOf({ names }: Pick<Graph, "names">): number {
  return (right - left) / names.length;
}

/** Returns the height of the drawing; two rows need space for a legend. */
export function heightOfGraph({ rows }: Pick<Graph, "rows">): number {
  return rows.length > 1 ? 222 : 196;
}

/**
 * Draws the axes, lines, numbers and names of a graph.
 *
 * @throws RangeError if a row lacks a value for a name or has one above the axis, or if names would touch
 */
export function drawAxes(graph: Graph): string {
  const { names, quantity, maximum, step, rows } = graph;
  checkCount("names along the bottom", names, 2, 8);
  checkCount("rows of numbers", rows, 1, 2);
  check(Number.isInteger(maximum / step), `steps of ${step} do not fill ${maximum}`);
  checkNumber("lines of the graph", maximum / step, 2, 10);
  for (const { values } of rows) {
    check(values.length === names.length, `${values.length} values for ${names.length} names`);
    for (const value of values) checkNumber("a value", value, 0, maximum);
  }
  for (const name of names)
    check(
      textWidth(name, { size: 14 }) <= columnWidthOf(graph) - 2,
      `"${name}" does not fit below its place: shorten it`,
    );
  const levels = Array.from({ length: maximum / step + 1 }, (_, index) => index * step);
  const grid = levels.slice(1).map((value): Point[] => [
    [left, yOf(graph, value)],
    [right, yOf(graph, value)],
  ]);
  return [
    lines(grid, { stroke: "grey", width: 1 }),
    ...levels.map((value) => text(value, [left - 6, yOf(graph, value)], { size: 13, anchor: "end" })),
    text(quantity, [6, 12], { size: 14, anchor: "start", bold: true }),
    ...names.map((name, index) => text(name, [xOf(graph, index), bottom + 16], { size: 14 })),
    line([
      [left, top - 8],
      [left, bottom],
      [right, bottom],
    ]),
  ].join("");
}

/**
 * Draws the legend below a graph of two rows: a mark and a name for each.
 *
 * @param mark draws the mark of a row in a box of 22 by 14 units around this middle
 */
export function drawLegend({ rows }: Graph, mark: (row: number, middle: Point) => string): string {
  if (rows.length < 2) return "";
  const parts = rows.map(({ name = "" }, index) => {
    check(name !== "", "two rows need names for the legend");
    const x = 60 + index * 125;
    return mark(index, [x, 207]) + text(name, [x + 18, 207], { size: 14, anchor: "start" });
  });
  return parts.join("");
}

/** Returns the position and size of a small box of the legend. */
export function legendBox([x, y]: Point): readonly [x: number, y: number, width: number, height: number] {
  return [x - 11, y - 7, 22, 14];
}
