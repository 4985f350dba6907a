import { canvas } from "../canvas";
import { drawCells } from "../cells";
import { drawNumberLine } from "../number-line";
import { rectangle } from "../strokes";
import { text } from "../text";

/** Numbers of lakhs with their commas. */
const lakhs = (value: number): string => `${value},00,000`;

/** The drawings of Maths in class 5, numbers and fractions, around their items’ `alt`. */
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
};
