import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom, createSeed, shuffle } from "./random";

describe("seeded random numbers", () => {
  it("are the same for the same seed, and between 0 and 1", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [first, second] = [createRandom(seed), createRandom(seed)];
        const numbers = Array.from({ length: 20 }, first);
        expect(numbers).toEqual(Array.from({ length: 20 }, second));
        expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      }),
    );
  });

  it("differ for another seed, and two created seeds differ", () => {
    expect(createRandom("a")()).not.toBe(createRandom("b")());
    expect(createSeed()).toMatch(/^[0-9a-f]{16}$/);
    expect(createSeed()).not.toBe(createSeed());
  });

  it("shuffle without losing or repeating anything", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const shuffled = shuffle(items, createRandom(seed));
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  it("put each item at each position about equally often", () => {
    const random = createRandom("fair");
    const counts = [0, 0, 0, 0];
    for (let round = 0; round < 8000; round += 1) {
      const position = shuffle(["key", "b", "c", "d"], random).indexOf("key");
      counts[position] = (counts[position] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
