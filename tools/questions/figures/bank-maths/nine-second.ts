import { drawGeometry } from "../geometry";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawPieChart } from "../pie-chart";
import type { Point } from "../points";
import { drawSolidNet } from "../solid-nets";

const rad = Math.PI / 180;

/** A point at a distance and an angle, in degrees from the right, anticlockwise. */
const polar = (degrees: number, far = 1, [x, y]: Point = [0, 0]): Point => [
  x + far * Math.cos(degrees * rad),
  y + far * Math.sin(degrees * rad),
];

/** The drawings of Maths in class 9, part 2 of 3, around their items’ `alt`. */
export const nineSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c9-maths-net.svg": (alt) => drawSolidNet({ alt, solid: "cylinder" }),
  "c9-maths-marks.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["0–10", "10–20", "20–30", "30–40", "40–50"],
      quantity: "Students",
      most: 12,
      step: 2,
      rows: [{ values: [4, 6, 10, 12, 8] }],
    }),
  "c9-maths-polygons.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["5", "15", "25", "35", "45"],
      quantity: "Students",
      most: 8,
      step: 1,
      rows: [
        { name: "Section A", values: [2, 4, 8, 4, 2] },
        { name: "Section B", values: [0, 2, 6, 8, 4] },
      ],
    }),
  "c9-maths-spinner.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 360,
      slices: [
        { name: "A", value: 150, label: "150°" },
        { name: "B", value: 90, label: "90°" },
        { name: "C", value: 120, label: "120°" },
      ],
    }),
  "c9-maths-transversal.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        A: [0, 4],
        B: [12, 4],
        C: [0, 0],
        D: [12, 0],
        G: [6.5, 4],
        H: [5, 0],
        e: [7.2, 5.9],
        f: [4.3, -1.9],
      },
      strokes: ["AB", "CD", "ef"],
      parallel: [["AB", "CD"]],
      unnamed: ["e", "f"],
      angles: [
        { at: "AGH", text: "(3x + 10)°" },
        { at: "GHD", text: "(5x − 30)°" },
      ],
      height: 220,
    }),
  "c9-maths-half-angle.svg": (alt) =>
    drawGeometry({
      alt,
      points: { O: [0, 0], A: [-3, 0], B: [3, 0], C: polar(140, 3), D: polar(75, 3), E: polar(107.5, 3) },
      strokes: ["AB", "OC", "OD", "OE"],
      angles: [
        { at: "AOC", text: "40°" },
        { at: "BOD", text: "75°" },
      ],
    }),
  "c9-maths-star.svg": (alt) => {
    const tip = (turn: number): Point => polar(90 - 144 * turn);
    const [A, B, C, D, E] = [tip(0), tip(1), tip(2), tip(3), tip(4)];
    return drawGeometry({
      alt,
      points: { A, B, C, D, E },
      strokes: ["ABCDEA"],
      angles: [
        { at: "EAB", text: "30°" },
        { at: "ABC", text: "40°" },
        { at: "BCD", text: "35°" },
        { at: "CDE", text: "25°" },
      ],
      height: 240,
    });
  },
};
