import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { checkCount, checkNumber } from "../check-input";
import { polar, type Point } from "../points";
import { circle, line, lines } from "../strokes";
import { text } from "../text";

export type Shadow = {
  /** The side of the pole on which the Sun is, and its height in degrees. */
  readonly sun: { readonly side: "left" | "right"; readonly height: number };
  /** Whether the shadow is drawn; otherwise the student has to find it. */
  readonly hasShadow?: boolean;
  /** Letters below points on the ground: at most four, from −130 to 130 units away from the pole. */
  readonly marks?: readonly (readonly [letter: string, offset: number])[];
};

const pole = { x: 150, ground: 150, height: 60 };

/** Returns the length of the pole's shadow in units; positive to the right. */
export function shadowOf({ side, height }: Shadow["sun"]): number {
  const length = pole.height / Math.tan((height * Math.PI) / 180);
  return side === "left" ? length : -length;
}

/**
 * Draws a pole on level ground with the Sun on one side of it.
 *
 * @throws RangeError when the Sun is too low or too high, or a mark is outside the drawing
 */
export function drawShadow({ sun, hasShadow = true, marks = [] }: Shadow): Drawing {
  checkNumber("the height of the Sun", sun.height, 25, 80);
  checkCount("marks", marks, 0, 4);
  for (const [, offset] of marks) checkNumber("a mark's place", offset, -130, 130);
  const top: Point = [pole.x, pole.ground - pole.height];
  const directionToSun = sun.side === "left" ? 270 + sun.height : 90 - sun.height;
  const sunCentre = polar(top, 64, directionToSun);
  const rays = Array.from({ length: 8 }, (_, index): Point[] => [
    polar(sunCentre, 17, index * 45),
    polar(sunCentre, 23, index * 45),
  ]);
  const shadowEnd: Point = [pole.x + shadowOf(sun), pole.ground];
  return canvas(300, 190, [
    line([
      [8, pole.ground],
      [292, pole.ground],
    ]),
    hasShadow ? line([[pole.x, pole.ground], shadowEnd], { width: 7 }) : "",
    line([[pole.x, pole.ground], top], { stroke: "brown", width: 6 }),
    circle(sunCentre, 13, { fill: "sun" }),
    lines(rays),
    ...marks.map(([letter, offset]) => text(letter, [pole.x + offset, pole.ground + 20], { bold: true })),
  ]);
}
