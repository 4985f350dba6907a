import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount, checkDistinct } from "../check-input";
import { between, directionOf, polar, type Point } from "../points";
import { circle, line, rectangle } from "../strokes";
import { text, textWidth } from "../text";

/** A node of a network, tree or state diagram: a circle, two circles (an accepting state), or a box for a long name. */
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
  readonly nodes: readonly GraphNode[];
  readonly links: readonly Link[];
};

const radius = 16;
const boxHeight = 28;

/** Returns half the width and half the height of a node. */
function halfSizeOf({ name, kind = "ring" }: GraphNode): readonly [number, number] {
  return kind === "box" ? [textWidth(name, { size: 15 }) / 2 + 7, boxHeight / 2] : [radius, radius];
}

/** Returns the point on a line from a node's middle to another point, at a distance outside the node. */
function edgeOf(node: GraphNode, towards: Point, distanceFromNode: number): Point {
  const direction = directionOf(node.at, towards);
  if (node.kind !== "box")
    return polar(node.at, radius + distanceFromNode + (node.kind === "double ring" ? 4 : 0), direction);
  const [halfWidth, halfHeight] = halfSizeOf(node);
  const [dx, dy] = [towards[0] - node.at[0], towards[1] - node.at[1]];
  const share = Math.min(halfWidth / Math.abs(dx || 1e-9), halfHeight / Math.abs(dy || 1e-9));
  return polar(between(node.at, towards, share), distanceFromNode, direction);
}

function drawNode(node: GraphNode): string {
  const { name, at, kind = "ring" } = node;
  const [halfWidth, halfHeight] = halfSizeOf(node);
  const corner: Point = [at[0] - halfWidth, at[1] - halfHeight];
  if (kind === "box")
    return (
      rectangle(corner, halfWidth * 2, halfHeight * 2, { fill: "sky", round: 5 }) +
      text(name, at, { size: 15 })
    );
  const outer = kind === "double ring" ? circle(at, radius + 4) : "";
  return outer + circle(at, radius, { fill: "sun" }) + text(name, at, { size: 15 });
}

/**
 * Draws nodes with links between them: a network of devices, a tree, a map of roads with their lengths, a state
 * diagram.
 *
 * @throws RangeError when a name is unknown or used twice, a node is outside the drawing, or two nodes touch
 */
export function drawLinks({ height, nodes, links }: Links): Drawing {
  checkCount("nodes", nodes, 2, 14);
  checkDistinct(
    "the nodes",
    nodes.map(({ name }) => name),
  );
  const nodeOf = (name: string): GraphNode => {
    const node = nodes.find((candidate) => candidate.name === name);
    if (!node) throw new RangeError(`${name} is no node`);
    return node;
  };
  for (const [index, node] of nodes.entries()) {
    const [halfWidth, halfHeight] = halfSizeOf(node);
    const [x, y] = node.at;
    check(
      x >= halfWidth + 1 && x <= 299 - halfWidth && y >= halfHeight + 1 && y <= height - halfHeight - 1,
      `${node.name} lies outside`,
    );
    const touching = nodes.slice(index + 1).find((other) => {
      const [otherHalfWidth, otherHalfHeight] = halfSizeOf(other);
      return (
        Math.abs(other.at[0] - x) < otherHalfWidth + halfWidth + 4 &&
        Math.abs(other.at[1] - y) < otherHalfHeight + halfHeight + 4
      );
    });
    check(touching === undefined, `${node.name} touches ${touching?.name}`);
  }
  const strokes = links.map(({ ends, arrow: isArrow = false, dashed = false }) => {
    const [from, to] = [nodeOf(ends[0]), nodeOf(ends[1])];
    const points = [edgeOf(from, to.at, 0), edgeOf(to, from.at, isArrow ? 1 : 0)];
    return isArrow ? arrow(points, { dashed }) : line(points, { dashed });
  });
  const labels = links.flatMap(({ ends, words, share }) =>
    words === undefined
      ? []
      : [
          text(words, between(nodeOf(ends[0]).at, nodeOf(ends[1]).at, share), {
            size: 15,
            halo: true,
            bold: true,
          }),
        ],
  );
  return canvas(300, height, [...strokes, ...labels, ...nodes.map(drawNode)]);
}
