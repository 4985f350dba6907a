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
const half = 20;
const left = 24;
const right = 276;
const rowHeight = 62;

/** Returns the point at these distances to the right of and below the middle of a part, in units. */
type PointFrom = (across: number, down: number) => Point;

/** The function that draws each part around its middle, between two wires that end at the distance `half`. */
const symbols: Record<Part, (at: PointFrom) => string> = {
  cell: (at) =>
    wires(at, 4) + lines([[at(-4, -14), at(-4, 14)]]) + lines([[at(4, -7), at(4, 7)]], { width: 5 }),
  battery: (at) =>
    wires(at, 10) +
    lines([
      [at(-10, -14), at(-10, 14)],
      [at(4, -14), at(4, 14)],
      [at(-4, 0), at(4, 0)],
    ]) +
    lines(
      [
        [at(-4, -7), at(-4, 7)],
        [at(10, -7), at(10, 7)],
      ],
      { width: 5 },
    ),
  lamp: (at) => {
    const cross = [45, 135].map((degrees) => [
      polar(at(0, 0), 13, degrees),
      polar(at(0, 0), 13, degrees + 180),
    ]);
    return wires(at, 13) + circle(at(0, 0), 13) + lines(cross);
  },
  resistor: (at) => box(at),
  variable: (at) => box(at) + arrow([at(-14, 17), at(14, -17)]),
  fuse: (at) => box(at) + line([at(-half, 0), at(half, 0)]),
  "open switch": (at) => contacts(at) + line([at(-12, 0), at(9, -14)], { width: 3 }),
  switch: (at) => contacts(at) + line([at(-12, 0), at(12, 0)], { width: 3 }),
  ammeter: (at) => meter(at, "A"),
  voltmeter: (at) => meter(at, "V"),
  diode: (at) =>
    wires(at, 10) +
    lines([
      [at(-10, -10), at(-10, 10), at(10, 0), at(-10, -10)],
      [at(10, -10), at(10, 10)],
    ]),
  wire: (at) => line([at(-half, 0), at(half, 0)]),
  gap: (at) => dot(at(-half, 0)) + dot(at(half, 0)),
};

/** Draws the wires on both sides of a symbol that reaches `from` units to the left and right of its middle. */
function wires(at: PointFrom, from: number): string {
  return lines([
    [at(-half, 0), at(-from, 0)],
    [at(from, 0), at(half, 0)],
  ]);
}

function box(at: PointFrom): string {
  return rectangle(at(-half, -8), 2 * half, 16, { fill: "paper" });
}

/** Draws the two contacts of a switch. */
function contacts(at: PointFrom): string {
  return wires(at, 12) + dot(at(-12, 0), 4) + dot(at(12, 0), 4);
}

function meter(at: PointFrom, letter: string): string {
  return wires(at, 14) + circle(at(0, 0), 14) + text(letter, at(0, 0), { bold: true });
}

/** Returns the x positions of `count` parts on a wire, evenly spaced. */
export function partPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => left + ((index + 0.5) * (right - left)) / count);
}

function drawWire(row: readonly Component[], y: number): string {
  checkCount("parts on a wire", row, 1, 3);
  const positions = partPositions(row.length);
  const ends = [left, ...positions.flatMap((x) => [x - half, x + half]), right];
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
  const drawn = row.map(({ part, name }, index) => {
    const x = positions[index] ?? 0;
    return (
      symbols[part]((across, down) => [x + across, y + down]) +
      (name ? text(name, [x, y + 24], { size: 15, halo: true }) : "")
    );
  });
  return lines(wiresBetween) + drawn.join("");
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
