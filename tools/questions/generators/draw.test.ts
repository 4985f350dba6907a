import { describe, expect, it } from "vitest";
import { createDraw } from "./draw";

describe("createDraw", () => {
  it("draws the same from the same seed, and something else from another", () => {
    const draws = (seed: string) =>
      Array.from({ length: 20 }, () => createDraw(seed)).map((draw) => draw.int(0, 999));
    const row = (seed: string) => {
      const draw = createDraw(seed);
      return Array.from({ length: 20 }, () => draw.int(0, 999));
    };
    expect(new Set(draws("a")).size).toBe(1);
    expect(row("a")).toEqual(row("a"));
    expect(row("a")).not.toEqual(row("b"));
  });

  it("draws both ends and every number between about equally often", () => {
    const draw = createDraw("ends");
    const counts = [0, 0, 0, 0];
    for (let round = 0; round < 4000; round++) {
      const drawn = draw.int(0, 3);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(900);
  });

  it("shuffles without losing anything or touching the list", () => {
    const list = [1, 2, 3, 4, 5];
    const shuffled = createDraw("cards").shuffle(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });

  it("refuses to draw from nothing", () => {
    expect(() => createDraw("none").one([])).toThrow("nothing to draw from");
  });
});
