import { describe, expect, it } from "vitest";
import { drawBody, drawPlant } from "./nature";
import { textsOf } from "../read-drawing";

describe("drawPlant and drawBody", () => {
  it("draw a letter for each requested part", () => {
    expect(textsOf(drawPlant({ labels: { root: "P", leaf: "Q" } }))).toEqual(["P", "Q"]);
    expect(textsOf(drawBody({ labels: { knee: "R" } }))).toEqual(["R"]);
  });

  it("refuse a drawing without letters, and a repeated letter", () => {
    expect(() => drawPlant({ labels: {} })).toThrow(RangeError);
    expect(() => drawBody({ labels: { knee: "P", ear: "P" } })).toThrow(RangeError);
  });
});
