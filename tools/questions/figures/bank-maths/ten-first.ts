import { drawGeometry } from "../geometry";
import { drawPlot, pointsOf } from "../plot";

/** The drawings of Maths in class 10, part 1 of 3, around their items’ `alt`. */
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
};
