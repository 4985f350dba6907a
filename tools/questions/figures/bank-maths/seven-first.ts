import { canvas } from "../canvas";
import { drawCells } from "../cells";
import { drawCubeStack } from "../cube-stack";
import { drawNumberLine } from "../number-line";
import { drawPieChart } from "../pie-chart";
import { drawPlot } from "../plot";
import type { Point } from "../points";
import { line } from "../strokes";

/** Stick houses in a row that share their walls, from a left lower corner. */
function houses([x, y]: Point, count: number): string {
  const [wide, high, roof] = [26, 26, 14];
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * wide;
    return line([
      [left, y],
      [left, y - high],
      [left + wide / 2, y - high - roof],
      [left + wide, y - high],
      [left + wide, y],
      [left, y],
      [left, y - high],
      [left + wide, y - high],
    ]);
  }).join("");
}

/** The drawings of Maths in class 7, numbers and algebra, around their items’ `alt`. */
export const sevenFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c7-maths-robot-line.svg": (alt) =>
    drawNumberLine({
      alt,
      from: -12,
      to: 12,
      step: 1,
      labelled: [-12, -8, -4, 0, 4, 8, 12],
      points: [{ at: 5, name: "P" }],
    }),
  "c7-maths-magic-square.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["2", "", "0"],
        ["", "−1", ""],
        ["x", "", "−4"],
      ],
      width: 52,
      height: 44,
      size: 18,
    }),
  "c7-maths-product-grid.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["~", "~", "~", "~", ""],
        ["~", "~", "~", "~", ""],
        ["", "", "", "", ""],
      ],
      width: 44,
      height: 36,
    }),
  "c7-maths-quarters.svg": (alt) =>
    drawNumberLine({
      alt,
      from: -2,
      to: 0,
      step: 0.25,
      labelled: [-2, -1, 0],
      points: [
        { at: -1.75, name: "P" },
        { at: -1.25, name: "Q" },
        { at: -0.75, name: "R" },
        { at: -0.25, name: "S" },
      ],
    }),
  "c7-maths-black-cells.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["#", "", "#", "", ""],
        ["", "#", "", "", "#"],
        ["#", "", "", "#", ""],
        ["", "", "#", "", ""],
      ],
      width: 40,
      height: 34,
    }),
  "c7-maths-ways-to-school.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 100,
      slices: [
        { name: "Bus", value: 40, label: "40%" },
        { name: "Walking", value: 25, label: "25%" },
        { name: "Bicycle", value: 20, label: "20%" },
        { name: "Car", value: 15, label: "15%" },
      ],
    }),
  "c7-maths-deposit.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Years", most: 6, step: 1 },
      up: { name: "Rupees", most: 8000, step: 1000 },
      curves: [
        {
          points: [
            [0, 4000],
            [5, 6000],
          ],
        },
      ],
      marks: [["", 5, 6000]],
    }),
  "c7-maths-cubes.svg": (alt) =>
    drawCubeStack({
      alt,
      heights: [
        [2, 2],
        [2, 2],
      ],
    }),
  "c7-maths-houses.svg": (alt) =>
    canvas(alt, 224, 66, [houses([12, 56], 1), houses([58, 56], 2), houses([130, 56], 3)]),
};
