import type { Point } from "../points";
import { planeFigure } from "./plane-figure";

const tip = (turn: number): Point => [
  Math.cos(((turn * 72 - 126) * Math.PI) / 180),
  Math.sin(((turn * 72 - 126) * Math.PI) / 180),
];
const [A, B, C, D, E] = [tip(0), tip(1), tip(2), tip(3), tip(4)];
const side = B[0] - A[0];

/** The drawings of Maths in class 8, plane figures, around their items’ `alt`. */
export const eightSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c8-maths-ladder.svg": planeFigure({
    points: { A: [0, 12], B: [0, 0], C: [5, 0], x: [-3, 0], y: [9, 0] },
    strokes: ["AB", "BC", "CA"],
    angles: [{ at: "ABC", right: true }],
    lengths: [
      { at: "BC", text: "5 m" },
      { at: "AC", text: "13 m" },
    ],
    height: 220,
  }),
  "c8-maths-square-parts.svg": planeFigure({
    points: {
      p: [0, 0],
      q: [7, 0],
      r: [7, 7],
      s: [0, 7],
      t: [0, 2.5],
      u: [7, 2.5],
      v: [4.5, 0],
      w: [4.5, 7],
    },
    strokes: ["pqrsp", "tu", "vw"],
    lengths: [
      { at: "sw", text: "a" },
      { at: "wr", text: "b" },
      { at: "st", text: "a" },
      { at: "tp", text: "b" },
    ],
    height: 220,
  }),
  "c8-maths-cut-sheet.svg": planeFigure({
    points: { p: [0, 0], q: [6, 0], r: [6, 3.5], s: [3.5, 3.5], t: [3.5, 6], u: [0, 6] },
    strokes: ["pqrstup"],
    lengths: [
      { at: "pq", text: "a" },
      { at: "up", text: "a" },
      { at: "rs", text: "b" },
      { at: "st", text: "b" },
    ],
  }),
  "c8-maths-area-parts.svg": planeFigure({
    points: {
      p: [0, 0],
      q: [9, 0],
      r: [9, 6],
      s: [0, 6],
      t: [0, 2.4],
      u: [9, 2.4],
      v: [4.2, 0],
      w: [4.2, 6],
      h: [1, 3.6],
      i: [3.2, 3.6],
      j: [5.6, 3.6],
      k: [7.8, 3.6],
      l: [1, 1.9],
      m: [3.2, 1.9],
      n: [5.6, 1.9],
      o: [7.8, 1.9],
    },
    strokes: ["pqrsp", "tu", "vw"],
    lengths: [
      { at: "hi", text: "x²" },
      { at: "jk", text: "5x" },
      { at: "lm", text: "3x" },
      { at: "no", text: "15" },
    ],
  }),
  "c8-maths-exterior-angle.svg": planeFigure({
    points: { A: [4, 5], B: [0, 0], C: [7, 0], D: [11, 0] },
    strokes: ["ABCA", "CD"],
    angles: [
      { at: "BAC", text: "(2x + 5)°" },
      { at: "ABC", text: "(3x − 10)°" },
      { at: "ACD", text: "(6x − 25)°" },
    ],
    height: 220,
  }),
  "c8-maths-gears.svg": planeFigure({
    points: { P: [0, 0], Q: [5, 0], m: [3, 0] },
    circles: ["Pm", "Qm"],
    dots: ["P", "Q"],
  }),
  "c8-maths-four-angles.svg": planeFigure({
    points: { A: [0, 0], B: [7, 0], C: [8, 5], D: [2, 5.5], z: [-1.6, 5.8] },
    strokes: ["ABCDA", "Dz"],
    angles: [
      { at: "DAB", text: "80°" },
      { at: "ABC", text: "95°" },
      { at: "BCD", text: "x" },
      { at: "ADz", text: "70°" },
    ],
    height: 220,
  }),
  "c8-maths-parallelogram.svg": planeFigure({
    points: { A: [0, 0], B: [11, 0], C: [14, 6], D: [3, 6], O: [7, 3] },
    strokes: ["ABCDA", "AC", "BD"],
    lengths: [{ at: "AB", text: "11 cm" }],
  }),
  "c8-maths-pentagon.svg": planeFigure({
    points: { A, B, C, D, E, F: [B[0], B[1] + side], G: [A[0], A[1] + side] },
    strokes: ["ABCDEA", "AGFB"],
    height: 230,
  }),
  "c8-maths-house.svg": planeFigure({
    points: {
      p: [0, 0],
      q: [8, 0],
      r: [8, 5],
      s: [0, 5],
      t: [4, 8],
      u: [9.5, 0],
      v: [9.5, 8],
      w: [11, 0],
      x: [-1.5, 0],
    },
    strokes: ["pqrtsp", "rs"],
    dashed: ["uv"],
    lengths: [
      { at: "pq", text: "8 m" },
      { at: "sp", text: "5 m" },
      { at: "uv", text: "8 m" },
    ],
    height: 220,
  }),
  "c8-maths-field.svg": planeFigure({
    points: { A: [0, 0], C: [10, 0], B: [4, -4.5], D: [6.5, 3], x: [4, 0], y: [6.5, 0] },
    strokes: ["ABCDA", "AC"],
    dashed: ["Bx", "Dy"],
    angles: [
      { at: "AxB", right: true },
      { at: "CyD", right: true },
    ],
    lengths: [
      { at: "Bx", text: "18 m" },
      { at: "Dy", text: "12 m" },
    ],
    height: 220,
  }),
};
