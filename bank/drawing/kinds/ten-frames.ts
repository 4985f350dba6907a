import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { checkCount, checkWhole } from "../check-input";
import { circle, rectangle } from "../strokes";

const side = 26;

/**
 * Draws frames of ten boxes, two rows of five, with counters in them.
 *
 * @param counts the number of counters in each frame, which fill its upper row first, from the left
 * @throws RangeError when there are more than four frames, or more than ten counters in one
 */
export function drawTenFrames({ counts }: { readonly counts: readonly number[] }): Drawing {
  checkCount("frames of ten", counts, 1, 4);
  const framesAcross = Math.min(2, counts.length);
  const parts = counts.flatMap((counterCount, frame) => {
    checkWhole("the number of counters of a frame", counterCount, 0, 10);
    const left = 4 + (frame % 2) * (5 * side + 14);
    const top = 4 + Math.floor(frame / 2) * (2 * side + 12);
    return Array.from({ length: 10 }, (_, place) => {
      const [x, y] = [left + (place % 5) * side, top + Math.floor(place / 5) * side];
      const cell = rectangle([x, y], side, side, { width: 1.5 });
      return place < counterCount
        ? cell + circle([x + side / 2, y + side / 2], 9, { fill: "ink", stroke: "none" })
        : cell;
    });
  });
  const framesDown = Math.ceil(counts.length / 2);
  return canvas(framesAcross * (5 * side + 14) - 6, framesDown * (2 * side + 12) - 4, parts);
}
