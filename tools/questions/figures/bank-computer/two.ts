import { drawBlockCode } from "../block-code";
import { drawFlowchart } from "../flowchart";
import { drawBarGraph } from "../graphs";
import { drawKeys } from "../keys";
import { drawPictureGraph } from "../picture-graph";
import { drawLettered, drawSeries } from "../series";
import type { Cell, ShapeName } from "../shape";
import { drawSignBoard } from "../sign-board";
import { drawWalk } from "../walk";

const one = (shape: ShapeName, fill: "white" | "black"): Cell => [{ shape, fill }];

/** The drawings of Computer in class 2, around their items’ `alt`. */
export const two: Readonly<Record<string, (alt: string) => string>> = {
  "c2-computer-tablet-minutes.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      quantity: "Minutes",
      most: 50,
      step: 10,
      rows: [{ values: [20, 30, 40, 10, 50] }],
    }),
  "c2-computer-top-row.svg": (alt) => drawKeys({ alt, rows: [["Q", "W", "E", "R", "T", "Y"]] }),
  "c2-computer-frog-pond.svg": (alt) =>
    drawWalk({
      alt,
      columns: 3,
      rows: 3,
      walker: { across: 1, down: 3 },
      things: [{ across: 3, down: 1, words: "pond" }],
    }),
  "c2-computer-ball-wall.svg": (alt) =>
    drawWalk({
      alt,
      columns: 3,
      rows: 2,
      walker: { across: 1, down: 2 },
      things: [{ across: 3, down: 2, words: "star" }],
      walls: [{ across: 2, down: 2 }],
    }),
  "c2-computer-mouse-cheese.svg": (alt) =>
    drawWalk({
      alt,
      columns: 4,
      rows: 3,
      walker: { across: 1, down: 1 },
      things: [{ across: 4, down: 3, words: "cheese" }],
    }),
  "c2-computer-broken-key.svg": (alt) =>
    drawKeys({
      alt,
      rows: [
        ["Q", "W", "E"],
        ["A", "S", "D"],
      ],
      marked: ["S"],
    }),
  "c2-computer-sum-game.svg": (alt) =>
    drawSignBoard({ alt, lines: ["What is 6 + 4?", "11", "No, try again!"] }),
  "c2-computer-number-steps.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        { kind: "start", words: "Start" },
        { kind: "put", words: "Take 5" },
        { kind: "work", words: "Add 2" },
        { kind: "work", words: "Take away 1" },
        { kind: "end", words: "Show it" },
      ],
    }),
  "c2-computer-start-plan.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        { kind: "start", words: "Start" },
        { kind: "work", words: "Press the button" },
        { kind: "decision", words: "Light on?", no: { words: "Fix plug", to: 3 } },
        { kind: "end", words: "Log in" },
      ],
    }),
  "c2-computer-battery-low.svg": (alt) =>
    drawSignBoard({ alt, heading: true, lines: ["BATTERY LOW", "5 % left"] }),
  "c2-computer-four-shapes.svg": (alt) =>
    drawLettered({
      alt,
      cells: [one("circle", "black"), one("square", "white"), one("star", "black"), one("circle", "white")],
    }),
  "c2-computer-stamps.svg": (alt) =>
    drawSeries({
      alt,
      cells: [
        one("triangle", "white"),
        one("triangle", "black"),
        one("square", "white"),
        one("square", "black"),
        one("triangle", "white"),
        "?",
      ],
    }),
  "c2-computer-kites.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "kite",
      each: 2,
      unit: "kites",
      rows: [
        { name: "Ina", value: 6 },
        { name: "Dev", value: 10 },
        { name: "Omar", value: 4 },
      ],
    }),
  "c2-computer-two-lines.svg": (alt) => drawSignBoard({ alt, lines: ["my dog is red.", "It can run."] }),
  "c2-computer-cat-blocks.svg": (alt) =>
    drawBlockCode({
      alt,
      blocks: [
        { words: "when tapped", kind: "event" },
        { words: "right 2", kind: "motion" },
        { words: "say Hi", kind: "looks" },
        { words: "right 1", kind: "motion" },
      ],
    }),
  "c2-computer-lab-rules.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: ["LAB RULES", "1 Dry hands only.", "2 No food.", "3 Shut down at the end."],
    }),
};
