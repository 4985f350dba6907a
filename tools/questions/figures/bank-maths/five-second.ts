import { canvas } from "../canvas";
import { drawNet } from "../nets";
import type { Point } from "../points";
import { polygon, rectangle } from "../strokes";
import { text } from "../text";
import { planeFigure } from "./plane-figure";

const ray = (degrees: number, length = 6): Point => [
  Math.cos((degrees * Math.PI) / 180) * length,
  Math.sin((degrees * Math.PI) / 180) * length,
];

/** The drawings of Maths in class 5, plane figures and a net, around their items’ `alt`. */
export const fiveSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c5-maths-three-on-a-line.svg": planeFigure({
    points: { A: [-6, 0], O: [0, 0], B: [6, 0], c: ray(135), d: ray(80) },
    strokes: ["AB", "Oc", "Od"],
    angles: [
      { at: "AOc", text: "45°" },
      { at: "cOd", text: "x", arcs: 2 },
      { at: "dOB", text: "80°" },
    ],
    height: 210,
  }),
  "c5-maths-house.svg": planeFigure({
    points: { a: [0, 0], b: [8, 0], c: [8, 4], d: [4, 8], e: [0, 4] },
    strokes: ["abcdea"],
    height: 210,
  }),
  "c5-maths-right-triangle.svg": planeFigure({
    points: { a: [0, 0], b: [8, 0], c: [0, 5.4] },
    strokes: ["abca"],
    angles: [
      { at: "bac", right: true },
      { at: "abc", text: "34°" },
      { at: "acb", text: "x" },
    ],
    height: 210,
  }),
  "c5-maths-net.svg": (alt) => drawNet({ alt, rows: ["A...", "BCDE", "..F."] }),
  "c5-maths-outer-angle.svg": planeFigure({
    points: { A: [2.2, 5.45], B: [0, 0], C: [6.77, 0], D: [10.5, 0] },
    strokes: ["ABCA", "CD"],
    angles: [
      { at: "BAC", text: "62°" },
      { at: "ABC", text: "x" },
      { at: "ACD", text: "130°", arcs: 2 },
    ],
    height: 220,
  }),
  "c5-maths-notch.svg": (alt) =>
    canvas(alt, 260, 190, [
      polygon([
        [50, 14],
        [104, 14],
        [104, 84],
        [160, 84],
        [160, 14],
        [214, 14],
        [214, 126],
        [50, 126],
      ]),
      text("10 cm", [132, 144], { size: 15 }),
      text("8 cm", [42, 70], { size: 15, anchor: "end" }),
      text("4 cm", [132, 100], { size: 15 }),
      text("5 cm", [110, 46], { size: 15, anchor: "start" }),
    ]),
  "c5-maths-path.svg": (alt) =>
    canvas(alt, 290, 190, [
      rectangle([40, 10], 192, 144),
      rectangle([136, 10], 32, 144, { fill: "grey" }),
      text("12 m", [136, 172], { size: 15 }),
      text("9 m", [240, 82], { size: 15, anchor: "start" }),
      text("2 m", [152, 82], { size: 14 }),
      text("grass", [88, 82], { size: 15 }),
      text("grass", [200, 82], { size: 15 }),
    ]),
  "c5-maths-stairs.svg": (alt) =>
    canvas(alt, 260, 180, [
      polygon([
        [60, 12],
        [108, 12],
        [108, 44],
        [148, 44],
        [148, 76],
        [196, 76],
        [196, 108],
        [240, 108],
        [240, 140],
        [60, 140],
      ]),
      text("12 cm", [150, 158], { size: 15 }),
      text("8 cm", [50, 76], { size: 15, anchor: "end" }),
    ]),
};
