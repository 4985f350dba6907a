import { expect, it } from "vitest";
import { formatRatios, isWithinLimit } from "./ratios";

it("formatRatios shows each ratio with its measurement, its limit, and whether the limit is exceeded", () => {
  const ratios = [
    { name: "home, paint / blank page", measured: 1.051, limit: 1.15 },
    { name: "search", measured: 1.6, limit: 1.5 },
  ];
  expect(formatRatios(ratios).split("\n")).toEqual([
    "ratio                     measured  at most",
    "home, paint / blank page      1.05     1.15  within",
    "search                        1.60     1.50  EXCEEDED",
  ]);
});

it("a ratio equal to its limit is within it, and one that could not be measured is not", () => {
  expect(isWithinLimit({ name: "", measured: 1.5, limit: 1.5 })).toBe(true);
  expect(isWithinLimit({ name: "", measured: Number.NaN, limit: 1.5 })).toBe(false);
});
