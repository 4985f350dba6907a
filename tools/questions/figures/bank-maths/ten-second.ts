import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawPlot } from "../plot";
import type { Point } from "../points";

const ogive: readonly Point[] = [
  [0, 0],
  [10, 4],
  [20, 10],
  [30, 20],
  [40, 32],
  [50, 40],
];

/** The drawings of Maths in class 10, part 2 of 3, around their items’ `alt`. */
export const tenSecond: Readonly<Record<string, (alt: string) => string>> = {
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
  "c10-maths-altitude.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [4, 6], B: [0, 0], C: [13, 0], D: [4, 0] },
      strokes: ["ABCA", "AD"],
      angles: [
        { at: "BAC", right: true },
        { at: "ADC", right: true },
      ],
      lengths: [
        { at: "BD", text: "4 cm" },
        { at: "DC", text: "9 cm" },
      ],
    }),
  "c10-maths-trapezium.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [10, 0], C: [7, 5], D: [2, 5], O: [14 / 3, 10 / 3] },
      strokes: ["ABCDA", "AC", "BD"],
      parallel: [["AB", "DC"]],
    }),
};
