import { describe, expect, it } from "vitest";
import { elementsOf } from "../read-drawing";
import { drawTenFrames } from "./ten-frames";

describe("drawTenFrames", () => {
  it("draws ten boxes for each frame, and its counters", () => {
    const drawing = drawTenFrames({ counts: [10, 4] });
    expect(elementsOf(drawing, "circle")).toHaveLength(14);
    expect(elementsOf(drawing, "rect")).toHaveLength(20);
  });

  it("refuses an eleventh counter, and a fifth frame", () => {
    expect(() => drawTenFrames({ counts: [11] })).toThrow("the number of counters of a frame");
    expect(() => drawTenFrames({ counts: [1, 2, 3, 4, 5] })).toThrow("frames of ten");
  });
});
