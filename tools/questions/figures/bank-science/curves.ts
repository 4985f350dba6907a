import { pointsOf } from "../plot";
import type { Point } from "../points";

/** Points from their numbers, two by two: `track(0, 0, 4, 10)`. */
export function track(...numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));
}

/** A sine of a height and a period. */
export const wave = (height: number, period: number) => (x: number) =>
  height * Math.sin((2 * Math.PI * x) / period);

/** An S-shaped curve that is half way up at the given pressure. */
export const saturation = (half: number) => (x: number) => (100 * x ** 2.7) / (x ** 2.7 + half ** 2.7);

/** A line without corners through peaks and valleys. */
export function hills(places: readonly Point[]): Point[] {
  return places.flatMap(([x, y], index) => {
    const [nextX, nextY] = places[index + 1] ?? [x, y];
    return pointsOf(
      (at) => y + ((nextY - y) * (1 - Math.cos((Math.PI * (at - x)) / (nextX - x || 1)))) / 2,
      x,
      nextX,
      nextX === x || nextY === y ? 1 : 12,
    );
  });
}
