import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount } from "../check-input";
import { polar, type Point } from "../points";
import { circle, dot, line, lines, rectangle } from "../strokes";
import { text } from "../text";

/** The parts of a circuit. A battery has two cells; `variable` is a resistor with an arrow. */
export const parts = [
  "cell",
  "battery",
  "lamp",
  "resistor",
  "variable",
  "open switch",
  "switch",
  "ammeter",
  "voltmeter",
  "fuse",
  "diode",
  "wire",
  "gap",
] as const;
export type Part = (typeof parts)[number];
export type Component = { readonly part: Part; readonly name?: string };

export type Circuit = {
  /** One to three parts on the top wire, among them the source. */
  readonly top: readonly Component[];
  /** Branches below, one under the other, all in parallel; each has one to three parts in series. */
  readonly branches: readonly (readonly Component[])[];
};

/** Half the length of a part along its wire. */
const halfLength = 20;
const left = 24;
const right = 276;
const rowHeight = 62;

/** Returns the point at these distances to the right of and below the middle of a part, in units. */
type PointFrom = (across: number, down: number) => Point;

/** The function that draws each part around its middle, between two wires that end at the distance `halfLength`. */
const symbols: Record<Part, (pointAt: PointFrom) => string> = {
  cell: (pointAt) =>
    wires(pointAt, 4) +
    lines([[pointAt(-4, -14), pointAt(-4, 14)]]) +
    lines([[pointAt(4, -7), pointAt(4, 7)]], { width: 5 }),
  battery: (pointAt) =>
    wires(pointAt, 10) +
    lines([
      [pointAt(-10, -14), pointAt(-10, 14)],
      [pointAt(4, -14), pointAt(4, 14)],
      [pointAt(-4, 0), pointAt(4, 0)],
    ]) +
    lines(
      [
        [pointAt(-4, -7), pointAt(-4, 7)],
        [pointAt(10, -7), pointAt(10, 7)],
      ],
      { width: 5 },
    ),
  lamp: (pointAt) => {
    const cross = [45, 135].map((degrees) => [
      polar(pointAt(0, 0), 13, degrees),
      polar(pointAt(0, 0), 13, degrees + 180),
    ]);
    return wires(pointAt, 13) + circle(pointAt(0, 0), 13) + lines(cross);
  },
  resistor: (pointAt) => box(pointAt),
  variable: (pointAt) => box(pointAt) + arrow([pointAt(-14, 17), pointAt(14, -17)]),
  fuse: (pointAt) => box(pointAt) + line([pointAt(-halfLength, 0), pointAt(halfLength, 0)]),
  "open switch": (pointAt) => contacts(pointAt) + line([pointAt(-12, 0), pointAt(9, -14)], { width: 3 }),
  switch: (pointAt) => contacts(pointAt) + line([pointAt(-12, 0), pointAt(12, 0)], { width: 3 }),
  ammeter: (pointAt) => meter(pointAt, "A"),
  voltmeter: (pointAt) => meter(pointAt, "V"),
  diode: (pointAt) =>
    wires(pointAt, 10) +
    lines([
      [pointAt(-10, -10), pointAt(-10, 10), pointAt(10, 0), pointAt(-10, -10)],
      [pointAt(10, -10), pointAt(10, 10)],
    ]),
  wire: (pointAt) => line([pointAt(-halfLength, 0), pointAt(halfLength, 0)]),
  gap: (pointAt) => dot(pointAt(-halfLength, 0)) + dot(pointAt(halfLength, 0)),
};

/** Draws the wires on both sides of a symbol that reaches `reach` units to the left and right of its middle. */
function wires(pointAt: PointFrom, reach: number): string {
  return lines([
    [pointAt(-halfLength, 0), pointAt(-reach, 0)],
    [pointAt(reach, 0), pointAt(halfLength, 0)],
  ]);
}

function box(pointAt: PointFrom): string {
  return rectangle(pointAt(-halfLength, -8), 2 * halfLength, 16, { fill: "paper" });
}

/** Draws the two contacts of a switch. */
function contacts(pointAt: PointFrom): string {
  return wires(pointAt, 12) + dot(pointAt(-12, 0), 4) + dot(pointAt(12, 0), 4);
}

function meter(pointAt: PointFrom, letter: string): string {
  return wires(pointAt, 14) + circle(pointAt(0, 0), 14) + text(letter, pointAt(0, 0), { bold: true });
}

/** Returns the x positions of `count` parts on a wire, evenly spaced. */
export function partPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => left + ((index + 0.5) * (right - left)) / count);
}

function drawWire(row: readonly Component[], y: number): string {
  checkCount("parts on a wire", row, 1, 3);
  const positions = partPositions(row.length);
  const ends = [left, ...positions.flatMap((x) => [x - halfLength, x + halfLength]), right];
  const wiresBetween = ends.flatMap((x, index): Point[][] =>
    index % 2 === 0
      ? [
          [
            [x, y],
            [ends[index + 1] ?? right, y],
          ],
        ]
      : [],
  );
  const partDrawings = row.map(({ part, name }, index) => {
    const x = positions[index] ?? 0;
    return (
      symbols[part]((across, down) => [x + across, y + down]) +
      (name ? text(name, [x, y + 24], { size: 15, halo: true }) : "")
    );
  });
  return lines(wiresBetween) + partDrawings.join("");
}

/**
 * Draws a circuit with the usual symbols: the source at the top, one or more parallel branches below.
 *
 * @throws RangeError when a wire has no part or more than three, there are more than three branches, or no source
 */
export function drawCircuit({ top, branches }: Circuit): Drawing {
  checkCount("branches", branches, 1, 3);
  check(
    top.some(({ part }) => part === "cell" || part === "battery" || part === "gap"),
    "a circuit without a cell, a battery or a gap for one",
  );
  const topY = 24;
  const branchYs = branches.map((_, index) => topY + rowHeight * (index + 1));
  const bottom = branchYs.at(-1) ?? topY;
  const joints = branchYs.slice(0, -1).flatMap((y) => [dot([left, y], 4), dot([right, y], 4)]);
  return canvas(300, bottom + 36, [
    lines([
      [
        [left, topY],
        [left, bottom],
      ],
      [
        [right, topY],
        [right, bottom],
      ],
    ]),
    drawWire(top, topY),
    ...branches.map((branch, index) => drawWire(branch, branchYs[index] ?? bottom)),
    ...joints,
  ]);
}
