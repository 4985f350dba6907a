import { describe, expect, it } from "vitest";
import { distance, type Point } from "../points";
import { elementsOf, numberOf, pointsOf, textBox } from "../read-drawing";
import { drawRelation, drawVenn, regionAt, type Relation } from "./venn";

const regionNumbers = { "": 1, A: 2, B: 3, C: 4, AB: 5, AC: 6, BC: 7, ABC: 8 };

describe("drawVenn", () => {
  it("writes each number inside its region", () => {
    const drawing = drawVenn({ sets: ["X", "Y", "Z"], regions: regionNumbers });
    for (const [region, number] of Object.entries(regionNumbers)) {
      const element = elementsOf(drawing, "text").find(({ text }) => text === String(number));
      const [left, top, right, bottom] = textBox(element ?? { name: "", attributes: {}, text: "" });
      const regions = [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ].map(([x = 0, y = 0]) => regionAt([x, y], 3));
      expect(new Set(regions), `region ${region}`).toEqual(new Set([region]));
    }
  });

  it("stripes only the shaded regions", () => {
    const drawing = drawVenn({ sets: ["X", "Y"], shaded: ["AB"] });
    const strokes = elementsOf(drawing, "path").flatMap(pointsOf);
    expect(strokes.length).toBeGreaterThan(4);
    // The circles have a radius of 62 units; strokes may end slightly outside.
    const isInBoth = (point: Point) =>
      distance(point, [112, 104]) < 62.8 && distance(point, [188, 104]) < 62.8;
    expect(strokes.every(isInBoth)).toBe(true);
  });

  it("refuses a single set, and a region that two sets do not have", () => {
    expect(() => drawVenn({ sets: ["X"] })).toThrow("1 sets");
    expect(() => drawVenn({ sets: ["X", "Y"], regions: { AC: 3 } })).toThrow("no region AC");
  });
});

describe("drawRelation", () => {
  const circles = (relation: Relation) =>
    elementsOf(drawRelation({ relation }), "circle").map(
      (ring) => [numberOf(ring, "cx"), numberOf(ring, "cy"), numberOf(ring, "r")] as const,
    );
  const listRelations = (relation: Relation) => {
    const rings = circles(relation);
    return rings.flatMap(([x1, y1, r1], index) =>
      rings.slice(index + 1).map(([x2, y2, r2]) => {
        const centreDistance = distance([x1, y1], [x2, y2]);
        if (centreDistance >= r1 + r2) return "apart";
        return centreDistance <= Math.abs(r1 - r2) ? "inside" : "overlap";
      }),
    );
  };

  it.each([
    ["one in another in a third", ["inside", "inside", "inside"]],
    ["two apart in a third", ["inside", "inside", "apart"]],
    ["two overlapping in a third", ["inside", "inside", "overlap"]],
    ["one in another, a third apart", ["inside", "apart", "apart"]],
    ["two overlapping, a third apart", ["overlap", "apart", "apart"]],
    ["all apart", ["apart", "apart", "apart"]],
    ["all overlapping", ["overlap", "overlap", "overlap"]],
    ["a chain of three", ["overlap", "apart", "overlap"]],
  ] as const)("draws “%s” with circles that are %j", (relation, expected) =>
    expect(listRelations(relation)).toEqual(expected),
  );
});
