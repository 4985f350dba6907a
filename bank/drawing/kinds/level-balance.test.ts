import { describe, expect, it } from "vitest";
import { drawLevelBalance } from "./level-balance";
import { elementsOf, numberOf, textsOf } from "../read-drawing";

describe("drawLevelBalance", () => {
  it("draws the weights of both pans, left and right of the middle", () => {
    const drawing = drawLevelBalance({ left: ["8", "5"], right: ["?", "6"] });
    expect(textsOf(drawing)).toEqual(["8", "5", "?", "6"]);
    const areOnTheLeft = elementsOf(drawing, "text").map((text) => numberOf(text, "x") < 150);
    expect(areOnTheLeft).toEqual([true, true, false, false]);
  });

  it("refuses an empty pan, and weights that do not fit", () => {
    expect(() => drawLevelBalance({ left: [], right: ["1"] })).toThrow("weights of a pan");
    expect(() => drawLevelBalance({ left: ["1000000", "1000000"], right: ["1"] })).toThrow("too wide");
  });
});
