import { drawBlockCode } from "../block-code";
import { drawFlowchart, type Step } from "../flowchart";
import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawKeys } from "../keys";
import { drawLettered } from "../series";
import { drawSignBoard } from "../sign-board";
import { drawWalk } from "../walk";

/** A program that works on one number, step by step. */
const numberSteps =
  (...work: readonly string[]) =>
  (alt: string): string => {
    const steps: Step[] = work.map((words) => ({ kind: "work", words }));
    return drawFlowchart({
      alt,
      steps: [
        { kind: "start", words: "Start" },
        { kind: "put", words: "Take a number" },
        ...steps,
        { kind: "end", words: "Show it" },
      ],
    });
  };

/** The drawings of Computer in class 3, around their items’ `alt`. */
export const three: Readonly<Record<string, (alt: string) => string>> = {
  "c3-computer-steps-watch.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      quantity: "Steps (hundreds)",
      most: 80,
      step: 20,
      rows: [{ values: [40, 60, 50, 50, 80] }],
    }),
  "c3-computer-key-map.svg": (alt) => drawKeys({ alt, rows: [["Q", "W", "E", "R", "T", "Y"]] }),
  "c3-computer-robot-board.svg": (alt) =>
    drawWalk({
      alt,
      columns: 4,
      rows: 3,
      walker: { across: 1, down: 3, faces: "right" },
      things: [
        { across: 2, down: 1, words: "hen" },
        { across: 3, down: 1, words: "cow" },
        { across: 4, down: 3, words: "duck" },
        { across: 2, down: 2, words: "goat" },
      ],
    }),
  "c3-computer-two-walls.svg": (alt) =>
    drawWalk({
      alt,
      columns: 3,
      rows: 3,
      walker: { across: 1, down: 3 },
      things: [{ across: 3, down: 1, words: "star" }],
      walls: [
        { across: 2, down: 2 },
        { across: 1, down: 1 },
      ],
    }),
  "c3-computer-wall-count.svg": (alt) =>
    drawWalk({
      alt,
      columns: 4,
      rows: 2,
      walker: { across: 1, down: 2 },
      things: [{ across: 4, down: 2, words: "star" }],
      walls: [{ across: 2, down: 2 }],
    }),
  "c3-computer-add-double.svg": numberSteps("Add 2", "Double it"),
  "c3-computer-double-less.svg": numberSteps("Double it", "Add 4"),
  "c3-computer-login-plan.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        { kind: "start", words: "Start" },
        { kind: "work", words: "Press the button" },
        { kind: "put", words: "Type password" },
        { kind: "decision", words: "Right?", no: { to: 2 } },
        { kind: "end", words: "Desktop" },
      ],
    }),
  "c3-computer-turned-arrow.svg": (alt) =>
    drawLettered({ alt, cells: [0, 90, 180, 270].map((turned) => [{ shape: "arrow", turned }]) }),
  "c3-computer-hut.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [3, 0], C: [3, 3], D: [0, 3], E: [1.5, 5] },
      strokes: ["ABCDA", "DEC"],
      unnamed: ["A", "B", "C", "D", "E"],
    }),
  "c3-computer-square-blocks.svg": (alt) =>
    drawBlockCode({
      alt,
      blocks: [
        { words: "when tapped", kind: "event" },
        {
          words: "repeat 4",
          kind: "control",
          inside: [
            { words: "forward 5", kind: "motion" },
            { words: "turn right", kind: "motion" },
          ],
        },
      ],
    }),
  "c3-computer-lab-board.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: ["LAB RULES", "1 Dry hands.", "2 No food.", "3 Ask before you plug in.", "4 Log out."],
    }),
};
