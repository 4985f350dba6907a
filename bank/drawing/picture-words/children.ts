import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { circle, line, lines, polygon } from "../strokes";
import { text, textWidth } from "../text";

/** The floor's distance from the top of the drawing, in units. */
const floor = 130;
/** The units of the drawing for a height of 1. */
const heightScale = 11.5;

/**
 * Draws children side by side. The words have the name and height of each child: “Asha 5; Ravi 7”. A height is
 * a whole number from 3 to 10; without a height, it is 5.
 *
 * @throws RangeError when there are fewer than two or more than six, or a name does not fit
 */
export function drawChildren(words: string): Drawing {
  const children = words.split("; ").map((description) => {
    const [, name = "", height = "5"] = /^(\S+)(?: (\d+))?$/.exec(description) ?? [];
    return { name, height: Number(height) };
  });
  checkCount("children", children, 2, 6);
  const columnWidth = 292 / children.length;
  const parts = children.map(({ name, height }, index) => {
    checkNumber("a child's height", height, 3, 10);
    check(name !== "" && textWidth(name, { size: 13 }) <= columnWidth, `the name “${name}” does not fit`);
    const x = 4 + columnWidth * (index + 0.5);
    const drawnHeight = height * heightScale;
    const top = floor - drawnHeight;
    return (
      lines([
        [
          [x - 5, floor],
          [x - 5, floor - drawnHeight * 0.3],
        ],
        [
          [x + 5, floor],
          [x + 5, floor - drawnHeight * 0.3],
        ],
        [
          [x - 16, floor - drawnHeight * 0.42],
          [x, top + 22],
          [x + 16, floor - drawnHeight * 0.42],
        ],
      ]) +
      polygon(
        [
          [x, top + 16],
          [x + 12, floor - drawnHeight * 0.28],
          [x - 12, floor - drawnHeight * 0.28],
        ],
        { fill: index % 2 === 0 ? "sky" : "sun" },
      ) +
      circle([x, top + 9], 9, { fill: "paper" }) +
      text(name, [x, floor + 14], { size: 13 })
    );
  });
  const floorLine = line([
    [4, floor],
    [296, floor],
  ]);
  return canvas(300, floor + 28, [floorLine, ...parts]);
}
