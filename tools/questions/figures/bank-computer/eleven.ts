import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawLinks } from "../links";
import { drawLogicCircuit } from "../logic-gates";
import { drawVenn } from "../venn";
import { ask, end, linksOf, put, row, start, work } from "./pieces";

/** The drawings of Computer in class 11, around their items’ `alt`. */
export const eleven: Readonly<Record<string, (alt: string) => string>> = {
  "c11-computer-byte-sum.svg": (alt) =>
    drawCells({
      alt,
      side: ["", "+", "="],
      rows: [row("01101101"), row("00111010"), ["*?", "*?", "*?", "*?", "0", "1", "1", "1"]],
      width: 30,
    }),
  "c11-computer-selector.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 19, S: 62, B: 115 },
      gates: [
        { name: "not", kind: "NOT", column: 0, y: 44, from: ["S"] },
        { name: "upper", kind: "AND", column: 1, y: 28, from: ["A", "not"] },
        { name: "lower", kind: "AND", column: 1, y: 106, from: ["S", "B"] },
        { name: "or", kind: "OR", column: 2, y: 66, from: ["upper", "lower"] },
      ],
      outputs: { Y: "or" },
    }),
  "c11-computer-four-nands.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 19, B: 121 },
      gates: [
        { name: "1", kind: "NAND", column: 0, y: 70, from: ["A", "B"] },
        { name: "2", kind: "NAND", column: 1, y: 28, from: ["A", "1"] },
        { name: "3", kind: "NAND", column: 1, y: 112, from: ["1", "B"] },
        { name: "4", kind: "NAND", column: 2, y: 70, from: ["2", "3"] },
      ],
      outputs: { Y: "4" },
    }),
  "c11-computer-nor-turned.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 22, B: 70 },
      gates: [
        { name: "not", kind: "NOT", column: 0, y: 22, from: ["A"] },
        { name: "nor", kind: "NOR", column: 1, y: 46, from: ["not", "B"] },
      ],
      outputs: { Y: "nor" },
    }),
  "c11-computer-two-sets.svg": (alt) => drawVenn({ alt, sets: ["A", "B"], shaded: ["A", "B"] }),
  "c11-computer-peasant.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start("Start: P = 0"),
        work("If A odd: P = P + B"),
        work("A = A div 2, B = 2B"),
        ask("Is A = 0?", 1),
        put("Print P"),
        end,
      ],
    }),
  "c11-computer-cables.svg": (alt) =>
    drawLinks({
      alt,
      height: 180,
      knots: [
        { name: "A", at: [25, 90] },
        { name: "B", at: [110, 30] },
        { name: "C", at: [110, 150] },
        { name: "D", at: [205, 30] },
        { name: "E", at: [275, 110] },
      ],
      links: linksOf("A-B 2; B-C 3; A-C 4; C-D 5; B-D 6; D-E 4; C-E 7"),
    }),
  "c11-computer-code-tree.svg": (alt) =>
    drawLinks({
      alt,
      height: 200,
      knots: [
        { name: "○", at: [110, 20] },
        { name: "A", at: [55, 75] },
        { name: "○ ", at: [165, 75] },
        { name: "B", at: [110, 130] },
        { name: "○  ", at: [220, 130] },
        { name: "C", at: [170, 182] },
        { name: "D", at: [270, 182] },
      ],
      links: linksOf("○-A 0; ○-○_ 1; ○_-B 0; ○_-○__ 1; ○__-C 0; ○__-D 1"),
    }),
  "c11-computer-switch-ring.svg": (alt) =>
    drawLinks({
      alt,
      height: 150,
      knots: [
        { name: "P", at: [70, 25] },
        { name: "Q", at: [230, 25] },
        { name: "R", at: [230, 125] },
        { name: "S", at: [70, 125] },
      ],
      links: linksOf("P-Q; Q-R; R-S; S-P; P-R"),
    }),
  "c11-computer-two-questions.svg": (alt) =>
    drawLinks({
      alt,
      height: 200,
      knots: [
        { name: "Question P", at: [150, 20], kind: "box" },
        { name: "4 ripe", at: [80, 75], kind: "box" },
        { name: "2 ripe, 6 raw", at: [215, 75], kind: "box" },
        { name: "Question Q", at: [150, 125], kind: "box" },
        { name: "3 ripe, 3 raw", at: [80, 180], kind: "box" },
        { name: "3 ripe, 3 raw ", at: [225, 180], kind: "box" },
      ],
      links: linksOf(
        "Question_P-4_ripe; Question_P-2_ripe,_6_raw; Question_Q-3_ripe,_3_raw; Question_Q-3_ripe,_3_raw_",
      ),
    }),
  "c11-computer-neurons.svg": (alt) =>
    drawLinks({
      alt,
      height: 190,
      knots: [
        { name: "X", at: [30, 40] },
        { name: "Y", at: [30, 150] },
        { name: "P", at: [160, 40] },
        { name: "Q", at: [160, 150] },
        { name: "Z", at: [270, 95] },
      ],
      links: [
        ...linksOf("X>P 2; Y>Q −3; P>Z 1; Q>Z 2"),
        { ends: ["X", "Q"], words: "1", arrow: true, share: 0.3 },
        { ends: ["Y", "P"], words: "−1", arrow: true, share: 0.3 },
      ],
    }),
  "c11-computer-centre.svg": (alt) =>
    drawCells({
      alt,
      head: row("123456"),
      side: row("1234"),
      rows: ["#.#...", "......", "......", "....#."].map(row),
      width: 38,
      height: 32,
    }),
};
