import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawPieChart } from "../pie-chart";
import { drawPlot, pointsOf } from "../plot";
import type { Point } from "../points";

const hill = (x: number): number => 3 + 2.4 * Math.sin((x - 0.4) * 0.9);

/** An empty ring round a point, in the axes' units. */
function ring(x: number, y: number, wide: number, high: number): Point[] {
  return Array.from({ length: 17 }, (_, index): Point => {
    const angle = (index * Math.PI) / 8;
    return [x + wide * Math.cos(angle), y + high * Math.sin(angle)];
  });
}

/** The drawings of Maths in class 11, part 4 of 4, around their items’ `alt`. */
export const elevenFourth: Readonly<Record<string, (alt: string) => string>> = {
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
