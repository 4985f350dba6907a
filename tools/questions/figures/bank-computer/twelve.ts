import { drawCells } from "../cells";
import { drawLinks } from "../links";
import { drawLogicCircuit } from "../logic-gates";
import { drawPlot } from "../plot";
import { knotsOf, linksOf, row } from "./pieces";

/** The drawings of Computer in class 12, around their items’ `alt`. */
export const twelve: Readonly<Record<string, (alt: string) => string>> = {
  "c12-computer-inorder.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: knotsOf("A 150 20; B 90 78; C 210 78; D 55 138; E 125 138; F 245 138"),
      links: linksOf("A-B; A-C; B-D; B-E; C-F"),
    }),
  "c12-computer-search-tree.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: knotsOf("50 150 20; 30 90 78; 70 210 78; 20 55 138; 40 125 138; 60 175 138; 80 245 138"),
      links: linksOf("50-30; 50-70; 30-20; 30-40; 70-60; 70-80"),
    }),
  "c12-computer-expression.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: knotsOf("× 150 20; − 90 78; + 210 78; 7 55 138; 2 125 138; 3 175 138; 4 245 138"),
      links: [
        ...linksOf("×-−; ×-+"),
        { ends: ["−", "7"] },
        { ends: ["−", "2"] },
        { ends: ["+", "3"] },
        { ends: ["+", "4"] },
      ],
    }),
  "c12-computer-ring-queue.svg": (alt) =>
    drawCells({ alt, head: row("012345"), rows: [row("R...PQ")], width: 40, height: 34 }),
  "c12-computer-many-to-many.svg": (alt) =>
    drawLinks({
      alt,
      height: 50,
      knots: [...knotsOf("Pupil 45 25; Club 255 25", "box"), ...knotsOf("M 115 25; N 190 25")],
      links: linksOf("Pupil-M; M-N; N-Club"),
    }),
  "c12-computer-map-three.svg": (alt) =>
    drawCells({
      alt,
      head: ["BC=00", "BC=01", "BC=11", "BC=10"],
      side: ["A=0", "A=1"],
      rows: [row("0011"), row("0110")],
      size: 14,
      height: 32,
    }),
  "c12-computer-map-four.svg": (alt) =>
    drawCells({
      alt,
      head: ["CD=00", "CD=01", "CD=11", "CD=10"],
      side: ["AB=00", "AB=01", "AB=11", "AB=10"],
      rows: ["1001", "0000", "0000", "1001"].map(row),
      size: 13,
      height: 30,
    }),
  "c12-computer-full-adder.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 15, B: 33, C: 75 },
      gates: [
        { name: "xor1", kind: "XOR", column: 0, y: 24, from: ["A", "B"] },
        { name: "and1", kind: "AND", column: 0, y: 135, from: ["A", "B"] },
        { name: "xor2", kind: "XOR", column: 1, y: 42, from: ["xor1", "C"] },
        { name: "and2", kind: "AND", column: 1, y: 90, from: ["xor1", "C"] },
        { name: "or", kind: "OR", column: 2, y: 117, from: ["and2", "and1"] },
      ],
      outputs: { S: "xor2", R: "or" },
    }),
  "c12-computer-three-nors.svg": (alt) =>
    drawLogicCircuit({
      alt,
      inputs: { A: 28, B: 88 },
      gates: [
        { name: "one", kind: "NOR", column: 0, y: 28, from: ["A", "A"] },
        { name: "two", kind: "NOR", column: 0, y: 88, from: ["B", "B"] },
        { name: "three", kind: "NOR", column: 1, y: 58, from: ["one", "two"] },
      ],
      outputs: { Y: "three" },
    }),
  "c12-computer-routers.svg": (alt) =>
    drawLinks({
      alt,
      height: 150,
      knots: knotsOf("A 25 75; B 115 25; C 100 125; D 200 120; E 270 50"),
      links: linksOf("A-B 2; A-C 3; C-D 1; B-D 3; B-E 4; D-E 3"),
    }),
  "c12-computer-xor-net.svg": (alt) =>
    drawLinks({
      alt,
      height: 190,
      knots: [
        ...knotsOf("x 25 40; y 25 150"),
        ...knotsOf("P_(−0.5) 150 40; Q_(−1.5) 150 150; Z_(−0.5) 258 95", "box"),
      ],
      links: [
        ...linksOf("x>P_(−0.5) 1; y>Q_(−1.5) 1; P_(−0.5)>Z_(−0.5) 1; Q_(−1.5)>Z_(−0.5) −1"),
        { ends: ["x", "Q (−1.5)"], words: "1", arrow: true, share: 0.3 },
        { ends: ["y", "P (−0.5)"], words: "1", arrow: true, share: 0.3 },
      ],
    }),
  "c12-computer-late-trains.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Rain", most: 10, step: 2 },
      up: { name: "Load", most: 10, step: 2 },
      curves: [
        {
          points: [
            [0, 8],
            [10, 2],
          ],
        },
      ],
      marks: [
        ["L", 8, 7],
        ["L", 9, 5],
        ["L", 5, 8],
        ["L", 2, 3],
        ["T", 1, 5],
        ["T", 4, 2],
        ["T", 7, 1],
        ["T", 7, 9],
      ],
    }),
};
