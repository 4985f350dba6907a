import { drawPlot, pointsOf } from "../plot";
import type { Point } from "../points";

/** The drawings of Maths in class 11, part 3 of 4, around their items’ `alt`. */
export const elevenThird: Readonly<Record<string, (alt: string) => string>> = {
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
};
