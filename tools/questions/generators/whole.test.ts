import { describe, expect, it } from "vitest";
import { createDraw } from "./draw";
import { drawPair, drawPerson } from "./people";
import { hcf, isPrime, lcm, range, roundTo, sumOf } from "./whole";

describe("whole numbers", () => {
  it("finds common factors and multiples", () => {
    expect([hcf(24, 36), hcf(7, 9), hcf(5, 0)]).toEqual([12, 1, 5]);
    expect([lcm(8, 12), lcm(7, 9)]).toEqual([24, 63]);
  });

  it("knows the primes below 30", () => {
    expect(range(0, 30).filter(isPrime)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
  });

  it("rounds half a unit up and adds what there is", () => {
    expect([roundTo(449, 100), roundTo(450, 100), roundTo(25, 10)]).toEqual([400, 500, 30]);
    expect([sumOf([]), sumOf([1, 2, 3])]).toEqual([0, 6]);
  });
});

describe("people", () => {
  it("draws girls as often as boys, each with the right words", () => {
    const draw = createDraw("people");
    const people = range(1, 1000).map(() => drawPerson(draw));
    const girls = people.filter(({ they }) => they === "she");
    expect(girls.length).toBeGreaterThan(450);
    expect(girls.length).toBeLessThan(550);
    expect(people.every(({ they, their }) => (they === "she") === (their === "her"))).toBe(true);
  });

  it("draws a girl and a boy as a pair", () => {
    const draw = createDraw("pairs");
    const pairs = range(1, 50).map(() =>
      drawPair(draw)
        .map(({ they }) => they)
        .join(" "),
    );
    expect([...new Set(pairs)].toSorted((a, b) => a.localeCompare(b))).toEqual(["he she", "she he"]);
  });
});
