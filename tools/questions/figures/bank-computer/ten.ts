import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawLineGraph } from "../graphs";
import { drawLinks } from "../links";
import { drawLogicCircuit } from "../logic-gates";
import { linksOf, row } from "./pieces";

/** The drawings of Computer in class 10, around their items’ `alt`. */
export const ten: Readonly<Record<string, (alt: string) => string>> = {
  "c10-computer-pixel-rows.svg": (alt) =>
    drawCells({
      alt,
      side: ["P", "Q", "R", "S"],
      rows: ["..####..", ".##..##.", "#.#..#.#", ".#.##.#."].map(row),
      width: 30,
    }),
  "c10-computer-overflow.svg": (alt) =>
    drawCells({ alt, side: ["", "+"], rows: ["01100100", "00110010"].map(row), width: 30 }),
  "c10-computer-and-or-not.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 20, B: 38, C: 84 },
      gates: [
        { name: "and", kind: "AND", column: 0, y: 29, from: ["A", "B"] },
        { name: "not", kind: "NOT", column: 0, y: 84, from: ["C"] },
        { name: "or", kind: "OR", column: 1, y: 56, from: ["and", "not"] },
      ],
      outputs: { Y: "or" },
    }),
  "c10-computer-three-nands.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 28, B: 88 },
      gates: [
        { name: "one", kind: "NAND", column: 0, y: 28, from: ["A", "A"] },
        { name: "two", kind: "NAND", column: 0, y: 88, from: ["B", "B"] },
        { name: "three", kind: "NAND", column: 1, y: 58, from: ["one", "two"] },
      ],
      outputs: { Y: "three" },
    }),
  "c10-computer-missing-gate.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 19, B: 97 },
      gates: [
        { name: "or", kind: "OR", column: 0, y: 28, from: ["A", "B"] },
        { name: "nand", kind: "NAND", column: 0, y: 88, from: ["A", "B"] },
        { name: "box", kind: "?", column: 1, y: 58, from: ["or", "nand"] },
      ],
      outputs: { Y: "box" },
    }),
  "c10-computer-half-adder.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 19, B: 97 },
      gates: [
        { name: "xor", kind: "XOR", column: 0, y: 28, from: ["A", "B"] },
        { name: "and", kind: "AND", column: 0, y: 88, from: ["A", "B"] },
      ],
      outputs: { S: "xor", C: "and" },
    }),
  "c10-computer-odd-sum.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        { kind: "start", words: "Start: S = 0, N = 1" },
        { kind: "work", words: "S = S + N" },
        { kind: "work", words: "N = N + 2" },
        { kind: "decision", words: "Is N > 9?", no: { to: 1 } },
        { kind: "put", words: "Print S" },
        { kind: "end", words: "End" },
      ],
    }),
  "c10-computer-euclid.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        { kind: "start", words: "Start" },
        { kind: "work", words: "R = A mod B" },
        { kind: "work", words: "A = B, then B = R" },
        { kind: "decision", words: "Is B = 0?", no: { to: 1 } },
        { kind: "put", words: "Print A" },
        { kind: "end", words: "End" },
      ],
    }),
  "c10-computer-quick-way.svg": (alt) =>
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
      links: [
        { ends: ["A", "B"], words: "4" },
        { ends: ["A", "C"], words: "2" },
        { ends: ["B", "C"], words: "1" },
        { ends: ["B", "D"], words: "5" },
        { ends: ["C", "D"], words: "8" },
        { ends: ["D", "E"], words: "3" },
        { ends: ["C", "E"], words: "10" },
      ],
    }),
  "c10-computer-index-boxes.svg": (alt) =>
    drawCells({ alt, head: row("0123456"), rows: [row("MONSOON")], width: 40, height: 34 }),
  "c10-computer-publisher-book.svg": (alt) =>
    drawLinks({
      alt,
      height: 50,
      knots: [
        { name: "Publisher", at: [55, 25], kind: "box" },
        { name: "Book", at: [262, 25], kind: "box" },
        { name: "1", at: [125, 25] },
        { name: "N", at: [195, 25] },
      ],
      links: [{ ends: ["Publisher", "1"] }, { ends: ["1", "N"] }, { ends: ["N", "Book"] }],
    }),
  "c10-computer-two-halves.svg": (alt) =>
    drawLinks({
      alt,
      height: 170,
      knots: [
        { name: "A", at: [25, 85] },
        { name: "B", at: [70, 25] },
        { name: "C", at: [115, 70] },
        { name: "D", at: [95, 145] },
        { name: "E", at: [190, 70] },
        { name: "F", at: [205, 145] },
        { name: "G", at: [235, 25] },
        { name: "H", at: [275, 85] },
      ],
      links: linksOf("A-B; A-C; A-D; B-C; C-E; D-F; E-G; E-H; F-H; G-H"),
    }),
  "c10-computer-delays.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: [
        { name: "A", at: [25, 80] },
        { name: "B", at: [130, 25] },
        { name: "C", at: [100, 135] },
        { name: "D", at: [195, 120] },
        { name: "E", at: [275, 60] },
      ],
      links: linksOf("A-B 3; B-E 4; A-C 2; C-D 3; D-E 5; B-D 1"),
    }),
  "c10-computer-loan-tree.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: [
        { name: "Income over 25,000?", at: [150, 18], kind: "box" },
        { name: "Old loan over 10,000?", at: [92, 76], kind: "box" },
        { name: "Guarantor?", at: [246, 76], kind: "box" },
        { name: "Refuse", at: [36, 140], kind: "box" },
        { name: "Grant", at: [124, 140], kind: "box" },
        { name: "Grant ", at: [194, 140], kind: "box" },
        { name: "Refuse ", at: [264, 140], kind: "box" },
      ],
      links: [
        { ends: ["Income over 25,000?", "Old loan over 10,000?"], words: "yes" },
        { ends: ["Income over 25,000?", "Guarantor?"], words: "no" },
        { ends: ["Old loan over 10,000?", "Refuse"], words: "yes" },
        { ends: ["Old loan over 10,000?", "Grant"], words: "no" },
        { ends: ["Guarantor?", "Grant "], words: "yes" },
        { ends: ["Guarantor?", "Refuse "], words: "no" },
      ],
    }),
  "c10-computer-neighbours.svg": (alt) =>
    drawCells({
      alt,
      rows: ["B.....A", "...A...", ".......", ".A.?B..", ".......", "B.....B"].map((signs) =>
        row(signs).map((sign) => (sign === "?" ? "*?" : sign)),
      ),
      width: 32,
      height: 32,
    }),
  "c10-computer-two-errors.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["0", "2", "4", "6", "8"],
      quantity: "Error (%) after rounds 0 to 8",
      most: 50,
      step: 10,
      rows: [
        { name: "Training", values: [40, 26, 16, 9, 5] },
        { name: "New photos", values: [44, 30, 22, 27, 35] },
      ],
    }),
};
