import { drawAbacus } from "../abacus";
import { drawCells } from "../cells";
import { drawClock } from "../clock";
import { drawGeometry } from "../geometry";
import { drawNumberLine } from "../number-line";
import { drawParts } from "../parts";
import type { Point } from "../points";
import { drawThings } from "../things";
import { boxPoints, columnSum, dottedRows, firstOf } from "./pieces";

/** The middles o, p and q of three circles in a row, each with a point of its rim. */
const centresInRow: Readonly<Record<string, Point>> = {
  o: [1, 1],
  r: [2, 1],
  p: [3, 1],
  s: [4, 1],
  q: [5, 1],
  t: [6, 1],
};

/** The drawings of Maths in class 4, part 1 of 3, around their items’ `alt`. */
export const fourFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c4-maths-abacus.svg": (alt) =>
    drawAbacus({ alt, rods: ["TTh", "Th", "H", "T", "O"], frames: [{ beads: [2, 4, 0, 6, 3] }] }),
  "c4-maths-line-thousands.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 20_000,
      to: 30_000,
      step: 1000,
      labelled: [20_000, 30_000],
      write: (value) => value.toLocaleString("en-IN"),
      points: [{ at: 26_500, name: "P" }],
    }),
  "c4-maths-clock-roman.svg": (alt) => drawClock({ alt, hour: 3, minute: 40, numerals: "roman" }),
  "c4-maths-hidden-sum.svg": (alt) => columnSum(alt, [" 4A62", "+19B8", " 6440"]),
  "c4-maths-dots.svg": (alt) =>
    drawThings({ alt, rows: dottedRows(["oooooOO", "oooooOO", "oooooOO", "oooooOO"]) }),
  "c4-maths-tiles-24.svg": (alt) =>
    drawParts({ alt, wholes: [{ kind: "grid", count: 24, columns: 6, shaded: [] }] }),
  "c4-maths-shaded-multiples.svg": (alt) => {
    const shaded = new Set([32, 36, 40, 42, 44, 48]);
    const rows = [30, 40].map((tens) =>
      firstOf(10).map((ones) => `${shaded.has(tens + ones) ? "~" : ""}${tens + ones}`),
    );
    return drawCells({ alt, rows });
  },
  "c4-maths-three-quarters.svg": (alt) =>
    drawParts({
      alt,
      wholes: [
        { kind: "circle", count: 8, shaded: [0, 1, 2, 4, 6], name: "P" },
        { kind: "grid", count: 12, columns: 4, shaded: [0, 1, 2, 4, 6, 7, 9, 11], name: "Q" },
        { kind: "circle", count: 8, shaded: [0, 2, 3, 4, 6, 7], name: "R" },
        { kind: "grid", count: 16, columns: 4, shaded: [0, 2, 5, 7, 8, 10, 13, 15], name: "S" },
      ],
    }),
  "c4-maths-bars-fifths.svg": (alt) =>
    drawParts({
      alt,
      wholes: [
        { kind: "bar", count: 5, shaded: [0, 1, 2], name: "P" },
        { kind: "bar", count: 10, shaded: [0, 1], name: "Q" },
      ],
    }),
  "c4-maths-line-eighths.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 1,
      step: 0.125,
      labelled: [0, 1],
      points: [
        { at: 0.375, name: "P" },
        { at: 0.5, name: "Q" },
        { at: 0.75, name: "R" },
        { at: 0.875, name: "S" },
      ],
    }),
  "c4-maths-grid-12.svg": (alt) =>
    drawParts({ alt, wholes: [{ kind: "grid", count: 12, columns: 4, shaded: [0, 3, 6, 9] }] }),
  "c4-maths-rotis.svg": (alt) =>
    drawParts({
      alt,
      wholes: [
        { kind: "circle", count: 6, shaded: [0, 1, 2, 3, 4] },
        { kind: "circle", count: 6, shaded: [0, 1, 2, 3] },
      ],
    }),
  "c4-maths-five-points.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [2, 0], C: [3, 0], D: [5, 0], E: [8, 0] },
      strokes: ["AE"],
      dots: ["A", "B", "C", "D", "E"],
      height: 90,
    }),
  "c4-maths-three-circles.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        ...boxPoints("abcd", [0, 0], 6, 2),
        ...centresInRow,
      },
      strokes: ["abcda"],
      circles: ["or", "ps", "qt"],
      unnamed: Array.from("abcdorpsqt"),
      height: 150,
    }),
};
