import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { polar, formatNumber, formatPoint, type Point } from "../points";
import { circle, ellipse, line, lines, path, polygon } from "../strokes";
import { text, textWidth } from "../text";

/** The pictures: simple enough to be cut in half. */
export type Picture = "ball" | "book" | "fish" | "flower" | "kite" | "tree";

export type PictureGraph = {
  readonly picture: Picture;
  /** The number and name of the things that one picture stands for: 5 "books". */
  readonly each: number;
  readonly unit: string;
  /** Two to six rows; a value is a whole number of pictures, or a half more. */
  readonly rows: readonly { readonly name: string; readonly value: number }[];
};

/** Half the width of a picture in units. */
const half = 11;
const rowHeight = 30;

const pictures: Record<Picture, (x: number, y: number) => string> = {
  ball: (x, y) =>
    circle([x, y], half, { fill: "rose" }) +
    line([
      [x - half, y],
      [x + half, y],
    ]),
  book: (x, y) =>
    polygon(
      [
        [x - half, y - 9],
        [x, y - 6],
        [x + half, y - 9],
        [x + half, y + 8],
        [x, y + 11],
        [x - half, y + 8],
      ],
      { fill: "sky" },
    ) +
    line([
      [x, y - 6],
      [x, y + 11],
    ]),
  fish: (x, y) =>
    polygon(
      [
        [x + 4, y],
        [x + half, y - 7],
        [x + half, y + 7],
      ],
      { fill: "sun" },
    ) +
    ellipse([x - 2, y], 9, 6, { fill: "sun" }) +
    circle([x - 6, y - 1], 1, { fill: "ink" }),
  flower: (x, y) =>
    path(`M${formatPoint(polar([x, y], 5, 0))}${petals(x, y)}Z`, { fill: "rose" }) +
    circle([x, y], 3.5, { fill: "sun" }),
  kite: (x, y) =>
    polygon(
      [
        [x, y - half],
        [x + 9, y - 2],
        [x, y + half],
        [x - 9, y - 2],
      ],
      { fill: "leaf" },
    ) +
    lines(
      [
        [
          [x, y - half],
          [x, y + half],
        ],
        [
          [x - 9, y - 2],
          [x + 9, y - 2],
        ],
      ],
      { width: 1.5 },
    ),
  tree: (x, y) =>
    line(
      [
        [x, y + half],
        [x, y],
      ],
      { width: 4 },
    ) + circle([x, y - 3], 8, { fill: "leaf" }),
};

/** Returns the path commands of five petals around a point, from one notch between them to the next. */
function petals(x: number, y: number): string {
  const curves = [0, 72, 144, 216, 288].map((degrees) => {
    const points = [
      polar([x, y], 17, degrees + 12),
      polar([x, y], 17, degrees + 60),
      polar([x, y], 5, degrees + 72),
    ];
    return `C${points.map(formatPoint).join(" ")}`;
  });
  return curves.join("");
}

/** Draws the left half of a picture, for half the value of one: its right half is covered with paper. */
function drawHalf(picture: Picture, [x, y]: Point): string {
  const cover = path(
    `M${formatNumber(x)} ${y - half - 2}L${formatNumber(x + half + 3)} ${y - half - 2}L${formatNumber(x + half + 3)} ${y + half + 2}L${formatNumber(x)} ${y + half + 2}Z`,
    { fill: "paper", stroke: "none" },
  );
  return (
    pictures[picture](x, y) +
    cover +
    line(
      [
        [x, y - half],
        [x, y + half],
      ],
      { width: 1.5 },
    )
  );
}

/** Returns the number of whole pictures for a value, and whether a half picture follows. */
export function picturesOf(value: number, each: number): { whole: number; hasHalf: boolean } {
  const halves = (value * 2) / each;
  check(Number.isInteger(halves), `${value} is no whole number of halves of ${each}`);
  return { whole: Math.floor(halves / 2), hasHalf: halves % 2 === 1 };
}

/**
 * Draws a picture graph: rows of equal pictures, and a legend with the value of one picture.
 *
 * @throws RangeError if a value is not a multiple of half a picture, or a row is too long
 */
export function drawPictureGraph({ picture, each, unit, rows }: PictureGraph): Drawing {
  checkCount("rows of pictures", rows, 2, 6);
  const left = Math.max(...rows.map(({ name }) => textWidth(name, { size: 15 }))) + 14;
  const maxPictures = Math.floor((296 - left) / 27);
  const parts = rows.flatMap(({ name, value }, row) => {
    const { whole, hasHalf } = picturesOf(value, each);
    checkNumber(`the pictures for ${name}`, whole + (hasHalf ? 1 : 0), 0, maxPictures);
    const y = 6 + rowHeight * (row + 0.5);
    const pointAt = (index: number): Point => [left + 8 + half + index * 27, y];
    return [
      text(name, [left - 6, y], { size: 15, anchor: "end" }),
      ...Array.from({ length: whole }, (_, index) => pictures[picture](...pointAt(index))),
      hasHalf ? drawHalf(picture, pointAt(whole)) : "",
    ];
  });
  const bottom = 6 + rowHeight * rows.length;
  const axes = line([
    [left, 4],
    [left, bottom + 2],
    [296, bottom + 2],
  ]);
  const legend =
    pictures[picture](left + 8 + half, bottom + 22) +
    text(`= ${each} ${unit}`, [left + 38, bottom + 22], { size: 15, anchor: "start" });
  return canvas(300, bottom + 40, [...parts, axes, legend]);
}
