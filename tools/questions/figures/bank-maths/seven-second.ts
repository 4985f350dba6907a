import { canvas } from "../canvas";
import type { Point } from "../points";
import { arc, circle, dot, line, rectangle } from "../strokes";
import { text } from "../text";
import { planeFigure } from "./plane-figure";

/** The point of a unit circle in a direction, in degrees from the right and anticlockwise, times a length. */
const out = (degrees: number, length: number): Point => [
  Math.cos((degrees * Math.PI) / 180) * length,
  Math.sin((degrees * Math.PI) / 180) * length,
];

/** The drawings of Maths in class 7, plane figures, around their items’ `alt`. */
export const sevenSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c7-maths-notch.svg": planeFigure({
    points: { p: [0, 0], q: [9, 0], r: [9, 3], s: [6, 3], t: [6, 5], u: [0, 5], v: [-3, 0] },
    strokes: ["pqrstup"],
    lengths: [
      { at: "pq", text: "3x + 4" },
      { at: "up", text: "2x + 1" },
    ],
    angles: ["upq", "pqr", "qrs", "stu", "tup"].map((at) => ({ at, right: true })),
  }),
  "c7-maths-triangle-x.svg": planeFigure({
    points: { a: [0, 0], b: [16, 0], c: [5.2, 9.7], d: [-4, 0], e: [20, 0] },
    strokes: ["abca"],
    lengths: [
      { at: "ab", text: "3x − 5" },
      { at: "ac", text: "x + 4" },
      { at: "bc", text: "2x" },
    ],
  }),
  "c7-maths-three-angles.svg": planeFigure({
    points: { P: [-6, 0], O: [0, 0], Q: [6, 0], r: out(102, 6), s: out(40, 6), t: [0.4, 3.4], u: [2.2, 3.4] },
    strokes: ["PQ", "Or", "Os"],
    angles: [
      { at: "POr", text: "3x°" },
      { at: "rOs", arcs: 2 },
      { at: "sOQ", text: "40°" },
    ],
    lengths: [{ at: "tu", text: "(2x + 10)°" }],
    height: 220,
  }),
  "c7-maths-bend.svg": planeFigure({
    points: { A: [0, 5], B: [8, 5], C: [0, 0], D: [8.6, 0], E: [4, 2.6] },
    strokes: ["AB", "CD", "BED"],
    angles: [
      { at: "ABE", text: "35°" },
      { at: "EDC", text: "40°" },
    ],
    parallel: [["AB", "CD"]],
    height: 220,
  }),
  "c7-maths-parallel-top.svg": planeFigure({
    points: { A: [4.4, 4.8], B: [0, 0], C: [7, 0], D: [-1, 4.8], E: [9, 4.8] },
    strokes: ["ABCA", "DE"],
    angles: [
      { at: "DAB", text: "48°" },
      { at: "BAC", text: "70°", arcs: 2 },
    ],
    parallel: [["DE", "BC"]],
    height: 210,
  }),
  "c7-maths-isosceles.svg": planeFigure({
    points: { A: [2.2, 5.4], B: [0, 0], C: [4.4, 0], D: [8, 0] },
    strokes: ["ABCA", "CD"],
    angles: [{ at: "BAC", text: "44°" }],
    equal: [["AB", "AC"]],
    height: 220,
  }),
  "c7-maths-two-walls.svg": planeFigure({
    points: {
      F: [12, 0],
      a: [0, 0],
      b: [0, 9],
      c: [21, 0],
      d: [21, 12],
      e: [0, 13],
      f: [21, 13],
      g: [-3, 0],
      h: [24, 0],
    },
    strokes: ["ac", "ae", "cf", "bFd"],
    lengths: [
      { at: "ab", text: "9 m" },
      { at: "cd", text: "12 m" },
      { at: "bF", text: "15 m" },
    ],
    height: 220,
  }),
  "c7-maths-bisectors.svg": planeFigure({
    points: { A: [3.2, 5], B: [0, 0], C: [7, 0], O: [3.26, 1.85] },
    strokes: ["ABCA", "BO", "CO"],
    angles: [
      { at: "ABO" },
      { at: "OBC" },
      { at: "ACO", arcs: 2 },
      { at: "OCB", arcs: 2 },
      { at: "BAC", text: "70°" },
    ],
    height: 230,
  }),
  "c7-maths-equal-parts.svg": planeFigure({
    points: { A: out(76, 5), B: [-5, 0], C: [5, 0], D: [0, 0] },
    strokes: ["ABCA", "AD"],
    angles: [{ at: "ABC", text: "38°" }],
    equal: [["AD", "BD", "CD"]],
    height: 210,
  }),
  "c7-maths-circle-square.svg": (alt) =>
    canvas(alt, 200, 190, [
      rectangle([30, 10], 140, 140),
      circle([100, 80], 70, { fill: "grey" }),
      text("14 cm", [100, 168], { size: 15 }),
    ]),
  "c7-maths-track.svg": (alt) =>
    canvas(alt, 300, 170, [
      line([
        [90, 30],
        [210, 30],
      ]),
      line([
        [90, 114],
        [210, 114],
      ]),
      arc([90, 72], 42, 180, 360),
      arc([210, 72], 42, 0, 180),
      line(
        [
          [90, 30],
          [90, 114],
        ],
        { dashed: true },
      ),
      line(
        [
          [210, 30],
          [210, 114],
        ],
        { dashed: true },
      ),
      text("100 m", [150, 132], { size: 15 }),
      text("70 m", [118, 72], { size: 15, halo: true }),
    ]),
  "c7-maths-half-rectangle.svg": planeFigure({
    points: { A: [0, 0], B: [18, 0], C: [18, 10], D: [0, 10], E: [6, 10], f: [-4, 0], g: [22, 0] },
    strokes: ["ABCDA", "AEB"],
    lengths: [
      { at: "AB", text: "18 cm" },
      { at: "BC", text: "10 cm" },
    ],
    height: 180,
  }),
  "c7-maths-goat.svg": (alt) =>
    canvas(alt, 240, 220, [
      rectangle([110, 20], 120, 96, { fill: "grey" }),
      arc([110, 116], 70, 90, 360, { dashed: true }),
      line([
        [110, 116],
        [60.5, 165.5],
      ]),
      dot([110, 116]),
      dot([60.5, 165.5], 6),
      text("G", [122, 104], { bold: true }),
      text("Shed", [175, 62], { size: 15 }),
      text("14 m", [104, 154], { size: 15, halo: true }),
    ]),
};
