import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount } from "../check-input";
import { between, distance, isInside, middleOf, reflect, type Point } from "../points";
import { circle, dot, polygon } from "../strokes";

/** Which part of the sheet moves onto the rest. The diagonal ones name the corner that moves. */
export type Fold =
  | "left"
  | "right"
  | "top"
  | "bottom"
  | "top left"
  | "top right"
  | "bottom left"
  | "bottom right";

export type FoldedPaper = {
  /** One to three folds of a square sheet, each applied to the result of the previous one. */
  readonly folds: readonly Fold[];
  /** Holes through all layers: 0 to 1 from the left and from the top of the whole sheet. */
  readonly holes: readonly Point[];
};

const sheet: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
/** The side of the drawn sheet in units. */
const size = 80;
/** The radius of a hole, as a share of the sheet's side. */
const radius = 0.041;

/** The paper after a fold, with the crease and the part that was moved; without them, before any fold. */
type Stage = {
  readonly paper: readonly Point[];
  readonly crease?: readonly [Point, Point];
  readonly movedPart?: readonly Point[];
};

/** Returns the left, top, right and bottom of some points. */
function boxOf(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Returns the crease of a fold, and the corner or the middle of the edge that moves across it. */
function creaseOf(fold: Fold, paper: readonly Point[]): { crease: [Point, Point]; movingPoint: Point } {
  const [left, top, right, bottom] = boxOf(paper);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (fold === "left" || fold === "right")
    return {
      crease: [
        [x, top],
        [x, bottom],
      ],
      movingPoint: [fold === "left" ? left : right, y],
    };
  if (fold === "top" || fold === "bottom")
    return {
      crease: [
        [left, y],
        [right, y],
      ],
      movingPoint: [x, fold === "top" ? top : bottom],
    };
  const movingPoint: Point = [fold.endsWith("left") ? left : right, fold.startsWith("top") ? top : bottom];
  const crease: [Point, Point] =
    fold === "top left" || fold === "bottom right"
      ? [
          [right, top],
          [left, bottom],
        ]
      : [
          [left, top],
          [right, bottom],
        ];
  return { crease, movingPoint };
}

/** Returns a number whose sign shows on which side of a line a point is. */
function sideOf([x, y]: Point, [[x1, y1], [x2, y2]]: readonly [Point, Point]): number {
  return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
}

/**
 * Returns the part of a polygon where `sideOf` has the given sign. Points that are on the line, apart from rounding
 * errors, are included.
 */
function keepSide(paper: readonly Point[], crease: readonly [Point, Point], sign: number): Point[] {
  return paper.flatMap((point, index) => {
    const next = paper[(index + 1) % paper.length] ?? point;
    const [side, nextSide] = [sideOf(point, crease) * sign, sideOf(next, crease) * sign];
    const keptPoints = side >= -1e-9 ? [point] : [];
    return side * nextSide < -1e-12
      ? [...keptPoints, between(point, next, side / (side - nextSide))]
      : keptPoints;
  });
}

/** Returns the paper before the first fold and after each one. */
function stagesOf(folds: readonly Fold[]): Stage[] {
  const stages: Stage[] = [{ paper: sheet }];
  for (const fold of folds) {
    const paperBefore = stages.at(-1)?.paper ?? sheet;
    const { crease, movingPoint } = creaseOf(fold, paperBefore);
    const sign = -Math.sign(sideOf(movingPoint, crease));
    const paper = keepSide(paperBefore, crease, sign);
    const movedPart = keepSide(paperBefore, crease, -sign);
    const isHalf = movedPart.every((point) => {
      const image = reflect(point, ...crease);
      return paper.some((corner) => distance(corner, image) < 1e-6);
    });
    check(movedPart.length > 2 && isHalf, `the fold of ${fold} does not bring the paper's halves together`);
    stages.push({ paper, crease, movedPart });
  }
  return stages;
}

/**
 * Returns the holes of the unfolded sheet: each fold doubles those that are not on its crease.
 *
 * @throws RangeError when a hole does not go through the folded paper, or a fold does not halve it
 */
export function unfoldHoles({ folds, holes }: FoldedPaper): Point[] {
  const stages = stagesOf(folds);
  const foldedPaper = stages.at(-1)?.paper ?? sheet;
  for (const hole of holes) {
    const pointsAround = [-0.02, 0.02].flatMap((offset) => [
      [hole[0] + offset, hole[1]] as const,
      [hole[0], hole[1] + offset] as const,
    ]);
    check(
      pointsAround.every((point) => isInside(point, foldedPaper)),
      `the hole at ${hole.join(", ")} misses the folded paper`,
    );
  }
  const unfoldedHoles = [...holes];
  for (const { crease } of stages.toReversed())
    if (crease) unfoldedHoles.push(...unfoldedHoles.map((hole) => reflect(hole, ...crease)));
  return unfoldedHoles;
}

/** Draws the sheet folded step by step, and punched at the end. */
export function drawFoldedPaper({ folds, holes }: FoldedPaper): Drawing {
  checkCount("folds", folds, 1, 3);
  checkCount("holes", holes, 1, 4);
  unfoldHoles({ folds, holes });
  const stages = stagesOf(folds).slice(1);
  const gap = 14;
  const frames = [...stages, { paper: stages.at(-1)?.paper ?? sheet }];
  const width = frames.length * (size + gap) - gap + 8;
  const scale = Math.min(1, 300 / width);
  const parts = frames.map((stage, index) => {
    const toDrawing = ([x, y]: Point): Point => [
      (4 + index * (size + gap) + x * size) * scale,
      (4 + y * size) * scale,
    ];
    return (
      drawStage(stage, toDrawing) +
      (index === frames.length - 1
        ? holes.map((hole) => circle(toDrawing(hole), radius * size * scale, { fill: "ink" })).join("")
        : "")
    );
  });
  return canvas(width * scale, (size + 8) * scale, parts);
}

function drawStage({ paper, crease, movedPart }: Stage, toDrawing: (point: Point) => Point): string {
  const outline = polygon(sheet.map(toDrawing), { dashed: true, stroke: "ink", width: 1 });
  const remaining = polygon(paper.map(toDrawing), { fill: "sky" });
  if (!crease || !movedPart) return outline + remaining;
  const from = middleOf(movedPart);
  const flap = polygon(movedPart.map(toDrawing), { dashed: true, width: 1.5, fill: "paper" });
  return (
    outline + remaining + flap + arrow([toDrawing(from), toDrawing(reflect(from, ...crease))], { width: 3 })
  );
}

/** Draws the open sheet with holes as a picture option: those of `unfoldHoles`, or wrong ones. */
export function drawOpenSheet({ holes }: { readonly holes: readonly Point[] }): Drawing {
  checkCount("holes of the open sheet", holes, 0, 32);
  const toDrawing = ([x, y]: Point): Point => [4 + x * 96, 4 + y * 96];
  return canvas(
    104,
    104,
    [
      polygon(sheet.map(toDrawing), { fill: "sky" }),
      ...holes.map((hole) => dot(toDrawing(hole), radius * 96)),
    ],
    true,
  );
}
