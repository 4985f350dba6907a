import { polar, formatNumber, formatPoint, type Point } from "./points";
import { nameWidth } from "./resolve";
import type { Colour } from "./style";

/** The style of a shape. By default its strokes are in ink, two units wide and not dashed, and it is not filled. */
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

/** Draws a path from SVG commands. Only M, L, C, Q, A and Z are used, all absolute. */
export function path(commands: string, style: Style = {}): string {
  return `<path d="${commands}"${attributes(style)}/>`;
}

/** Draws straight strokes from point to point. */
export function line(points: readonly Point[], style: Style = {}): string {
  return path(lineCommands(points), style);
}

/** Draws many separate strokes as one element. */
export function lines(strokes: readonly (readonly Point[])[], style: Style = {}): string {
  return path(strokes.map(lineCommands).join(""), style);
}

function lineCommands(points: readonly Point[]): string {
  return `M${points.map(formatPoint).join("L")}`;
}

/** Draws a closed shape with straight sides. */
export function polygon(points: readonly Point[], style: Style = {}): string {
  return `<polygon points="${points.map((point) => formatPoint(point).replace(" ", ",")).join(" ")}"${attributes(style)}/>`;
}

/** Draws a rectangle, with round corners if a radius is given. */
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

export function ellipse([x, y]: Point, radiusX: number, radiusY: number, style: Style = {}): string {
  return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(radiusX)}" ry="${formatNumber(radiusY)}"${attributes(style)}/>`;
}

/** Draws a dot of ink. */
export function dot(centre: Point, radius = 4): string {
  return circle(centre, radius, { fill: "ink", stroke: "none" });
}

/** Returns the path commands of an arc, clockwise from one direction to another (degrees as on a clock). */
export function arcCommands(centre: Point, radius: number, from: number, to: number): string {
  const sweep = (((to - from) % 360) + 360) % 360;
  const ends = [polar(centre, radius, from), polar(centre, radius, from + sweep)].map(formatPoint);
  return `M${ends[0]}A${formatNumber(radius)} ${formatNumber(radius)} 0 ${sweep > 180 ? 1 : 0} 1 ${ends[1]}`;
}

/** Draws an arc of a circle, clockwise from one direction to another. */
export function arc(centre: Point, radius: number, from: number, to: number, style: Style = {}): string {
  return path(arcCommands(centre, radius, from, to), style);
}
