import { drawGeometry } from "../geometry";
import { drawNumberLine } from "../number-line";
import { drawPlot } from "../plot";
import type { Point } from "../points";

/** Right-angled triangles on each other’s longest sides; the short sides are all 1. */
const spiral: readonly Point[] = [2, 3, 4].reduce<readonly Point[]>(
  (points) => {
    const [x, y] = points.at(-1) ?? [1, 0];
    const far = Math.hypot(x, y);
    return [...points, [x - y / far, y + x / far]];
  },
  [
    [1, 0],
    [1, 1],
  ],
);
const [A = [0, 0], B = [0, 0], C = [0, 0], D = [0, 0], E = [0, 0]] = spiral;

/** The drawings of Maths in class 9, part 1 of 3, around their items’ `alt`. */
export const nineFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c9-maths-root-line.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 2,
      to: 5,
      step: 0.5,
      labelled: [2, 3, 4, 5],
      points: [
        { at: 2.7, name: "P" },
        { at: 3.15, name: "Q" },
        { at: 3.5, name: "R" },
        { at: 4.5, name: "S" },
      ],
    }),
  "c9-maths-spiral.svg": (alt) =>
    drawGeometry({
      alt,
      points: { O: [0, 0], A, B, C, D, E },
      strokes: ["OABCDEO", "OB", "OC", "OD"],
      angles: [
        { at: "OAB", right: true },
        { at: "OBC", right: true },
        { at: "OCD", right: true },
        { at: "ODE", right: true },
      ],
      height: 230,
    }),
  "c9-maths-line.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -2, most: 6, step: 1 },
      up: { name: "y", least: -2, most: 5, step: 1 },
      crossed: true,
      curves: [
        {
          points: [
            [-2, 4.5],
            [6, -1.5],
          ],
        },
      ],
      marks: [
        ["", 0, 3],
        ["", 4, 0],
      ],
    }),
  "c9-maths-cyclists.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (h)", most: 4, step: 1 },
      up: { name: "Distance (km)", most: 48, step: 6 },
      curves: [
        {
          points: [
            [0, 0],
            [2, 24],
          ],
          name: ["Asha", 1.1, 21],
        },
        {
          points: [
            [1, 0],
            [2, 18],
          ],
          dashed: true,
          name: ["Bina", 2.1, 9],
        },
      ],
    }),
  "c9-maths-reflected-point.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -4, most: 4, step: 1 },
      up: { name: "y", least: -4, most: 4, step: 1 },
      crossed: true,
      curves: [{ points: [[2, 3]] }],
      marks: [["P", 2, 3]],
    }),
  "c9-maths-level-base.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -4, most: 4, step: 1 },
      up: { name: "y", least: -2, most: 5, step: 1 },
      crossed: true,
      curves: [
        {
          points: [
            [-3, -1],
            [4, -1],
            [1, 4],
            [-3, -1],
          ],
        },
      ],
      marks: [
        ["A", -3, -1],
        ["B", 4, -1],
        ["C", 1, 4],
      ],
    }),
};
