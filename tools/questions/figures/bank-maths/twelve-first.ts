import { drawPlot, pointsOf } from "../plot";

const parabola = (x: number): number => (x - 2) ** 2 + 1;

const arch = (x: number): number => 12 - x * x;

/** The drawings of Maths in class 12, part 1 of 3, around their items’ `alt`. */
export const twelveFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c12-maths-cubic.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -3, most: 3, step: 1 },
      up: { name: "y", least: -4, most: 4, step: 2 },
      crossed: true,
      curves: [{ points: pointsOf((x) => x ** 3 - 3 * x, -2.19, 2.19) }],
    }),
  "c12-maths-half-parabola.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -1, most: 5, step: 1 },
      up: { name: "y", most: 6, step: 1 },
      crossed: true,
      curves: [{ points: pointsOf(parabola, -0.2, 4.2) }],
      marks: [["", 2, 1]],
    }),
  "c12-maths-arccos.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -1.5, most: 1.5, step: 0.5 },
      up: { name: "y", most: 4, step: 1 },
      crossed: true,
      curves: [{ points: pointsOf((t) => t, 0, Math.PI).map(([t]) => [Math.cos(t), t] as const) }],
      marks: [
        ["(−1, π)", -1, Math.PI],
        ["(1, 0)", 1, 0],
      ],
    }),
  "c12-maths-parallel.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -2, most: 6 },
      up: { name: "y", least: -2, most: 6 },
      crossed: true,
      curves: [
        {
          points: [
            [-1.5, 5],
            [3.5, -1.5],
          ],
        },
        {
          points: [
            [0.5, 6],
            [6, -1.15],
          ],
        },
      ],
    }),
  "c12-maths-corner.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 8, step: 1 },
      up: { name: "f(x)", most: 6, step: 1 },
      curves: [
        {
          points: [
            [0, 1],
            [2, 4],
            [4, 1],
          ],
        },
        { points: pointsOf((x) => 5 - (x - 6) ** 2 / 2, 4, 8) },
      ],
      marks: [["", 4, 3]],
    }),
  "c12-maths-derivative.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -1, most: 6, step: 1 },
      up: { name: "f′(x)", least: -4, most: 6, step: 2 },
      crossed: true,
      curves: [{ points: pointsOf((x) => (x - 1) * (x - 4), -0.35, 5.35) }],
    }),
  "c12-maths-arch-window.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -4, most: 4, step: 1 },
      up: { name: "y", most: 12, step: 3 },
      crossed: true,
      curves: [{ points: pointsOf(arch, -3.46, 3.46) }],
      shaded: [
        [-1.4, 0],
        [-1.4, arch(1.4)],
        [1.4, arch(1.4)],
        [1.4, 0],
      ],
    }),
};
