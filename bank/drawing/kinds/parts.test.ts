import { expect, it } from "vitest";
import { drawParts } from "./parts";
import { elementsOf } from "../read-drawing";

it("shades the given number of parts out of the total", () => {
  const bar = elementsOf(drawParts({ wholes: [{ kind: "bar", count: 5, shaded: [0, 3] }] }), "rect");
  expect(bar).toHaveLength(5);
  expect(bar.filter(({ attributes }) => attributes.fill === "grey")).toHaveLength(2);
  const grid = drawParts({ wholes: [{ kind: "grid", count: 12, columns: 4, shaded: [1] }] });
  expect(elementsOf(grid, "rect")).toHaveLength(12);
  const slices = drawParts({ wholes: [{ kind: "circle", count: 8, shaded: [0, 1, 2] }] });
  // A cut at the start of each slice, and an area for each shaded one.
  expect(elementsOf(slices, "path")).toHaveLength(8 + 3);
});

it("refuses a shaded part that does not exist, an incomplete grid, and a mix of bars and circles", () => {
  const draw = (...wholes: Parameters<typeof drawParts>[0]["wholes"]) => drawParts({ wholes });
  expect(() => draw({ kind: "bar", count: 4, shaded: [4] })).toThrow("a shaded part is 4");
  expect(() => draw({ kind: "grid", count: 10, columns: 4, shaded: [] })).toThrow("do not fill rows of 4");
  expect(() => draw({ kind: "bar", count: 4, shaded: [] }, { kind: "circle", count: 4, shaded: [] })).toThrow(
    "side by side",
  );
});
