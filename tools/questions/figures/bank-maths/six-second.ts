import { canvas } from "../canvas";
import { drawCells } from "../cells";
import { drawClock } from "../clock";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawNumberLine } from "../number-line";
import { drawPictureGraph } from "../picture-graph";
import { drawLettered } from "../series";
import { line, rectangle, polygon } from "../strokes";
import { planeFigure } from "./plane-figure";

/** The drawings of Maths in class 6, part 2 of 3, around their items’ `alt`. */
export const sixSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c6-maths-four-figures.svg": (alt) =>
    drawLettered({
      alt,
      cells: [[{ shape: "triangle" }], [{ shape: "square" }], [{ shape: "rectangle" }], [{ shape: "arrow" }]],
    }),
  "c6-maths-cells.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["#", "", "", "", ""],
        ["#", "#", "", "", "#"],
        ["", "#", "", "#", ""],
        ["", "", "#", "", "#"],
      ],
      width: 38,
      height: 38,
    }),
  "c6-maths-mirrored-clock.svg": (alt) =>
    drawClock({ alt, hour: 4, minute: 50, numerals: "none", mirrored: true }),
  "c6-maths-mirrored-twice.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 20,
      step: 1,
      labelled: [0, 5, 10, 15, 20],
      points: [
        { at: 2, name: "P" },
        { at: 5, name: "M" },
        { at: 9, name: "N" },
      ],
    }),
  "c6-maths-books.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "book",
      each: 8,
      unit: "books",
      rows: [
        { name: "Mon", value: 24 },
        { name: "Tue", value: 36 },
        { name: "Wed", value: 28 },
        { name: "Thu", value: 20 },
      ],
    }),
  "c6-maths-rain.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["June", "July", "Aug", "Sep"],
      quantity: "Rain (mm)",
      most: 90,
      step: 10,
      rows: [
        { name: "Town A", values: [40, 60, 90, 50] },
        { name: "Town B", values: [30, 30, 70, 10] },
      ],
    }),
  "c6-maths-morning.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["6:00", "8:00", "10:00", "12:00", "14:00"],
      quantity: "Temperature (°C)",
      most: 32,
      step: 4,
      rows: [{ values: [14, 18, 26, 30, 31] }],
    }),
  "c6-maths-floor.svg": planeFigure({
    points: { p: [0, 0], q: [84, 0], r: [84, 60], s: [0, 60], t: [-14, 0], u: [110, 0] },
    strokes: ["pqrsp"],
    lengths: [
      { at: "pq", text: "84 dm" },
      { at: "qr", text: "60 dm" },
    ],
  }),
  "c6-maths-cut-square.svg": (alt) =>
    canvas(alt, 176, 176, [
      polygon(
        [
          [8, 8],
          [88, 168],
          [8, 168],
        ],
        { fill: "grey" },
      ),
      polygon(
        [
          [88, 88],
          [168, 88],
          [168, 168],
        ],
        { fill: "grey" },
      ),
      rectangle([8, 8], 160, 160),
      line([
        [88, 8],
        [88, 168],
      ]),
      line([
        [88, 88],
        [168, 88],
      ]),
      line([
        [88, 88],
        [168, 168],
      ]),
    ]),
};
