import { describe, expect, it } from "vitest";
import { drawMachine, drawNumberWall } from "./number-boxes";
import { elementsOf, numberOf, textsOf } from "../read-drawing";

describe("drawNumberWall", () => {
  it("draws each brick centred above two others", () => {
    const drawing = drawNumberWall({ rows: [["?"], ["7", "5"]] });
    const [top, left, right] = elementsOf(drawing, "rect").map((brick) => numberOf(brick, "x"));
    expect(textsOf(drawing)).toEqual(["?", "7", "5"]);
    expect(2 * (top ?? 0)).toBe((left ?? 0) + (right ?? 0));
  });

  it("refuses a wall with a brick too few", () => {
    expect(() => drawNumberWall({ rows: [["1"], ["2"]] })).toThrow("row 2 of a wall has 1 bricks");
    expect(() => drawNumberWall({ rows: [["1"]] })).toThrow("rows of bricks");
  });
});

describe("drawMachine", () => {
  it("draws the boxes in order, with arrows between them", () => {
    const drawing = drawMachine({ places: ["6", "× 2", "+ 5", "?"] });
    expect(textsOf(drawing)).toEqual(["6", "× 2", "+ 5", "?"]);
    expect(elementsOf(drawing, "polygon")).toHaveLength(3);
    expect(elementsOf(drawing, "circle")).toHaveLength(2);
  });

  it("refuses a machine without a step, and words that are too wide", () => {
    expect(() => drawMachine({ places: ["6", "7"] })).toThrow("places of a machine");
    expect(() => drawMachine({ places: ["6", "multiply by twelve", "7"] })).toThrow("does not fit");
  });
});
