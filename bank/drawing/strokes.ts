import { polar, formatNumber, formatPoint, type Point } from "./points";
import { nameWidth } from "./resolve";
import type { Colour } from "./style";

/** How a shape is drawn. Left out: in ink, two units wide, not filled, not dashed. */
export type Style = {
  readonly fill?: Colour;
  readonly stroke?: Colour | "none";
  readonly width?: number;
  readonly dashed?: boolean;
};

function attributes({ fill, stroke, width, dashed }: Style): string {
  return [
    fill && ` fill="${fill}"`,
    stroke && ` stroke="${stroke}"`,
    width !== undefined && ` stroke-width="${nameWidth(Number(formatNumber(width)))}"`,
    dashed && ' stroke-dasharray="dashed"',
  ]
    .filter(Boolean)
    .join("");
}

/** A path of the drawing's own commands (M, L, C, Q, A, Z, all absolute). */
export function path(commands: string, style: Style = {}): string {
  return `<path d="${commands}"${attributes(style)}/>`;
}

/** Straight strokes from point to point. */
export function line(points: readonly Point[], style: Style = {}): string {
  return path(lineCommands(points), style);
}

/** Many separate strokes in one element. */
export function lines(strokes: readonly (readonly Point[])[], style: Style = {}): string {
  return path(strokes.map(lineCommands).join(""), style);
}

function lineCommands(points: readonly Point[]): string {
  return `M${points.map(formatPoint).join("L")}`;
}

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[], style: Style = {}): string {
  return `<polygon points="${points.map((point) => formatPoint(point).replace(" ", ",")).join(" ")}"${attributes(style)}/>`;
}

/** An upright rectangle, with round corners where a radius is given. */
export function rectangle(
  [x, y]: Point,
  width: number,
  height: number,
  { round, ...style }: Style & { readonly round?: number } = {},
): string {
  const radius = round === undefined ? "" : ` rx="${formatNumber(round)}"`;
  return `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}"${radius}${attributes(style)}/>`;
}

export function circle([x, y]: Point, radius: number, style: Style = {}): string {
  return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius)}"${attributes(style)}/>`;
}

export function ellipse([x, y]: Point, across: number, down: number, style: Style = {}): string {
  return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(across)}" ry="${formatNumber(down)}"${attributes(style)}/>`;
}

/** A dot of ink. */
export function dot(centre: Point, radius = 4): string {
  return circle(centre, radius, { fill: "ink", stroke: "none" });
}

/** The commands of an arc, clockwise from one direction to another (degrees as on a clock). */
export function arcCommands(centre: Point, radius: number, from: number, to: number): string {
  const sweep = (((to - from) % 360) + 360) % 360;
  const ends = [polar(centre, radius, from), polar(centre, radius, from + sweep)].map(formatPoint);
  return `M${ends[0]}A${formatNumber(radius)} ${formatNumber(radius)} 0 ${sweep > 180 ? 1 : 0} 1 ${ends[1]}`;
}

/** Part of a circle's line, clockwise from one direction to another. */
export function arc(centre: Point, radius: number, from: number, to: number, style: Style = {}): string {
  return path(arcCommands(centre, radius, from, to), style);
}
