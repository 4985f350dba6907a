import { drawBalance } from "../balance";
import { drawCells } from "../cells";
import { drawClock } from "../clock";
import { drawGeometry } from "../geometry";
import { drawJars } from "../jars";
import { drawMoney } from "../money";
import { drawParts } from "../parts";
import { drawRuler } from "../ruler";
import { boxPoints, ellPoints, greyOnSquares, weekDays } from "./pieces";

/** The drawings of Maths in class 4, part 2 of 3, around their items’ `alt`. */
export const fourSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c4-maths-letters.svg": (alt) =>
    drawCells({ alt, rows: [Array.from("KOLAM")], width: 56, height: 56, size: 34 }),
  "c4-maths-l-shape.svg": (alt) =>
    drawGeometry({
      alt,
      points: ellPoints(4, 4, 2, 2),
      strokes: ["abcdefa"],
      unnamed: Array.from("abcdef"),
      height: 170,
    }),
  "c4-maths-hexagon.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [2, 0],
        b: [1, 1.732],
        c: [-1, 1.732],
        d: [-2, 0],
        e: [-1, -1.732],
        f: [1, -1.732],
      },
      strokes: ["abcdefa"],
      unnamed: Array.from("abcdef"),
      height: 170,
    }),
  "c4-maths-two-rows.svg": (alt) =>
    drawParts({ alt, wholes: [{ kind: "grid", count: 6, columns: 3, shaded: [] }] }),
  "c4-maths-tee.svg": (alt) => greyOnSquares(alt, [".......", ".*****.", "...*...", "...*...", "......."]),
  "c4-maths-five-mats.svg": (alt) =>
    drawParts({ alt, wholes: [{ kind: "grid", count: 5, columns: 5, shaded: [] }] }),
  "c4-maths-garden.svg": (alt) =>
    drawGeometry({
      alt,
      points: { ...boxPoints("abcd", [0, 0], 14, 10), ...boxPoints("pqrs", [1, 1], 12, 8) },
      strokes: ["abcda", "pqrsp"],
      unnamed: Array.from("abcdpqrs"),
    }),
  "c4-maths-cut-corner.svg": (alt) =>
    drawGeometry({
      alt,
      points: ellPoints(10, 10, 7, 7),
      strokes: ["abcdefa"],
      lengths: [
        { at: "ab", text: "10 cm" },
        { at: "fa", text: "10 cm" },
        { at: "cd", text: "3 cm" },
      ],
      unnamed: Array.from("abcdef"),
      height: 200,
    }),
  "c4-maths-ell-lengths.svg": (alt) =>
    drawGeometry({
      alt,
      points: ellPoints(9, 7, 4, 3),
      strokes: ["abcdefa"],
      lengths: [
        { at: "ab", text: "7 cm" },
        { at: "bc", text: "4 cm" },
        { at: "ef", text: "3 cm" },
        { at: "fa", text: "9 cm" },
      ],
      unnamed: Array.from("abcdef"),
      height: 200,
    }),
  "c4-maths-two-jars.svg": (alt) =>
    drawJars({
      alt,
      unit: "mL",
      jars: [
        { to: 1000, step: 50, written: 200, level: 200, name: "P" },
        { to: 1000, step: 50, written: 200, level: 700, name: "Q" },
      ],
    }),
  "c4-maths-balances.svg": (alt) =>
    drawBalance({
      alt,
      balances: [
        { left: ["square", "square"], right: ["12 kg"] },
        { left: ["square", "circle", "circle"], right: ["14 kg"] },
      ],
    }),
  "c4-maths-broken-ruler.svg": (alt) =>
    drawRuler({ alt, from: 3, to: 13, thing: { kind: "ribbon", from: 4.5, to: 11 } }),
  "c4-maths-money.svg": (alt) => drawMoney({ alt, notes: [100, 50], coins: [10, 5, 2, 2] }),
  "c4-maths-clock-train.svg": (alt) => drawClock({ alt, hour: 10, minute: 50 }),
  "c4-maths-week.svg": (alt) =>
    drawCells({ alt, head: weekDays, rows: [["10", "11", "12", "13", "14", "15", "16"]], height: 32 }),
};
