import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { rectangle } from "../strokes";
import { minTextSize, text, textWidth } from "../text";

export type SignBoard = {
  /** One to eight lines, from the top; an empty one leaves a space. The first may be a heading. */
  readonly lines: readonly string[];
  /** Whether the first line is larger and bold. */
  readonly heading?: boolean;
  /** Whether it is on two posts, like a road sign; if omitted, it hangs on a wall. */
  readonly posts?: boolean;
};

const rowHeight = 24;
const maxTextWidth = 268;

/**
 * Draws a sign or a notice, on a wall or by a road, with its text.
 *
 * @throws RangeError when a line is too long for the board
 */
export function drawSignBoard({ lines, heading = false, posts = false }: SignBoard): Drawing {
  checkCount("lines of a sign", lines, 1, 8);
  const height = lines.length * rowHeight + 28;
  const texts = lines.map((words, row) => {
    const style = heading && row === 0 ? ({ size: 18, bold: true } as const) : { size: minTextSize + 2 };
    check(textWidth(words, style) <= maxTextWidth, `“${words}” is too long for the board`);
    return words === "" ? "" : text(words, [150, 18 + rowHeight * (row + 0.5)], style);
  });
  const postParts = [70, 218].map((x) => rectangle([x, height], 12, 34, { fill: "grey" }));
  return canvas(300, height + (posts ? 40 : 4), [
    ...(posts ? postParts : []),
    rectangle([4, 4], 292, height - 4, { round: 6, fill: "paper", width: 3 }),
    rectangle([10, 10], 280, height - 16, { round: 3, width: 1.5 }),
    ...texts,
  ]);
}
