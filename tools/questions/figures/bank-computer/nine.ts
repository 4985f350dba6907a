import { drawCells } from "../cells";
import { drawCircuit } from "../circuit";
import { drawFlowchart } from "../flowchart";
import { drawLinks } from "../links";
import { drawLogicCircuit } from "../logic-gates";
import { ask, end, linksOf, put, row, start, work } from "./pieces";

/** The drawings of Computer in class 9, around their items’ `alt`. */
export const nine: Readonly<Record<string, (alt: string) => string>> = {
  "c9-computer-pipeline.svg": (alt) =>
    drawCells({
      alt,
      head: row("12345"),
      side: ["1st", "2nd", "3rd"],
      rows: ["FDE..", ".FDE.", "..FDE"].map(row),
      width: 34,
      size: 14,
    }),
  "c9-computer-switches.svg": (alt) =>
    drawCells({ alt, rows: [["v", "^", "v", "v", "^", "v", "^", "^"]], width: 36, height: 44 }),
  "c9-computer-not-or.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 22, B: 70 },
      gates: [
        { name: "not", kind: "NOT", column: 0, y: 22, from: ["A"] },
        { name: "or", kind: "OR", column: 1, y: 46, from: ["not", "B"] },
      ],
      outputs: { Y: "or" },
    }),
  "c9-computer-and-nor.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 20, B: 38, C: 80 },
      gates: [
        { name: "and", kind: "AND", column: 0, y: 29, from: ["A", "B"] },
        { name: "nor", kind: "NOR", column: 1, y: 52, from: ["and", "C"] },
      ],
      outputs: { Y: "nor" },
    }),
  "c9-computer-nots-nor.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 22, B: 78 },
      gates: [
        { name: "one", kind: "NOT", column: 0, y: 22, from: ["A"] },
        { name: "two", kind: "NOT", column: 0, y: 78, from: ["B"] },
        { name: "nor", kind: "NOR", column: 1, y: 50, from: ["one", "two"] },
      ],
      outputs: { Y: "nor" },
    }),
  "c9-computer-switch-net.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "cell" }, { part: "open switch", name: "P" }, { part: "lamp" }],
      branches: [[{ part: "open switch", name: "Q" }], [{ part: "open switch", name: "R" }]],
    }),
  "c9-computer-threes.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [start("Start: K = 2"), put("Print K"), work("K = K + 3"), ask("Is K > 15?", 1), end],
    }),
  "c9-computer-fare.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start("Start: F = 50"),
        put("Read D"),
        ask("Is D > 5?", 4),
        work("F = F + 15(D − 5)"),
        put("Print F"),
        end,
      ],
    }),
  "c9-computer-one-way.svg": (alt) =>
    drawLinks({
      alt,
      height: 150,
      knots: [
        { name: "A", at: [24, 75] },
        { name: "B", at: [95, 25] },
        { name: "C", at: [95, 125] },
        { name: "D", at: [180, 45] },
        { name: "E", at: [205, 125] },
        { name: "F", at: [276, 75] },
      ],
      links: linksOf("A>B; A>C; B>D; C>D; C>E; D>E; D>F; E>F"),
    }),
  "c9-computer-list-boxes.svg": (alt) =>
    drawCells({ alt, head: row("01234"), rows: [row("74269")], width: 44, height: 34 }),
  "c9-computer-hub.svg": (alt) =>
    drawLinks({
      alt,
      height: 130,
      knots: [
        { name: "Hub", at: [150, 65], kind: "box" },
        { name: "P", at: [50, 25] },
        { name: "Q", at: [250, 25] },
        { name: "R", at: [50, 105] },
        { name: "S", at: [250, 105] },
      ],
      links: linksOf("Hub-P; Hub-Q; Hub-R; Hub-S"),
    }),
  "c9-computer-ring.svg": (alt) =>
    drawLinks({
      alt,
      height: 170,
      knots: [
        { name: "A", at: [150, 20] },
        { name: "B", at: [235, 70] },
        { name: "C", at: [205, 148] },
        { name: "D", at: [95, 148] },
        { name: "E", at: [65, 70] },
      ],
      links: linksOf("A-B; B-C; C-D; D-E; E-A"),
    }),
  "c9-computer-url.svg": (alt) =>
    drawCells({
      alt,
      side: ["P", "Q", "R", "S"],
      rows: [["https"], ["school.example"], ["class9"], ["marks.html"]],
      width: 140,
    }),
  "c9-computer-ride-tree.svg": (alt) =>
    drawLinks({
      alt,
      height: 216,
      knots: [
        { name: "Rain?", at: [100, 18], kind: "box" },
        { name: "Stay home", at: [52, 74], kind: "box" },
        { name: "Over 35 °C?", at: [160, 74], kind: "box" },
        { name: "Take a bus", at: [100, 136], kind: "box" },
        { name: "Wind?", at: [212, 136], kind: "box" },
        { name: "Short ride", at: [160, 198], kind: "box" },
        { name: "Long ride", at: [252, 198], kind: "box" },
      ],
      links: linksOf(
        "Rain?-Stay_home yes; Rain?-Over_35_°C? no; Over_35_°C?-Take_a_bus yes; Over_35_°C?-Wind? no; Wind?-Short_ride yes; Wind?-Long_ride no",
      ),
    }),
  "c9-computer-fruits.svg": (alt) =>
    drawCells({
      alt,
      head: row("123456"),
      rows: ["L.LM.M", ".L.LM.", "L..M.M", "..L..."].map(row),
      width: 40,
      height: 32,
    }),
};
