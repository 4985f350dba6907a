import { describe, expect, it } from "vitest";
import { drawLogicCircuit, gateKinds, valuesOf, type Gate } from "./logic-gates";
import { elementsOf, textsOf } from "../read-drawing";

const inputs = { A: 20, B: 60 };
const gate = (kind: Gate["kind"], from: readonly string[] = ["A", "B"]): Gate => ({
  name: "g",
  kind,
  column: 0,
  y: 40,
  from,
});
const computeOutputs = (kind: Gate["kind"]) =>
  ([0, 1] as const).flatMap((A) =>
    ([0, 1] as const).map((B) => valuesOf({ gates: [gate(kind)] }, { A, B }).get("g")),
  );

describe("drawLogicCircuit", () => {
  it("computes the output of each gate for 00, 01, 10 and 11", () => {
    expect(computeOutputs("AND")).toEqual([0, 0, 0, 1]);
    expect(computeOutputs("NAND")).toEqual([1, 1, 1, 0]);
    expect(computeOutputs("OR")).toEqual([0, 1, 1, 1]);
    expect(computeOutputs("NOR")).toEqual([1, 0, 0, 0]);
    expect(computeOutputs("XOR")).toEqual([0, 1, 1, 0]);
    expect(computeOutputs("XNOR")).toEqual([1, 0, 0, 1]);
  });

  it("draws every kind of gate differently, with a ring at an inverted output", () => {
    const drawings = gateKinds.map((kind) =>
      drawLogicCircuit({
        inputs,
        gates: [gate(kind, kind === "NOT" ? ["A"] : ["A", "B"])],
        outputs: { Y: "g" },
      }),
    );
    expect(new Set(drawings).size).toBe(gateKinds.length);
    const rings = drawings.map((drawing) =>
      elementsOf(drawing, "circle").filter(({ attributes }) => attributes.r === "4.5"),
    );
    // AND, OR, NOT, NAND, NOR, XOR, XNOR, and a box with a question mark.
    expect(rings.map(({ length }) => length)).toEqual([0, 0, 1, 1, 1, 0, 1, 0]);
  });

  it("draws the letters of inputs and outputs, and a dot where a wire branches", () => {
    const drawing = drawLogicCircuit({
      inputs,
      gates: [gate("AND"), { ...gate("OR"), name: "h", y: 90 }],
      outputs: { P: "g", Q: "h" },
    });
    expect(textsOf(drawing).toSorted()).toEqual(["A", "B", "P", "Q"]);
    expect(elementsOf(drawing, "circle")).toHaveLength(2);
  });

  it("refuses a gate with a wrong number of inputs, or with an input that is not left of it", () => {
    expect(() => drawLogicCircuit({ inputs, gates: [gate("NOT")], outputs: {} })).toThrow("has 2 inputs");
    expect(() => drawLogicCircuit({ inputs, gates: [gate("OR", ["A", "g"])], outputs: {} })).toThrow(
      "not left of g",
    );
  });
});
