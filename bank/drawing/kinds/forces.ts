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
  readonly secondBody?: string;
  /** The forces. `to` is the direction in degrees as on a clock: 0 is up, 90 to the right. */
  readonly arrows: readonly {
    readonly to: number;
    /** In units of the drawing. */
    readonly length: number;
    readonly name: string;
    /** Whether the force acts on the second body. */
    readonly isOnSecondBody?: boolean;
    /** Whether it is a push: the arrow comes from outside and ends at the body. */
    readonly isPush?: boolean;
  }[];
};

/** Half the side of a body, which is a square. */
const half = 26;

/**
 * Draws a body with the forces on it as arrows, on level ground, on a slope or in the air.
 *
 * @throws RangeError for a slope over 45 degrees, an arrow that is too long for the drawing, or a body without arrows
 */
export function drawForces({ ground, body, secondBody, arrows }: Forces): Drawing {
  checkCount("forces", arrows, 1, 5);
  const slope = ground === "air" ? 0 : ground;
  checkNumber("the slope", slope, 0, 45);
  for (const { length } of arrows) checkNumber("the length of an arrow", length, 20, 80);
  const uphill = 90 - slope;
  const base: Point = [150, ground === "air" ? 131 : 132];
  const bodyBase = secondBody === undefined ? base : polar(base, half, uphill + 180);
  const centre = polar(bodyBase, half, uphill - 90);
  const secondCentre = polar(centre, 2 * half, uphill);
  const square = (middle: Point) =>
    polygon(
      [-45, 45, 135, 225].map((corner) => polar(middle, half * Math.SQRT2, uphill - 90 + corner)),
      { fill: "grey" },
    );
  const arrowParts = arrows.map(({ to, length, name, isOnSecondBody = false, isPush = false }) => {
    const middle = isOnSecondBody ? secondCentre : centre;
    const outwards = isPush ? to + 180 : to;
    const near = polar(middle, half + (isPush ? 2 : 0), outwards);
    const far = polar(near, length, outwards);
    // Beside an arrow to the left or right, a name needs half its width; above or below it, only its height.
    const sideways = Math.abs(Math.sin((outwards * Math.PI) / 180));
    const nameDistance = Math.max(13, 13 + (textWidth(name, { size: 15 }) / 2 - 6) * sideways);
    return (
      arrow(isPush ? [far, near] : [near, far], { stroke: "red", width: 3 }, 12) +
      text(name, polar(far, nameDistance, outwards), { size: 15, bold: true, halo: true })
    );
  });
  return canvas(300, 210, [
    ground === "air" ? "" : drawGround(base, slope),
    square(centre),
    ...(secondBody === undefined ? [] : [square(secondCentre), text(secondBody, secondCentre, { size: 15 })]),
    text(body, centre, { size: 15 }),
    ...arrowParts,
  ]);
}

function drawGround(base: Point, slope: number): string {
  if (slope === 0) {
    const hatching = Array.from({ length: 18 }, (_, index): Point[] => [
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
      ) + lines(hatching, { width: 1.5 })
    );
  }
  const halfLength = 130 / Math.cos((slope * Math.PI) / 180) / 1.2;
  const low = polar(base, halfLength, 270 - slope);
  const high = polar(base, halfLength, 90 - slope);
  const belowHigh: Point = [high[0], low[1]];
  return (
    polygon([low, high, belowHigh]) +
    arc(low, 30, 90 - slope, 90, { width: 1.5 }) +
    text(`${slope}°`, polar(low, 48, 90 - slope / 2), { size: 14 })
  );
}
