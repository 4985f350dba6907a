import { describe, expect, it } from "vitest";
import { drawNumberLine, xOnLine } from "./number-line";
import { elementsOf, numberOf, textsOf } from "../read-drawing";

const zeroToTen = { from: 0, to: 10, step: 1 };

describe("drawNumberLine", () => {
  it("places numbers evenly, negative ones left of zero", () => {
    const line = { from: -4, to: 4 };
    expect(xOnLine(line, 0)).toBe(150);
    expect(xOnLine(line, 1) - 150).toBeCloseTo(150 - xOnLine(line, -1), 6);
    expect(textsOf(drawNumberLine({ ...line, step: 2 }))).toEqual(["−4", "−2", "0", "2", "4"]);
  });

  it("draws a point at its number, and leaves an open point empty", () => {
    const drawing = drawNumberLine({
      ...zeroToTen,
      points: [
        { at: 2.5, name: "P" },
        { at: 7, open: true },
      ],
    });
    const [closed, open] = elementsOf(drawing, "circle");
    expect(closed && numberOf(closed, "cx")).toBeCloseTo(xOnLine(zeroToTen, 2.5), 1);
    expect([closed?.attributes.fill, open?.attributes.fill]).toEqual(["ink", "paper"]);
    expect(textsOf(drawing)).toContain("P");
  });

  it("ends the arrow of a jump at its number", () => {
    const drawing = drawNumberLine({ ...zeroToTen, jumps: [{ from: 2, to: 6, name: "+4" }] });
    const tip = Number(elementsOf(drawing, "polygon").at(-1)?.attributes.points?.split(",")[0]);
    expect(tip).toBeCloseTo(xOnLine(zeroToTen, 6), 0);
  });

  it("refuses steps that do not divide the line, numbers that touch, and points outside it", () => {
    expect(() => drawNumberLine({ ...zeroToTen, step: 3 })).toThrow("steps of 3 do not fill 0 to 10");
    expect(() => drawNumberLine({ from: 1000, to: 1020, step: 1 })).toThrow("would touch");
    expect(() => drawNumberLine({ ...zeroToTen, points: [{ at: 11 }] })).toThrow(
      "a number on the line is 11",
    );
  });
});
