import type { Draw } from "./draw";

/** A drawn number from `least` to `most` that passes; throws RangeError where none of some hundred does. */
export function drawThat(
  draw: Draw,
  [least, most]: readonly [number, number],
  passes: (value: number) => boolean,
): number {
  for (let attempt = 0; attempt < 900; attempt++) {
    const value = draw.int(least, most);
    if (passes(value)) return value;
  }
  throw new RangeError(`no number from ${least} to ${most} passes`);
}
