import { drawGeometry } from "../geometry";
import { drawNumberLine } from "../number-line";
import { drawPlot } from "../plot";
import type { Point } from "../points";

/** A grid of streets, 4 by 3 blocks, by the points of its border. */
const streets: Readonly<Record<string, Point>> = {
  A: [0, 0],
  b: [1, 0],
  c: [2, 0],
  d: [3, 0],
  e: [4, 0],
  f: [0, 3],
  g: [1, 3],
  h: [2, 3],
  i: [3, 3],
  B: [4, 3],
  j: [0, 1],
  k: [4, 1],
  l: [0, 2],
  m: [4, 2],
};

/** A square and the squares that join the midpoints of the one before. */
function nestedSquares(count: number) {
  const points: Record<string, Point> = {};
  const strokes: string[] = [];
  let corners: Point[] = [
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
  ];
  for (let square = 0; square < count; square++) {
    const names = corners.map((_, index) => String.fromCodePoint(97 + square * 4 + index));
    for (const [index, name] of names.entries()) points[name] = corners[index] ?? [0, 0];
    strokes.push(names.join("") + (names[0] ?? ""));
    corners = corners.map(([x, y], index): Point => {
      const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
      return [(x + nextX) / 2, (y + nextY) / 2];
    });
  }
  return { points, strokes };
}

const squares = nestedSquares(4);

/** The drawings of Maths in class 11, part 2 of 4, around their items’ `alt`. */
export const elevenSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c11-maths-circle-of-z.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "real part", least: -2, most: 12, step: 2 },
      up: { name: "imaginary part", most: 7, step: 1 },
      crossed: true,
      curves: [
        {
          points: Array.from({ length: 41 }, (_, index): Point => {
            const angle = (index * Math.PI) / 20;
            return [3 + 2 * Math.cos(angle), 4 + 2 * Math.sin(angle)];
          }),
        },
      ],
      marks: [["3 + 4i", 3, 4]],
    }),
  "c11-maths-two-ends.svg": (alt) =>
    drawNumberLine({ alt, from: -4, to: 5, step: 1, points: [{ at: -2, open: true }, { at: 3 }] }),
  "c11-maths-whole-points.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 8, step: 1 },
      up: { name: "y", most: 5, step: 1 },
      curves: [
        {
          points: [
            [0, 4],
            [6, 0],
          ],
        },
      ],
      shaded: [
        [0, 0],
        [0, 4],
        [6, 0],
      ],
    }),
  "c11-maths-routes.svg": (alt) =>
    drawGeometry({
      alt,
      points: { ...streets, P: [2, 1] },
      strokes: ["AeBfA", "bg", "ch", "di", "jk", "lm"],
      unnamed: Array.from("bcdefghijklm"),
      dots: ["A", "B", "P"],
    }),
  "c11-maths-two-lines.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 0],
        b: [10, 0],
        c: [0, 4],
        d: [10, 4],
        p: [1, 0],
        q: [3.5, 0],
        r: [6, 0],
        s: [9, 0],
        t: [2, 4],
        u: [5, 4],
        v: [7.5, 4],
      },
      strokes: ["ab", "cd"],
      unnamed: Array.from("abcdpqrstuv"),
      dots: Array.from("pqrstuv"),
      height: 130,
    }),
  "c11-maths-nested-squares.svg": (alt) =>
    drawGeometry({
      alt,
      ...squares,
      unnamed: Object.keys(squares.points),
      lengths: [{ at: "ab", text: "8 cm" }],
    }),
};
