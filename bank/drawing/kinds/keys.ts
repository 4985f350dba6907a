import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { rectangle } from "../strokes";
import { minTextSize, text, textWidth } from "../text";

export type Keys = {
  /** One to four rows of one to ten keys from the left, each with its text; an empty text is a blank key. */
  readonly rows: readonly (readonly string[])[];
  /** The texts of the keys that are pressed or asked about; they are grey. */
  readonly marked?: readonly string[];
};

/** The height of a key with the gap below it. */
const side = 28;
const gap = 3;

/** Returns the width of a key: as wide as its words need, and at least as wide as high. */
function widthOf(words: string): number {
  return Math.max(side - gap, textWidth(words, { size: minTextSize }) + 10);
}

/** Returns the width of a row. Each begins half a key further to the right than the one above it, as on a keyboard. */
function widthOfRow(row: readonly string[], index: number): number {
  return 8 + (index * side) / 2 + row.reduce((sum, words) => sum + widthOf(words) + gap, 0);
}

/**
 * Draws some keys of a keyboard, row by row.
 *
 * @throws RangeError when there are too many keys, a row is too wide, or a marked key is not among them
 */
export function drawKeys({ rows, marked = [] }: Keys): Drawing {
  checkCount("rows of keys", rows, 1, 4);
  for (const row of rows) checkCount("keys of a row", row, 1, 10);
  for (const words of marked) check(rows.flat().includes(words), `there is no key “${words}” to mark`);
  const width = Math.max(...rows.map(widthOfRow));
  check(width <= 300, "a row of keys is too wide");
  const parts = rows.flatMap((row, index) => {
    let left = 4 + (index * side) / 2;
    return row.map((words) => {
      const [x, y, keyWidth] = [left, 4 + index * side, widthOf(words)];
      left += keyWidth + gap;
      const isMarked = marked.includes(words);
      return (
        rectangle([x, y], keyWidth, side - gap, { round: 4, ...(isMarked && { fill: "grey", width: 3 }) }) +
        text(words, [x + keyWidth / 2, y + (side - gap) / 2], { size: minTextSize, bold: isMarked })
      );
    });
  });
  return canvas(width, rows.length * side + 6, parts);
}
