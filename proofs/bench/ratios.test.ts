import { expect, it } from "vitest";
import { formatRatios, isKept } from "./ratios";

it("formatRatios shows each promise with its measurement, and which ones are broken", () => {
  const ratios = [
    { promise: "home, paint / blank page", measured: 1.051, limit: 1.15 },
    { promise: "search", measured: 1.6, limit: 1.5 },
  ];
  expect(formatRatios(ratios).split("\n")).toEqual([
    "promise                   measured  at most",
    "home, paint / blank page      1.05     1.15  kept",
    "search                        1.60     1.50  BROKEN",
  ]);
});

it("a promise is kept up to its limit, and broken if it could not be measured", () => {
  expect(isKept({ promise: "", measured: 1.5, limit: 1.5 })).toBe(true);
  expect(isKept({ promise: "", measured: Number.NaN, limit: 1.5 })).toBe(false);
});
