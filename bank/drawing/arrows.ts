import { between, directionOf, polar, type Point } from "./points";
import { line, polygon, type Style } from "./strokes";

/**
 * Returns the corners of an arrow's head: its tip, and the two behind it. `degrees` is its direction: 0 is up, 90 is
 * right.
 */
export function arrowHeadCorners(tip: Point, degrees: number, size = 10): Point[] {
  return [tip, polar(tip, size, degrees + 155), polar(tip, size, degrees - 155)];
}

/** Draws a stroke with a filled head at its end. */
export function arrow(points: readonly Point[], style: Style = {}, size = 10): string {
  const [previous = [0, 0], tip = [0, 0]] = points.slice(-2);
  const degrees = directionOf(previous, tip);
  // The stroke ends inside the head, so that its round end does not blunt the tip.
  const shaft = [...points.slice(0, -1), polar(tip, size / 2, degrees + 180)];
  const head = polygon(arrowHeadCorners(tip, degrees, size), {
    fill: style.stroke === undefined || style.stroke === "none" ? "ink" : style.stroke,
    stroke: "none",
  });
  return line(shaft, style) + head;
}

/** Draws a stroke with a head at a share of its length, such as a ray of light. */
export function drawArrowAlong(from: Point, to: Point, style: Style = {}, share = 0.55): string {
  const fill = style.stroke === undefined || style.stroke === "none" ? "ink" : style.stroke;
  const head = arrowHeadCorners(between(from, to, share), directionOf(from, to), 10);
  return line([from, to], style) + polygon(head, { fill, stroke: "none" });
}
