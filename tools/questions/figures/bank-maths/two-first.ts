import { drawAbacus } from "../abacus";
import { drawCubeStack } from "../cube-stack";
import { drawDotPaper } from "../dot-paper";
import { drawGeometry } from "../geometry";
import { drawNumberLine } from "../number-line";
import { drawLettered } from "../series";
import { drawThings } from "../things";
import { boxPoints, columnSum, dottedRows, numberBoxes } from "./pieces";

/** The drawings of Maths in class 2, numbers, groups and shapes, around their items’ `alt`. */
export const twoFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c2-maths-line-tens.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 300,
      to: 400,
      step: 10,
      labelled: [300, 400],
      points: [{ at: 365, name: "P" }],
    }),
  "c2-maths-abacus.svg": (alt) => drawAbacus({ alt, rods: ["H", "T", "O"], frames: [{ beads: [4, 0, 7] }] }),
  "c2-maths-blocks.svg": (alt) => drawThings({ alt, rows: dottedRows(["sss", "rrrrrrrrrrrr", "oooo"]) }),
  "c2-maths-two-abacuses.svg": (alt) =>
    drawAbacus({
      alt,
      rods: ["H", "T", "O"],
      frames: [
        { beads: [2, 3, 5], name: "P" },
        { beads: [3, 2, 5], name: "Q" },
      ],
    }),
  "c2-maths-hidden-sum.svg": (alt) => columnSum(alt, [" 4A", "+38", " 85"]),
  "c2-maths-hidden-difference.svg": (alt) => columnSum(alt, [" 8A", "−36", " 47"]),
  "c2-maths-fifteen.svg": (alt) =>
    numberBoxes(alt, [
      ["8", "1", ""],
      ["", "5", "7"],
      ["?", "9", ""],
    ]),
  "c2-maths-chart-piece.svg": (alt) =>
    numberBoxes(alt, [
      ["23", "", ""],
      ["", "34", ""],
      ["", "", "?"],
    ]),
  "c2-maths-jumps.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 30,
      to: 80,
      step: 5,
      labelled: [30, 35, 55, 70, 75, 80],
      jumps: [
        { from: 35, to: 55 },
        { from: 55, to: 75 },
        { from: 75, to: 70 },
      ],
    }),
  "c2-maths-three-rows.svg": (alt) => drawThings({ alt, rows: dottedRows(["oooooo", "oooooo", "oooooo"]) }),
  "c2-maths-buttons.svg": (alt) => drawThings({ alt, rows: dottedRows(["ooooooooo", "oooooooo"]) }),
  "c2-maths-four-shapes.svg": (alt) =>
    drawLettered({
      alt,
      cells: [
        [{ shape: "square" }],
        [{ shape: "rectangle" }],
        [{ shape: "triangle" }],
        [{ shape: "pentagon" }],
      ],
    }),
  "c2-maths-cut-triangle.svg": (alt) =>
    drawGeometry({
      alt,
      points: { a: [3, 5], b: [0, 0], c: [4, 0], d: [8, 0] },
      strokes: ["abda", "ac"],
      unnamed: Array.from("abcd"),
      height: 170,
    }),
  "c2-maths-block.svg": (alt) =>
    drawCubeStack({
      alt,
      heights: [
        [2, 2, 2],
        [2, 2, 2],
        [2, 2, 2],
      ],
    }),
  "c2-maths-pile.svg": (alt) =>
    drawCubeStack({
      alt,
      heights: [
        [2, 1],
        [1, 0],
      ],
    }),
  "c2-maths-crossed-square.svg": (alt) =>
    drawGeometry({
      alt,
      points: boxPoints("abcd", [0, 0], 4, 4),
      strokes: ["abcda", "ac", "bd"],
      unnamed: Array.from("abcd"),
      height: 180,
    }),
  "c2-maths-dot-shape.svg": (alt) => drawDotPaper({ alt, strokes: ["ai", "ik", "kg", "gf", "fb", "ba"] }),
  "c2-maths-beads.svg": (alt) => drawThings({ alt, rows: [{ things: "OosOos" }], strung: true }),
  "c2-maths-triangle.svg": (alt) => drawThings({ alt, rows: dottedRows(["o", "oo", "ooo", "oooo"]) }),
};
