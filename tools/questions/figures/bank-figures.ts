import { englishFigures } from "./bank-figures-english";
import { gkFigures } from "./bank-figures-gk";
import { mathsFigures } from "./bank-figures-maths";
import { computerFigures } from "./bank-figures-computer";
import { scienceFigures } from "./bank-figures-science";
import { drawClock } from "./clock";
import { drawGeometry } from "./geometry";
import { drawNet } from "./nets";
import { drawLettered, drawSeries } from "./series";
import { type Cell, type Shape, type ShapeName } from "./shape";
import { type Texture } from "./texture";
import { drawVenn } from "./venn";

const one = (shape: ShapeName, more: Omit<Shape, "shape"> = {}): Cell => [{ shape, ...more }];
const arrows = (...turns: number[]): Cell[] => turns.map((turned) => one("arrow", { turned }));
const row =
  (...cells: Cell[]) =>
  (alt: string) =>
    drawSeries({ alt, cells: [...cells, "?"] });
const lettered =
  (...cells: Cell[]) =>
  (alt: string) =>
    drawLettered({ alt, cells, names: ["A", "B", "C", "D"] });
const triangle = (fill: Texture): Cell => one("triangle", { fill });

/** A figure of strokes alone: its points have no letters. */
function strokesOnly(
  points: Readonly<Record<string, readonly [number, number]>>,
  strokes: readonly string[],
) {
  return (alt: string): string => drawGeometry({ alt, points, strokes, unnamed: Object.keys(points) });
}

/** Points on the edges of a square of 2 or 3 units a side, with the strokes that divide it into equal squares. */
function squareGrid(side: 2 | 3) {
  const marks = Array.from({ length: side + 1 }, (_, index) => index);
  const letter = (edge: number, index: number) => String.fromCodePoint(97 + edge * (side + 1) + index);
  const points = Object.fromEntries(
    marks.flatMap((index) => [
      [letter(0, index), [index, side] as const],
      [letter(1, index), [index, 0] as const],
      [letter(2, index), [0, index] as const],
      [letter(3, index), [side, index] as const],
    ]),
  );
  const strokes = marks.flatMap((index) => [
    letter(0, index) + letter(1, index),
    letter(2, index) + letter(3, index),
  ]);
  return (alt: string): string => drawGeometry({ alt, points, strokes, unnamed: Object.keys(points) });
}

/** The bank's figures that are drawn by functions: from the file's name, what draws it around its item's `alt`. */
export const bankFigures: Readonly<Record<string, (alt: string) => string>> = {
  "c1-reasoning-shape-row.svg": row(
    one("circle"),
    one("square"),
    one("circle"),
    one("square"),
    one("circle"),
  ),
  "c1-reasoning-black-and-white.svg": row(
    triangle("white"),
    triangle("black"),
    triangle("white"),
    triangle("black"),
    triangle("white"),
  ),
  "c1-reasoning-four-shapes.svg": lettered(one("triangle"), one("square"), one("circle"), one("rectangle")),
  "c2-reasoning-turning-arrow.svg": row(...arrows(0, 90, 180)),
  "c2-reasoning-count-corners.svg": lettered(
    one("triangle"),
    one("square"),
    one("circle"),
    one("square", { turned: 45 }),
  ),
  "c3-reasoning-arrow-quarter.svg": row(...arrows(0, 270, 180)),
  "c3-reasoning-clock.svg": (alt) => drawClock({ alt, hour: 3, minute: 30, numerals: "quarters" }),
  "c3-reasoning-shape-and-fill.svg": row(
    one("circle"),
    one("square", { fill: "black" }),
    one("circle"),
    one("square", { fill: "black" }),
    one("circle"),
  ),
  "c3-reasoning-sides-grow.svg": row(one("triangle"), one("square"), one("pentagon"), one("hexagon")),
  "c4-reasoning-mirror-clock.svg": (alt) => drawClock({ alt, hour: 8, minute: 0, numerals: "none" }),
  "c4-reasoning-odd-figure.svg": lettered(
    one("circle", { fill: "black" }),
    one("square"),
    triangle("black"),
    one("pentagon", { fill: "black" }),
  ),
  "c4-reasoning-square-diagonals.svg": strokesOnly({ A: [0, 0], B: [1, 0], C: [1, 1], D: [0, 1] }, [
    "ABCDA",
    "AC",
    "BD",
  ]),
  "c5-reasoning-grid-squares.svg": squareGrid(2),
  "c5-reasoning-venn-games.svg": (alt) =>
    drawVenn({ alt, sets: ["Chess", "Carrom"], regions: { A: 9, AB: 5, B: 12, "": 4 } }),
  "c6-reasoning-arrow-eighths.svg": row(...arrows(0, 135, 270)),
  "c6-reasoning-net-cross.svg": (alt) => drawNet({ alt, rows: [".★.", "●▲■", ".◆.", ".+."] }),
  "c6-reasoning-triangle-lines.svg": strokesOnly(
    { A: [4, 6], B: [0, 0], C: [8, 0], D: [4, 0], E: [2, 3], F: [6, 3] },
    ["ABCA", "AD", "EF"],
  ),
  "c6-reasoning-venn-sports.svg": (alt) =>
    drawVenn({
      alt,
      sets: ["Hockey", "Cricket", "Kho-kho"],
      regions: { A: 8, B: 11, C: 7, AB: 4, AC: 3, BC: 5, ABC: 2 },
    }),
  "c7-reasoning-fan-triangles.svg": strokesOnly(
    { A: [4, 6], B: [0, 0], C: [8, 0], D: [2, 0], E: [4, 0], F: [6, 0] },
    ["ABCA", "AD", "AE", "AF"],
  ),
  "c7-reasoning-net-stairs.svg": (alt) => drawNet({ alt, rows: ["PQ..", ".RS.", "..TU"] }),
  "c7-reasoning-venn-languages.svg": (alt) =>
    drawVenn({ alt, sets: ["Odia", "Hindi"], regions: { A: 14, AB: 9, B: 21, "": 6 } }),
  "c8-reasoning-grid-three.svg": squareGrid(3),
  "c8-reasoning-net-tee.svg": (alt) => drawNet({ alt, rows: ["123", ".4.", ".5.", ".6."] }),
  "c8-reasoning-venn-papers.svg": (alt) =>
    drawVenn({
      alt,
      sets: ["News", "Sport", "Films"],
      regions: { A: 15, B: 12, C: 10, AB: 6, AC: 4, BC: 3, ABC: 5 },
    }),
  ...scienceFigures,
  ...mathsFigures,
  ...computerFigures,
  ...englishFigures,
  ...gkFigures,
};

/**
 * Draws the bank's figures anew.
 *
 * @param alts from a figure's file to what its item says of it
 * @returns from file to drawing; throws RangeError when an item for one is missing
 */
export function drawBankFigures(alts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    Object.entries(bankFigures).map(([file, draw]) => {
      const alt = alts.get(file);
      if (alt === undefined) throw new RangeError(`no item names ${file}`);
      return [file, draw(alt)];
    }),
  );
}
