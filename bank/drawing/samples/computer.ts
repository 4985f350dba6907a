import { drawCells } from "../kinds/cells";
import { drawLinks } from "../kinds/links";
import { drawLogicCircuit } from "../kinds/logic-gates";
import { samplesOf } from "./sample";

/** Logic circuits, networks and spreadsheets. */
export const computer = [
  ...samplesOf("logic circuit", drawLogicCircuit, [
    {
      alt: "A circuit of AND, NOT and OR",
      inputs: { A: 20, B: 38, C: 84 },
      gates: [
        { name: "and", kind: "AND", column: 0, y: 29, from: ["A", "B"] },
        { name: "not", kind: "NOT", column: 0, y: 84, from: ["C"] },
        { name: "or", kind: "OR", column: 1, y: 56, from: ["and", "not"] },
      ],
      outputs: { Y: "or" },
    },
    {
      alt: "A half adder",
      inputs: { A: 19, B: 97 },
      gates: [
        { name: "xor", kind: "XOR", column: 0, y: 28, from: ["A", "B"] },
        { name: "and", kind: "AND", column: 0, y: 88, from: ["A", "B"] },
      ],
      outputs: { S: "xor", C: "and" },
    },
  ]),
  ...samplesOf("network", drawLinks, [
    {
      alt: "Three places with lengths",
      height: 120,
      nodes: [
        { name: "A", at: [30, 90] },
        { name: "B", at: [150, 30] },
        { name: "C", at: [270, 90], kind: "double ring" },
      ],
      links: [
        { ends: ["A", "B"], words: "4" },
        { ends: ["B", "C"], arrow: true },
        { ends: ["A", "C"], dashed: true },
      ],
    },
  ]),
  ...samplesOf("cells", drawCells, [
    {
      alt: "A sheet with a sum",
      head: ["A", "B"],
      side: ["1", "2"],
      rows: [
        ["Rice", "40"],
        ["Dal", "~=B1*2"],
      ],
      width: 70,
    },
    {
      alt: "A floor for a robot",
      rows: [
        ["", "", "*"],
        ["", "#", ""],
        [">", "", ""],
      ],
      width: 36,
      height: 36,
    },
  ]),
];
