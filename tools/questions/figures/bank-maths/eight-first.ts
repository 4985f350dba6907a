import { drawBarGraph } from "../graphs";
import { drawNumberLine } from "../number-line";
import { drawPieChart } from "../pie-chart";
import { drawPlot, pointsOf } from "../plot";
import type { Point } from "../points";

/** A line graph over two axes from its corners, as x and y in turn. */
function plot(
  [across, most, step]: readonly [string, number, number],
  [up, top, rise]: readonly [string, number, number],
  ...numbers: readonly number[]
) {
  const points = numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
  return (alt: string): string =>
    drawPlot({
      alt,
      across: { name: across, most, step },
      up: { name: up, most: top, step: rise },
      curves: [{ points }],
    });
}

/** The drawings of Maths in class 8, numbers, graphs and data, around their items’ `alt`. */
export const eightFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c8-maths-fifths.svg": (alt) =>
    drawNumberLine({
      alt,
      from: -2,
      to: 1,
      step: 0.2,
      labelled: [-2, -1, 0, 1],
      points: [{ at: -1.6, name: "P" }],
    }),
  "c8-maths-sales.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu"],
      quantity: "Thousand rupees",
      most: 50,
      step: 10,
      rows: [{ values: [30, 40, 50, 45] }],
    }),
  "c8-maths-hyperbola.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 8, step: 1 },
      up: { name: "y", most: 12, step: 2 },
      curves: [{ points: pointsOf((x) => 12 / x, 1, 8) }],
      marks: [1, 2, 3, 4, 6].map((x) => ["", x, 12 / x] as const),
    }),
  "c8-maths-bus.svg": plot(["Time (h)", 6, 1], ["Distance (km)", 200, 40], 0, 0, 2, 80, 3, 80, 5, 180),
  "c8-maths-tank.svg": plot(["Time (min)", 8, 1], ["Water (litres)", 60, 10], 0, 0, 4, 60, 6, 60, 8, 0),
  "c8-maths-story.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 10 },
      up: { name: "Distance from home", most: 10 },
      curves: [
        {
          points: [
            [0, 0],
            [3, 4],
            [5, 4],
            [6.5, 2.5],
            [9, 9.5],
          ],
        },
      ],
    }),
  "c8-maths-trains.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (h)", most: 4, step: 1 },
      up: { name: "Distance from P (km)", most: 300, step: 60 },
      curves: [
        {
          points: [
            [0, 0],
            [1, 60],
          ],
        },
        {
          points: [
            [0, 300],
            [1, 210],
          ],
          dashed: true,
        },
      ],
      marks: [
        ["", 1, 60],
        ["", 1, 210],
      ],
    }),
  "c8-maths-jar.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 10 },
      up: { name: "Height of the water", most: 10 },
      curves: [{ points: pointsOf((x) => (x * x * x) / 100, 0, 9.5) }],
    }),
  "c8-maths-budget.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 360,
      slices: [
        { name: "Food", value: 120, label: "120°" },
        { name: "Rent", value: 90, label: "90°" },
        { name: "School", value: 60, label: "60°" },
        { name: "Other", value: 90, label: "90°" },
      ],
    }),
  "c8-maths-books.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Arun", "Bela", "Chand", "Dolly", "Esha"],
      quantity: "Books",
      most: 10,
      step: 1,
      rows: [{ values: [4, 7, 3, 9, 7] }],
    }),
  "c8-maths-spinner.svg": (alt) =>
    drawPieChart({ alt, slices: ["1", "2", "3"].map((name) => ({ name, value: 1, label: name })) }),
};
