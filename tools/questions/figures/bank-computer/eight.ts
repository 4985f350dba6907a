import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawBarGraph } from "../graphs";
import { drawLinks } from "../links";
import { ask, end, knotsOf, linksOf, put, row, start, work } from "./pieces";

/** The drawings of Computer in class 8, around their items’ `alt`. */
export const eight: Readonly<Record<string, (alt: string) => string>> = {
  "c8-computer-hops.svg": (alt) =>
    drawLinks({
      alt,
      height: 150,
      knots: knotsOf("A 25 75; B 105 30; C 95 125; D 185 125; E 195 40; F 275 75"),
      links: linksOf("A-B; A-C; B-C; C-D; B-E; D-E; E-F"),
    }),
  "c8-computer-row-net.svg": (alt) =>
    drawLinks({
      alt,
      height: 44,
      knots: knotsOf("A 25 22; B 87 22; C 150 22; D 213 22; E 275 22"),
      links: linksOf("A-B; B-C; C-D; D-E"),
    }),
  "c8-computer-lamps.svg": (alt) =>
    drawCells({ alt, rows: [["*1", "", "*1", "*1", "", ""]], width: 44, height: 44 }),
  "c8-computer-hex-picture.svg": (alt) =>
    drawCells({ alt, rows: [".##.", "####", "#..#", "#..#"].map(row), width: 36, height: 36 }),
  "c8-computer-countif.svg": (alt) =>
    drawCells({
      alt,
      head: ["A", "B"],
      side: ["1", "2", "3", "4", "5", "6"],
      rows: [
        ["Name", "Marks"],
        ["Asha", "40"],
        ["Bina", "75"],
        ["Chetan", "50"],
        ["Dev", "90"],
        ["Esha", "51"],
      ],
      width: 90,
    }),
  "c8-computer-stock.svg": (alt) =>
    drawCells({
      alt,
      head: ["A", "B", "C"],
      side: ["1", "2", "3", "4", "5"],
      rows: [
        ["Needed", "In stock", ""],
        ["10", "12", ""],
        ["8", "8", ""],
        ["15", "9", ""],
        ["6", "4", ""],
      ],
      width: 84,
    }),
  "c8-computer-tickets.svg": (alt) =>
    drawCells({
      alt,
      head: ["A", "B", "C"],
      side: ["1", "2", "3", "4"],
      rows: [
        ["Price", "50", ""],
        ["", "", ""],
        ["Anu", "4", "=B3*B1"],
        ["Dev", "6", "*?"],
      ],
      width: 84,
    }),
  "c8-computer-books.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu"],
      quantity: "Books lent",
      most: 40,
      step: 4,
      rows: [{ values: [12, 20, 16, 32] }],
    }),
  "c8-computer-discount.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [start(), put("Read B"), ask("Is B > 500?", 4), work("B = B − 100"), put("Print B"), end],
    }),
  "c8-computer-doubling.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start("Start: N = 1, C = 0"),
        work("N = 2 × N"),
        work("C = C + 1"),
        ask("Is N > 100?", 1),
        put("Print C"),
        end,
      ],
    }),
  "c8-computer-endless.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [start(), put("Read N"), work("N = N − 2"), ask("Is N = 0?", 2), put("Print N"), end],
    }),
  "c8-computer-school-way.svg": (alt) =>
    drawLinks({
      alt,
      height: 150,
      knots: knotsOf("H 25 75; P 110 25; Q 130 120; R 210 30; S 275 95"),
      links: linksOf("H-P 4; H-Q 8; P-Q 2; P-R 5; Q-S 7; R-S 5"),
    }),
  "c8-computer-mango-tree.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: knotsOf(
        "Soft? 150 18; Spots? 85 76; Yellow? 220 76; Compost 45 140; Juice 123 140; Sell 188 140; Wait 256 140",
        "box",
      ),
      links: linksOf(
        "Soft?-Spots? yes; Soft?-Yellow? no; Spots?-Compost yes; Spots?-Juice no; Yellow?-Sell yes; Yellow?-Wait no",
      ),
    }),
  "c8-computer-animals.svg": (alt) =>
    drawCells({
      alt,
      rows: ["D......", "...D..H", ".G.?...", ".......", "...G...", "C.....D"].map((signs) =>
        row(signs).map((sign) => (sign === "?" ? "*?" : sign)),
      ),
      width: 34,
      height: 32,
    }),
};
