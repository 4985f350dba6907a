import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { checkCount } from "../check-input";
import type { Point } from "../points";
import { line, polygon, rectangle } from "../strokes";
import { text } from "../text";
import { drawPieces } from "./piece";
import { readPicture } from "./parse";

/** The size of a balance, and half the side of a picture on it, in units. */
const [width, height, halfPicture] = [146, 118, 25] as const;
/** The distance of the left pan below the level position, in units. */
const tilts: Readonly<Record<string, number>> = { level: 0, "left side down": 9, "right side down": -9 };

/** Draws one balance with the pictures on its two sides; a question mark replaces the picture that is asked for. */
function drawBalance([left, top]: Point, sides: readonly [string, string], tilt: number): string {
  const middle = left + width / 2;
  const pans = sides.map((words, index) => {
    const x = middle + (index === 0 ? -39 : 39);
    const y = top + 72 + (index === 0 ? tilt : -tilt);
    const pan: Point[] = [
      [x - 30, y],
      [x + 30, y],
      [x + 22, y + 8],
      [x - 22, y + 8],
    ];
    return (
      (words === "?"
        ? text("?", [x, y - 24], { size: 30, bold: true })
        : drawPieces(readPicture(words), [x, y - halfPicture - 1], halfPicture)) +
      polygon(pan, { fill: "grey" })
    );
  });
  const beam = line([
    [middle - 39, top + 80 + tilt],
    [middle + 39, top + 80 - tilt],
  ]);
  const foot = polygon(
    [
      [middle, top + 80],
      [middle + 11, top + 108],
      [middle - 11, top + 108],
    ],
    { fill: "sky" },
  );
  return beam + foot + pans.join("");
}

/**
 * Draws up to four balances from their description: “2 stars on the left, 1 circle on the right, level. Balance 2: …”.
 *
 * @throws RangeError when there is no balance, or there are more than four
 */
export function drawBalances(words: string): Drawing {
  const balances = [
    ...words.matchAll(/([^.:]+) on the left, ([^.]+?) on the right, (level|left side down|right side down)/g),
  ];
  checkCount("balances", balances, 1, 4);
  const columns = balances.length === 1 ? 1 : 2;
  const rows = Math.ceil(balances.length / columns);
  const parts = balances.map(([, left = "", right = "", tiltWords = ""], index) => {
    const corner: Point = [
      2 + (index % columns) * (width + 4),
      2 + Math.floor(index / columns) * (height + 4),
    ];
    return (
      rectangle(corner, width, height, { round: 4, width: 1 }) +
      drawBalance(corner, [left.trim(), right.trim()], tilts[tiltWords] ?? 0)
    );
  });
  return canvas(columns * (width + 4), rows * (height + 4), parts);
}
