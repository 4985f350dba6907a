import { describe, expect, it } from "vitest";
import { elementsOf, numberOf, pointsOf, textsOf } from "../read-drawing";
import { drawRuler, xOnRuler } from "./ruler";

describe("drawRuler", () => {
  it("draws the thing from its first to its last centimetre", () => {
    const ruler = { from: 3, to: 12, thing: { kind: "ribbon", from: 5, to: 11 } } as const;
    const ribbon = elementsOf(drawRuler(ruler), "rect").at(-1);
    const perCentimetre = xOnRuler(ruler, 4) - xOnRuler(ruler, 3);
    expect(ribbon && numberOf(ribbon, "x")).toBeCloseTo(xOnRuler(ruler, 5), 1);
    expect(ribbon && numberOf(ribbon, "width")).toBeCloseTo(6 * perCentimetre, 0);
  });

  it("divides a centimetre into ten parts if they are wide enough, else into two", () => {
    const ticks = (to: number) =>
      pointsOf(elementsOf(drawRuler({ to }), "path")[0] ?? { name: "", attributes: {}, text: "" }).length / 2;
    expect(ticks(10)).toBe(101);
    expect(ticks(15)).toBe(31);
  });

  it("numbers the ruler from its start", () => {
    expect(textsOf(drawRuler({ from: 4, to: 8 }))).toEqual(["4", "5", "6", "7", "8", "cm"]);
  });

  it("refuses things that are not along the ruler", () => {
    const thing = { kind: "pencil", from: 2, to: 9 } as const;
    expect(() => drawRuler({ to: 8, thing })).toThrow("the thing's end is 9: from 2 to 8");
    expect(() => drawRuler({ to: 8, thing: { ...thing, to: 2 } })).toThrow("without length");
    expect(() => drawRuler({ to: 16 })).toThrow("last centimetre is 16");
  });
});
