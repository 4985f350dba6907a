import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount } from "../check-input";
import { circle, rectangle } from "../strokes";
import { text, textWidth } from "../text";

const brick = { width: 56, height: 34 };

/**
 * Draws a wall of number bricks: one on top, two below it and so on.
 *
 * @param rows from the top, each with one brick more than the one above
 * @throws RangeError when a row is missing a brick, or the wall is too high
 */
export function drawNumberWall({ rows }: { readonly rows: readonly (readonly string[])[] }): Drawing {
  checkCount("rows of bricks", rows, 2, 5);
  const width = rows.length * brick.width + 8;
  const parts = rows.flatMap((row, down) => {
    check(row.length === down + 1, `row ${down + 1} of a wall has ${row.length} bricks`);
    const left = (width - row.length * brick.width) / 2;
    return row.map((words, across) => {
      const [x, y] = [left + across * brick.width, 4 + down * brick.height];
      return (
        rectangle([x, y], brick.width, brick.height, words === "?" ? { fill: "sun" } : {}) +
        text(words, [x + brick.width / 2, y + brick.height / 2], { bold: words === "?" })
      );
    });
  });
  return canvas(width, rows.length * brick.height + 8, parts);
}

/**
 * Draws a number machine: the input number, the steps, and the output number.
 *
 * @param places the number that goes in, the steps, and the number that comes out
 * @throws RangeError when there are fewer than one step or more than three, or words do not fit
 */
export function drawMachine({ places }: { readonly places: readonly [string, ...string[]] }): Drawing {
  checkCount("places of a machine", places, 3, 5);
  const gap = places.length > 4 ? 18 : 22;
  const size = places.length > 4 ? 14 : 16;
  const width = (292 - gap * (places.length - 1)) / places.length;
  const parts = places.map((words, index) => {
    const x = 4 + index * (width + gap);
    check(textWidth(words, { size }) <= width - 4, `“${words}” does not fit a machine`);
    const isEnd = index === 0 || index === places.length - 1;
    const radius = Math.min(width / 2, 27);
    const shape = isEnd
      ? circle([x + width / 2, 32], radius, words === "?" ? { fill: "sun" } : {})
      : rectangle([x, 12], width, 40, { fill: "grey", round: 4 });
    const arrowFromPrevious: readonly [number, number][] = [
      [x - gap + (index === 1 ? radius - width / 2 + 2 : 2), 32],
      [x - 2 + (isEnd ? width / 2 - radius : 0), 32],
    ];
    return (
      (index === 0 ? "" : arrow(arrowFromPrevious)) +
      shape +
      text(words, [x + width / 2, 32], { bold: !isEnd, size })
    );
  });
  return canvas(300, 64, parts);
}
