import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import type { Point } from "../points";
import { drawShape, type ShapeName } from "./shape";
import { line, polygon, rectangle } from "../strokes";
import { text, textWidth } from "../text";

/** A shape that stands for a thing, or a weight with what is written on it. */
export type Load = ShapeName | Weight;
type Weight = `${number} ${"kg" | "g"}`;

export type Balance = {
  readonly left: readonly Load[];
  readonly right: readonly Load[];
  /** The heavier, lower pan. If omitted, the beam is level. */
  readonly lower?: "left" | "right";
};

const height = 124;
const pan = 128;
const [leftEnd, rightEnd, middle] = [72, 228, 150];
const side = 26;

const isWeight = (load: Load): load is Weight => /\d/.test(load);
const widthOf = (load: Load): number =>
  isWeight(load) ? Math.max(side, textWidth(load, { size: 14 }) + 8) : side;

function drawPan(loads: readonly Load[], [x, y]: Point): string {
  const width = loads.reduce((sum, load) => sum + widthOf(load) + 4, -4);
  check(width <= pan, `${loads.join(", ")} do not fit on a pan`);
  let left = x - width / 2;
  const drawn = loads.map((load) => {
    const wide = widthOf(load);
    const centre: Point = [left + wide / 2, y - side / 2 - 3];
    left += wide + 4;
    return isWeight(load)
      ? rectangle([centre[0] - wide / 2, y - side - 2], wide, side, { fill: "grey" }) +
          text(load, centre, { size: 14 })
      : drawShape({ shape: load, size: 0.95 }, centre, side / 2);
  });
  const plate: Point[] = [
    [x - pan / 2, y],
    [x + pan / 2, y],
  ];
  return drawn.join("") + line(plate, { width: 5 });
}

function drawOne({ left, right, lower }: Balance, top: number): string {
  checkCount("things on a pan", left, 1, 5);
  checkCount("things on a pan", right, 1, 5);
  const sunk = lower === undefined ? 0 : lower === "left" ? 16 : -16;
  const [leftY, rightY, pivot] = [top + 62 + sunk, top + 62 - sunk, top + 82];
  const hang = (x: number, y: number): Point[] => [
    [x, y],
    [x, y + 20],
  ];
  return [
    line([
      [leftEnd, leftY + 20],
      [rightEnd, rightY + 20],
    ]),
    line(hang(leftEnd, leftY)),
    line(hang(rightEnd, rightY)),
    polygon(
      [
        [middle, pivot],
        [middle - 16, top + 116],
        [middle + 16, top + 116],
      ],
      { fill: "sun" },
    ),
    drawPan(left, [leftEnd, leftY]),
    drawPan(right, [rightEnd, rightY]),
  ].join("");
}

/**
 * Draws one or two beam balances, one below the other, with shapes and weights on their pans.
 *
 * @throws RangeError when a pan is empty, or too full
 */
export function drawBalance({ balances }: { readonly balances: readonly Balance[] }): Drawing {
  checkCount("balances", balances, 1, 2);
  return canvas(
    300,
    balances.length * height,
    balances.map((balance, index) => drawOne(balance, index * height)),
  );
}
