import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { line, lines, rectangle } from "../strokes";
import { text } from "../text";
import type { Point } from "../points";

export type Jar = {
  /** The number at the highest mark. */
  readonly to: number;
  /** The difference between neighbouring marks. */
  readonly step: number;
  /** The difference between written numbers. */
  readonly written: number;
  /** The level of the liquid. */
  readonly level: number;
  readonly name?: string;
};

const [top, bottom, halfWidth] = [16, 140, 26];

/** Returns the y coordinate of a level in a jar. */
export const yInJar = ({ to }: Pick<Jar, "to">, level: number): number =>
  bottom - ((bottom - top) * level) / to;

function drawJar(jar: Jar, x: number): string {
  const { to, step, written, level, name } = jar;
  checkNumber("the level in a jar", level, 0, to);
  check(Number.isInteger(to / step), `steps of ${step} do not fill a jar of ${to}`);
  const marks = Array.from({ length: to / step }, (_, index) => (index + 1) * step);
  const surface = yInJar(jar, level);
  return [
    level > 0 ? rectangle([x - halfWidth, surface], 2 * halfWidth, bottom - surface, { fill: "sky" }) : "",
    line(
      [
        [x - halfWidth, top - 8],
        [x - halfWidth, bottom],
        [x + halfWidth, bottom],
        [x + halfWidth, top - 8],
      ],
      { width: 3 },
    ),
    lines(
      marks.map((mark): Point[] => [
        [x - halfWidth, yInJar(jar, mark)],
        [x - halfWidth + (mark % written === 0 ? 20 : 12), yInJar(jar, mark)],
      ]),
      { width: 1.5 },
    ),
    ...marks
      .filter((mark) => mark % written === 0)
      .map((mark) => text(mark, [x - halfWidth - 6, yInJar(jar, mark)], { size: 13, anchor: "end" })),
    name ? text(name, [x, bottom + 17], { bold: true }) : "",
  ].join("");
}

/**
 * Draws one to three measuring jars with marks on their left side.
 *
 * @param unit the unit of the numbers, written below the drawing
 * @throws RangeError when a level is above the highest mark, or the marks do not fill a jar
 */
export function drawJars({ jars, unit }: { readonly jars: readonly Jar[]; readonly unit: string }): Drawing {
  checkCount("jars", jars, 1, 3);
  const columnWidth = 100;
  const jarParts = jars.map((jar, index) => drawJar(jar, columnWidth * index + 66));
  const unitText = text(`marks in ${unit}`, [(columnWidth * jars.length) / 2, bottom + 40], { size: 14 });
  return canvas(Math.max(120, columnWidth * jars.length), bottom + 54, [...jarParts, unitText]);
}
