import { drawBlockCode, type Block } from "../block-code";
import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawPieChart } from "../pie-chart";
import { drawSignBoard } from "../sign-board";
import { drawWalk } from "../walk";
import { end, net, put, row, squares, start, work } from "./pieces";

const move = (words: string): Block => ({ words, kind: "motion" });
const repeat = (times: number, ...inside: Block[]): Block => ({
  words: `repeat ${times}`,
  kind: "control",
  inside,
});
const script = (block: Block) => (alt: string) =>
  drawBlockCode({ alt, blocks: [{ words: "when clicked", kind: "event" }, block] });

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
  "c5-computer-cards.svg": squares(
    ["#..#.", ".##..", "...##"],
    { head: Array.from("12345"), side: Array.from("PQR") },
    44,
  ),
  "c5-computer-layers.svg": (alt) =>
    drawCells({ alt, rows: [["User"], ["P"], ["Operating system"], ["Q"]], width: 160, height: 32 }),
  "c5-computer-touch.svg": (alt) => {
    const lines = ["____", "_film__mail_", "___song_", "_map___"].map((line) => line.split("_"));
    return drawCells({ alt, rows: lines, width: 52, height: 36 });
  },
  "c5-computer-door.svg": net(
    140,
    "Button 45 35; Sensor 45 105; Chip 150 70; Motor 255 35; Lamp 255 105",
    "Button>Chip; Sensor>Chip; Chip>Motor; Chip>Lamp",
    "box",
  ),
  "c5-computer-card.svg": (alt) => {
    const names = ["Films", "Photos", "Apps", "Free"];
    return drawPieChart({ alt, slices: [4, 2, 1, 1].map((value, at) => ({ name: names[at] ?? "", value })) });
  },
  "c5-computer-tree.svg": net(
    210,
    "Home 150 20; A 85 75; B 215 75; C 85 130; File_F 85 185",
    "Home-A; Home-B; A-C; C-File_F",
    "box",
  ),
  "c5-computer-mail.svg": (alt) =>
    drawSignBoard({ alt, lines: ["To: class 5", "Cc: head", "Bcc: nani", "Subject: Tree day"] }),
  "c5-computer-pages.svg": net(170, "P 50 85; Q 150 30; R 150 140; S 250 85", "P>Q; P>R; Q>S; R>S; S>R"),
  "c5-computer-over-twenty.svg": (alt) => {
    const over = { kind: "decision", words: "Is N over 20?", no: { words: "N = N × 2", to: 3 } } as const;
    return drawFlowchart({
      alt,
      steps: [start(), put("Take N"), over, work("N = N − 4"), put("Show N"), end],
    });
  },
  "c5-computer-maze.svg": (alt) =>
    drawWalk({
      alt,
      columns: 5,
      rows: 4,
      walker: { across: 1, down: 4 },
      things: [{ across: 5, down: 4, words: "bell" }],
      walls: [22, 23, 24, 41, 42, 43].map((place) => ({
        across: Math.floor(place / 10),
        down: place % 10,
      })),
    }),
  "c5-computer-out-and-turned.svg": script(repeat(2, move("move 30"), repeat(2, move("turn right 90")))),
  "c5-computer-costumes.svg": script(
    repeat(10, { words: "next costume", kind: "looks" }, { words: "wait 1", kind: "control" }),
  ),
};
