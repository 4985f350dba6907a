import { drawAbacus } from "../abacus";
import { drawCells } from "../cells";
import { drawCubeStack } from "../cube-stack";
import { drawGeometry } from "../geometry";
import { drawNumberLine } from "../number-line";
import { drawParts } from "../parts";
import { drawLettered, drawOption } from "../series";
import { drawThings } from "../things";
import { boxPoints, columnSum, dottedRows, numberBoxes } from "./pieces";

/** The drawings of Maths in class 1, numbers and shapes, around their items’ `alt`. */
export const oneFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c1-maths-bars.svg": (alt) => drawThings({ alt, rows: dottedRows(["rrr", "oooooooooooo"]) }),
  "c1-maths-abacus.svg": (alt) => drawAbacus({ alt, rods: ["T", "O"], frames: [{ beads: [5, 3] }] }),
  "c1-maths-line.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 40,
      to: 60,
      step: 1,
      labelled: [40, 50, 60],
      points: [{ at: 47, name: "P" }],
    }),
  "c1-maths-chart.svg": (alt) =>
    numberBoxes(alt, [
      ["24", "25", "26"],
      ["34", "#", "36"],
      ["44", "45", "46"],
    ]),
  "c1-maths-chart-piece.svg": (alt) =>
    numberBoxes(alt, [
      ["61", "", ""],
      ["", "", "?"],
    ]),
  "c1-maths-ball-rows.svg": (alt) =>
    drawThings({
      alt,
      rows: [
        { name: "Ali", things: "oooooo" },
        { name: "Mina", things: "ooooooooo" },
        { name: "Joy", things: "oooooooo" },
        { name: "Ravi", things: "ooooo" },
        { name: "Sara", things: "oooooooooo" },
      ],
    }),
  "c1-maths-near-fifty.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 40,
      to: 60,
      step: 1,
      labelled: [40, 50, 60],
      points: [
        { at: 44, name: "P" },
        { at: 52, name: "Q" },
        { at: 57, name: "R" },
      ],
    }),
  "c1-maths-two-rows.svg": (alt) =>
    drawThings({
      alt,
      rows: [
        { name: "Ali", things: "oooooooo" },
        { name: "Mina", things: "oooo" },
      ],
    }),
  "c1-maths-five-four.svg": (alt) => drawThings({ alt, rows: dottedRows(["ooooo", "oooo"]) }),
  "c1-maths-stars.svg": (alt) => drawThings({ alt, rows: dottedRows(["xxxxx", "xx"]) }),
  "c1-maths-sum.svg": (alt) => columnSum(alt, [" 2A", "+ 5", " 29"]),
  "c1-maths-difference.svg": (alt) => columnSum(alt, [" 5A", "− 3", " 54"]),
  "c1-maths-jumps.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 15,
      step: 1,
      labelled: [0, 3, 8, 12, 15],
      jumps: [
        { from: 3, to: 8 },
        { from: 8, to: 12 },
      ],
    }),
  "c1-maths-jump-back.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 20,
      step: 1,
      labelled: [0, 12, 17, 20],
      jumps: [{ from: 17, to: 12 }],
    }),
  "c1-maths-balloons.svg": (alt) => drawThings({ alt, rows: dottedRows(["oooooooo", "oooooo"]) }),
  "c1-maths-shapes.svg": (alt) => drawThings({ alt, rows: dottedRows(["tsottsost"]) }),
  "c1-maths-corners.svg": (alt) =>
    drawLettered({
      alt,
      cells: [[{ shape: "triangle" }], [{ shape: "square" }], [{ shape: "pentagon" }], [{ shape: "circle" }]],
    }),
  "c1-maths-house.svg": (alt) =>
    drawGeometry({
      alt,
      points: { ...boxPoints("abcd", [0, 0], 2, 2), e: [1, 3.6] },
      strokes: ["abcda", "dec"],
      dots: Array.from("abcde"),
      unnamed: Array.from("abcde"),
    }),
  "c1-maths-window.svg": (alt) =>
    drawParts({ alt, wholes: [{ kind: "grid", count: 4, columns: 2, shaded: [] }] }),
  "c1-maths-piece-k.svg": (alt) => drawOption({ alt, cell: [{ shape: "half circle" }] }),
  "c1-maths-piece-l.svg": (alt) => drawOption({ alt, cell: [{ shape: "quarter" }] }),
  "c1-maths-piece-m.svg": (alt) => drawOption({ alt, cell: [{ shape: "triangle" }] }),
  "c1-maths-pile.svg": (alt) =>
    drawCubeStack({
      alt,
      heights: [
        [2, 2],
        [1, 0],
      ],
    }),
  "c1-maths-shape-rows.svg": (alt) =>
    drawThings({
      alt,
      rows: [
        { name: "P", things: "osoos" },
        { name: "Q", things: "sososo" },
        { name: "R", things: "ssoso" },
      ],
    }),
  "c1-maths-six-shapes.svg": (alt) => drawThings({ alt, rows: dottedRows(["ostxdo"]) }),
  "c1-maths-shelf.svg": (alt) =>
    drawCells({
      alt,
      width: 80,
      height: 40,
      size: 18,
      rows: [
        ["cup", "ball", "book"],
        ["kite", "drum", "doll"],
        ["bag", "cap", "shoe"],
      ],
    }),
  "c1-maths-black-third.svg": (alt) => drawThings({ alt, rows: dottedRows(["ooOoooo"]) }),
};
