import { drawAxes, drawLegend, yOf, heightOfGraph, legendBox, xOf, columnWidthOf, type Graph } from "./axes";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { corners, type Point } from "../points";
import { circle, line, polygon, rectangle } from "../strokes";
import { areaOf, backgroundOf, texture, type Texture } from "../texture";

const fills: readonly Texture[] = ["grey", "slant"];

/** Draws a vertical bar or a box of the legend, in the texture of its row. */
function drawBar(row: number, [x, y, width, height]: readonly [number, number, number, number]): string {
  const fill = fills[row] ?? "white";
  if (height <= 0) return "";
  return (
    rectangle([x, y], width, height, { fill: backgroundOf[fill] }) +
    texture(fill, areaOf(corners(x, y, width, height)), 7)
  );
}

/** Draws a bar graph of one or two rows, which differ in their texture. */
export function drawBarGraph({ ...graph }: Graph): Drawing {
  const width = (columnWidthOf(graph) * 0.64) / graph.rows.length;
  const bars = graph.rows.flatMap(({ values }, row) =>
    values.map((value, index) => {
      const x = xOf(graph, index) + (row - graph.rows.length / 2) * width;
      return drawBar(row, [x, yOf(graph, value), width, yOf(graph, 0) - yOf(graph, value)]);
    }),
  );
  const legend = drawLegend(graph, (row, middle) => drawBar(row, legendBox(middle)));
  return canvas(300, heightOfGraph(graph), [drawAxes(graph), ...bars, legend]);
}

/** Draws the mark of a value: round on the first line, square on the second. */
function drawMark(row: number, [x, y]: Point): string {
  return row === 0
    ? circle([x, y], 5, { fill: "ink" })
    : polygon(corners(x - 5, y - 5, 10, 10), { fill: "paper", stroke: "blue" });
}

/** Draws a line graph of one or two rows, which differ in their dashes and marks. */
export function drawLineGraph({ ...graph }: Graph): Drawing {
  const style = (row: number) =>
    row === 0 ? { width: 2.5 } : ({ width: 2.5, dashed: true, stroke: "blue" } as const);
  const curves = graph.rows.map(({ values }, row) => {
    const points = values.map((value, index): Point => [xOf(graph, index), yOf(graph, value)]);
    return line(points, style(row)) + points.map((point) => drawMark(row, point)).join("");
  });
  const legend = drawLegend(
    graph,
    (row, [x, y]) =>
      line(
        [
          [x - 16, y],
          [x + 12, y],
        ],
        style(row),
      ) + drawMark(row, [x - 2, y]),
  );
  return canvas(300, heightOfGraph(graph), [drawAxes(graph), ...curves, legend]);
}
