import { drawFlowchart } from "../flowchart";
import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawKeys } from "../keys";
import { drawPictureGraph } from "../picture-graph";
import { drawLettered, drawSeries } from "../series";
import type { Cell, ShapeName } from "../shape";
import { drawSignBoard } from "../sign-board";
import { drawWalk } from "../walk";

const shape = (name: ShapeName, fill: "white" | "black" = "white"): Cell => [{ shape: name, fill }];

/** A program of one step on one number. */
const oneStep =
  (words: string) =>
  (alt: string): string =>
    drawFlowchart({
      alt,
      steps: [
        { kind: "start", words: "Start" },
        { kind: "put", words: "Take a number" },
        { kind: "work", words },
        { kind: "end", words: "Show it" },
      ],
    });

/** The ball in the middle of a board of nine squares, and what it is to reach. */
const fromTheMiddle =
  (words: string, across: number, down: number) =>
  (alt: string): string =>
    drawWalk({
      alt,
      columns: 3,
      rows: 3,
      walker: { across: 2, down: 2 },
      things: [{ across, down, words }],
    });

/** The drawings of Computer in class 1, around their items’ `alt`. */
export const one: Readonly<Record<string, (alt: string) => string>> = {
  "c1-computer-four-keys.svg": (alt) => drawKeys({ alt, rows: [["A", "S", "D", "F"]] }),
  "c1-computer-grey-key.svg": (alt) => drawKeys({ alt, rows: [["K", "L", "M"]], marked: ["L"] }),
  "c1-computer-ball-flower.svg": (alt) =>
    drawWalk({
      alt,
      columns: 4,
      rows: 2,
      walker: { across: 1, down: 1 },
      things: [{ across: 4, down: 1, words: "flower" }],
    }),
  "c1-computer-ball-nest.svg": fromTheMiddle("nest", 2, 1),
  "c1-computer-ball-hen.svg": fromTheMiddle("hen", 3, 1),
  "c1-computer-add-two.svg": oneStep("Add 2"),
  "c1-computer-take-one.svg": oneStep("Take away 1"),
  "c1-computer-low-battery.svg": (alt) => drawSignBoard({ alt, lines: ["Low battery"] }),
  "c1-computer-three-shapes.svg": (alt) =>
    drawLettered({ alt, cells: [shape("circle"), shape("square"), shape("triangle")] }),
  "c1-computer-stamp-row.svg": (alt) =>
    drawSeries({
      alt,
      cells: [shape("circle"), shape("star"), shape("circle"), shape("star"), shape("circle"), "?"],
    }),
  "c1-computer-square-row.svg": (alt) =>
    drawSeries({
      alt,
      cells: [
        shape("square"),
        shape("square", "black"),
        shape("square", "black"),
        shape("square"),
        shape("square", "black"),
        "?",
      ],
    }),
  "c1-computer-kites.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "kite",
      each: 1,
      unit: "kite",
      rows: [
        { name: "Ina", value: 3 },
        { name: "Dev", value: 5 },
        { name: "Omar", value: 2 },
      ],
    }),
  "c1-computer-minutes.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Ali", "Bina", "Chand"],
      quantity: "Minutes",
      most: 20,
      step: 5,
      rows: [{ values: [10, 20, 15] }],
    }),
  "c1-computer-house.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [3, 0], C: [3, 3], D: [0, 3], E: [1.5, 5] },
      strokes: ["ABCDA", "DEC"],
      unnamed: ["A", "B", "C", "D", "E"],
    }),
  "c1-computer-lab-rules.svg": (alt) =>
    drawSignBoard({ alt, heading: true, lines: ["LAB RULES", "1 Dry hands.", "2 No food."] }),
};
