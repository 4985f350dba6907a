import { canvas, maxWidth } from "../canvas";
import { check, checkCount } from "../check-input";
import type { Drawing } from "../drawing";
import { icon } from "../icons";
import { text } from "../text";

const labelHeight = 22;
const gap = 8;

/**
 * Draws rows of coloured icons, such as 3 mangoes and a dog, or a single icon for a picture option.
 *
 * @param rows the icons' names in the Fluent Emoji set (`mango`, `auto-rickshaw`) from left to right; `""` leaves a gap, `?`
 *   draws a question mark in the place of an icon
 * @param labels the text below each icon, in the same rows
 * @param size the width and height of an icon in units, from 20 to 120
 * @throws RangeError on a name that the set does not have, or when the rows are too long or too many
 */
export function drawIcons({
  rows,
  labels,
  size = 60,
}: {
  readonly rows: readonly (readonly string[])[];
  readonly labels?: readonly (readonly string[])[];
  readonly size?: number;
}): Drawing {
  checkCount("rows of icons", rows, 1, 6);
  check(size >= 20 && size <= 120, `icons of ${size} units: 20 to 120`);
  const longest = Math.max(...rows.map(({ length }) => length));
  const width = longest * (size + gap) + gap;
  check(width <= maxWidth, `${longest} icons of ${size} units do not fit into a row`);
  const rowHeight = size + gap + (labels ? labelHeight : 0);
  const parts = rows.flatMap((names, row) => {
    const start = (width - names.length * (size + gap) + gap) / 2;
    return names.flatMap((name, column) => {
      const x = start + column * (size + gap);
      const y = gap + row * rowHeight;
      const label = labels?.[row]?.[column];
      return [
        name === "?"
          ? text("?", [x + size / 2, y + size / 2], { size: size / 2, bold: true })
          : name && icon(name, [x, y], size),
        label ? text(label, [x + size / 2, y + size + labelHeight / 2], { bold: true }) : "",
      ];
    });
  });
  return canvas(width, gap + rows.length * rowHeight, parts);
}
