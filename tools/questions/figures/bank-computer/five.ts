import { drawBlockCode, type Block } from "../block-code";
import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawLinks } from "../links";
import { drawPieChart } from "../pie-chart";
import { drawSignBoard } from "../sign-board";
import { drawWalk } from "../walk";
import { end, knotsOf, linksOf, put, row, start, work } from "./pieces";

const clicked: Block = { words: "when clicked", kind: "event" };
const repeat = (times: number, ...inside: Block[]): Block => ({
  words: `repeat ${times}`,
  kind: "control",
  inside,
});

/** The drawings of Computer in class 5, around their items’ `alt`. */
export const five: Readonly<Record<string, (alt: string) => string>> = {
  "c5-computer-abacus.svg": (alt) =>
    drawCells({
      alt,
      head: ["100", "10", "1"],
      rows: [".●.", "●●.", "●●●", "●●●"].map(row),
      width: 56,
      height: 30,
    }),
  "c5-computer-cards.svg": (alt) =>
    drawCells({
      alt,
      head: ["1", "2", "3", "4", "5"],
      side: ["P", "Q", "R"],
      rows: ["#..#.", ".##..", "...##"].map(row),
      width: 44,
      height: 34,
    }),
  "c5-computer-layers.svg": (alt) =>
    drawCells({ alt, rows: [["User"], ["P"], ["Operating system"], ["Q"]], width: 160, height: 32 }),
  "c5-computer-touch.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["", "", "", "", ""],
        ["", "film", "", "mail", ""],
        ["", "", "", "song", ""],
        ["", "map", "", "", ""],
      ],
      width: 52,
      height: 36,
    }),
  "c5-computer-door.svg": (alt) =>
    drawLinks({
      alt,
      height: 140,
      knots: knotsOf("Button 45 35; Sensor 45 105; Chip 150 70; Motor 255 35; Lamp 255 105", "box"),
      links: linksOf("Button>Chip; Sensor>Chip; Chip>Motor; Chip>Lamp"),
    }),
  "c5-computer-card.svg": (alt) =>
    drawPieChart({
      alt,
      slices: [
        { name: "Films", value: 4 },
        { name: "Photos", value: 2 },
        { name: "Apps", value: 1 },
        { name: "Free", value: 1 },
      ],
    }),
  "c5-computer-tree.svg": (alt) =>
    drawLinks({
      alt,
      height: 210,
      knots: knotsOf("Home 150 20; A 85 75; B 215 75; C 85 130; File_F 85 185", "box"),
      links: linksOf("Home-A; Home-B; A-C; C-File_F"),
    }),
  "c5-computer-mail.svg": (alt) =>
    drawSignBoard({ alt, lines: ["To: class 5", "Cc: head", "Bcc: nani", "Subject: Tree day"] }),
  "c5-computer-pages.svg": (alt) =>
    drawLinks({
      alt,
      height: 170,
      knots: knotsOf("P 50 85; Q 150 30; R 150 140; S 250 85"),
      links: linksOf("P>Q; P>R; Q>S; R>S; S>R"),
    }),
  "c5-computer-over-twenty.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start(),
        put("Take N"),
        { kind: "decision", words: "Is N over 20?", no: { words: "N = N × 2", to: 3 } },
        work("N = N − 4"),
        put("Show N"),
        end,
      ],
    }),
  "c5-computer-maze.svg": (alt) =>
    drawWalk({
      alt,
      columns: 5,
      rows: 4,
      walker: { across: 1, down: 4 },
      things: [{ across: 5, down: 4, words: "bell" }],
      walls: [2, 3, 4]
        .map((down) => ({ across: 2, down }))
        .concat([1, 2, 3].map((down) => ({ across: 4, down }))),
    }),
  "c5-computer-out-and-turned.svg": (alt) =>
    drawBlockCode({
      alt,
      blocks: [
        clicked,
        repeat(
          2,
          { words: "move 30", kind: "motion" },
          repeat(2, { words: "turn right 90", kind: "motion" }),
        ),
      ],
    }),
  "c5-computer-costumes.svg": (alt) =>
    drawBlockCode({
      alt,
      blocks: [
        clicked,
        repeat(10, { words: "next costume", kind: "looks" }, { words: "wait 1", kind: "control" }),
      ],
    }),
};
