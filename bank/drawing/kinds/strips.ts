import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { rectangle } from "../strokes";
import { text, textWidth } from "../text";

export type Strips = {
  /** One to four strips, one below the other to the same scale; each part has a size, and may have words on it. */
  readonly rows: readonly {
    readonly name?: string;
    readonly parts: readonly {
      readonly size: number;
      readonly words?: string;
      readonly isGrey?: boolean;
    }[];
  }[];
};

const rowHeight = 46;
const style = { size: 15 };

/**
 * Draws strips of paper that are cut into parts, with lengths proportional to their sizes: a whole and its parts, or
 * two amounts to compare.
 *
 * @throws RangeError when there are too many strips or parts, or words do not fit their part
 */
export function drawStrips({ rows }: Strips): Drawing {
  checkCount("strips", rows, 1, 4);
  const names = rows.map(({ name = "" }) => textWidth(name, style));
  const left = 4 + (Math.max(...names) > 0 ? Math.max(...names) + 8 : 0);
  const totals = rows.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0));
  const scale = (296 - left) / Math.max(...totals);
  const stripParts = rows.flatMap(({ name, parts }, row) => {
    checkCount("parts of a strip", parts, 1, 12);
    const middle = 22 + row * rowHeight;
    let x = left;
    const cells = parts.map(({ size, words = "", isGrey = false }) => {
      checkNumber("the size of a part", size, 0.01, 1_000_000);
      const width = size * scale;
      check(textWidth(words, style) <= width - 2, `“${words}” does not fit its part of a strip`);
      const cell = rectangle([x, middle - 16], width, 32, isGrey ? { fill: "grey" } : {});
      x += width;
      return cell + (words ? text(words, [x - width / 2, middle], style) : "");
    });
    return name ? [text(name, [left - 6, middle], { ...style, anchor: "end" }), ...cells] : cells;
  });
  return canvas(300, rows.length * rowHeight, stripParts);
}
