import { describe, expect, it } from "vitest";
import { drawCircuit, parts, partPositions } from "./circuit";
import { elementsOf, textsOf } from "../read-drawing";

const lamp = { part: "lamp" } as const;

describe("drawCircuit", () => {
  it("spaces the parts on a wire evenly, and joins parallel branches with dots", () => {
    expect(partPositions(2)).toEqual([87, 213]);
    const dots = (branches: (typeof lamp)[][]) =>
      elementsOf(drawCircuit({ top: [{ part: "cell" }], branches }), "circle").filter(
        ({ attributes }) => attributes.fill === "ink",
      );
    expect(dots([[lamp]])).toHaveLength(0);
    expect(dots([[lamp], [lamp]])).toHaveLength(2);
    expect(dots([[lamp], [lamp], [lamp]])).toHaveLength(4);
  });

  it("puts names below the parts, and letters in the meters", () => {
    const drawing = drawCircuit({
      top: [{ part: "cell" }],
      branches: [[{ part: "ammeter" }, { part: "resistor", name: "4 Ω" }]],
    });
    expect(textsOf(drawing)).toEqual(["A", "4 Ω"]);
  });

  it("draws every part differently", () => {
    const drawings = parts.map((part) => drawCircuit({ top: [{ part: "cell" }], branches: [[{ part }]] }));
    expect(new Set(drawings).size).toBe(parts.length);
  });

  it("refuses a circuit without a source, with too many parts on a wire, or without branches", () => {
    expect(() => drawCircuit({ top: [lamp], branches: [[lamp]] })).toThrow("without a cell");
    expect(() => drawCircuit({ top: [{ part: "cell" }], branches: [[lamp, lamp, lamp, lamp]] })).toThrow(
      "4 parts on a wire",
    );
    expect(() => drawCircuit({ top: [{ part: "cell" }], branches: [] })).toThrow("0 branches");
  });
});
