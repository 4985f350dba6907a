import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkWhole } from "../check-input";
import { polar, formatNumber, formatPoint, type Point } from "../points";
import { circle, line, path, rectangle } from "../strokes";
import { text, textWidth } from "../text";

/** A whole in equal parts, some of them shaded: parts count from 0, from the left or clockwise from the top. */
export type Parts = {
  readonly kind: "bar" | "circle" | "grid";
  readonly count: number;
  readonly shaded: readonly number[];
  /** For a grid: the number of squares in a row. */
  readonly columns?: number;
  readonly name?: string;
};

const barHeight = 30;
const barGap = 12;

function drawBar({ count, shaded, name = "" }: Parts, left: number, top: number): string {
  const width = (292 - left) / count;
  const boxes = Array.from({ length: count }, (_, index) =>
    rectangle(
      [left + index * width, top],
      width,
      barHeight,
      shaded.includes(index) ? { fill: "grey" } : { fill: "paper" },
    ),
  );
  const label =
    name === "" ? "" : text(name, [left - 8, top + barHeight / 2], { size: 15, bold: true, anchor: "end" });
  return boxes.join("") + label;
}

function drawSlices({ count, shaded }: Parts, centre: Point, radius: number): string {
  const angle = 360 / count;
  const rimPoint = (index: number) => polar(centre, radius, index * angle);
  const greySlices = shaded.map((index) => {
    const [from, to] = [rimPoint(index), rimPoint(index + 1)].map(formatPoint);
    return path(
      `M${formatPoint(centre)}L${from}A${formatNumber(radius)} ${formatNumber(radius)} 0 0 1 ${to}Z`,
      {
        fill: "grey",
      },
    );
  });
  const cuts = Array.from({ length: count }, (_, index) => line([centre, rimPoint(index)]));
  return circle(centre, radius) + greySlices.join("") + cuts.join("");
}

function drawGrid({ count, shaded, columns = count }: Parts, centre: Point, space: number): string {
  const rows = count / columns;
  check(Number.isInteger(rows), `${count} squares do not fill rows of ${columns}`);
  const side = Math.floor(space / Math.max(columns, rows));
  const [left, top] = [centre[0] - (columns * side) / 2, centre[1] - (rows * side) / 2];
  return Array.from({ length: count }, (_, index) =>
    rectangle(
      [left + (index % columns) * side, top + Math.floor(index / columns) * side],
      side,
      side,
      shaded.includes(index) ? { fill: "grey" } : { fill: "paper" },
    ),
  ).join("");
}

/**
 * Draws one to five wholes in equal parts: bars below one another, or circles and grids side by side.
 *
 * @throws RangeError when a shaded part does not exist, or bars are mixed with other wholes
 */
export function drawParts({ wholes }: { readonly wholes: readonly Parts[] }): Drawing {
  checkCount("wholes", wholes, 1, 5);
  for (const { count, shaded } of wholes) {
    checkWhole("the number of parts of a whole", count, 2, 24);
    for (const index of shaded) checkWhole("a shaded part", index, 0, count - 1);
  }
  const bars = wholes.filter(({ kind }) => kind === "bar").length;
  check(bars === 0 || bars === wholes.length, "bars are below one another, other wholes side by side");
  if (bars > 0) {
    const names = wholes.map(({ name = "" }) => textWidth(name, { size: 15, bold: true }));
    const left = 8 + (Math.max(...names) > 0 ? Math.max(...names) + 8 : 0);
    const wholeParts = wholes.map((whole, index) => drawBar(whole, left, 6 + index * (barHeight + barGap)));
    return canvas(300, 12 + wholes.length * (barHeight + barGap) - barGap, wholeParts);
  }
  const space = Math.min(120, 292 / wholes.length);
  const isNamed = wholes.some(({ name }) => name !== undefined);
  const wholeParts = wholes.map((whole, index) => {
    const centre: Point = [4 + space * (index + 0.5), 4 + space / 2];
    const body =
      whole.kind === "circle" ? drawSlices(whole, centre, space / 2 - 5) : drawGrid(whole, centre, space - 8);
    return body + (whole.name ? text(whole.name, [centre[0], space + 13], { bold: true }) : "");
  });
  return canvas(space * wholes.length + 8, space + (isNamed ? 26 : 8), wholeParts);
}
