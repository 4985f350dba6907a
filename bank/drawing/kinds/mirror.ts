import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { reflect, type Point } from "../points";
import { line, lines } from "../strokes";
import { drawShape, type Shape } from "./shape";
import { text, textWidth } from "../text";

/** The object in front of a mirror: a word, letters or digits; or the shapes of one cell. */
export type MirrorObject = { readonly text: string } | { readonly shapes: readonly Shape[] };

/** A mirror swaps left and right; water swaps top and bottom; a half turn swaps both. */
export type Transformation = "as it is" | "mirror" | "water" | "half turn";

/** The factors of the x and y coordinates. */
const factors: Record<Transformation, readonly [across: number, down: number]> = {
  "as it is": [1, 1],
  mirror: [-1, 1],
  water: [1, -1],
  "half turn": [-1, -1],
};

/** The font size of a word. */
const size = 30;

/** Returns the shape as it is seen in a mirror, in water, or after a half turn. */
export function transformShape(shape: Shape, transformation: Transformation): Shape {
  const [across, down] = factors[transformation];
  const { at: [x, y] = [0, 0], rotation = 0, mirrored = false } = shape;
  // A reflection reverses the direction of rotation. A water image is a mirror image rotated by 180°.
  const isReflected = across !== down;
  return {
    ...shape,
    at: [x * across, y * down],
    mirrored: isReflected ? !mirrored : mirrored,
    rotation: (isReflected ? -rotation : rotation) + (down === -1 ? 180 : 0),
  };
}

function drawObject(object: MirrorObject, centre: Point, transformation: Transformation): string {
  if ("shapes" in object)
    return object.shapes
      .map((shape) => drawShape(transformShape(shape, transformation), centre, 44))
      .join("");
  const [across, down] = factors[transformation];
  return text(object.text, centre, { size, bold: true, matrix: [across, 0, 0, down] });
}

/** Returns the width of the object in units, with its margins. */
function widthOf(object: MirrorObject): number {
  if ("shapes" in object) {
    checkCount("shapes", object.shapes, 1, 8);
    return 96;
  }
  check(object.text.trim() !== "", "nothing in front of the mirror");
  return textWidth(object.text, { size, bold: true }) + 16;
}

/**
 * Draws an object in front of a mirror MN, or above water, with the mirror or the water; the place of its image stays empty.
 *
 * @throws RangeError when there is no object, or a word is too long
 */
export function drawObjectAndSurface({
  object,
  surface,
}: {
  readonly object: MirrorObject;
  readonly surface: "mirror" | "water";
}): Drawing {
  const width = widthOf(object);
  const height = "shapes" in object ? 96 : 46;
  check(width <= 240, "the word is too long for a drawing: about nine capitals");
  return surface === "mirror" ? drawWithMirror(object, width, height) : drawAboveWater(object, width, height);
}

function drawWithMirror(object: MirrorObject, width: number, height: number): Drawing {
  const x = width + 10;
  const [top, bottom] = [24, 24 + height];
  // The hatching on the back of the mirror.
  const hatching = Array.from({ length: Math.floor(height / 10) }, (_, index): Point[] => [
    [x, top + 10 + index * 10],
    [x + 8, top + 2 + index * 10],
  ]);
  return canvas(x + 40, height + 48, [
    drawObject(object, [width / 2 + 2, 24 + height / 2], "as it is"),
    line(
      [
        [x, top],
        [x, bottom],
      ],
      { width: 3 },
    ) + lines(hatching, { width: 1.5 }),
    text("M", [x, 12]) + text("N", [x, bottom + 13]),
  ]);
}

function drawAboveWater(object: MirrorObject, width: number, height: number): Drawing {
  const y = height + 10;
  const right = width + 14;
  const waves = [10, 20].map((depth, row): Point[] =>
    Array.from({ length: Math.floor(right / 10) - row * 2 }, (_, index) => [
      6 + row * 10 + index * 10,
      y + depth + (index % 2) * 4,
    ]),
  );
  return canvas(width + 20, y + 34, [
    drawObject(object, [width / 2 + 10, height / 2 + 4], "as it is"),
    line(
      [
        [4, y],
        [width + 16, y],
      ],
      { width: 3 },
    ) + lines(waves, { stroke: "blue", width: 1.5 }),
  ]);
}

/** Draws only the transformed object, for a picture option. */
export function drawImage({
  object,
  transformation,
}: {
  readonly object: MirrorObject;
  readonly transformation: Transformation;
}): Drawing {
  const width = Math.max(100, widthOf(object) + 8);
  check(width <= 250, "the word is too long for a drawing: about nine capitals");
  const height = "shapes" in object ? 104 : 60;
  return canvas(width, height, [drawObject(object, [width / 2, height / 2], transformation)]);
}

/**
 * Draws straight strokes on squared paper, on one side of a dotted line of symmetry. The student finds the other half.
 *
 * @param strokes points in grid units (one unit is one square), 0 to 6 across (6 is on the line) and 0 to 8 down
 * @param isWhole whether the other half is drawn as well
 */
export function drawSymmetry({
  strokes,
  isWhole = false,
}: {
  readonly strokes: readonly (readonly Point[])[];
  readonly isWhole?: boolean;
}): Drawing {
  checkCount("strokes", strokes, 1, 12);
  const square = 20;
  for (const [x, y] of strokes.flat())
    check(x >= 0 && x <= 6 && y >= 0 && y <= 8, `the point ${x}, ${y} is not on the left half`);
  const scaledStrokes = strokes.map((stroke) =>
    stroke.map(([x, y]): Point => [10 + x * square, 10 + y * square]),
  );
  const axis: [Point, Point] = [
    [130, 4],
    [130, 176],
  ];
  const grid = [
    ...Array.from({ length: 13 }, (_, index): Point[] => [
      [10 + index * square, 10],
      [10 + index * square, 170],
    ]),
    ...Array.from({ length: 9 }, (_, index): Point[] => [
      [10, 10 + index * square],
      [250, 10 + index * square],
    ]),
  ];
  const images = isWhole ? scaledStrokes.map((stroke) => stroke.map((point) => reflect(point, ...axis))) : [];
  return canvas(260, 180, [
    lines(grid, { stroke: "grey", width: 1 }),
    line(axis, { dashed: true, stroke: "red" }),
    lines([...scaledStrokes, ...images], { width: 3 }),
  ]);
}
