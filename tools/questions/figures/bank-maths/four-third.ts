import { drawCells } from "../cells";
import { drawGeometry } from "../geometry";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawParts } from "../parts";
import { drawPictureGraph } from "../picture-graph";
import { drawThings } from "../things";
import { boxPoints, dottedRows, monthRows, weekDays } from "./pieces";

/** The drawings of Maths in class 4, part 3 of 3, around their items’ `alt`. */
export const fourThird: Readonly<Record<string, (alt: string) => string>> = {
  "c4-maths-stick-squares.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        ...boxPoints("abgh", [0, 0], 1, 1),
        ...boxPoints("cdef", [2, 0], 1, 1),
      },
      strokes: ["ad", "he", "ah", "bg", "cf", "de"],
      dots: Array.from("abcdefgh"),
      unnamed: Array.from("abcdefgh"),
      height: 130,
    }),
  "c4-maths-grey-round.svg": (alt) =>
    drawParts({
      alt,
      wholes: [1, 2, 3].map((white) => {
        const columns = white + 2;
        const isWhite = (index: number) => index > columns && index < 2 * columns - 1;
        const shaded = Array.from({ length: 3 * columns }, (_, index) => index);
        return {
          kind: "grid",
          count: 3 * columns,
          columns,
          shaded: shaded.filter((index) => !isWhite(index)),
        };
      }),
    }),
  "c4-maths-triangle.svg": (alt) => drawThings({ alt, rows: dottedRows(["o", "oo", "ooo", "oooo"]) }),
  "c4-maths-month.svg": (alt) => drawCells({ alt, head: weekDays, rows: monthRows(31, 0) }),
  "c4-maths-tree-graph.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "tree",
      each: 8,
      unit: "trees",
      rows: [
        { name: "Lake", value: 32 },
        { name: "Fort", value: 24 },
        { name: "Hill", value: 20 },
      ],
    }),
  "c4-maths-visitor-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      quantity: "Visitors",
      most: 100,
      step: 10,
      rows: [{ values: [35, 45, 55, 60, 90] }],
    }),
  "c4-maths-clubs.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Chess", "Music", "Art", "Drama"],
      quantity: "Children",
      most: 12,
      step: 2,
      rows: [
        { name: "Boys", values: [12, 8, 4, 8] },
        { name: "Girls", values: [4, 10, 12, 8] },
      ],
    }),
  "c4-maths-temperature.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["6", "8", "10", "12", "14"],
      quantity: "Temperature (°C)",
      most: 40,
      step: 5,
      rows: [{ values: [15, 20, 30, 35, 30] }],
    }),
  "c4-maths-missing-bar.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Jan", "Feb", "Mar", "Apr"],
      quantity: "New members",
      most: 60,
      step: 10,
      rows: [{ values: [40, 20, 60, 0] }],
    }),
  "c4-maths-kite-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Thu", "Fri", "Sat", "Sun"],
      quantity: "Kites",
      most: 60,
      step: 10,
      rows: [{ values: [30, 20, 40, 50] }],
    }),
};
