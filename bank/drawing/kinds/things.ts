import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import type { Point } from "../points";
import { drawShape, type Shape } from "./shape";
import { line, rectangle } from "../strokes";
import { text, textWidth } from "../text";

/** The shape of each letter; a capital letter is black. A space leaves a gap, and `?` is the thing that is asked for. */
const shapeOf: Readonly<Record<string, Shape["shape"]>> = {
  o: "circle",
  s: "square",
  t: "triangle",
  d: "diamond",
  x: "star",
  r: "rectangle",
  p: "pentagon",
  h: "hexagon",
};

export type Row = {
  /** The things from left to right: `"ooO ss"`; a digit is drawn as a digit. */
  readonly things: string;
  /** The label to the left of the row. */
  readonly name?: string;
};

const side = 24;
/** The distance from the middle of a row to that of the next one. Things in a row are at most as far apart. */
const step = 34;

function drawThing(character: string, centre: Point): string {
  if (character === " ") return "";
  if (character === "?")
    return (
      rectangle([centre[0] - side / 2, centre[1] - side / 2], side, side, { dashed: true, round: 3 }) +
      text("?", centre, { bold: true })
    );
  if (/\d/.test(character)) return text(character, centre, { size: 20, bold: true });
  const shape = shapeOf[character.toLowerCase()];
  check(shape !== undefined, `"${character}" is no thing: one of ${Object.keys(shapeOf).join(", ")}`);
  if (shape === undefined) return "";
  return drawShape({ shape, fill: /[A-Z]/.test(character) ? "black" : "white", size: 0.9 }, centre, side / 2);
}

/**
 * Draws rows of counters, beads or tiles. If they are `strung`, a thread runs through each row.
 *
 * @throws RangeError when a row is too long, or has an unknown letter
 */
export function drawThings({
  rows,
  strung = false,
}: {
  readonly rows: readonly Row[];
  readonly strung?: boolean;
}): Drawing {
  checkCount("rows of things", rows, 1, 8);
  const names = rows.map(({ name = "" }) => textWidth(name, { size: 15, bold: true }));
  const left = Math.max(...names) > 0 ? Math.max(...names) + 20 : 4;
  const longest = Math.max(...rows.map(({ things }) => things.length));
  const gap = Math.min(step, (294 - left) / longest);
  check(gap >= side - 4, `${longest} things do not fit into a row`);
  const parts = rows.flatMap(({ things, name }, row) => {
    const y = 18 + row * step;
    const pointAt = (index: number): Point => [left + gap * (index + 0.5), y];
    return [
      strung
        ? line([
            [left, y],
            [left + gap * things.length, y],
          ])
        : "",
      name ? text(name, [left - 10, y], { size: 15, bold: true, anchor: "end" }) : "",
      ...Array.from(things, (character, index) => drawThing(character, pointAt(index))),
    ];
  });
  return canvas(Math.max(40, left + gap * longest + 4), 2 + rows.length * step, parts);
}
