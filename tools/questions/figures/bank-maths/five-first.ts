import { canvas } from "../canvas";
import { drawCells } from "../cells";
import { drawClock } from "../clock";
import { drawBarGraph } from "../graphs";
import { drawMoney } from "../money";
import { drawNumberLine } from "../number-line";
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

/** Numbers of lakhs with their commas. */
const lakhs = (value: number): string => `${value},00,000`;

/** The drawings of Maths in class 5, numbers, money, time, patterns and data, around their items’ `alt`. */
export const fiveFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c5-maths-lakh-line.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 1.8,
      to: 3.2,
      step: 0.1,
      labelled: [2, 3],
      write: lakhs,
      points: [{ at: 2.7, name: "P" }],
    }),
  "c5-maths-stamps.svg": (alt) =>
    canvas(alt, 300, 106, [
      text("Asha", [50, 28], { size: 15, anchor: "end" }),
      text("Biju", [50, 78], { size: 15, anchor: "end" }),
      rectangle([60, 10], 60, 36),
      rectangle([120, 10], 60, 36),
      rectangle([180, 10], 60, 36),
      rectangle([60, 60], 60, 36),
      text("2,400 in all", [190, 78], { size: 15 }),
    ]),
  "c5-maths-grey-numbers.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["~1", "2", "3", "~4", "5", "6"],
        ["7", "8", "~9", "10", "11", "12"],
        ["13", "14", "15", "~16", "17", "18"],
      ],
      width: 40,
      height: 34,
    }),
  "c5-maths-frog.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 30,
      step: 1,
      labelled: [0, 5, 10, 15, 20, 25, 30],
      jumps: [0, 6, 12].map((from) => ({ from, to: from + 6, label: "6" })),
    }),
  "c5-maths-grey-part.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["~", "~", "~", ""],
        ["~", "~", "", ""],
        ["", "", "", ""],
      ],
      width: 50,
      height: 36,
    }),
  "c5-maths-quarter-line.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 3,
      step: 0.25,
      labelled: [0, 1, 2, 3],
      points: [{ at: 2.25, name: "P" }],
    }),
  "c5-maths-tenths.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0.6,
      to: 0.7,
      step: 0.01,
      labelled: [0.6, 0.7],
      points: [{ at: 0.64, name: "P" }],
    }),
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
