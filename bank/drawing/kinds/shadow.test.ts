import { describe, expect, it } from "vitest";
import { elementsOf } from "../read-drawing";
import { drawShadow, shadowOf } from "./shadow";

describe("drawShadow", () => {
  it("casts the shadow away from the Sun, longer if the Sun is lower", () => {
    expect(shadowOf({ side: "left", height: 45 })).toBeCloseTo(60);
    expect(shadowOf({ side: "right", height: 45 })).toBeCloseTo(-60);
    expect(shadowOf({ side: "left", height: 30 })).toBeGreaterThan(100);
  });

  it("leaves out the shadow if the child has to find it", () => {
    const sun = { side: "left", height: 45 } as const;
    const strokes = (hasShadow: boolean) =>
      elementsOf(drawShadow({ sun, hasShadow, marks: [["P", -60]] }), "path").length;
    expect(strokes(true)).toBe(strokes(false) + 1);
  });

  it("refuses a Sun on the horizon", () => {
    expect(() => drawShadow({ sun: { side: "left", height: 5 } })).toThrow(RangeError);
  });
});
