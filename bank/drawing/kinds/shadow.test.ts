import { describe, expect, it } from "vitest";
import { elementsOf } from "../read-drawing";
import { drawShadow, shadowOf } from "./shadow";

describe("drawShadow", () => {
  it("casts the shadow away from the Sun, the longer the lower it stands", () => {
    expect(shadowOf({ side: "left", height: 45 })).toBeCloseTo(60);
    expect(shadowOf({ side: "right", height: 45 })).toBeCloseTo(-60);
    expect(shadowOf({ side: "left", height: 30 })).toBeGreaterThan(100);
  });

  it("leaves the shadow out where a child has to find it", () => {
    const sun = { side: "left", height: 45 } as const;
    const strokes = (hasShadow: boolean) =>
      elementsOf(drawShadow({ sun, hasShadow, marks: [["P", -60]] }), "path").length;
    expect(strokes(true)).toBe(strokes(false) + 1);
  });

  it("refuses a Sun on the horizon", () => {
    expect(() => drawShadow({ sun: { side: "left", height: 5 } })).toThrow(RangeError);
  });
});
