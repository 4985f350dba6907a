import { arrow, drawArrowAlong } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkNumber } from "../check-input";
import { polar, formatNumber, type Point } from "../points";
import { arc, dot, line, lines, path, polygon } from "../strokes";
import { text } from "../text";

/** Thin lenses and curved mirrors, which make light converge or diverge. */
export type Optic = "convex lens" | "concave lens" | "concave mirror" | "convex mirror";

export type Rays = {
  readonly optic: Optic;
  /** The object's distance and the focal length, both in the same unit and above zero. */
  readonly objectDistance: number;
  readonly focalLength: number;
  /** Whether the image is drawn, and the rays behind the optic with it; default: yes. */
  readonly hasImage?: boolean;
};

/** The y coordinate of the optical axis. */
const axis = 95;
const middle = 150;

/**
 * Computes the image of an object by 1/v + 1/u = 1/f, where real distances are positive.
 *
 * @returns its distance (negative: virtual) and its height as a multiple of the object's (negative: upside down); null
 *   if the rays become parallel
 */
export function imageOfObject({
  optic,
  objectDistance,
  focalLength,
}: Rays): { distance: number; scale: number } | null {
  const focus = optic === "convex lens" || optic === "concave mirror" ? focalLength : -focalLength;
  if (Math.abs(objectDistance - focus) < 1e-9) return null;
  const distance = (objectDistance * focus) / (objectDistance - focus);
  return { distance, scale: -distance / objectDistance };
}

/**
 * Draws an object in front of a lens or mirror with the parallel ray and the ray through the middle, and its image. The
 * object is on the left; F and 2F are marked (for a mirror F and C).
 *
 * @throws RangeError when the object or the image is too far away to be drawn
 */
export function drawRays(input: Rays): Drawing {
  const { optic, objectDistance, focalLength, hasImage = true } = input;
  checkNumber("the object's distance", objectDistance, 0.2 * focalLength, 5 * focalLength);
  const isMirror = optic.endsWith("mirror");
  const image = imageOfObject(input);
  const farthest = Math.max(
    objectDistance,
    2.2 * focalLength,
    hasImage && image ? Math.abs(image.distance) : 0,
  );
  check(farthest <= 6 * focalLength, "the image lies too far away to be drawn");
  const unit = 128 / farthest;
  const opticX =
    isMirror && (image === null || image.distance > 0) && optic === "concave mirror" ? 250 : middle;
  const scale = isMirror && opticX === 250 ? Math.min(unit * 1.75, 226 / farthest) : unit;
  const objectX = opticX - objectDistance * scale;
  const largest = Math.max(1, hasImage && image ? Math.abs(image.scale) : 1);
  const height = Math.min(44, 78 / largest);
  const top: Point = [objectX, axis - height];
  /** Returns the x coordinate of a multiple of the focal length; negative: left of the optic. */
  const focusX = (multiple: number) => opticX + multiple * focalLength * scale;
  const multiples = isMirror ? (optic === "concave mirror" ? [-1, -2] : [1, 2]) : [-2, -1, 1, 2];
  const markedMultiples = multiples.filter((multiple) => focusX(multiple) > 8 && focusX(multiple) < 292);
  return canvas(300, 190, [
    line(
      [
        [4, axis],
        [296, axis],
      ],
      { width: 1.5 },
    ),
    drawOptic(optic, opticX),
    arrow([[objectX, axis], top], { width: 4, stroke: "blue" }, 12),
    image && hasImage
      ? drawImageWithRays({ opticX, top, isMirror, scale, height }, image)
      : drawArrowAlong(top, [opticX, top[1]], { stroke: "red" }) +
        drawArrowAlong(top, [opticX, axis], { stroke: "red" }),
    ...markedMultiples.map(
      (multiple) =>
        dot([focusX(multiple), axis], 3.5) +
        text(nameOf(multiple, isMirror), [focusX(multiple), axis + 17], { size: 14, halo: true }),
    ),
  ]);
}

/** Returns the name of a point on the axis at a multiple of the focal length. */
function nameOf(multiple: number, isMirror: boolean): string {
  if (Math.abs(multiple) === 1) return "F";
  return isMirror ? "C" : "2F";
}

/** The optic, and the tip and height of the object, on the drawing; `scale` is units for each unit of distance. */
type Layout = { opticX: number; top: Point; isMirror: boolean; scale: number; height: number };

/** Draws the image, and both rays in front of and behind the optic. */
function drawImageWithRays(
  { opticX, top, isMirror, scale, height }: Layout,
  image: { distance: number; scale: number },
): string {
  // Light continues to the right behind a lens, and returns to the left from a mirror.
  const direction = isMirror ? -1 : 1;
  const tip: Point = [opticX + direction * image.distance * scale, axis - image.scale * height];
  const isVirtual = image.distance < 0;
  const hits: Point[] = [
    [opticX, top[1]],
    [opticX, axis],
  ];
  const rays = hits.map((hit) => {
    const incoming = drawArrowAlong(top, hit, { stroke: "red" });
    const end = isVirtual
      ? extendLine(hit, tip, 58)
      : extendLine(tip, hit, -Math.min(16, Math.abs(tip[0] - hit[0]) / 3));
    const outgoing = isVirtual
      ? line([hit, tip], { stroke: "red", width: 1.5, dashed: true }) +
        drawArrowAlong(hit, end, { stroke: "red" })
      : drawArrowAlong(hit, tip, { stroke: "red" });
    return incoming + outgoing;
  });
  const arrowStyle = { width: 4, stroke: "green", dashed: isVirtual } as const;
  return rays.join("") + arrow([[tip[0], axis], tip], arrowStyle, 12);
}

/** Returns the point `length` units beyond `from` on the line from `origin`, within the drawing. */
function extendLine(from: Point, origin: Point, length: number): Point {
  const [dx, dy] = [from[0] - origin[0], from[1] - origin[1]];
  const lineLength = Math.hypot(dx, dy) || 1;
  const maxLength = dy === 0 ? length : Math.min(length, (((dy > 0 ? 184 : 6) - from[1]) / dy) * lineLength);
  return [from[0] + (dx / lineLength) * maxLength, from[1] + (dy / lineLength) * maxLength];
}

function drawOptic(optic: Optic, x: number): string {
  const [top, bottom] = [axis - 84, axis + 84];
  if (optic === "convex lens")
    return path(
      `M${formatNumber(x)} ${top}Q${formatNumber(x + 22)} ${axis} ${formatNumber(x)} ${bottom}Q${formatNumber(x - 22)} ${axis} ${formatNumber(x)} ${top}Z`,
      { fill: "sky" },
    );
  if (optic === "concave lens")
    return path(
      `M${formatNumber(x - 11)} ${top}L${formatNumber(x + 11)} ${top}Q${formatNumber(x - 6)} ${axis} ${formatNumber(x + 11)} ${bottom}L${formatNumber(x - 11)} ${bottom}Q${formatNumber(x + 6)} ${axis} ${formatNumber(x - 11)} ${top}Z`,
      { fill: "sky" },
    );
  const radius = 210;
  const centreSide = optic === "concave mirror" ? -1 : 1;
  const centre: Point = [x + centreSide * radius, axis];
  const toMirror = centreSide === -1 ? 90 : 270;
  const hatching = [-20, -15, -10, -5, 0, 5, 10, 15, 20].map((degrees): Point[] => [
    polar(centre, radius, toMirror + degrees),
    polar(centre, radius - centreSide * 8, toMirror + degrees + 2),
  ]);
  return arc(centre, radius, toMirror - 22, toMirror + 22, { width: 3 }) + lines(hatching, { width: 1.5 });
}

/**
 * Draws a ray that falls on a plane surface: a mirror reflects it at the same angle; glass or water bends it.
 *
 * @param angle between the ray and the vertical line, 5 to 80 degrees
 * @param bent the angle inside glass or water; if omitted, the surface is a mirror
 * @param names the labels of the two angles
 * @throws RangeError when an angle is out of range
 */
export function drawSurface({
  angle,
  bent,
  names = [],
}: {
  readonly angle: number;
  readonly bent?: number;
  readonly names?: readonly [string?, string?];
}): Drawing {
  checkNumber("the angle of the ray", angle, 5, 80);
  const point: Point = [150, 100];
  const outgoingDegrees = bent === undefined ? angle : 180 - bent;
  if (bent !== undefined) checkNumber("the angle inside", bent, 1, 89);
  const ends = [polar(point, 92, -angle), polar(point, 88, outgoingDegrees)] as const;
  const hatching = Array.from({ length: 14 }, (_, index): Point[] => [
    [20 + index * 20, 100],
    [12 + index * 20, 108],
  ]);
  const labels = [
    text(names[0] ?? "", polar(point, 48, -angle / 2), { halo: true }),
    text(names[1] ?? "", polar(point, 48, bent === undefined ? angle / 2 : 180 - bent / 2), {
      halo: true,
    }),
  ].filter((_, index) => names[index]);
  return canvas(300, bent === undefined ? 120 : 200, [
    bent === undefined
      ? lines(hatching, { width: 1.5 })
      : polygon(
          [
            [4, 100],
            [296, 100],
            [296, 196],
            [4, 196],
          ],
          { fill: "sky", stroke: "none" },
        ),
    line(
      [
        [4, 100],
        [296, 100],
      ],
      { width: 3 },
    ),
    line(
      [
        [150, 6],
        [150, bent === undefined ? 100 : 194],
      ],
      { width: 1.5, dashed: true },
    ),
    arc(point, 28, -angle, 0, { width: 1.5 }) +
      (bent === undefined
        ? arc(point, 28, 0, angle, { width: 1.5 })
        : arc(point, 28, outgoingDegrees, 180, { width: 1.5 })),
    drawArrowAlong(ends[0], point, { stroke: "red", width: 3 }, 0.3),
    drawArrowAlong(point, ends[1], { stroke: "red", width: 3 }, 0.75),
    ...labels,
  ]);
}
