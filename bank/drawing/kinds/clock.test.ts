import { describe, expect, it } from "vitest";
import type { Drawing } from "../drawing";
import { drawClock, handAngles } from "./clock";
import { directionOf, distance, type Point } from "../points";
import { elementsOf, pointsOf, textsOf } from "../read-drawing";

const centre: Point = [100, 100];

/** Returns the directions of the strokes that begin in the middle, the short hand first. */
function handsOf(drawing: Drawing): number[] {
  const ends = elementsOf(drawing, "path")
    .map(pointsOf)
    .filter(([from, , thirdPoint]) => from && distance(from, centre) < 0.1 && !thirdPoint)
    .flatMap(([, end]) => (end ? [end] : []));
  return ends
    .toSorted((a, b) => distance(a, centre) - distance(b, centre))
    .map((end) => Math.round(directionOf(centre, end)));
}

describe("drawClock", () => {
  it.each([
    [12, 0, 0, 0],
    [3, 0, 90, 0],
    [4, 40, 140, 240],
    [11, 30, 345, 180],
  ])("draws the hands of %i:%i at %i and %i degrees", (hour, minute, short, long) => {
    expect(handAngles(hour, minute)).toEqual({ hour: short, minute: long });
    expect(handsOf(drawClock({ hour, minute }))).toEqual([short, long]);
  });

  it("turns the hands the other way in a mirror", () => {
    expect(handsOf(drawClock({ hour: 4, minute: 40, mirrored: true }))).toEqual([220, 120]);
  });

  it("shows the requested numerals", () => {
    const numerals = (kind: "all" | "quarters" | "roman" | "none") =>
      textsOf(drawClock({ hour: 1, minute: 5, numerals: kind }));
    expect(numerals("all")).toHaveLength(12);
    expect(numerals("quarters")).toEqual(["12", "3", "6", "9"]);
    expect(numerals("roman")).toContain("VIII");
    expect(numerals("none")).toEqual([]);
  });

  it("refuses an invalid time", () => {
    expect(() => drawClock({ hour: 13, minute: 0 })).toThrow("the hour is 13: a whole number from 1 to 12");
    expect(() => drawClock({ hour: 1, minute: 60 })).toThrow("the minute is 60");
  });
});
