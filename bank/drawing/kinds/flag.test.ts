import { describe, expect, it } from "vitest";
import { drawFlag } from "./flag";
import { elementsOf, numberOf, textsOf } from "../read-drawing";

describe("drawFlag", () => {
  it("draws the bands from the top with equal heights and their names", () => {
    const drawing = drawFlag({ bands: ["red", "white", "green"], emblem: "star" });
    const bands = elementsOf(drawing, "rect").slice(1);
    expect(textsOf(drawing)).toEqual(["red", "white", "green"]);
    expect(new Set(bands.map((band) => numberOf(band, "height")))).toEqual(new Set([50]));
    expect(bands.map((band) => numberOf(band, "y"))).toEqual([8, 58, 108]);
    expect(elementsOf(drawing, "polygon")).toHaveLength(1);
  });

  it("has upright bands side by side", () => {
    const drawing = drawFlag({ bands: ["blue", "white"], hasVerticalBands: true, emblem: "ring" });
    expect(
      elementsOf(drawing, "rect")
        .slice(1)
        .map((band) => numberOf(band, "x")),
    ).toEqual([30, 159]);
    expect(elementsOf(drawing, "circle")).toHaveLength(1);
  });

  it("refuses a single band", () => {
    expect(() => drawFlag({ bands: ["red"] })).toThrow("1 bands of a flag");
  });
});
