import { arrowHeadCorners } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount } from "../check-input";
import { between, directionOf, distance, middleOf, polar, type Point } from "../points";
import { arc, circle, dot, line, lines, polygon } from "../strokes";
import { text } from "../text";

/** The letter of a point, or two letters for the stroke between two points: "A", "AB". */
type Letters = string;

export type Geometry = {
  /** Points by their letter, in any unit, y upwards as in a school book; the drawing is scaled to fit. */
  readonly points: Readonly<Record<string, Point>>;
  /** Strokes between points, such as "AB"; more letters continue the line: "ABCA" is a triangle. */
  readonly strokes?: readonly Letters[];
  readonly dashed?: readonly Letters[];
  /** Angles by three letters, the vertex in the middle; with a text, or `right` for the small square. */
  readonly angles?: readonly {
    readonly at: Letters;
    readonly text?: string;
    readonly right?: boolean;
    readonly arcs?: 1 | 2 | 3;
  }[];
  /** The text beside a line: "6 cm". */
  readonly lengths?: readonly { readonly at: Letters; readonly text: string }[];
  /** Groups of strokes of equal length; those of one group have the same number of ticks. */
  readonly equal?: readonly (readonly Letters[])[];
  /** Groups of parallel strokes; those of one group have the same number of arrow heads. */
  readonly parallel?: readonly (readonly Letters[])[];
  /** Circles, each by its centre and a point on it. */
  readonly circles?: readonly Letters[];
  /** Points whose letter is not drawn. */
  readonly unnamed?: readonly string[];
  /** Points that are drawn as a dot. */
  readonly dots?: readonly string[];
  /** Height of the drawing, up to 240; default: 190. */
  readonly height?: number;
};

/** The space for letters at the edges, in units. */
const margin = 28;

/** Returns the points of a figure in units of the drawing: as large as fits, with space for letters at the edges. */
export function placePoints({
  points,
  circles = [],
  height = 190,
}: Pick<Geometry, "points" | "circles" | "height">): Map<string, Point> {
  const entries = Object.entries(points);
  const circleCorners = circles.flatMap((letters) => {
    const [centre = [0, 0], rim = [0, 0]] = Array.from(letters, (letter): Point => points[letter] ?? [0, 0]);
    const radius = distance(centre, rim);
    return [
      [centre[0] - radius, centre[1] - radius] as const,
      [centre[0] + radius, centre[1] + radius] as const,
    ];
  });
  const allPoints = [...entries.map(([, point]) => point), ...circleCorners];
  const [xs, ys] = [allPoints.map(([x]) => x), allPoints.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((300 - 2 * margin) / (right - left || 1), (height - 2 * margin) / (high - low || 1));
  return new Map(
    entries.map(([letter, [x, y]]) => [
      letter,
      [150 + (x - (left + right) / 2) * scale, height / 2 - (y - (low + high) / 2) * scale],
    ]),
  );
}

/**
 * Draws a figure of plane geometry: points, strokes, circles, and the usual marks of a school book.
 *
 * @throws RangeError when letters name no point, or a mark has too few or too many letters
 */
export function drawGeometry(figure: Geometry): Drawing {
  const {
    strokes = [],
    dashed = [],
    angles = [],
    lengths = [],
    equal = [],
    parallel = [],
    circles = [],
    unnamed = [],
    dots = [],
    height = 190,
  } = figure;
  const placedPoints = placePoints(figure);
  checkCount("points", [...placedPoints], 2, 20);
  const findPoints = (letters: Letters, min = 2, max = 14): Point[] => {
    const list = Array.from(letters, (letter) => {
      const point = placedPoints.get(letter);
      if (!point) throw new RangeError(`"${letters}" names a point ${letter} that is not there`);
      return point;
    });
    checkCount(`letters in "${letters}"`, list, min, max);
    return list;
  };
  const middle = middleOf([...placedPoints.values()]);
  const strokePoints = strokes.map((letters) => findPoints(letters));
  const anglePoints = angles.map((angle) => findPoints(angle.at, 3, 3));
  return canvas(300, height, [
    ...circles.map((letters) => {
      const [centre = middle, rim = middle] = findPoints(letters, 2, 2);
      return circle(centre, distance(centre, rim));
    }),
    ...strokePoints.map((points) => line(points)),
    ...dashed.map((letters) => line(findPoints(letters), { dashed: true })),
    ...angles.map((angle) => drawAngle(findPoints(angle.at, 3, 3), angle)),
    ...equal.flatMap((group, index) =>
      group.map((letters) => drawTicks(findPoints(letters, 2, 2), index + 1)),
    ),
    ...parallel.flatMap((group, index) =>
      group.map((letters) => drawHeads(findPoints(letters, 2, 2), index + 1)),
    ),
    ...lengths.map((length) => drawLength(findPoints(length.at, 2, 2), length.text, middle)),
    ...dots.map((letter) => dot(findPoints(letter, 1, 1)[0] ?? middle)),
    ...[...placedPoints].map(([letter, point]) =>
      unnamed.includes(letter)
        ? ""
        : text(letter, placeLetter(point, strokePoints, anglePoints, middle), { bold: true, halo: true }),
    ),
  ]);
}

/** Returns where an angle starts and how far it goes clockwise: the smaller of the two angles between its arms. */
function sweepOf([firstPoint = [0, 0], vertex = [0, 0], secondPoint = [0, 0]]: readonly Point[]): {
  from: number;
  sweep: number;
} {
  const [first, second] = [directionOf(vertex, firstPoint), directionOf(vertex, secondPoint)];
  const sweep = (second - first + 360) % 360;
  return sweep > 180 ? { from: second, sweep: 360 - sweep } : { from: first, sweep };
}

function drawAngle(
  points: readonly Point[],
  { text: words, right, arcs = 1 }: NonNullable<Geometry["angles"]>[number],
): string {
  const [, vertex = [0, 0]] = points;
  const { from, sweep } = sweepOf(points);
  const to = from + sweep;
  if (right) {
    check(Math.abs(sweep - 90) < 0.5, `an angle of ${Math.round(sweep)}° is not a right one`);
    const [start, end] = [polar(vertex, 14, from), polar(vertex, 14, to)];
    return line([start, [start[0] + end[0] - vertex[0], start[1] + end[1] - vertex[1]], end], { width: 1.5 });
  }
  const curves = Array.from({ length: arcs }, (_, index) =>
    arc(vertex, 20 + index * 4, from, to, { width: 1.5 }),
  );
  const textDistance = sweep < 35 ? 54 : 38 + arcs * 2;
  return (
    curves.join("") +
    (words ? text(words, polar(vertex, textDistance, from + sweep / 2), { size: 14, halo: true }) : "")
  );
}

/** Draws short strokes across the middle of a line, to mark equal lengths. */
function drawTicks([from = [0, 0], to = [0, 0]]: readonly Point[], count: number): string {
  const degrees = directionOf(from, to);
  const ticks = Array.from({ length: count }, (_, index): Point[] => {
    const point = polar(between(from, to), (index - (count - 1) / 2) * 5, degrees);
    return [polar(point, 6, degrees + 90), polar(point, 6, degrees - 90)];
  });
  return lines(ticks);
}

/** Draws arrow heads on a line, to mark parallel lines. */
function drawHeads([from = [0, 0], to = [0, 0]]: readonly Point[], count: number): string {
  const degrees = directionOf(from, to);
  const heads = Array.from({ length: count }, (_, index) =>
    polygon(arrowHeadCorners(polar(between(from, to, 0.55), index * 9, degrees), degrees, 11), {
      fill: "ink",
      stroke: "none",
    }),
  );
  return heads.join("");
}

function drawLength([from = [0, 0], to = [0, 0]]: readonly Point[], words: string, middle: Point): string {
  const midpoint = between(from, to);
  const degrees = directionOf(from, to);
  const sides = [polar(midpoint, 15, degrees + 90), polar(midpoint, 15, degrees - 90)];
  const [outer = midpoint] = sides.toSorted((a, b) => distance(b, middle) - distance(a, middle));
  // A text beside a vertical line begins or ends there; a text above or below a horizontal line is centred.
  const offset = outer[0] - midpoint[0];
  const isBeside = Math.abs(offset) > 8;
  return text(words, isBeside ? [midpoint[0] + Math.sign(offset) * 10, outer[1]] : outer, {
    size: 15,
    anchor: isBeside ? (offset > 0 ? "start" : "end") : "middle",
    halo: true,
  });
}

/**
 * Returns the position of a point's letter: in the widest gap between its strokes, if possible one without a marked
 * angle. A point without strokes has its letter on the side away from the middle.
 */
function placeLetter(
  point: Point,
  strokes: readonly (readonly Point[])[],
  angles: readonly (readonly Point[])[],
  middle: Point,
): Point {
  const isHere = (end: Point | undefined) => end !== undefined && distance(end, point) < 0.01;
  const directions = strokes.flatMap((stroke) =>
    stroke.flatMap((end, index) =>
      isHere(end)
        ? [stroke[index - 1], stroke[index + 1]].flatMap((next) => (next ? [directionOf(point, next)] : []))
        : [],
    ),
  );
  const sortedDirections = [...new Set(directions)].toSorted((a, b) => a - b);
  if (sortedDirections.length === 0)
    return polar(point, 15, distance(point, middle) < 1 ? 135 : directionOf(middle, point));
  const bisectors = angles
    .filter(([, vertex]) => isHere(vertex))
    .map((angle) => sweepOf(angle))
    .map(({ from, sweep }) => from + sweep / 2);
  const gaps = sortedDirections.map((from, index) => {
    const width = (sortedDirections[index + 1] ?? (sortedDirections[0] ?? 0) + 360) - from;
    const isMarked = bisectors.some((degrees) => (degrees - from + 360) % 360 < width);
    // A marked gap counts as narrower than every gap without a mark.
    return { degrees: from + width / 2, width: isMarked ? width - 360 : width };
  });
  const [widest] = gaps.toSorted((a, b) => b.width - a.width);
  return polar(point, 15, widest?.degrees ?? 0);
}
