import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { distance, polar, formatNumber, formatPoint, type Point } from "../points";
import { arcCommands, path } from "../strokes";
import { text } from "../text";
import { backgroundOf, texture, type Texture } from "../texture";

export type PieChart = {
  /** Two to six slices, clockwise from the top. Their values add up to `whole`. */
  readonly slices: readonly {
    readonly name: string;
    readonly value: number;
    readonly label?: string;
  }[];
  /** 100 for per cents, 360 for degrees; by default the sum of the values. */
  readonly whole?: number;
};

const centre: Point = [100, 100];
const radius = 92;
const fills: readonly Texture[] = ["white", "grey", "slant", "dots", "level", "cross"];

/** Returns where each slice begins and ends, in degrees clockwise from the top. */
export function anglesOf(values: readonly number[]): { from: number; to: number }[] {
  const sum = values.reduce((total, value) => total + value, 0);
  let from = 0;
  return values.map((value) => {
    const slice = { from, to: from + (value / sum) * 360 };
    from = slice.to;
    return slice;
  });
}

/**
 * Draws a pie chart. Slices differ in their texture, which the legend on the right repeats; `label` is written in the
 * slice.
 *
 * @throws RangeError when the slices do not add up, or one is thinner than 3 degrees
 */
export function drawPieChart({ slices, whole }: PieChart): Drawing {
  checkCount("slices", slices, 2, 6);
  const sum = slices.reduce((total, { value }) => total + value, 0);
  check(
    whole === undefined || Math.abs(sum - whole) < 1e-6,
    `the slices add up to ${formatNumber(sum)}, not to ${whole}`,
  );
  const angles = anglesOf(slices.map(({ value }) => value));
  const parts = slices.map(({ name, label }, index) => {
    const { from, to } = angles[index] ?? { from: 0, to: 0 };
    checkNumber(`the angle of ${name}`, Math.round(to - from), 3, 357);
    const fill = fills[index] ?? "white";
    const contains = (point: Point) => isInSlice(point, from, to);
    const middle = polar(centre, radius * 0.62, (from + to) / 2);
    return [
      path(`${arcCommands(centre, radius, from, to)}L${formatPoint(centre)}Z`, {
        fill: backgroundOf[fill],
      }),
      texture(fill, { box: [8, 8, 184, 184], contains }),
      label ? text(label, middle, { size: 15, bold: true, halo: true }) : "",
      drawLegend(fill, name, 40 + index * 27),
    ].join("");
  });
  return canvas(300, 200, parts);
}

/** Whether a point is in the slice between two angles. */
function isInSlice(point: Point, from: number, to: number): boolean {
  const degrees = ((Math.atan2(point[0] - centre[0], centre[1] - point[1]) * 180) / Math.PI + 360) % 360;
  return distance(point, centre) < radius && degrees > from && degrees < to;
}

/** Draws a box of the legend, and its name. */
function drawLegend(fill: Texture, name: string, y: number): string {
  const contains = ([pointX, pointY]: Point) =>
    pointX > 205 && pointX < 225 && pointY > y - 9 && pointY < y + 9;
  return [
    path(`M205 ${y - 9}L225 ${y - 9}L225 ${y + 9}L205 ${y + 9}Z`, { fill: backgroundOf[fill] }),
    texture(fill, { box: [205, y - 9, 20, 18], contains }, fill === "dots" ? 6 : undefined),
    text(name, [231, y], { size: 14, anchor: "start" }),
  ].join("");
}
