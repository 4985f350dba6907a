import { drawBarGraph } from "../graphs";
import { drawGeometry } from "../geometry";
import { drawPlot, pointsOf } from "../plot";
import type { Point } from "../points";

/** The drawings of Maths in class 10, algebra and data, around their items’ `alt`. */
export const tenFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c10-maths-zeroes.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -4, most: 4, step: 1 },
      up: { name: "y", least: -4, most: 6, step: 2 },
      crossed: true,
      curves: [{ points: pointsOf((x) => ((x + 2) ** 2 * (x - 1) * (x - 3)) / 5, -3, 3.25, 50) }],
    }),
  "c10-maths-signs.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -3, most: 6 },
      up: { name: "y", least: -3, most: 6 },
      crossed: true,
      curves: [{ points: pointsOf((x) => 5 - ((x - 1.6) ** 2 * 5) / 9, -2.1, 5.3) }],
    }),
  "c10-maths-two-lines.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -2, most: 6, step: 1 },
      up: { name: "y", least: -2, most: 6, step: 2 },
      crossed: true,
      curves: [
        { points: pointsOf((x) => 5 - x, -1, 6, 1) },
        { points: pointsOf((x) => 2 * x - 1, -0.5, 3.5, 1), dashed: true },
      ],
      marks: [["(2, 3)", 2, 3]],
    }),
  "c10-maths-triangle-of-lines.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -3, most: 6 },
      up: { name: "y", least: -1, most: 5 },
      crossed: true,
      curves: [
        { points: pointsOf((x) => x + 1, -2, 4, 1) },
        { points: pointsOf((x) => (12 - 3 * x) / 2, 0.7, 4.6, 1) },
      ],
    }),
  "c10-maths-path.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 0],
        b: [29, 0],
        c: [29, 24],
        d: [0, 24],
        p: [4.5, 4.5],
        q: [24.5, 4.5],
        r: [24.5, 19.5],
        s: [4.5, 19.5],
      },
      strokes: ["abcda", "pqrsp"],
      unnamed: Array.from("abcdpqrs"),
      lengths: [
        { at: "rs", text: "20 m" },
        { at: "qr", text: "15 m" },
      ],
    }),
  "c10-maths-terms.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Place", most: 8, step: 1 },
      up: { name: "Term", most: 14, step: 2 },
      curves: [
        {
          points: [
            [0, 0],
            [8, 0],
          ],
        },
      ],
      marks: [
        ["(2, 11)", 2, 11],
        ["(5, 2)", 5, 2],
      ],
    }),
  "c10-maths-corners.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -3, most: 5, step: 1 },
      up: { name: "y", most: 6, step: 1 },
      crossed: true,
      curves: [
        {
          points: [
            [-2, 1],
            [3, 2],
            [5, 5],
          ],
        },
      ],
      marks: [
        ["A", -2, 1],
        ["B", 3, 2],
        ["C", 5, 5],
      ],
    }),
  "c10-maths-area.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 7, step: 1 },
      up: { name: "y", most: 6, step: 1 },
      curves: [
        {
          points: [
            [1, 1],
            [6, 2],
            [3, 5],
            [1, 1],
          ],
        },
      ],
    }),
  "c10-maths-ogive.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Mark", most: 50, step: 10 },
      up: { name: "Students below it", most: 40, step: 5 },
      curves: [{ points: ogive }],
      marks: ogive.slice(1).map(([x, y]) => ["", x, y] as const),
    }),
  "c10-maths-books.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["1", "2", "3", "4", "5", "6"],
      quantity: "Readers",
      most: 8,
      step: 1,
      rows: [{ values: [8, 5, 3, 2, 1, 1] }],
    }),
};

const ogive: readonly Point[] = [
  [0, 0],
  [10, 4],
  [20, 10],
  [30, 20],
  [40, 32],
  [50, 40],
];
