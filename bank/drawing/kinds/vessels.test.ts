import { describe, expect, it } from "vitest";
import { elementsOf, textsOf } from "../read-drawing";
import { drawVessels, type Vessel } from "./vessels";

const tube = (name: string, changes: Partial<Vessel> = {}): Vessel => ({
  kind: "tube",
  level: 0.6,
  name,
  ...changes,
});

describe("drawVessels", () => {
  it("draws a name and a note below each vessel, in order", () => {
    const drawing = drawVessels({
      vessels: [tube("P", { note: "boiled water" }), tube("Q", { note: "tap water" })],
    });
    expect(textsOf(drawing)).toEqual(["P", "boiled water", "Q", "tap water"]);
  });

  it("draws a liquid only in filled vessels", () => {
    const listPaths = (level: number) =>
      elementsOf(drawVessels({ vessels: [tube("P", { level }), tube("Q", { level })] }), "path");
    expect(listPaths(0.5)).toHaveLength(listPaths(0).length + 2);
  });

  it("refuses a single vessel, equal names, and a level above the rim", () => {
    expect(() => drawVessels({ vessels: [tube("P")] })).toThrow(RangeError);
    expect(() => drawVessels({ vessels: [tube("P"), tube("P")] })).toThrow(RangeError);
    expect(() => drawVessels({ vessels: [tube("P"), tube("Q", { level: 1.2 })] })).toThrow(RangeError);
  });
});
