import { expect, it } from "vitest";
import { elementsOf, textsOf } from "../read-drawing";
import { drawThings } from "./things";

it("draws one thing for each letter, and none for a gap", () => {
  const drawing = drawThings({
    rows: [
      { name: "A", things: "oO oo" },
      { name: "B", things: "st?7" },
    ],
  });
  expect(elementsOf(drawing, "circle")).toHaveLength(4);
  expect(elementsOf(drawing, "polygon")).toHaveLength(2);
  expect(textsOf(drawing)).toEqual(["A", "B", "?", "7"]);
});

it("draws a thread through each row of beads", () => {
  const rows = [{ things: "oOo" }, { things: "OoO" }];
  expect(elementsOf(drawThings({ rows, strung: true }), "path")).toHaveLength(2);
});

it("refuses unknown things, and rows that are too long", () => {
  const draw = (things: string) => drawThings({ rows: [{ things }] });
  expect(() => draw("oz")).toThrow('"z" is no thing');
  expect(() => draw("o".repeat(20))).toThrow("do not fit");
});
