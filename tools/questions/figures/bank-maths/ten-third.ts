import { drawGeometry } from "../geometry";
import type { Point } from "../points";

/** A point of the unit circle in degrees, or beyond it. */
function round(degrees: number, far = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  return [far * Math.cos(angle), far * Math.sin(angle)];
}

/** Where the tangents at two points of the unit circle meet, the points given in degrees. */
const meeting = (first: number, second: number): Point =>
  round((first + second) / 2, 1 / Math.cos(((second - first) * Math.PI) / 360));

/** The drawings of Maths in class 10, part 3 of 3, around their items’ `alt`. */
export const tenThird: Readonly<Record<string, (alt: string) => string>> = {
  "c10-maths-two-angles.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 3.46], B: [0, 0], C: [2, 0], D: [6, 0] },
      strokes: ["ABDA", "AC"],
      angles: [
        { at: "ABC", right: true },
        { at: "ACB", text: "60°" },
        { at: "ADB", text: "30°" },
      ],
      lengths: [{ at: "CD", text: "40 m" }],
    }),
  "c10-maths-incircle.svg": (alt) =>
    drawGeometry({
      alt,
      points: { C: [0, 0], B: [12, 0], A: [0, 9], o: [3, 3], r: [3, 0] },
      strokes: ["ABCA"],
      circles: ["or"],
      unnamed: ["o", "r"],
      angles: [{ at: "ACB", right: true }],
      lengths: [
        { at: "AC", text: "9 cm" },
        { at: "BC", text: "12 cm" },
      ],
    }),
  "c10-maths-two-circles.svg": (alt) =>
    drawGeometry({
      alt,
      points: { O: [0, 0], A: [-12, 5], B: [12, 5], r: [5, 0] },
      strokes: ["AB"],
      circles: ["OA", "Or"],
      unnamed: ["r"],
      dots: ["O"],
      height: 230,
    }),
  "c10-maths-third-tangent.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        A: round(60),
        B: round(-60),
        P: meeting(-60, 60),
        E: round(8),
        C: meeting(8, 60),
        D: meeting(-60, 8),
        o: [0, 0],
      },
      strokes: ["PA", "PB", "CD"],
      circles: ["oA"],
      unnamed: ["o"],
      dots: ["A", "B", "E"],
      lengths: [{ at: "PA", text: "12 cm" }],
      height: 220,
    }),
  "c10-maths-four-circles.svg": (alt) =>
    drawGeometry({
      alt,
      points: { a: [0, 0], b: [2, 0], c: [2, 2], d: [0, 2], m: [1, 0], n: [2, 1], o: [1, 2], p: [0, 1] },
      strokes: ["abcda"],
      circles: ["am", "bn", "co", "dp"],
      unnamed: Array.from("abcdmnop"),
      height: 230,
    }),
  "c10-maths-cut-cone.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [3, 7], B: [0, 0], C: [6, 0], D: [1.5, 3.5], E: [4.5, 3.5] },
      strokes: ["ABCA"],
      dashed: ["DE"],
      equal: [
        ["AD", "DB"],
        ["AE", "EC"],
      ],
    }),
  "c10-maths-dart-board.svg": (alt) =>
    drawGeometry({
      alt,
      points: { a: [0, 0], b: [14, 0], c: [14, 14], d: [0, 14], o: [7, 7], r: [7, 0] },
      strokes: ["abcda"],
      circles: ["or"],
      unnamed: Array.from("abcdor"),
      lengths: [{ at: "bc", text: "14 cm" }],
    }),
};
