import { arrow, arrowHeadCorners } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount, checkNumber } from "../check-input";
import { type Point } from "../points";
import { circle, dot, lines, path, polygon } from "../strokes";
import { text, textWidth } from "../text";

export type NumberLine = {
  readonly from: number;
  readonly to: number;
  /** The step between marks, which must divide the line; at most 40 marks. */
  readonly step: number;
  /** The marks that are numbered; default: all. */
  readonly labelled?: readonly number[];
  /** Formats a number; by default unchanged, with a real minus sign. */
  readonly write?: (value: number) => string;
  /** Points with a letter or a question mark above; `open` leaves the ring empty. */
  readonly points?: readonly {
    readonly at: number;
    readonly name?: string;
    readonly open?: boolean;
  }[];
  /** Jumps from number to number, each with an optional label. */
  readonly jumps?: readonly {
    readonly from: number;
    readonly to: number;
    readonly name?: string;
  }[];
};

const left = 24;
const lineWidth = 252;

/** Returns the x coordinate of a number. */
export function xOnLine({ from, to }: Pick<NumberLine, "from" | "to">, value: number): number {
  return left + ((value - from) * lineWidth) / (to - from);
}

/** Formats a number with at most three decimals and a minus sign instead of a hyphen. */
function formatPlainly(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace("-", "−");
}

/**
 * Draws a number line with its marks, and points or jumps on it.
 *
 * @throws RangeError when the marks do not fill the line, numbers would touch, or a point or jump is not on it
 */
export function drawNumberLine(input: NumberLine): Drawing {
  const { from, to, step, write = formatPlainly, points = [], jumps = [] } = input;
  const count = (to - from) / step;
  checkNumber("the number of steps", count, 1, 40);
  check(Math.abs(count - Math.round(count)) < 1e-6, `steps of ${step} do not fill ${from} to ${to}`);
  checkCount("jumps", jumps, 0, 8);
  const xOf = (value: number) => xOnLine(input, value);
  const marks = Array.from({ length: Math.round(count) + 1 }, (_, index) => from + index * step);
  const labelled = input.labelled ?? marks;
  for (const value of [
    ...labelled,
    ...points.map((point) => point.at),
    ...jumps.flatMap((jump) => [jump.from, jump.to]),
  ])
    checkNumber("a number on the line", value, from, to);
  checkLabels(labelled.map((value) => [xOf(value), textWidth(write(value), { size: 14 })]));
  const axisY = jumps.length > 0 ? 74 : points.some(({ name }) => name) ? 44 : 24;
  return canvas(300, axisY + 40, [
    arrow([
      [150, axisY],
      [297, axisY],
    ]) +
      arrow([
        [150, axisY],
        [3, axisY],
      ]),
    lines(
      marks.map((value): Point[] => [
        [xOf(value), axisY - 7],
        [xOf(value), axisY + 7],
      ]),
    ),
    ...labelled.map((value) => text(write(value), [xOf(value), axisY + 23], { size: 14 })),
    ...jumps.map((jump) => drawJump(xOf(jump.from), xOf(jump.to), axisY, jump.name)),
    ...points.map(({ at: value, name, open }) => {
      const centre: Point = [xOf(value), axisY];
      const mark = open ? circle(centre, 6, { fill: "paper" }) : dot(centre, 6);
      return mark + (name ? text(name, [xOf(value), axisY - 22], { bold: true }) : "");
    }),
  ]);
}

/** Checks that neighbouring labels do not touch. */
function checkLabels(labels: readonly (readonly [middle: number, width: number])[]): void {
  labels.forEach(([middle, width], index) => {
    const [next, nextWidth] = labels[index + 1] ?? [Infinity, 0];
    check(
      next - middle >= (width + nextWidth) / 2 + 2,
      "numbers of the line would touch: label fewer of them",
    );
  });
}

/** Draws the curved arrow of a jump between two x coordinates, with its label above. */
function drawJump(from: number, to: number, axisY: number, name = ""): string {
  const height = Math.min(38, Math.max(18, Math.abs(to - from) * 0.45));
  const [start, end] = [axisY - 8, axisY - 10];
  const inset = (to - from) * 0.2;
  const curve = path(
    `M${round(from)} ${start}C${round(from + inset)} ${round(start - height * 1.3)} ${round(to - inset)} ${round(start - height * 1.3)} ${round(to)} ${end - 4}`,
    { stroke: "blue" },
  );
  const head = polygon(arrowHeadCorners([to, axisY - 5], to > from ? 160 : 200, 9), {
    fill: "blue",
    stroke: "none",
  });
  return (
    curve + head + (name ? text(name, [(from + to) / 2, start - height - 9], { size: 14, halo: true }) : "")
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
