import { describe, expect, it } from "vitest";
import { drawCells } from "./cells";
import { elementsOf, textsOf } from "../read-drawing";

describe("drawCells", () => {
  it("has a box for each cell and each name, and the texts of both", () => {
    const drawing = drawCells({ head: ["A", "B"], side: ["1"], rows: [["5", ""]] });
    expect(elementsOf(drawing, "rect")).toHaveLength(5);
    expect(textsOf(drawing)).toEqual(["A", "B", "1", "5"]);
  });

  it("fills black, grey and yellow cells, and turns a robot in its direction", () => {
    const drawing = drawCells({ rows: [["#", "~4", "*5", "^"]] });
    const fills = elementsOf(drawing, "rect").map(({ attributes }) => attributes.fill);
    expect(fills).toEqual(["ink", "grey", "sun", "paper"]);
    expect(elementsOf(drawing, "polygon")).toHaveLength(1);
    expect(textsOf(drawing)).toEqual(["4", "5"]);
  });

  it("refuses rows of different lengths, missing names, and words that do not fit", () => {
    expect(() => drawCells({ rows: [["1"], ["1", "2"]] })).toThrow("different lengths");
    expect(() => drawCells({ head: ["A"], rows: [["1", "2"]] })).toThrow("as many names");
    expect(() => drawCells({ rows: [["a very long text"]], width: 40 })).toThrow("does not fit");
  });
});
