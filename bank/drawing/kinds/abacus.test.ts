import { expect, it } from "vitest";
import { drawAbacus } from "./abacus";
import { elementsOf, textsOf } from "../read-drawing";

it("draws one bead per unit, and labels the rods", () => {
  const drawing = drawAbacus({ rods: ["H", "T", "O"], frames: [{ beads: [3, 0, 9] }] });
  expect(elementsOf(drawing, "ellipse")).toHaveLength(12);
  expect(textsOf(drawing)).toEqual(["H", "T", "O"]);
});

it("refuses ten beads on a rod, and a rod without a number", () => {
  const draw = (...beads: number[]) => drawAbacus({ rods: ["T", "O"], frames: [{ beads }] });
  expect(() => draw(10, 1)).toThrow("the number of beads on T is 10");
  expect(() => draw(1)).toThrow("1 rods of beads for 2 rods");
});
