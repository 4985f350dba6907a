import { canvas } from "../canvas";
import { drawCells } from "../cells";
import { drawClock } from "../clock";
import { drawBarGraph } from "../graphs";
import { drawMoney } from "../money";
import { drawPictureGraph } from "../picture-graph";
import { drawPieChart } from "../pie-chart";
import type { Point } from "../points";
import { drawRuler } from "../ruler";
import { drawLettered } from "../series";
import { dot, rectangle } from "../strokes";
import { text } from "../text";

/** Bricks in a row from a left upper corner, each with its words. */
const bricks = ([x, y]: Point, ...words: readonly string[]): string =>
  words
    .map((word, index) => {
      const left = x + index * 70;
      return rectangle([left, y], 70, 36) + (word && text(word, [left + 35, y + 18], { bold: true }));
    })
    .join("");

/** A triangle of dots: one more in each row. */
const dots = ([x, y]: Point, rows: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_dot, index) =>
      dot([x + index * 18 - row * 9, y + (row - rows + 1) * 17], 5),
    ).join(""),
  ).join("");

/** The drawings of Maths in class 5, measures, money, time, patterns and data, around their items’ `alt`. */
export const fiveThird: Readonly<Record<string, (alt: string) => string>> = {
  "c5-maths-lettered.svg": (alt) =>
    drawLettered({
      alt,
      cells: [[{ shape: "hexagon" }], [{ shape: "cross" }], [{ shape: "rectangle" }], [{ shape: "star" }]],
    }),
  "c5-maths-grey-l.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["~", "", "", ""],
        ["~", "", "", ""],
        ["~", "", "", ""],
        ["~", "~", "~", "~"],
      ],
      width: 36,
      height: 36,
    }),
  "c5-maths-broken-ruler.svg": (alt) =>
    drawRuler({ alt, from: 3, to: 13, thing: { kind: "pencil", from: 4.5, to: 11.2 } }),
  "c5-maths-money.svg": (alt) => drawMoney({ alt, notes: [100, 20], coins: [10, 5, 2] }),
  "c5-maths-clock.svg": (alt) => drawClock({ alt, hour: 9, minute: 15 }),
  "c5-maths-dots.svg": (alt) =>
    canvas(alt, 200, 56, [dots([24, 46], 1), dots([80, 46], 2), dots([154, 46], 3)]),
  "c5-maths-border.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["~", "~", "~", "~", "~"],
        ["~", "", "", "", "~"],
        ["~", "~", "~", "~", "~"],
      ],
      width: 36,
      height: 36,
    }),
  "c5-maths-wall.svg": (alt) =>
    canvas(alt, 230, 124, [
      bricks([80, 8], "34"),
      bricks([45, 44], "", ""),
      bricks([10, 80], "7", "?", "11"),
    ]),
  "c5-maths-trees.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "tree",
      each: 20,
      unit: "trees",
      rows: [
        { name: "Class 3", value: 60 },
        { name: "Class 4", value: 90 },
        { name: "Class 5", value: 110 },
        { name: "Class 6", value: 70 },
      ],
    }),
  "c5-maths-games.svg": (alt) =>
    drawPieChart({
      alt,
      slices: [
        { name: "Cricket", value: 4, label: "1/2" },
        { name: "Hockey", value: 2, label: "1/4" },
        { name: "Chess", value: 1, label: "1/8" },
        { name: "Carrom", value: 1, label: "1/8" },
      ],
    }),
  "c5-maths-shops.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Week 1", "Week 2", "Week 3", "Week 4"],
      quantity: "Books",
      most: 50,
      step: 5,
      rows: [
        { name: "Shop A", values: [35, 40, 25, 50] },
        { name: "Shop B", values: [20, 30, 40, 30] },
      ],
    }),
};
