import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount, checkDistinct } from "../check-input";
import { between, directionOf, polar, type Point } from "../points";
import { circle, line, rectangle } from "../strokes";
import { text, textWidth } from "../text";

/** A node of a network, tree or state diagram: a ring, or a box if its name is long. */
export type GraphNode = {
  readonly name: string;
  readonly at: Point;
  readonly kind?: "ring" | "box" | "double ring";
};

/** A link between two nodes, with its label; `arrow` draws an arrow head at the second one. */
export type Link = {
  readonly ends: readonly [string, string];
  readonly words?: string;
  /** The position of the label, as a share of the way from the first node to the second. If omitted, in the middle. */
  readonly share?: number;
  readonly arrow?: boolean;
  readonly dashed?: boolean;
};

export type Links = {
  readonly height: number;
  readonly knots: readonly GraphNode[];
  readonly links: readonly Link[];
};

const radius = 16;
const boxHeight = 28;

function halfOf({ name, kind = "ring" }: GraphNode): readonly [number, number] {
  return kind === "box" ? [textWidth(name, { size: 15 }) / 2 + 7, boxHeight / 2] : [radius, radius];
}

/** @returns the point where a line from a node's middle to another point leaves the node */
function edgeOf(knot: GraphNode, towards: Point, air: number): Point {
  const direction = directionOf(knot.at, towards);
  if (knot.kind !== "box")
    return polar(knot.at, radius + air + (knot.kind === "double ring" ? 4 : 0), direction);
  const [across, down] = halfOf(knot);
  const [dx, dy] = [towards[0] - knot.at[0], towards[1] - knot.at[1]];
  const share = Math.min(across / Math.abs(dx || 1e-9), down / Math.abs(dy || 1e-9));
  return polar(between(knot.at, towards, share), air, direction);
}

function drawKnot(knot: GraphNode): string {
  const { name, at, kind = "ring" } = knot;
  const [across, down] = halfOf(knot);
  if (kind === "box")
    return (
      rectangle([at[0] - across, at[1] - down], across * 2, down * 2, { fill: "sky", round: 5 }) +
      text(name, at, { size: 15 })
    );
  const outer = kind === "double ring" ? circle(at, radius + 4) : "";
  return outer + circle(at, radius, { fill: "sun" }) + text(name, at, { size: 15 });
}

/**
 * Draws nodes with links between them: a network of devices, a tree, a map of roads with their lengths, a state diagram.
 *
 * @throws RangeError when a name is unknown or used twice, a node is outside the drawing, or two nodes touch
 */
export function drawLinks({ height, knots, links }: Links): Drawing {
  checkCount("knots", knots, 2, 14);
  checkDistinct(
    "the knots",
    knots.map(({ name }) => name),
  );
  const knotOf = (name: string): GraphNode => {
    const knot = knots.find((one) => one.name === name);
    if (!knot) throw new RangeError(`${name} is no knot`);
    return knot;
  };
  for (const [index, knot] of knots.entries()) {
    const [across, down] = halfOf(knot);
    const [x, y] = knot.at;
    check(
      x >= across + 1 && x <= 299 - across && y >= down + 1 && y <= height - down - 1,
      `${knot.name} lies outside`,
    );
    const touching = knots.slice(index + 1).find((other) => {
      const [a, d] = halfOf(other);
      return Math.abs(other.at[0] - x) < a + across + 4 && Math.abs(other.at[1] - y) < d + down + 4;
    });
    check(touching === undefined, `${knot.name} touches ${touching?.name}`);
  }
  const strokes = links.map(({ ends, arrow: isArrow = false, dashed = false }) => {
    const [from, to] = [knotOf(ends[0]), knotOf(ends[1])];
    const points = [edgeOf(from, to.at, 0), edgeOf(to, from.at, isArrow ? 1 : 0)];
    return isArrow ? arrow(points, { dashed }) : line(points, { dashed });
  });
  const words = links.flatMap(({ ends, words: said, share }) =>
    said === undefined
      ? []
      : [
          text(said, between(knotOf(ends[0]).at, knotOf(ends[1]).at, share), {
            size: 15,
            halo: true,
            bold: true,
          }),
        ],
  );
  return canvas(300, height, [...strokes, ...words, ...knots.map(drawKnot)]);
}
