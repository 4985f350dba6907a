import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { type Point } from "../points";
import { dot, line, lines } from "../strokes";
import { text } from "../text";
import { areaOf, texture } from "../texture";

/** One axis of a plot: its title and its ends. Without a step it has no numbers. */
export type Axis = {
  readonly name: string;
  /** The lowest number; default: 0. */
  readonly minimum?: number;
  /** The highest number. */
  readonly maximum: number;
  readonly step?: number;
};

export type Plot = {
  readonly across: Axis;
  readonly up: Axis;
  /** One to four lines through points in the axes' units; dashes and names distinguish them. */
  readonly curves: readonly {
    readonly points: readonly Point[];
    /** The position of the name, in the axes' units. */
    readonly name?: readonly [words: string, x: number, y: number];
    readonly dashed?: boolean;
  }[];
  /** Separate points, each with a letter beside it. */
  readonly marks?: readonly (readonly [letter: string, x: number, y: number])[];
  /** The corners of a striped area, in the axes' units, such as the area under a curve. */
  readonly shaded?: readonly Point[];
  /** Whether the vertical axis crosses the horizontal one at zero, as in a maths book. */
  readonly crossed?: boolean;
};

const frame = { left: 50, right: 286, top: 36, bottom: 164 };

/** Converts a point from the axes' units to the drawing's. */
export function placeOnPlot({ across, up }: Pick<Plot, "across" | "up">, [x, y]: Point): Point {
  const share = (value: number, { minimum = 0, maximum }: Axis) => (value - minimum) / (maximum - minimum);
  return [
    frame.left + share(x, across) * (frame.right - frame.left),
    frame.bottom - share(y, up) * (frame.bottom - frame.top),
  ];
}

/** Returns the points of a function between two values, so that short lines between them look smooth. */
export function pointsOf(value: (x: number) => number, from: number, to: number, count = 40): Point[] {
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / count;
    return [x, value(x)];
  });
}

/** Returns the numbers of an axis. */
function listSteps({ name, minimum = 0, maximum, step }: Axis): number[] {
  check(maximum > minimum, `${name} goes from ${minimum} to ${maximum}`);
  if (step === undefined) return [];
  const count = Math.round((maximum - minimum) / step);
  checkNumber(`the steps of ${name}`, count, 1, 8);
  return Array.from({ length: count + 1 }, (_, index) => Math.round((minimum + index * step) * 1000) / 1000);
}

/** Formats a number with a minus sign instead of a hyphen. */
const formatSigned = (value: number): string => String(value).replace("-", "−");

/**
 * Draws lines on two axes of numbers, as in a physics book: speed against time, current against voltage, a wave.
 *
 * @throws RangeError when a point is outside the axes, or an axis has too many steps
 */
export function drawPlot({ across, up, curves, marks = [], shaded = [], crossed = false }: Plot): Drawing {
  checkCount("lines on the axes", curves, 1, 4);
  const place = (point: Point) => placeOnPlot({ across, up }, point);
  for (const [x, y] of [...curves.flatMap(({ points }) => points), ...shaded]) {
    checkNumber(across.name, x, across.minimum ?? 0, across.maximum);
    checkNumber(up.name, y, up.minimum ?? 0, up.maximum);
  }
  const low = up.minimum ?? 0;
  const axisY = place([across.minimum ?? 0, Math.max(low, Math.min(0, up.maximum))])[1];
  const axisX = crossed ? place([0, low])[0] : frame.left;
  const columns = listSteps(across);
  const rows = listSteps(up);
  return canvas(300, 208, [
    shaded.length > 0 ? texture("slant", areaOf(shaded.map(place))) : "",
    ...[
      [
        ...columns.map((value): Point[] => {
          const [x] = place([value, low]);
          return [
            [x, frame.top],
            [x, frame.bottom],
          ];
        }),
        ...rows.map((value): Point[] => {
          const [, y] = place([across.minimum ?? 0, value]);
          return [
            [frame.left, y],
            [frame.right, y],
          ];
        }),
      ],
    ].flatMap((grid) => (grid.length > 0 ? [lines(grid, { stroke: "grey", width: 1 })] : [])),
    line([
      [axisX, frame.top - 8],
      [axisX, frame.bottom],
    ]),
    line([
      [frame.left, axisY],
      [frame.right + 6, axisY],
    ]),
    ...columns.map((value) =>
      text(formatSigned(value), [place([value, low])[0], frame.bottom + 13], { size: 13 }),
    ),
    ...rows.map((value) =>
      text(formatSigned(value), [frame.left - 6, place([across.minimum ?? 0, value])[1]], {
        size: 13,
        anchor: "end",
      }),
    ),
    // A short name is at the end of its axis, a long one in a corner of the drawing.
    up.name.length <= 5
      ? text(up.name, [axisX, 14], { size: 14, bold: true })
      : text(up.name, [6, 14], { size: 14, anchor: "start", bold: true }),
    text(across.name, [294, across.name.length <= 3 && axisY < frame.bottom ? axisY - 13 : 197], {
      size: 14,
      anchor: "end",
      bold: true,
    }),
    ...curves.map(({ points, dashed = false }) =>
      line(
        points.map((point) => place(point)),
        { width: 2.5, dashed, ...(dashed && { stroke: "blue" as const }) },
      ),
    ),
    ...curves.flatMap(({ name }) =>
      name ? [text(name[0], place([name[1], name[2]]), { size: 15, bold: true, halo: true })] : [],
    ),
    ...marks.map(([letter, x, y]) => {
      const [left, top] = place([x, y]);
      return dot([left, top]) + text(letter, [left, top - 13], { size: 15, bold: true, halo: true });
    }),
  ]);
}
