import { drawBlockCode, type Block } from "../block-code";
import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawLinks, type Knot } from "../links";
import { drawWalk } from "../walk";
import { linksOf, put, row, start, work } from "./pieces";

const clicked: Block = { words: "when clicked", kind: "event" };
const move = (steps: number): Block => ({ words: `move ${steps}`, kind: "motion" });
const say = (words: string): Block => ({ words: `say ${words}`, kind: "looks" });
const repeat = (times: number, ...inside: Block[]): Block => ({
  words: `repeat ${times}`,
  kind: "control",
  inside,
});
const script =
  (...blocks: Block[]) =>
  (alt: string): string =>
    drawBlockCode({ alt, blocks: [clicked, ...blocks] });

const folder = (name: string, x: number, y: number): Knot => ({ name, at: [x, y], kind: "box" });

/** The drawings of Computer in class 4, around their items’ `alt`. */
export const four: Readonly<Record<string, (alt: string) => string>> = {
  "c4-computer-halve.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start(),
        put("Take a number"),
        work("Halve it"),
        work("Take away 1"),
        { kind: "end", words: "Show it" },
      ],
    }),
  "c4-computer-drives.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["P", "Q", "R", "S"],
      quantity: "Used (GB)",
      most: 50,
      step: 10,
      rows: [{ values: [10, 40, 20, 30] }],
    }),
  "c4-computer-folder-tree.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: [
        folder("School", 120, 20),
        folder("Maths", 60, 80),
        folder("Nature", 180, 80),
        folder("Birds", 130, 140),
        folder("Trees", 230, 140),
      ],
      links: linksOf("School-Maths; School-Nature; Nature-Birds; Nature-Trees"),
    }),
  "c4-computer-folder-letters.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: [
        folder("A", 150, 20),
        folder("B", 80, 80),
        folder("C", 220, 80),
        folder("D", 40, 140),
        folder("E", 120, 140),
        folder("F", 220, 140),
      ],
      links: linksOf("A-B; A-C; B-D; B-E; C-F"),
    }),
  "c4-computer-aligned.svg": (alt) =>
    drawCells({ alt, side: ["P", "Q", "R"], rows: ["##....", "..##..", "....##"].map(row), width: 34 }),
  "c4-computer-download.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["0", "1", "2", "3", "4"],
      quantity: "MB that have come",
      most: 80,
      step: 10,
      rows: [{ values: [0, 20, 30, 40, 80] }],
    }),
  "c4-computer-say-hi.svg": script(move(4), move(3), say("Hi"), move(5)),
  "c4-computer-repeat-moves.svg": script(move(2), repeat(3, move(4)), move(1)),
  "c4-computer-nested.svg": script(repeat(2, say("Ho"), repeat(3, say("Ha")))),
  "c4-computer-if-score.svg": script(
    { words: "if score over 10", kind: "control", inside: [say("Great")] },
    say("Bye"),
  ),
  "c4-computer-robot-path.svg": (alt) =>
    drawWalk({
      alt,
      columns: 4,
      rows: 3,
      walker: { across: 1, down: 3, faces: "up" },
      things: [
        { across: 3, down: 3, words: "gate" },
        { across: 3, down: 2, words: "pond" },
        { across: 3, down: 1, words: "tree" },
        { across: 4, down: 3, words: "well" },
      ],
    }),
  "c4-computer-wrong-square.svg": script(
    { words: "pen down", kind: "value" },
    repeat(3, move(5), { words: "turn right 90", kind: "motion" }),
  ),
};
