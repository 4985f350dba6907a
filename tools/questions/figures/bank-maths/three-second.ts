import { drawBalance } from "../balance";
import { drawCells } from "../cells";
import { drawClock } from "../clock";
import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawJars } from "../jars";
import { drawMoney } from "../money";
import { drawNumberLine } from "../number-line";
import { drawPictureGraph } from "../picture-graph";
import { drawRuler } from "../ruler";
import { drawThings } from "../things";
import { drawTiles } from "../tiles";
import { boxPoints, monthRows, weekDays } from "./pieces";

/** The drawings of Maths in class 3, part 2 of 2, around their items’ `alt`. */
export const threeSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c3-maths-two-squares.svg": (alt) =>
    drawGeometry({
      alt,
      points: { ...boxPoints("abcd", [0, 0], 6, 6), ...boxPoints("efgh", [6, 3], 6, 6) },
      strokes: ["abcda", "efghe"],
      lengths: [{ at: "ab", text: "6 cm" }],
      unnamed: Array.from("abcdefgh"),
    }),
  "c3-maths-pencil.svg": (alt) => drawRuler({ alt, to: 11, thing: { kind: "pencil", from: 2, to: 9 } }),
  "c3-maths-balances.svg": (alt) =>
    drawBalance({
      alt,
      balances: [
        { left: ["square"], right: ["circle", "circle"] },
        { left: ["square", "circle"], right: ["9 kg"] },
      ],
    }),
  "c3-maths-jars.svg": (alt) =>
    drawJars({
      alt,
      unit: "mL",
      jars: [300, 450, 250].map((level, index) => ({
        to: 500,
        step: 50,
        written: 100,
        level,
        name: "PQR".charAt(index),
      })),
    }),
  "c3-maths-clock-show.svg": (alt) => drawClock({ alt, hour: 7, minute: 45 }),
  "c3-maths-clock-paint.svg": (alt) => drawClock({ alt, hour: 3, minute: 35 }),
  "c3-maths-month.svg": (alt) => drawCells({ alt, head: weekDays, rows: monthRows(31, 3) }),
  "c3-maths-money-ball.svg": (alt) => drawMoney({ alt, notes: [100, 50, 20], coins: [5, 2, 1] }),
  "c3-maths-coins.svg": (alt) => drawMoney({ alt, coins: [10, 5, 5, 2, 2, 1] }),
  "c3-maths-beads.svg": (alt) => drawThings({ alt, rows: [{ things: "OOosxOOosx" }], strung: true }),
  "c3-maths-corners.svg": (alt) => drawTiles({ alt, tiles: [["W"], ["W.", "WW"], ["W..", "W..", "WWW"]] }),
  "c3-maths-frog.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 16,
      step: 1,
      labelled: [0, 3, 7, 11, 16],
      jumps: [
        { from: 3, to: 7 },
        { from: 7, to: 11 },
      ],
    }),
  "c3-maths-ball-graph.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "ball",
      each: 4,
      unit: "balls",
      rows: [
        { name: "Thu", value: 12 },
        { name: "Fri", value: 10 },
        { name: "Sat", value: 20 },
      ],
    }),
  "c3-maths-fruit-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mango", "Guava", "Apple", "Banana"],
      quantity: "Children",
      most: 40,
      step: 5,
      rows: [{ values: [35, 15, 15, 25] }],
    }),
  "c3-maths-rain-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu"],
      quantity: "Rain (mm)",
      most: 40,
      step: 5,
      rows: [{ values: [10, 20, 30, 0] }],
    }),
  "c3-maths-book-graph.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "book",
      each: 4,
      unit: "books",
      rows: [
        { name: "Asha", value: 12 },
        { name: "Imran", value: 20 },
        { name: "Leela", value: 16 },
      ],
    }),
  "c3-maths-juice-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu"],
      quantity: "Cups",
      most: 60,
      step: 10,
      rows: [{ values: [40, 50, 30, 0] }],
    }),
};
