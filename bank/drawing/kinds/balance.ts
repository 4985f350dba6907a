import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import type { Point } from "../points";
import { drawShape, type ShapeName } from "./shape";
import { line, polygon, rectangle } from "../strokes";
import { text, textWidth } from "../text";

/** A shape that represents a thing, or a weight with its label. */
export type Load = ShapeName | Weight;
type Weight = `${number} ${"kg" | "g"}`;

export type Balance = {
  readonly left: readonly Load[];
  readonly right: readonly Load[];
  /** The heavier, lower pan. If omitted, the beam is level. */
  readonly lower?: "left" | "right";
};

const height = 124;
const panWidth = 128;
/** The x coordinates of the ends of the beam and of its middle. */
const [leftEnd, rightEnd, middle] = [72, 228, 150];
/** The side of a shape, the height of a weight, and the minimum width of a weight. */
const side = 26;
/** How far the heavier pan is below the level position. */
const tiltedPanOffset = 16;

const isWeight = (load: Load): load is Weight => /\d/.test(load);
const widthOf = (load: Load): number =>
  isWeight(load) ? Math.max(side, textWidth(load, { size: 14 }) + 8) : side;

function drawPan(loads: readonly Load[], [x, y]: Point): string {
  const width = loads.reduce((sum, load) => sum + widthOf(load) + 4, -4);
  check(width <= panWidth, `${loads.join(", ")} do not fit on a pan`);
  let left = x - width / 2;
  const loadParts = loads.map((load) => {
    const loadWidth = widthOf(load);
    const centre: Point = [left + loadWidth / 2, y - side / 2 - 3];
    left += loadWidth + 4;
    return isWeight(load)
      ? rectangle([centre[0] - loadWidth / 2, y - side - 2], loadWidth, side, { fill: "grey" }) +
          text(load, centre, { size: 14 })
      : drawShape({ shape: load, size: 0.95 }, centre, side / 2);
  });
  const plate: Point[] = [
    [x - panWidth / 2, y],
    [x + panWidth / 2, y],
  ];
  return loadParts.join("") + line(plate, { width: 5 });
}

function drawBeamBalance({ left, right, lower }: Balance, top: number): string {
  checkCount("things on a pan", left, 1, 5);
  checkCount("things on a pan", right, 1, 5);
  const leftOffset = lower === undefined ? 0 : lower === "left" ? tiltedPanOffset : -tiltedPanOffset;
  const [leftY, rightY, pivot] = [top + 62 + leftOffset, top + 62 - leftOffset, top + 82];
  /** Returns the line between a pan and the end of the beam. */
  const panToBeam = (x: number, y: number): Point[] => [
    [x, y],
    [x, y + 20],
  ];
  return [
    line([
      [leftEnd, leftY + 20],
      [rightEnd, rightY + 20],
    ]),
    line(panToBeam(leftEnd, leftY)),
    line(panToBeam(rightEnd, rightY)),
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
    balances.map((balance, index) => drawBeamBalance(balance, index * height)),
  );
}
