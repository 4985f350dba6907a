import { drawGeometry } from "../geometry";
import { drawPlot, pointsOf } from "../plot";
import { drawVenn } from "../venn";

/** The drawings of Maths in class 11, part 1 of 4, around their items’ `alt`. */
export const elevenFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c11-maths-striped-sets.svg": (alt) => drawVenn({ alt, sets: ["A", "B", "C"], shaded: ["AB"] }),
  "c11-maths-venn-counts.svg": (alt) =>
    drawVenn({
      alt,
      sets: ["A", "B", "C"],
      regions: { A: 12, B: 9, C: 7, AB: 6, AC: 5, BC: 4, ABC: 3, "": 14 },
    }),
  "c11-maths-range.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -3, most: 5, step: 1 },
      up: { name: "y", least: -2, most: 4, step: 1 },
      crossed: true,
      curves: [
        {
          points: [
            [-2, 1],
            [0, 3],
            [3, -1],
            [4, 2],
          ],
        },
      ],
      marks: [
        ["", -2, 1],
        ["", 4, 2],
      ],
    }),
  "c11-maths-modulus.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", least: -2, most: 6, step: 1 },
      up: { name: "y", least: -2, most: 3, step: 1 },
      crossed: true,
      curves: [{ points: pointsOf((x) => Math.abs(x - 2) - 1, -1.8, 5.8, 2) }],
    }),
  "c11-maths-wave.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x (degrees)", most: 360, step: 45 },
      up: { name: "y", least: -2, most: 4, step: 1 },
      curves: [{ points: pointsOf((x) => 3 * Math.sin((x * Math.PI) / 90) + 1, 0, 360, 60) }],
    }),
  "c11-maths-height.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [9, 12], B: [0, 0], C: [14, 0], D: [9, 0] },
      strokes: ["ABCA", "AD"],
      angles: [{ at: "ADC", right: true }],
      lengths: [
        { at: "AD", text: "12" },
        { at: "BD", text: "9" },
        { at: "DC", text: "5" },
      ],
    }),
  "c11-maths-argand.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "real part", least: -4, most: 4, step: 1 },
      up: { name: "imaginary part", least: -3, most: 3, step: 1 },
      crossed: true,
      curves: [
        {
          points: [
            [0, 0],
            [2, 1],
          ],
          dashed: true,
        },
      ],
      marks: [
        ["P", 2, 1],
        ["Q", 1, 2],
        ["R", -1, 2],
        ["S", -2, 1],
        ["T", 1, -2],
      ],
    }),
};
