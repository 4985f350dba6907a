import { check } from "../check-input";
import { corners, polar, regularPolygon, rotate, type Point } from "../points";
import { circle, polygon } from "../strokes";
import { areaOf, backgroundOf, texture, type Texture } from "../texture";

/** Outlines of the unrotated shapes, in a circle of radius 1 around 0, 0. */
const outlines = {
  triangle: regularPolygon([0, 0], 1, 3),
  square: regularPolygon([0, 0], 1, 4, 45),
  rectangle: corners(-0.95, -0.475, 1.9, 0.95),
  diamond: [
    [0, -1],
    [0.62, 0],
    [0, 1],
    [-0.62, 0],
  ],
  pentagon: regularPolygon([0, 0], 1, 5),
  hexagon: regularPolygon([0, 0], 1, 6),
  octagon: regularPolygon([0, 0], 1, 8, 22.5),
  star: Array.from({ length: 10 }, (_, index) => polar([0, 0], index % 2 === 0 ? 1 : 0.42, index * 36)),
  cross: [0, 90, 180, 270].flatMap((degrees) =>
    (
      [
        [-0.3, -0.3],
        [-0.3, -0.95],
        [0.3, -0.95],
      ] as const
    ).map((point) => rotate(point, [0, 0], degrees)),
  ),
  arrow: [
    [0, -1],
    [0.7, -0.2],
    [0.27, -0.2],
    [0.27, 0.95],
    [-0.27, 0.95],
    [-0.27, -0.2],
    [-0.7, -0.2],
  ],
  "right triangle": [
    [-0.7, -0.7],
    [0.7, 0.7],
    [-0.7, 0.7],
  ],
  "half circle": Array.from({ length: 19 }, (_, index) => rotate([-0.95, 0.4], [0, 0.4], index * 10)),
  quarter: [
    [-0.65, 0.65],
    ...Array.from({ length: 10 }, (_, index) => polar([-0.65, 0.65], 1.3, index * 10)),
  ],
  L: [
    [-0.6, -0.9],
    [-0.05, -0.9],
    [-0.05, 0.35],
    [0.65, 0.35],
    [0.65, 0.9],
    [-0.6, 0.9],
  ],
  flag: [
    [-0.5, -0.95],
    [0.8, -0.5],
    [-0.32, -0.05],
    [-0.32, 0.95],
    [-0.5, 0.95],
  ],
} as const satisfies Record<string, readonly Point[]>;

/** The shapes of figure series, matrices and options. */
export type ShapeName = keyof typeof outlines | "circle";

export type Shape = {
  readonly shape: ShapeName;
  /** How it is filled; default: white. */
  readonly fill?: Texture;
  /** Degrees clockwise; default: 0. */
  readonly rotation?: number;
  /** The size, as a share of half the cell's side, up to 1; default: 0.75. */
  readonly size?: number;
  /** Its centre in the cell: 0, 0 is the cell's centre, 1 its right and lower edge. */
  readonly at?: Point;
  /** Whether it is mirrored left to right, before it is rotated. */
  readonly mirrored?: boolean;
};

/**
 * Returns the corners of a shape in a cell; a circle has 24.
 *
 * @param centre the cell's middle
 * @param halfSide half the cell's side
 */
export function outlineOf(
  { shape, rotation = 0, size = 0.75, at = [0, 0], mirrored = false }: Shape,
  centre: Point,
  halfSide: number,
): Point[] {
  const outline = shape === "circle" ? regularPolygon([0, 0], 1, 24) : outlines[shape];
  return outline.map(([x, y]) => {
    const [rotatedX, rotatedY] = rotate([mirrored ? -x : x, y], [0, 0], rotation);
    return [
      centre[0] + (at[0] + rotatedX * size) * halfSide,
      centre[1] + (at[1] + rotatedY * size) * halfSide,
    ];
  });
}

/**
 * Draws a shape in a cell, with its texture.
 *
 * @throws RangeError when the shape is larger than the cell, or outside it
 */
export function drawShape(shape: Shape, centre: Point, halfSide: number): string {
  const { fill = "white", size = 0.75, at = [0, 0] } = shape;
  check(size > 0 && size <= 1, `the size of a ${shape.shape} is ${size}: from 0 to 1`);
  check(Math.max(...at.map(Math.abs)) + size <= 1.35, `a ${shape.shape} at ${at.join(", ")} leaves its cell`);
  const outline = outlineOf(shape, centre, halfSide);
  const style = { fill: backgroundOf[fill] };
  const body =
    shape.shape === "circle"
      ? circle([centre[0] + at[0] * halfSide, centre[1] + at[1] * halfSide], size * halfSide, style)
      : polygon(outline, style);
  return body + texture(fill, areaOf(outline), Math.max(4.5, size * halfSide * 0.22));
}

/** The shapes of one cell, from back to front, or a question mark. */
export type Cell = readonly Shape[] | "?";
