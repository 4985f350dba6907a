/** The points of a path, at least one. */
export type Way = readonly [Place, ...Place[]];
type Place = { x: number; y: number };

/**
 * @param way the points of the path
 * @returns the share of the path before each of its points, 0 to 1
 */
export function listShares(way: Way): number[] {
  const steps = way.map(({ x, y }, index) => {
    const before = way[index - 1] ?? { x, y };
    return Math.hypot(x - before.x, y - before.y);
  });
  const lengths = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
  const whole = lengths.at(-1) ?? 0;
  return lengths.map((length) => (whole === 0 ? 0 : length / whole));
}
