import { describe, expect, it } from "vitest";
import { drawMoney, totalValue } from "./money";
import { elementsOf, numberOf, textsOf } from "../read-drawing";

describe("drawMoney", () => {
  it("shows each coin and note once, with its number", () => {
    const drawing = drawMoney({ coins: [5, 2, 2, 20], notes: [50, 10] });
    expect(textsOf(drawing)).toEqual(["₹5", "₹2", "₹2", "₹20", "₹50", "₹10"]);
    expect(elementsOf(drawing, "rect")).toHaveLength(2);
    expect(totalValue({ coins: [5, 2, 2, 20], notes: [50, 10] })).toBe(89);
  });

  it("draws coins with their real relative sizes", () => {
    const radius = (coin: 1 | 2 | 5) =>
      Math.max(
        ...elementsOf(drawMoney({ coins: [coin] }), "circle").map((element) => numberOf(element, "r")),
      );
    expect(radius(5) / radius(1)).toBeCloseTo(25 / 20, 2);
    expect(radius(2) / radius(1)).toBeCloseTo(23 / 20, 1);
  });

  it("does not overlap coins and notes", () => {
    const notes = elementsOf(drawMoney({ notes: [500, 200, 100, 10] }), "rect");
    const [first, second, third] = notes.map(
      (element) => [numberOf(element, "x"), numberOf(element, "y")] as const,
    );
    const [width = 0, height = 0] = [notes[0]?.attributes.width, notes[0]?.attributes.height].map(Number);
    expect(second?.[0]).toBeGreaterThan((first?.[0] ?? 0) + width);
    expect(third?.[1]).toBeGreaterThan((first?.[1] ?? 0) + height);
  });

  it("refuses too few or too many pieces", () => {
    expect(() => drawMoney({})).toThrow("no money to draw");
    expect(() => drawMoney({ notes: [10, 10, 10, 10, 10] })).toThrow("5 notes: from 0 to 4");
  });
});
