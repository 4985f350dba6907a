import { describe, expect, it } from "vitest";
import { drawForces } from "./forces";
import { elementsOf, textsOf } from "../read-drawing";

const pull = { to: 90, length: 50, name: "20 N" };

describe("drawForces", () => {
  it("names the body and each force", () => {
    const drawing = drawForces({ ground: 0, body: "5 kg", arrows: [pull] });
    expect(textsOf(drawing)).toEqual(["5 kg", "20 N"]);
  });

  it("shows the angle of a slope, and draws a second body if one is given", () => {
    const drawing = drawForces({ ground: 30, body: "A", secondBody: "B", arrows: [pull] });
    expect(textsOf(drawing)).toEqual(expect.arrayContaining(["30°", "A", "B"]));
    expect(elementsOf(drawing, "polygon").length).toBeGreaterThanOrEqual(4);
  });

  it("refuses a slope that is too steep, a body without forces, and an arrow that is too long", () => {
    expect(() => drawForces({ ground: 80, body: "A", arrows: [pull] })).toThrow(RangeError);
    expect(() => drawForces({ ground: 0, body: "A", arrows: [] })).toThrow(RangeError);
    expect(() => drawForces({ ground: 0, body: "A", arrows: [{ ...pull, length: 120 }] })).toThrow(
      RangeError,
    );
  });
});
