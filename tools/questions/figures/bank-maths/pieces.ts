import { drawCells } from "../cells";
import { drawPictureGraph, type Picture } from "../picture-graph";
import type { Point } from "../points";
import type { Row } from "../things";

/** 1 to a number. */
export const firstOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Rows of things without names. */
export const dottedRows = (rows: readonly string[]): Row[] => rows.map((things) => ({ things }));

/**
 * The corners a to f of an L, clockwise from the lower left: `long` and `high` are its whole sides, `top` is the upper side and
 * `right` the right one.
 */
export function ellPoints(long: number, high: number, top: number, right: number): Record<string, Point> {
  return {
    a: [0, 0],
    b: [0, high],
    c: [top, high],
    d: [top, right],
    e: [long, right],
    f: [long, 0],
  };
}

/** The corners of a rectangle at a place, under four letters. */
export function boxPoints(letters: string, [x, y]: Point, long: number, high: number): Record<string, Point> {
  const [a = "a", b = "b", c = "c", d = "d"] = letters;
  return { [a]: [x, y], [b]: [x + long, y], [c]: [x + long, y + high], [d]: [x, y + high] };
}

/** The days of a week, as a calendar page has them above its columns. */
export const weekDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/**
 * The rows of a calendar page.
 *
 * @param days how many days the month has
 * @param first the column of the 1st: 0 is Monday
 */
export function monthRows(days: number, first: number): string[][] {
  const weeks = Math.ceil((first + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    firstOf(7).map((column) => {
      const day = week * 7 + column - first;
      return day >= 1 && day <= days ? String(day) : "";
    }),
  );
}

/** A sum in columns, one sign in each box; a space is an empty box. */
export const columnSum = (alt: string, rows: readonly string[]): string =>
  drawCells({
    alt,
    width: 34,
    height: 30,
    size: 18,
    rows: rows.map((row) => Array.from(row, (sign) => sign.trim())),
  });

/** Squared paper on which the squares with an asterisk are grey. */
export const greyOnSquares = (alt: string, rows: readonly string[]): string =>
  drawCells({
    alt,
    width: 30,
    height: 30,
    rows: rows.map((row) => Array.from(row, (sign) => (sign === "*" ? "~" : ""))),
  });

/** A picture graph of some names with their numbers. */
export const graphOf =
  (picture: Picture, each: number, unit: string, values: Readonly<Record<string, number>>) =>
  (alt: string): string =>
    drawPictureGraph({
      alt,
      picture,
      each,
      unit,
      rows: Object.entries(values).map(([name, value]) => ({ name, value })),
    });

/** Boxes with a number in each, large enough for small children. */
export const numberBoxes = (alt: string, rows: readonly (readonly string[])[]): string =>
  drawCells({ alt, width: 46, height: 46, size: 20, rows });
