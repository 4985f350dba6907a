import { describe, expect, it } from "vitest";
import type { Drawing } from "../drawing";
import { drawCell } from "./cell";
import { distance, type Point } from "../points";
import { elementsOf, numberOf, textsOf } from "../read-drawing";

/** Finds the small dots at the ends of the lines. */
const findLineEnds = (drawing: Drawing): Point[] =>
  elementsOf(drawing, "circle")
    .filter((dot) => numberOf(dot, "r") === 3)
    .map((dot) => [numberOf(dot, "cx"), numberOf(dot, "cy")]);

describe("drawCell", () => {
  it("draws a line from each letter to its part", () => {
    const drawing = drawCell({ kind: "animal", labels: { nucleus: "P", nucleolus: "Q" } });
    const nucleus = elementsOf(drawing, "circle").find((ring) => numberOf(ring, "r") === 30);
    const centre: Point = nucleus ? [numberOf(nucleus, "cx"), numberOf(nucleus, "cy")] : [0, 0];
    const [first = [0, 0], second = [0, 0]] = findLineEnds(drawing);
    expect(textsOf(drawing)).toEqual(["P", "Q"]);
    expect(distance(first, centre)).toBeLessThan(30);
    expect(distance(second, [centre[0] + 4, centre[1] + 4])).toBeLessThan(10);
    expect(distance(first, [centre[0] + 4, centre[1] + 4])).toBeGreaterThan(10);
  });

  it("only a plant cell has chloroplasts and a wall", () => {
    const countGreenShapes = (drawing: Drawing) =>
      ["ellipse", "rect"].map(
        (name) => elementsOf(drawing, name).filter(({ attributes }) => attributes.fill === "leaf").length,
      );
    expect(countGreenShapes(drawCell({ kind: "plant", labels: { vacuole: "A" } }))).toEqual([3, 1]);
    expect(countGreenShapes(drawCell({ kind: "animal", labels: { vacuole: "A" } }))).toEqual([0, 0]);
  });

  it("refuses a cell without letters, a repeated letter, and a word", () => {
    expect(() => drawCell({ kind: "plant", labels: {} })).toThrow("0 labels");
    expect(() => drawCell({ kind: "plant", labels: { nucleus: "A", vacuole: "A" } })).toThrow(
      "the labels has something twice",
    );
    expect(() => drawCell({ kind: "plant", labels: { nucleus: "Nucleus" } })).toThrow("too long");
  });
});
