import { drawGeometry } from "../geometry";
import { drawNumberLine } from "../number-line";
import { drawPlot, pointsOf } from "../plot";
import type { Point } from "../points";
import { drawVenn } from "../venn";

/** A grid of streets, 4 by 3 blocks, by the points of its border. */
const streets: Readonly<Record<string, Point>> = {
  A: [0, 0],
  b: [1, 0],
  c: [2, 0],
  d: [3, 0],
  e: [4, 0],
  f: [0, 3],
  g: [1, 3],
  h: [2, 3],
  i: [3, 3],
  B: [4, 3],
  j: [0, 1],
  k: [4, 1],
  l: [0, 2],
  m: [4, 2],
};

/** The drawings of Maths in class 11, first half, around their items’ `alt`. */
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
  "c11-maths-circle-of-z.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "real part", least: -2, most: 12, step: 2 },
      up: { name: "imaginary part", most: 7, step: 1 },
      crossed: true,
      curves: [
        {
          points: Array.from({ length: 41 }, (_, index): Point => {
            const angle = (index * Math.PI) / 20;
            return [3 + 2 * Math.cos(angle), 4 + 2 * Math.sin(angle)];
          }),
        },
      ],
      marks: [["3 + 4i", 3, 4]],
    }),
  "c11-maths-two-ends.svg": (alt) =>
    drawNumberLine({ alt, from: -4, to: 5, step: 1, points: [{ at: -2, open: true }, { at: 3 }] }),
  "c11-maths-whole-points.svg": (alt) =>
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
      shaded: [
        [0, 0],
        [0, 4],
        [6, 0],
      ],
    }),
  "c11-maths-routes.svg": (alt) =>
    drawGeometry({
      alt,
      points: { ...streets, P: [2, 1] },
      strokes: ["AeBfA", "bg", "ch", "di", "jk", "lm"],
      unnamed: Array.from("bcdefghijklm"),
      dots: ["A", "B", "P"],
    }),
  "c11-maths-two-lines.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 0],
        b: [10, 0],
        c: [0, 4],
        d: [10, 4],
        p: [1, 0],
        q: [3.5, 0],
        r: [6, 0],
        s: [9, 0],
        t: [2, 4],
        u: [5, 4],
        v: [7.5, 4],
      },
      strokes: ["ab", "cd"],
      unnamed: Array.from("abcdpqrstuv"),
      dots: Array.from("pqrstuv"),
      height: 130,
    }),
};
