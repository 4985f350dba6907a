import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { line, polygon, rectangle } from "../strokes";
import { text, textWidth } from "../text";

export type LevelBalance = {
  /** The labels of the weights on the left pan, one to four of them; “?” marks the unknown weight. */
  readonly left: readonly string[];
  /** The same for the right pan. */
  readonly right: readonly string[];
};

/** Draws a pan with its weights, around the x coordinate of its middle. */
function drawPan(weights: readonly string[], middle: number): string {
  checkCount("weights of a pan", weights, 1, 4);
  const widths = weights.map((words) => Math.max(30, textWidth(words) + 8));
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  check(totalWidth <= 132, "the weights of a pan are too wide");
  let x = middle - totalWidth / 2;
  const boxes = weights.map((words, index) => {
    const width = widths[index] ?? 0;
    x += width;
    return (
      rectangle([x - width, 12], width, 30, words === "?" ? { fill: "sun" } : { fill: "grey" }) +
      text(words, [x - width / 2, 27], { bold: words === "?" })
    );
  });
  const pan = [
    [middle - 70, 44],
    [middle + 70, 44],
  ] as const;
  return boxes.join("") + line(pan, { width: 4 });
}

/**
 * Draws a balance whose beam is level, because both pans weigh the same.
 *
 * @throws RangeError when a pan is empty, or its weights do not fit it
 */
export function drawLevelBalance({ left, right }: LevelBalance): Drawing {
  const beam = [
    [76, 44],
    [76, 70],
    [224, 70],
    [224, 44],
  ] as const;
  const foot = [
    [150, 70],
    [128, 104],
    [172, 104],
  ] as const;
  return canvas(300, 110, [
    drawPan(left, 76),
    drawPan(right, 224),
    line(beam, { width: 3 }),
    polygon(foot, { fill: "grey" }),
  ]);
}
