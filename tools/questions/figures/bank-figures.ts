import { englishFigures } from "./bank-figures-english";
import { gkFigures } from "./bank-figures-gk";
import { mathsFigures } from "./bank-figures-maths";
import { computerFigures } from "./bank-figures-computer";
import { reasoningFigures } from "./bank-figures-reasoning";
import { scienceFigures } from "./bank-figures-science";
import { circles } from "./bank-reasoning/circles";
import { drawClock } from "./clock";
import { drawSeries } from "./series";
import { type Cell, type Shape, type ShapeName } from "./shape";

const one = (shape: ShapeName, more: Omit<Shape, "shape"> = {}): Cell => [{ shape, ...more }];
const arrows = (...turns: number[]): Cell[] => turns.map((turned) => one("arrow", { turned }));
const row =
  (...cells: Cell[]) =>
  (alt: string) =>
    drawSeries({ alt, cells: [...cells, "?"] });

/** The bank's figures that are drawn by functions: from the file's name, what draws it around its item's `alt`. */
export const bankFigures: Readonly<Record<string, (alt: string) => string>> = {
  "c2-reasoning-turning-arrow.svg": row(...arrows(0, 90, 180)),
  "c3-reasoning-clock.svg": (alt) => drawClock({ alt, hour: 3, minute: 30, numerals: "quarters" }),
  "c4-reasoning-mirror-clock.svg": (alt) => drawClock({ alt, hour: 8, minute: 0, numerals: "none" }),
  "c6-reasoning-arrow-eighths.svg": row(...arrows(0, 135, 270)),
  ...circles,
  ...scienceFigures,
  ...mathsFigures,
  ...computerFigures,
  ...englishFigures,
  ...gkFigures,
  ...reasoningFigures,
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
