import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { corners, polar, type Point } from "../points";
import { arc, circle, line, polygon } from "../strokes";

/** The solids whose nets are drawn, besides the cube (nets.ts). */
export const solids = [
  "cuboid",
  "square pyramid",
  "triangular prism",
  "tetrahedron",
  "cylinder",
  "cone",
] as const;
export type Solid = (typeof solids)[number];

/** The height of an equilateral triangle with sides of length 1. */
const triangleHeight = Math.sqrt(3) / 2;

/** Returns the flat sides of a solid as they are in its net; shared edges are fold lines. */
function flatSides(solid: Solid): Point[][] {
  const triangle = (a: Point, b: Point, apex: Point): Point[] => [a, b, apex];
  if (solid === "cuboid")
    return [
      corners(10, 70, 40, 50),
      corners(50, 70, 80, 50),
      corners(130, 70, 40, 50),
      corners(170, 70, 80, 50),
      corners(50, 30, 80, 40),
      corners(50, 120, 80, 40),
    ];
  if (solid === "square pyramid")
    return [
      corners(95, 70, 60, 60),
      triangle([95, 70], [155, 70], [125, 8]),
      triangle([155, 70], [155, 130], [217, 100]),
      triangle([155, 130], [95, 130], [125, 192]),
      triangle([95, 130], [95, 70], [33, 100]),
    ];
  if (solid === "triangular prism")
    return [
      corners(30, 60, 60, 80),
      corners(90, 60, 60, 80),
      corners(150, 60, 60, 80),
      triangle([90, 60], [150, 60], [120, 60 - 60 * triangleHeight]),
      triangle([90, 140], [150, 140], [120, 140 + 60 * triangleHeight]),
    ];
  if (solid === "tetrahedron") {
    const [top, left, right]: [Point, Point, Point] = [
      [120, 14],
      [20, 14 + 200 * triangleHeight],
      [220, 14 + 200 * triangleHeight],
    ];
    const base = 14 + 100 * triangleHeight;
    return [
      [top, [70, base], [170, base]],
      [[70, base], left, [120, left[1]]],
      [[170, base], [120, right[1]], right],
      [
        [70, base],
        [170, base],
        [120, left[1]],
      ],
    ];
  }
  return [];
}

/** Draws the net of a solid, without letters, because the question is which solid it folds into. */
export function drawSolidNet({ solid }: { readonly solid: Solid }): Drawing {
  if (solid === "cylinder")
    return canvas(220, 200, [
      polygon(corners(16, 62, 188, 76)),
      circle([110, 32], 30),
      circle([110, 168], 30),
    ]);
  if (solid === "cone") {
    const apex: Point = [110, 12];
    const ends = [polar(apex, 120, 120), polar(apex, 120, 240)] as const;
    return canvas(220, 220, [
      line([ends[0], apex, ends[1]]),
      arc(apex, 120, 120, 240),
      circle([110, 172], 40),
    ]);
  }
  const width = solid === "cuboid" ? 260 : solid === "square pyramid" ? 250 : 240;
  return canvas(
    width,
    200,
    flatSides(solid).map((side) => polygon(side)),
  );
}
