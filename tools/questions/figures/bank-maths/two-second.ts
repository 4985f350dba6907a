import { drawBalance } from "../balance";
import { drawCells } from "../cells";
import { drawClock } from "../clock";
import { drawJars } from "../jars";
import { drawMoney } from "../money";
import { drawRuler } from "../ruler";
import { drawTiles } from "../tiles";
import { graphOf, monthRows, weekDays } from "./pieces";

/** The drawings of Maths in class 2, measures, money and picture graphs, around their items’ `alt`. */
export const twoSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c2-maths-ribbon.svg": (alt) => drawRuler({ alt, to: 10, thing: { kind: "ribbon", from: 1, to: 8 } }),
  "c2-maths-balances.svg": (alt) =>
    drawBalance({
      alt,
      balances: [
        { left: ["square"], right: ["circle", "circle", "circle"] },
        { left: ["triangle"], right: ["square", "square"] },
      ],
    }),
  "c2-maths-lightest.svg": (alt) =>
    drawBalance({
      alt,
      balances: [
        { left: ["circle"], right: ["square"], lower: "left" },
        { left: ["triangle"], right: ["square"], lower: "right" },
      ],
    }),
  "c2-maths-jars.svg": (alt) =>
    drawJars({
      alt,
      unit: "litres",
      jars: [
        { to: 10, step: 1, written: 2, level: 7, name: "P" },
        { to: 10, step: 1, written: 2, level: 4, name: "Q" },
      ],
    }),
  "c2-maths-three-balls.svg": (alt) =>
    drawBalance({ alt, balances: [{ left: ["circle", "circle", "circle", "2 kg"], right: ["8 kg"] }] }),
  "c2-maths-clock-half.svg": (alt) => drawClock({ alt, hour: 4, minute: 30 }),
  "c2-maths-clock-quarter.svg": (alt) => drawClock({ alt, hour: 9, minute: 15 }),
  "c2-maths-month.svg": (alt) => drawCells({ alt, head: weekDays, rows: monthRows(30, 2) }),
  "c2-maths-coins.svg": (alt) => drawMoney({ alt, coins: [10, 5, 5, 2, 1] }),
  "c2-maths-notes.svg": (alt) => drawMoney({ alt, notes: [50, 20, 10], coins: [5, 2] }),
  "c2-maths-squares.svg": (alt) =>
    drawTiles({ alt, tiles: [1, 2, 3].map((side) => Array.from({ length: side }, () => "W".repeat(side))) }),
  "c2-maths-ball-graph.svg": graphOf("ball", 2, "balls", { Asha: 6, Debu: 10, Ela: 4 }),
  "c2-maths-tree-graph.svg": graphOf("tree", 5, "trees", {
    "Lake Lane": 20,
    "Hill Lane": 10,
    "Park Lane": 15,
  }),
  "c2-maths-book-graph.svg": graphOf("book", 10, "books", { Asha: 40, Imran: 25 }),
  "c2-maths-flower-graph.svg": graphOf("flower", 2, "flowers", { Ali: 8, Mina: 6, Joy: 10 }),
  "c2-maths-kite-graph.svg": graphOf("kite", 2, "kites", { Friday: 4, Saturday: 6, Sunday: 8 }),
  "c2-maths-ball-rows.svg": graphOf("ball", 5, "balls", { "Class A": 15, "Class B": 20, "Class C": 10 }),
};
