import { canvas } from "../canvas";
import { type Point, regularPolygon } from "../points";
import { drawSolidNet } from "../solid-nets";
import { line, rectangle, polygon } from "../strokes";
import { text } from "../text";
import { planeFigure } from "./plane-figure";

const ray = (degrees: number, length = 6): Point => [
  Math.cos((degrees * Math.PI) / 180) * length,
  Math.sin((degrees * Math.PI) / 180) * length,
];

/** The drawings of Maths in class 6, part 3 of 3, around their items’ `alt`. */
export const sixThird: Readonly<Record<string, (alt: string) => string>> = {
  "c6-maths-photos.svg": (alt) =>
    canvas(alt, 300, 160, [
      rectangle([16, 72], 72, 48, { fill: "grey" }),
      rectangle([112, 10], 165, 110, { fill: "grey" }),
      text("6 cm", [52, 138], { size: 15 }),
      text("15 cm", [194, 138], { size: 15 }),
      text("4 cm", [52, 58], { size: 15 }),
      text("? cm", [148, 66], { size: 15 }),
    ]),
  "c6-maths-upright.svg": planeFigure({
    points: { A: [-6, 0], O: [0, 0], B: [6, 0], C: [0, 6], D: ray(55), m: [0.5, 2.7], n: [1.7, 2.7] },
    strokes: ["AB", "OC", "OD"],
    angles: [{ at: "AOC", right: true }, { at: "COD" }],
    lengths: [{ at: "mn", text: "35°" }],
    height: 210,
  }),
  "c6-maths-fan.svg": planeFigure({
    points: { O: [0, 0], D: [7, 0], A: [0, 7], B: ray(62, 7), C: ray(28, 7) },
    strokes: ["OA", "OB", "OC", "OD"],
    angles: [{ at: "AOD", right: true }],
    height: 210,
  }),
  "c6-maths-equal-segments.svg": planeFigure({
    points: { A: ray(64, 5), B: [0, 0], D: [4.38, 0], C: [9.38, 0] },
    strokes: ["ABCA", "AD"],
    angles: [{ at: "ABC", text: "64°" }],
    equal: [["AB", "AD", "DC"]],
    height: 200,
  }),
  "c6-maths-rectangle.svg": planeFigure({
    points: { A: [0, 0], B: [10, 0], C: [10, 7], D: [0, 7], O: [5, 3.5] },
    strokes: ["ABCDA", "AC", "BD"],
    angles: [{ at: "BAO", text: "35°" }],
    height: 220,
  }),
  "c6-maths-hexagon.svg": (alt) => {
    const corners = regularPolygon([100, 96], 86, 6, 90);
    return canvas(alt, 200, 192, [
      polygon(corners),
      ...[0, 1, 2].map((index) => line([corners[index] ?? [0, 0], corners[index + 3] ?? [0, 0]])),
    ]);
  },
  "c6-maths-net.svg": (alt) => drawSolidNet({ alt, solid: "square pyramid" }),
  "c6-maths-corner-shape.svg": (alt) =>
    canvas(alt, 270, 190, [
      polygon([
        [60, 14],
        [168, 14],
        [168, 68],
        [240, 68],
        [240, 140],
        [60, 140],
      ]),
      text("10 cm", [150, 158], { size: 15 }),
      text("7 cm", [50, 78], { size: 15, anchor: "end" }),
      text("3 cm", [176, 40], { size: 15, anchor: "start" }),
      text("4 cm", [204, 84], { size: 15 }),
    ]),
  "c6-maths-frame.svg": (alt) =>
    canvas(alt, 290, 190, [
      rectangle([20, 10], 200, 140, { fill: "grey" }),
      rectangle([50, 40], 140, 80),
      text("20 cm", [120, 168], { size: 15 }),
      text("14 cm", [252, 80], { size: 15 }),
      text("3 cm", [120, 26], { size: 15 }),
      text("Picture", [120, 80], { size: 15 }),
    ]),
  "c6-maths-two-squares.svg": (alt) =>
    canvas(alt, 240, 150, [
      rectangle([20, 10], 120, 120),
      rectangle([140, 50], 80, 80),
      text("36 cm²", [80, 70], { size: 15 }),
      text("16 cm²", [180, 90], { size: 15 }),
    ]),
};
