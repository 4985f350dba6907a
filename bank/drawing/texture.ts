import { isInside, type Point } from "./points";
import { lines } from "./strokes";
import type { Colour } from "./style";

/** How an area is filled, so that areas are told apart in grey as well. */
export const textures = ["white", "slant", "dots", "grey", "level", "cross", "black"] as const;
export type Texture = (typeof textures)[number];

/** The ground below a texture's marks. */
export const groundOf: Record<Texture, Colour> = {
  white: "paper",
  slant: "paper",
  dots: "paper",
  grey: "grey",
  level: "paper",
  cross: "paper",
  black: "ink",
};

type Area = { readonly box: readonly [x: number, y: number, width: number, height: number] } & (
  | { readonly polygon: readonly Point[] }
  | { readonly has: (point: Point) => boolean }
);

const marks: Partial<Record<Texture, { degrees: readonly number[]; gap: number }>> = {
  slant: { degrees: [45], gap: 8 },
  level: { degrees: [0], gap: 6 },
  cross: { degrees: [45, -45], gap: 10 },
};

/** The box round some points, for an area with those corners. */
export function areaOf(polygon: readonly Point[]): Area {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { polygon, box: [x, y, Math.max(...xs) - x, Math.max(...ys) - y] };
}

/**
 * The strokes or dots of a texture inside an area. They are reckoned, not clipped: a pattern or a clip path needs an id,
 * and two drawings of one page would share it.
 */
export function texture(kind: Texture, area: Area, gap?: number): string {
  const [left, top, width, height] = area.box;
  const isIn = "has" in area ? area.has : (point: Point) => isInside(point, area.polygon);
  const has = ([x, y]: Point) =>
    x >= left && y >= top && x <= left + width && y <= top + height && isIn([x, y]);
  if (kind === "dots") {
    const dots = dotsIn(area.box, has, gap ?? 9).map((point) => [point, point]);
    return dots.length === 0 ? "" : lines(dots, { width: 3 });
  }
  const mark = marks[kind];
  if (!mark) return "";
  const strokes = mark.degrees.flatMap((degrees) => strokesIn(area.box, has, degrees, gap ?? mark.gap));
  return strokes.length === 0 ? "" : lines(strokes, { width: 1.5 });
}

function dotsIn([x, y, width, height]: Area["box"], has: (point: Point) => boolean, gap: number): Point[] {
  const points: Point[] = [];
  for (let row = 0, down = y + gap / 2; down < y + height; row += 1, down += gap)
    for (let across = x + (row % 2 === 0 ? gap / 2 : gap); across < x + width; across += gap)
      if ([-2, 0, 2].every((aside) => has([across + aside, down]) && has([across, down + aside])))
        points.push([across, down]);
  return points;
}

/** Parallel strokes, each followed in steps of half a unit and kept where it runs inside. */
function strokesIn(
  [x, y, width, height]: Area["box"],
  has: (point: Point) => boolean,
  degrees: number,
  gap: number,
): Point[][] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.hypot(width, height) / 2;
  const at = (along: number, aside: number): Point => [
    x + width / 2 + along * cos + aside * sin,
    y + height / 2 - along * sin + aside * cos,
  ];
  const strokes: Point[][] = [];
  for (let aside = Math.ceil(-reach / gap) * gap; aside <= reach; aside += gap) {
    let start: Point | undefined;
    for (let along = -reach; along <= reach + 0.5; along += 0.5) {
      const point = at(along, aside);
      if (has(point)) start ??= point;
      else if (start) {
        strokes.push([start, at(along - 0.5, aside)]);
        start = undefined;
      }
    }
  }
  return strokes.filter(([[x1, y1] = [0, 0], [x2, y2] = [0, 0]]) => Math.hypot(x2 - x1, y2 - y1) > 1.5);
}
