import { isInside, type Point } from "./points";
import { lines } from "./strokes";
import type { Colour } from "./style";

/** The fillings of an area, which can be distinguished in greyscale as well. */
export const textures = ["white", "slant", "dots", "grey", "level", "cross", "black"] as const;
export type Texture = (typeof textures)[number];

/** The colour below a texture's marks. */
export const backgroundOf: Record<Texture, Colour> = {
  white: "paper",
  slant: "paper",
  dots: "paper",
  grey: "grey",
  level: "paper",
  cross: "paper",
  black: "ink",
};

/** An area, as a polygon or a function, with a box around it. */
type Area = { readonly box: readonly [x: number, y: number, width: number, height: number] } & (
  | { readonly polygon: readonly Point[] }
  | { readonly contains: (point: Point) => boolean }
);

/** The directions of a texture's strokes, and the gap between them in units. */
const strokePatterns: Partial<Record<Texture, { degrees: readonly number[]; gap: number }>> = {
  slant: { degrees: [45], gap: 8 },
  level: { degrees: [0], gap: 6 },
  cross: { degrees: [45, -45], gap: 10 },
};

/** Returns the area of a polygon. */
export function areaOf(polygon: readonly Point[]): Area {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { polygon, box: [x, y, Math.max(...xs) - x, Math.max(...ys) - y] };
}

/**
 * Draws the strokes or dots of a texture inside an area. Their ends are computed, because a pattern or a clip path needs
 * an id, which could occur twice on a page.
 *
 * @param gap the gap between strokes or dots; if omitted, that of the texture
 */
export function texture(kind: Texture, area: Area, gap?: number): string {
  const [left, top, width, height] = area.box;
  const isInArea = "contains" in area ? area.contains : (point: Point) => isInside(point, area.polygon);
  const contains = ([x, y]: Point) =>
    x >= left && y >= top && x <= left + width && y <= top + height && isInArea([x, y]);
  if (kind === "dots") {
    // A stroke without length is drawn as a dot by its round ends.
    const dots = listDots(area.box, contains, gap ?? 9).map((point) => [point, point]);
    return dots.length === 0 ? "" : lines(dots, { width: 3 });
  }
  const pattern = strokePatterns[kind];
  if (!pattern) return "";
  const strokes = pattern.degrees.flatMap((degrees) =>
    listStrokes(area.box, contains, degrees, gap ?? pattern.gap),
  );
  return strokes.length === 0 ? "" : lines(strokes, { width: 1.5 });
}

/** Returns the middles of the dots that are completely inside an area; every second row is shifted by half a gap. */
function listDots(
  [x, y, width, height]: Area["box"],
  contains: (point: Point) => boolean,
  gap: number,
): Point[] {
  const points: Point[] = [];
  for (let row = 0, down = y + gap / 2; down < y + height; row += 1, down += gap)
    for (let across = x + (row % 2 === 0 ? gap / 2 : gap); across < x + width; across += gap)
      if (
        [-2, 0, 2].every((offset) => contains([across + offset, down]) && contains([across, down + offset]))
      )
        points.push([across, down]);
  return points;
}

/** Returns the parts of parallel lines that are inside an area, found by testing points half a unit apart. */
function listStrokes(
  [x, y, width, height]: Area["box"],
  contains: (point: Point) => boolean,
  degrees: number,
  gap: number,
): Point[][] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.hypot(width, height) / 2;
  /** Returns the point at these distances from the middle of the box, along the lines and across them. */
  const pointAt = (along: number, aside: number): Point => [
    x + width / 2 + along * cos + aside * sin,
    y + height / 2 - along * sin + aside * cos,
  ];
  const strokes: Point[][] = [];
  for (let aside = Math.ceil(-reach / gap) * gap; aside <= reach; aside += gap) {
    let start: Point | undefined;
    for (let along = -reach; along <= reach + 0.5; along += 0.5) {
      const point = pointAt(along, aside);
      if (contains(point)) start ??= point;
      else if (start) {
        strokes.push([start, pointAt(along - 0.5, aside)]);
        start = undefined;
      }
    }
  }
  return strokes.filter(([[x1, y1] = [0, 0], [x2, y2] = [0, 0]]) => Math.hypot(x2 - x1, y2 - y1) > 1.5);
}
