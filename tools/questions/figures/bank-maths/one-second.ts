import { drawBalance } from "../balance";
import { drawCells } from "../cells";
import { drawClock } from "../clock";
import { drawMoney } from "../money";
import { drawRuler } from "../ruler";
import { drawOption, drawSeries } from "../series";
import type { Shape } from "../shape";
import { drawThings } from "../things";
import { dottedRows, monthRows, weekDays } from "./pieces";

const circle: Shape = { shape: "circle" };
const triangle: Shape = { shape: "triangle" };
const square: Shape = { shape: "square" };
const black = (shape: Shape): Shape => ({ ...shape, fill: "black" });

/** The drawings of Maths in class 1, measures, money and patterns, around their items’ `alt`. */
export const oneSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c1-maths-nail.svg": (alt) => drawRuler({ alt, to: 10, thing: { kind: "nail", from: 2, to: 7 } }),
  "c1-maths-balance.svg": (alt) =>
    drawBalance({ alt, balances: [{ left: ["circle"], right: ["square", "square", "square"] }] }),
  "c1-maths-heaviest.svg": (alt) =>
    drawBalance({
      alt,
      balances: [
        { left: ["circle"], right: ["star"], lower: "left" },
        { left: ["square"], right: ["star"], lower: "right" },
      ],
    }),
  "c1-maths-blocks.svg": (alt) =>
    drawThings({
      alt,
      rows: [
        { name: "Pen", things: "ssssssss" },
        { name: "Brush", things: "sssss" },
      ],
    }),
  "c1-maths-ball-weight.svg": (alt) =>
    drawBalance({ alt, balances: [{ left: ["circle"], right: ["2 kg", "1 kg"] }] }),
  "c1-maths-clock-three.svg": (alt) => drawClock({ alt, hour: 3, minute: 0 }),
  "c1-maths-clock-half.svg": (alt) => drawClock({ alt, hour: 7, minute: 30 }),
  "c1-maths-clock-six.svg": (alt) => drawClock({ alt, hour: 6, minute: 0 }),
  "c1-maths-month.svg": (alt) => drawCells({ alt, head: weekDays, rows: monthRows(31, 4) }),
  "c1-maths-coins.svg": (alt) => drawMoney({ alt, coins: [5, 5, 2, 1] }),
  "c1-maths-five-coins.svg": (alt) => drawMoney({ alt, coins: [10, 2, 2, 2, 2] }),
  "c1-maths-notes.svg": (alt) => drawMoney({ alt, notes: [20, 10], coins: [5] }),
  "c1-maths-beads.svg": (alt) => drawThings({ alt, rows: dottedRows(["OosOo?O"]), strung: true }),
  "c1-maths-star-rows.svg": (alt) => drawThings({ alt, rows: dottedRows(["x", "xxx", "xxxxx"]) }),
  "c1-maths-turns.svg": (alt) =>
    drawSeries({ alt, cells: [[triangle], [black(triangle)], [circle], [black(circle)], [square], "?"] }),
  "c1-maths-turn-k.svg": (alt) => drawOption({ alt, cell: [black(square)] }),
  "c1-maths-turn-l.svg": (alt) => drawOption({ alt, cell: [square] }),
  "c1-maths-turn-m.svg": (alt) => drawOption({ alt, cell: [black(circle)] }),
  "c1-maths-turn-n.svg": (alt) => drawOption({ alt, cell: [triangle] }),
  "c1-maths-black-groups.svg": (alt) => drawThings({ alt, rows: dottedRows(["oOoOOoOOOo"]) }),
};
