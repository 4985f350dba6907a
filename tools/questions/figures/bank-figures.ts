import { englishFigures } from "./bank-figures-english";
import { gkFigures } from "./bank-figures-gk";
import { mathsFigures } from "./bank-figures-maths";
import { computerFigures } from "./bank-figures-computer";
import { scienceFigures } from "./bank-figures-science";
import { circles } from "./bank-reasoning/circles";
import { drawClock } from "./clock";
import { drawGeometry } from "./geometry";
import { drawLettered, drawSeries } from "./series";
import { type Cell, type Shape, type ShapeName } from "./shape";
import { type Texture } from "./texture";

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
  "c6-reasoning-arrow-eighths.svg": row(...arrows(0, 135, 270)),
  ...circles,
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
