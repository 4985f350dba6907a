/** A point on a drawing: units of the view box to the right and down. */
export type Point = readonly [x: number, y: number];

/** Formats a number for a drawing, with at most one decimal (a tenth of a pixel is not visible) and no minus before zero. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Formats a point for a path. */
export function formatPoint([x, y]: Point): string {
  return `${formatNumber(x)} ${formatNumber(y)}`;
}

/** Returns the point at a distance and direction from a centre. Degrees are as on a clock: 0 is up, 90 to the right. */
export function polar([x, y]: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)];
}

/** Returns the direction from one point to another, in degrees as on a clock, from 0 to less than 360. */
export function directionOf([x1, y1]: Point, [x2, y2]: Point): number {
  return ((Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI + 360) % 360;
}

export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** Returns the point at a share of the way from one point to another: 0 is the first, 1 the second. */
export function between([x1, y1]: Point, [x2, y2]: Point, share = 0.5): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** Returns the mean of some points. */
export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([sumX, sumY], [x, y]) => [sumX + x, sumY + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Returns a point after a clockwise rotation around a centre. */
export function rotate(point: Point, centre: Point, degrees: number): Point {
  return polar(centre, distance(centre, point), directionOf(centre, point) + degrees);
}

/** Returns the mirror image of a point in the line through two other points. */
export function reflect([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  return [2 * (x1 + share * dx) - x, 2 * (y1 + share * dy) - y];
}

/** Returns the corners of a regular polygon, the first of them in the given direction from the centre. */
export function regularPolygon(centre: Point, radius: number, corners: number, degrees = 0): Point[] {
  return Array.from({ length: corners }, (_, index) =>
    polar(centre, radius, degrees + (index * 360) / corners),
  );
}

/** Returns the corners of a rectangle with horizontal and vertical sides, clockwise from the top left. */
export function corners(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Returns whether a point is in a polygon (the even-odd rule). */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}
