import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import type { Point } from "../points";
import { dot, lines } from "../strokes";

const letters = "abcdefghijklmnop";

/** Returns the column and row of a dot: `a` is at the upper left, `d` at the upper right. */
export function dotAt(letter: string): Point {
  const index = letters.indexOf(letter);
  check(index >= 0 && letter.length === 1, `"${letter}" is no dot of the paper: a to p`);
  return [index % 4, Math.floor(index / 4)];
}

/**
 * Draws strokes between the sixteen dots of a grid of four by four.
 *
 * @param strokes pairs of letters, such as "ab"
 * @throws RangeError when a letter is not on the paper, or there are more than thirty strokes
 */
export function drawDotPaper({ strokes }: { readonly strokes: readonly string[] }): Drawing {
  checkCount("strokes", strokes, 1, 30);
  const pointOf = (letter: string): Point => {
    const [x, y] = dotAt(letter);
    return [10 + x * 28, 10 + y * 28];
  };
  return canvas(
    104,
    104,
    [
      ...Array.from(letters, (letter) => dot(pointOf(letter), 1.5)),
      lines(
        strokes.map((stroke) => Array.from(stroke, pointOf)),
        { width: 3 },
      ),
    ],
    true,
  );
}
