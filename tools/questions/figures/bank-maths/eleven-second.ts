import { drawBarGraph } from "../graphs";
import { drawGeometry } from "../geometry";
import { drawPieChart } from "../pie-chart";
import { drawPlot, pointsOf } from "../plot";
import type { Point } from "../points";

/** A square and the squares that join the midpoints of the one before. */
function nestedSquares(count: number) {
  const points: Record<string, Point> = {};
  const strokes: string[] = [];
  let corners: Point[] = [
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
  ];
  for (let square = 0; square < count; square++) {
    const names = corners.map((_, index) => String.fromCodePoint(97 + square * 4 + index));
    for (const [index, name] of names.entries()) points[name] = corners[index] ?? [0, 0];
    strokes.push(names.join("") + (names[0] ?? ""));
    corners = corners.map(([x, y], index): Point => {
      const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
      return [(x + nextX) / 2, (y + nextY) / 2];
    });
  }
  return { points, strokes };
}

const squares = nestedSquares(4);
const hill = (x: number): number => 3 + 2.4 * Math.sin((x - 0.4) * 0.9);

/** The drawings of Maths in class 11, second half, around their items’ `alt`. */
export const elevenSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c11-maths-nested-squares.svg": (alt) =>
    drawGeometry({
      alt,
      ...squares,
      unnamed: Object.keys(squares.points),
      lengths: [{ at: "ab", text: "8 cm" }],
    }),
  "c11-maths-four-slopes.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -4, most: 4 },
      up: { name: "y", least: -4, most: 4 },
      crossed: true,
      curves: [
        { points: pointsOf((x) => 2.5 * x, -1.6, 1.6, 1), name: ["p", 1.8, 3.4] },
        { points: pointsOf((x) => x / 2, -3.8, 3.8, 1), name: ["q", 3.6, 2.5] },
        { points: pointsOf((x) => -x / 2, -3.8, 3.8, 1), name: ["r", 3.6, -2.5] },
        { points: pointsOf((x) => -2.5 * x, -1.6, 1.6, 1), name: ["s", 1.8, -3.4] },
      ],
    }),
  "c11-maths-mirror.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 7, step: 1 },
      up: { name: "y", most: 4, step: 1 },
      curves: [
        {
          points: [
            [0, 0],
            [7, 0],
          ],
        },
      ],
      marks: [
        ["A", 1, 2],
        ["B", 5, 3],
      ],
    }),
  "c11-maths-slanting-line.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 8, step: 1 },
      up: { name: "y", most: 5, step: 1 },
      curves: [
        {
          points: [
            [0, 4],
            [6, 0],
          ],
        },
      ],
    }),
  "c11-maths-ellipse-foci.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -10, most: 10 },
      up: { name: "y", least: -5.4, most: 5.4 },
      crossed: true,
      curves: [
        {
          points: Array.from({ length: 61 }, (_, index): Point => {
            const angle = (index * Math.PI) / 30;
            return [5 * Math.cos(angle), 4 * Math.sin(angle)];
          }),
        },
        {
          points: [
            [-3, 0],
            [2.5, 3.46],
            [3, 0],
          ],
          dashed: true,
        },
        {
          points: [[5, 0]],
          name: ["(5, 0)", 6.7, 0.9],
        },
        {
          points: [[0, 4]],
          name: ["(0, 4)", -1.7, 4.6],
        },
      ],
      marks: [
        ["F", -3, 0],
        ["G", 3, 0],
        ["P", 2.5, 3.46],
      ],
    }),
  "c11-maths-arch.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x (m)", least: -30, most: 30, step: 10 },
      up: { name: "y (m)", most: 12, step: 2 },
      crossed: true,
      curves: [
        { points: pointsOf((x) => 10 - (x * x) / 40, -20, 20) },
        {
          points: [
            [10, 0],
            [10, 7.5],
          ],
          dashed: true,
        },
      ],
    }),
  "c11-maths-box.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        A: [0, 0],
        B: [4, 0],
        C: [7.3, 2.4],
        D: [3.3, 2.4],
        E: [0, 2],
        F: [4, 2],
        G: [7.3, 4.4],
        H: [3.3, 4.4],
      },
      strokes: ["ABCGHE", "AEFB", "FG"],
      dashed: ["AD", "DC", "DH", "CF"],
      lengths: [{ at: "AB", text: "4" }],
      height: 220,
    }),
  "c11-maths-gap.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 6, step: 1 },
      up: { name: "f(x)", most: 6, step: 1 },
      curves: [
        { points: pointsOf((x) => x + 1, 0, 1.88, 1) },
        { points: pointsOf((x) => x + 1, 2.12, 5, 1) },
        { points: ring(2, 3, 0.1, 0.19) },
      ],
      marks: [["", 2, 1]],
    }),
  "c11-maths-slopes-on-curve.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 8 },
      up: { name: "f(x)", most: 6 },
      curves: [{ points: pointsOf(hill, 0, 7.4) }],
      marks: [
        ["P", 0.75, hill(0.75)],
        ["Q", 2.145, hill(2.145)],
        ["R", 3.9, hill(3.9)],
        ["S", 5.636, hill(5.636)],
      ],
    }),
  "c11-maths-two-classes.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["1", "2", "3", "4", "5"],
      quantity: "Students",
      most: 6,
      step: 1,
      rows: [
        { name: "Class A", values: [1, 2, 6, 2, 1] },
        { name: "Class B", values: [4, 2, 0, 2, 4] },
      ],
    }),
  "c11-maths-spinner.svg": (alt) =>
    drawPieChart({
      alt,
      slices: [
        { name: "1", value: 2, label: "1" },
        { name: "2", value: 1, label: "2" },
        { name: "3", value: 1, label: "3" },
      ],
    }),
};

/** An empty ring round a point, in the axes' units. */
function ring(x: number, y: number, wide: number, high: number): Point[] {
  return Array.from({ length: 17 }, (_, index): Point => {
    const angle = (index * Math.PI) / 8;
    return [x + wide * Math.cos(angle), y + high * Math.sin(angle)];
  });
}
