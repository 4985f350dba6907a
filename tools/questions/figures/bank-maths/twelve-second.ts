import { drawGeometry } from "../geometry";
import { drawPlot, pointsOf } from "../plot";

/** From (1, 2) to (4, 7), with an area of 12 under it: a parabola through both points. */
function rising(x: number): number {
  const share = (x - 1) / 3;
  return 2 + 5 * share - 3 * share * (1 - share);
}

/** The drawings of Maths in class 12, part 2 of 3, around their items’ `alt`. */
export const twelveSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c12-maths-area-so-far.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 8, step: 1 },
      up: { name: "f(x)", least: -6, most: 6, step: 2 },
      curves: [
        {
          points: [
            [0, 0],
            [2, 4],
            [7, -6],
            [8, 0],
          ],
        },
      ],
    }),
  "c12-maths-inverse-area.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 5, step: 1 },
      up: { name: "y", most: 8, step: 2 },
      curves: [{ points: pointsOf(rising, 1, 4) }],
      marks: [
        ["(1, 2)", 1, 2],
        ["(4, 7)", 4, 7],
      ],
      shaded: [[1, 0], ...pointsOf(rising, 1, 4), [4, 0]],
    }),
  "c12-maths-halving-line.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -3, most: 3, step: 1 },
      up: { name: "y", most: 5, step: 1 },
      crossed: true,
      curves: [
        { points: pointsOf((x) => x * x, -2.2, 2.2) },
        {
          points: [
            [-2, 4],
            [2, 4],
          ],
        },
        {
          points: [
            [-1.22, 1.5],
            [1.22, 1.5],
          ],
          dashed: true,
          name: ["k", 1.7, 1.5],
        },
      ],
    }),
  "c12-maths-cooling.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (min)", most: 10, step: 2 },
      up: { name: "T (°C)", most: 80, step: 10 },
      curves: [
        { points: pointsOf((t) => 20 + 60 * 0.5 ** (t / 10), 0, 10) },
        {
          points: [
            [0, 20],
            [10, 20],
          ],
          dashed: true,
          name: ["room", 5, 26],
        },
      ],
    }),
  "c12-maths-parallelogram.svg": (alt) =>
    drawGeometry({
      alt,
      points: { O: [0, 0], A: [5, 0], C: [7, 4], B: [2, 4], M: [6, 2] },
      strokes: ["OACBO", "BM"],
      equal: [["AM", "MC"]],
    }),
};
