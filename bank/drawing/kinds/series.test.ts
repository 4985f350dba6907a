import { describe, expect, it } from "vitest";
import type { Drawing } from "../drawing";
import { elementsOf, numberOf, textsOf } from "../read-drawing";
import { drawLetteredFigures, drawMatrix, drawOption, drawSeries } from "./series";
import { type Cell } from "./shape";

const star: Cell = [{ shape: "star" }];
/** The left edge, the upper edge and the width of each cell's frame. */
const framesOf = (drawing: Drawing) =>
  elementsOf(drawing, "rect").map((frame) => [
    numberOf(frame, "x"),
    numberOf(frame, "y"),
    numberOf(frame, "width"),
  ]);

describe("figures in cells", () => {
  it("a series has equal cells in a row, and a dashed cell for the question", () => {
    const drawing = drawSeries({ cells: [star, star, star, "?"] });
    const frames = framesOf(drawing);
    expect(frames).toHaveLength(4);
    expect(new Set(frames.map(([, y, width]) => `${y} ${width}`)).size).toBe(1);
    expect(elementsOf(drawing, "rect").map(({ attributes }) => "stroke-dasharray" in attributes)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(elementsOf(drawing, "polygon")).toHaveLength(3);
  });

  it("a matrix has as many rows as columns", () => {
    const frames = framesOf(
      drawMatrix({
        rows: [
          [star, star, star],
          [star, "?", star],
          [star, star, star],
        ],
      }),
    );
    expect(new Set(frames.map(([x]) => x)).size).toBe(3);
    expect(new Set(frames.map(([, y]) => y)).size).toBe(3);
  });

  it("drawLetteredFigures puts letters below the figures, and drawOption does not", () => {
    expect(textsOf(drawLetteredFigures({ cells: [star, star, star] }))).toEqual(["P", "Q", "R"]);
    expect(textsOf(drawOption({ cell: [{ shape: "L" }] }))).toEqual([]);
  });

  it("refuses a series with no or two question marks, a matrix with a short row, and a figure without a letter", () => {
    expect(() => drawSeries({ cells: [star, star, star] })).toThrow("0 question marks");
    expect(() => drawSeries({ cells: [star, "?", "?"] })).toThrow("2 question marks");
    expect(() => drawMatrix({ rows: [[star, "?"], [star]] })).toThrow("1 cells in a row of the matrix");
    expect(() => drawLetteredFigures({ cells: [star, star], names: ["A"] })).toThrow(
      "a figure without a letter",
    );
  });
});
