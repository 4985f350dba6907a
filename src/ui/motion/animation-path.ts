/** The points of a path, at least one. */
export type AnimationPath = readonly [Point, ...Point[]];
type Point = { x: number; y: number };

/**
 * @param points the points of the path
 * @returns the share of the path before each of its points, 0 to 1
 */
export function listShares(points: AnimationPath): number[] {
  const steps = points.map(({ x, y }, index) => {
    const previous = points[index - 1] ?? { x, y };
    return Math.hypot(x - previous.x, y - previous.y);
  });
  const lengths = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
  const totalLength = lengths.at(-1) ?? 0;
  return lengths.map((length) => (totalLength === 0 ? 0 : length / totalLength));
}
