import { drawGeometry } from "../geometry";
import type { Point } from "../points";

const rad = Math.PI / 180;

/** A point at a distance and an angle, in degrees from the right, anticlockwise. */
const polar = (degrees: number, far = 1, [x, y]: Point = [0, 0]): Point => [
  x + far * Math.cos(degrees * rad),
  y + far * Math.sin(degrees * rad),
];

/** Where the line through two points meets the line through two others. */
function crossing([a, b]: Point, [c, d]: Point, [p, q]: Point, [r, s]: Point): Point {
  const share = ((p - a) * (s - q) - (q - b) * (r - p)) / ((c - a) * (s - q) - (d - b) * (r - p));
  return [a + share * (c - a), b + share * (d - b)];
}

/** The drawings of Maths in class 9, part 3 of 3, around their items’ `alt`. */
export const nineThird: Readonly<Record<string, (alt: string) => string>> = {
  "c9-maths-kite.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [2.5, 3], C: [9, 0], D: [2.5, -3] },
      strokes: ["ABCDA", "AC"],
      equal: [
        ["AB", "AD"],
        ["BC", "DC"],
      ],
    }),
  "c9-maths-zigzag.svg": (alt) => {
    const at = (arm: number, far: number): Point => polar(arm, far);
    const step = (fold: number): number => Math.sin(fold * 20 * rad) / Math.sin(20 * rad);
    return drawGeometry({
      alt,
      points: { A: [0, 0], B: at(20, 1), C: at(0, step(2)), D: at(20, step(3)), E: at(0, step(4)) },
      strokes: ["AD", "AE", "BC", "CD", "DE"],
      equal: [["AB", "BC", "CD", "DE"]],
      angles: [{ at: "BAC", text: "20°" }],
    });
  },
  "c9-maths-square-triangle.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [4, 0], C: [4, 4], D: [0, 4], E: [2, 2 * Math.sqrt(3)] },
      strokes: ["ABCDA", "AEB", "DEC"],
      height: 230,
    }),
  "c9-maths-bisector.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        A: [0, 0],
        B: [10, 0],
        C: polar(60, 6, [10, 0]),
        D: polar(60, 6),
        E: polar(60, 6, [6, 0]),
      },
      strokes: ["ABCDA", "AE"],
      angles: [{ at: "BAE" }, { at: "EAD" }],
      lengths: [
        { at: "AB", text: "10 cm" },
        { at: "BC", text: "6 cm" },
      ],
    }),
  "c9-maths-semicircle.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [-1, 0], B: [1, 0], C: polar(70), D: polar(130), o: [0, 0] },
      strokes: ["AB", "AC", "ADC", "CB"],
      circles: ["oA"],
      unnamed: ["o"],
      angles: [{ at: "BAC", text: "35°" }],
      height: 230,
    }),
  "c9-maths-crossing-chords.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        A: polar(200),
        B: polar(300),
        C: polar(10),
        D: polar(100),
        E: crossing(polar(200), polar(10), polar(300), polar(100)),
        o: [0, 0],
      },
      strokes: ["ABCDA", "AC", "BD"],
      circles: ["oA"],
      unnamed: ["o"],
      angles: [
        { at: "BAC", text: "35°" },
        { at: "AEB", text: "95°" },
      ],
      height: 240,
    }),
  "c9-maths-field.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 5], B: [0, 0], C: [11, 0], D: [5, 7.5], x: [-1.8, 0] },
      unnamed: ["x"],
      strokes: ["ABCDA"],
      dashed: ["AC"],
      angles: [{ at: "ABC", right: true }],
      lengths: [
        { at: "AB", text: "9 m" },
        { at: "BC", text: "40 m" },
        { at: "CD", text: "28 m" },
        { at: "DA", text: "15 m" },
      ],
      height: 220,
    }),
};
