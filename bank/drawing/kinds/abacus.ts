import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkWhole } from "../check-input";
import { ellipse, line } from "../strokes";
import { text } from "../text";

export type Abacus = {
  /** The names of the rods, from the left: Th, H, T, O. */
  readonly rods: readonly string[];
  /** One or two frames, each with the number of beads on each rod. */
  readonly frames: readonly { readonly beads: readonly number[]; readonly name?: string }[];
};

/** The lower and upper ends of the rods, and the height of a bead, in units. */
const [bottom, top, beadHeight] = [116, 6, 11];

/**
 * Draws spike abacuses: beads on rods, one rod for each place value.
 *
 * @throws RangeError when a rod has more than nine beads, or a frame does not have one number for each rod
 */
export function drawAbacus({ rods, frames }: Abacus): Drawing {
  checkCount("rods", rods, 2, 5);
  checkCount("frames of an abacus", frames, 1, 2);
  const frameWidth = 300 / frames.length;
  const gap = Math.min(42, (frameWidth - 20) / rods.length);
  const isNamed = frames.some(({ name }) => name !== undefined);
  const frameParts = frames.flatMap(({ beads, name }, frame) => {
    check(beads.length === rods.length, `${beads.length} rods of beads for ${rods.length} rods`);
    const middle = frameWidth * (frame + 0.5);
    const left = middle - ((rods.length - 1) * gap) / 2;
    return [
      line(
        [
          [left - gap / 2, bottom],
          [left + gap * (rods.length - 0.5), bottom],
        ],
        { width: 6 },
      ),
      ...rods.flatMap((rod, index) => {
        const count = beads[index] ?? 0;
        checkWhole(`the number of beads on ${rod}`, count, 0, 9);
        const x = left + index * gap;
        return [
          line([
            [x, bottom],
            [x, top],
          ]),
          ...Array.from({ length: count }, (_, bead) =>
            ellipse([x, bottom - 8 - bead * beadHeight], 13, 5, { fill: "rose", width: 1.5 }),
          ),
          text(rod, [x, bottom + 16], { size: 15, bold: true }),
        ];
      }),
      name ? text(name, [middle, bottom + 38], { bold: true }) : "",
    ];
  });
  return canvas(300, bottom + (isNamed ? 50 : 30), frameParts);
}
