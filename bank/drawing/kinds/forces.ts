import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { checkCount, checkNumber } from "../check-input";
import { polar, type Point } from "../points";
import { arc, line, lines, polygon } from "../strokes";
import { text, textWidth } from "../text";

export type Forces = {
  /** The slope of the ground in degrees, rising to the right; `air` for a body that hangs or falls. */
  readonly ground: number | "air";
  /** The text on the body. */
  readonly body: string;
  /** A second body that touches the first on its right. */
  readonly next?: string;
  /** Degrees as on a clock: 0 is up, 90 to the right. The length is in units of the drawing. */
  readonly arrows: readonly {
    readonly to: number;
    readonly length: number;
    readonly name: string;
    /** Whether the force acts on the second body. */
    readonly isNext?: boolean;
    /** Whether it is a push: the arrow comes from outside and ends at the body. */
    readonly isPush?: boolean;
  }[];
};

const side = 26;

/**
 * Draws a body with the forces on it as arrows, on level ground, on a slope or in the air.
 *
 * @throws RangeError for a slope over 45 degrees, an arrow too long for the drawing, or none at all
 */
export function drawForces({ ground, body, next, arrows }: Forces): Drawing {
  checkCount("forces", arrows, 1, 5);
  const slope = ground === "air" ? 0 : ground;
  checkNumber("the slope", slope, 0, 45);
  for (const { length } of arrows) checkNumber("the length of an arrow", length, 20, 80);
  const along = 90 - slope;
  const base: Point = [150, ground === "air" ? 131 : 132];
  const feet = next === undefined ? base : polar(base, side, along + 180);
  const centre = polar(feet, side, along - 90);
  const nextCentre = polar(centre, 2 * side, along);
  const square = (middle: Point) =>
    polygon(
      [-45, 45, 135, 225].map((corner) => polar(middle, side * Math.SQRT2, along - 90 + corner)),
      { fill: "grey" },
    );
  const drawn = arrows.map(({ to, length, name, isNext = false, isPush = false }) => {
    const middle = isNext ? nextCentre : centre;
    const near = polar(middle, side + (isPush ? 2 : 0), isPush ? to + 180 : to);
    const far = polar(near, length, isPush ? to + 180 : to);
    const away = isPush ? to + 180 : to;
    const beside = 13 + (textWidth(name, { size: 15 }) / 2 - 6) * Math.abs(Math.sin((away * Math.PI) / 180));
    return (
      arrow(isPush ? [far, near] : [near, far], { stroke: "red", width: 3 }, 12) +
      text(name, polar(far, Math.max(13, beside), away), { size: 15, bold: true, halo: true })
    );
  });
  return canvas(300, 210, [
    ground === "air" ? "" : drawGround(base, slope),
    square(centre),
    ...(next === undefined ? [] : [square(nextCentre), text(next, nextCentre, { size: 15 })]),
    text(body, centre, { size: 15 }),
    ...drawn,
  ]);
}

function drawGround(base: Point, slope: number): string {
  if (slope === 0) {
    const backs = Array.from({ length: 18 }, (_, index): Point[] => [
      [18 + index * 16, base[1] + 1],
      [10 + index * 16, base[1] + 9],
    ]);
    return (
      line(
        [
          [6, base[1]],
          [294, base[1]],
        ],
        { width: 3 },
      ) + lines(backs, { width: 1.5 })
    );
  }
  const low = polar(base, 130 / Math.cos((slope * Math.PI) / 180) / 1.2, 270 - slope);
  const high = polar(base, 130 / Math.cos((slope * Math.PI) / 180) / 1.2, 90 - slope);
  const foot: Point = [high[0], low[1]];
  return (
    polygon([low, high, foot]) +
    arc(low, 30, 90 - slope, 90, { width: 1.5 }) +
    text(`${slope}°`, polar(low, 48, 90 - slope / 2), { size: 14 })
  );
}
