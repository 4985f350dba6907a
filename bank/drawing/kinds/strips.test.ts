import { describe, expect, it } from "vitest";
import { elementsOf, numberOf, textsOf } from "../read-drawing";
import { drawStrips } from "./strips";

const rows = [
  { name: "Asha", parts: [{ size: 3, words: "3" }] },
  { name: "Ravi", parts: [{ size: 2, isGrey: true }, { size: 4 }] },
];

describe("drawStrips", () => {
  it("draws all parts to the same scale, with the longest strip over the full width", () => {
    const [three, two, four] = elementsOf(drawStrips({ rows }), "rect");
    const width = (part?: typeof two) => (part ? numberOf(part, "width") : 0);
    expect(width(four)).toBeCloseTo(2 * width(two), 0);
    expect(width(three) * 2).toBeCloseTo(width(two) + width(four), 0);
    expect(numberOf(four ?? { name: "", attributes: {}, text: "" }, "x") + width(four)).toBeCloseTo(296, 0);
  });

  it("writes names and words, and fills grey parts", () => {
    const drawing = drawStrips({ rows });
    expect(textsOf(drawing)).toEqual(["Asha", "3", "Ravi"]);
    expect(elementsOf(drawing, "rect").filter(({ attributes }) => attributes.fill === "grey")).toHaveLength(
      1,
    );
  });

  it("refuses missing strips, empty parts, and words that do not fit", () => {
    expect(() => drawStrips({ rows: [] })).toThrow("strips");
    expect(() => drawStrips({ rows: [{ parts: [{ size: 0 }] }] })).toThrow("the size of a part");
    const parts = [{ size: 1, words: "a long word" }, { size: 30 }];
    expect(() => drawStrips({ rows: [{ parts }] })).toThrow("does not fit its part of a strip");
  });
});
