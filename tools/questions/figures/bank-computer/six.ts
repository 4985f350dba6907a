import { drawBlockCode } from "../block-code";
import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawLineGraph } from "../graphs";
import { drawLinks } from "../links";
import { drawWalk } from "../walk";
import { ask, end, knotsOf, linksOf, put, row, start, work } from "./pieces";

/** The part of a sheet from A1 on, a row a line. */
const sheet =
  (rows: readonly (readonly string[])[], width: number) =>
  (alt: string): string =>
    drawCells({
      alt,
      head: Array.from("ABCD").slice(0, rows[0]?.length),
      side: rows.map((_, index) => String(index + 1)),
      rows,
      width,
    });

/** The drawings of Computer in class 6, around their items’ `alt`. */
export const six: Readonly<Record<string, (alt: string) => string>> = {
  "c6-computer-memory.svg": (alt) =>
    drawCells({
      alt,
      side: ["1", "2", "3", "4", "5", "6"],
      rows: [["take cell 5"], ["add cell 6"], ["put in cell 5"], ["stop"], ["7"], ["9"]],
      width: 140,
    }),
  "c6-computer-two-arts.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: knotsOf(
        "Home 150 20; School 85 80; Photos 220 80; Maths 45 140; Art 120 140; Art_ 220 140",
        "box",
      ),
      links: linksOf("Home-School; Home-Photos; School-Maths; School-Art; Photos-Art_"),
    }),
  "c6-computer-rows.svg": (alt) =>
    drawCells({
      alt,
      side: ["P", "Q", "R", "S"],
      rows: [".##.", "#..#", "##..", "..##"].map(row),
      width: 34,
      height: 34,
    }),
  "c6-computer-home-net.svg": (alt) =>
    drawLinks({
      alt,
      height: 190,
      knots: knotsOf(
        "Internet 50 30; Router 150 30; Laptop 55 95; TV 150 95; Switch 240 95; PC_1 190 165; PC_2 265 165",
        "box",
      ),
      links: linksOf("Internet-Router; Router-Laptop; Router-TV; Router-Switch; Switch-PC_1; Switch-PC_2"),
    }),
  "c6-computer-villages.svg": (alt) =>
    drawLinks({
      alt,
      height: 170,
      knots: knotsOf("A 40 85; B 150 24; C 150 146; D 262 85"),
      links: linksOf("A-B 3; A-C 5; B-C 4; B-D 6; C-D 2"),
    }),
  "c6-computer-prices.svg": sheet(
    [
      ["Item", "Price", "Number", "Cost"],
      ["Pen", "12", "5", "*?"],
      ["Book", "40", "3", ""],
      ["Glue", "25", "2", ""],
    ],
    66,
  ),
  "c6-computer-warmth.svg": sheet(
    [
      ["Day", "°C"],
      ["Mon", "31"],
      ["Tue", "36"],
      ["Wed", "28"],
      ["Thu", "33"],
      ["Fri", "30"],
    ],
    80,
  ),
  "c6-computer-points.svg": sheet(
    [
      ["Name", "Class", "Points"],
      ["Dev", "6", "40"],
      ["Ira", "6", "55"],
      ["Om", "7", "70"],
      ["Tara", "6", "62"],
      ["Zoya", "7", "38"],
    ],
    70,
  ),
  "c6-computer-tank.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["6 am", "8 am", "10 am", "Noon", "2 pm"],
      quantity: "Litres in the tank",
      most: 900,
      step: 100,
      rows: [{ values: [900, 600, 500, 800, 600] }],
    }),
  "c6-computer-savings.svg": sheet(
    [
      ["Week", "Saved", "Total"],
      ["1", "10", "10"],
      ["2", "5", ""],
      ["3", "20", ""],
      ["4", "15", "*?"],
    ],
    70,
  ),
  "c6-computer-slides.svg": (alt) =>
    drawLinks({
      alt,
      height: 170,
      knots: knotsOf("1 50 35; 2 150 35; 3 250 35; 4 120 135; 5 220 135"),
      links: linksOf("1>2; 1>4; 2>3; 3>5; 4>3; 5>1"),
    }),
  "c6-computer-even.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start(),
        put("Read N"),
        { kind: "decision", words: "Is N even?", no: { words: "N = N + 1", to: 3 } },
        work("N = N ÷ 2"),
        put("Print N"),
        end,
      ],
    }),
  "c6-computer-sixes.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start("Start: N = 20, C = 0"),
        work("N = N − 6"),
        work("C = C + 1"),
        ask("Is N < 6?", 1),
        put("Print C"),
        end,
      ],
    }),
  "c6-computer-wall-robot.svg": (alt) =>
    drawWalk({
      alt,
      columns: 4,
      rows: 4,
      walker: { across: 1, down: 4, faces: "up" },
      things: [
        { across: 3, down: 4, words: "P" },
        { across: 3, down: 2, words: "Q" },
        { across: 1, down: 2, words: "R" },
        { across: 4, down: 4, words: "S" },
      ],
      walls: [
        { across: 1, down: 1 },
        { across: 4, down: 2 },
      ],
    }),
  "c6-computer-say-over-eight.svg": (alt) =>
    drawBlockCode({
      alt,
      blocks: [
        { words: "when clicked", kind: "event" },
        { words: "set n to 1", kind: "value" },
        {
          words: "repeat 4",
          kind: "control",
          inside: [
            { words: "change n by 3", kind: "value" },
            { words: "if n > 8", kind: "control", inside: [{ words: "say n", kind: "looks" }] },
          ],
        },
      ],
    }),
  "c6-computer-animal-tree.svg": (alt) =>
    drawLinks({
      alt,
      height: 170,
      knots: knotsOf(
        "Feathers? 150 20; Swims? 75 85; Barks? 225 85; Duck 38 150; Crow 112 150; Dog 188 150; Cat 262 150",
        "box",
      ),
      links: linksOf(
        "Feathers?-Swims? yes; Feathers?-Barks? no; Swims?-Duck yes; Swims?-Crow no; Barks?-Dog yes; Barks?-Cat no",
      ),
    }),
};
