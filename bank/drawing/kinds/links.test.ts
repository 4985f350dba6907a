import { describe, expect, it } from "vitest";
import { drawLinks, type GraphNode } from "./links";
import { elementsOf, pointsOf, textsOf } from "../read-drawing";

const nodes: GraphNode[] = [
  { name: "P", at: [30, 30] },
  { name: "Router", at: [200, 30], kind: "box" },
];

describe("drawLinks", () => {
  it("draws the names of all nodes and the labels of all links", () => {
    const drawing = drawLinks({
      height: 60,
      nodes,
      links: [{ ends: ["P", "Router"], words: "7" }],
    });
    expect(textsOf(drawing)).toEqual(["7", "P", "Router"]);
    expect(elementsOf(drawing, "rect")).toHaveLength(1);
  });

  it("ends a link at the edges of its nodes, with a head if it is an arrow", () => {
    const draw = (arrow: boolean) =>
      drawLinks({ height: 60, nodes, links: [{ ends: ["P", "Router"], arrow }] });
    expect(pointsOf(elementsOf(draw(false), "path")[0] ?? { name: "", attributes: {}, text: "" })[0]).toEqual(
      [46, 30],
    );
    expect(elementsOf(draw(false), "polygon")).toHaveLength(0);
    expect(elementsOf(draw(true), "polygon")).toHaveLength(1);
  });

  it("refuses an unknown name, nodes that touch, and a node outside the drawing", () => {
    const links = [{ ends: ["P", "Q"] as const }];
    expect(() => drawLinks({ height: 60, nodes, links })).toThrow("Q is no node");
    expect(() =>
      drawLinks({ height: 60, nodes: [...nodes, { name: "Q", at: [50, 30] }], links: [] }),
    ).toThrow("P touches Q");
    expect(() => drawLinks({ height: 40, nodes, links: [] })).toThrow("P lies outside");
  });
});
