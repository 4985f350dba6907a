import { describe, expect, it } from "vitest";
import { drawDice, pipsOf } from "./dice";
import { elementsOf, textsOf } from "../read-drawing";

describe("drawDice", () => {
  it("draws as many pips as the value, each in a different position", () => {
    for (const count of [1, 2, 3, 4, 5, 6]) expect(new Set(pipsOf(count).map(String)).size).toBe(count);
    const drawing = drawDice({ dice: [{ top: 6, left: 2, right: 3 }] });
    expect(elementsOf(drawing, "polygon")).toHaveLength(3 + 6 + 2 + 3);
  });

  it("draws pips that look the same after half a turn", () => {
    const turned = (count: number) =>
      pipsOf(count).map(([x, y]) => [1 - x, 1 - y].map((value) => value.toFixed(2)).join());
    for (const count of [1, 2, 3, 4, 5, 6])
      expect(turned(count).toSorted()).toEqual(
        pipsOf(count)
          .map((pip) => pip.map((value) => value.toFixed(2)).join())
          .toSorted(),
      );
  });

  it("writes letters on the faces", () => {
    expect(textsOf(drawDice({ dice: [{ top: "A", left: "B", right: "?" }] }))).toEqual(["A", "B", "?"]);
  });

  it("refuses faces that no die has", () => {
    const opposite = [{ top: 3, left: 4, right: 1 }];
    expect(() => drawDice({ dice: opposite, usual: true })).toThrow("3 and 4 lie opposite");
    expect(() => drawDice({ dice: opposite })).not.toThrow();
    expect(() => drawDice({ dice: [{ top: 3, left: 3, right: 1 }] })).toThrow("a die has something twice");
    expect(() => drawDice({ dice: [{ top: 7, left: 3, right: 1 }] })).toThrow("the number of pips is 7");
  });
});
