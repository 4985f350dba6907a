import { expect, it } from "vitest";
import { judge, median } from "./judge";

const load = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100, shift: 0, paintMs: 700 };

it("median returns the middle value of unsorted values", () => {
  expect(median([9, 1, 5])).toBe(5);
});

it("judge accepts good scores, a small shift and a paint near the blank page's", () => {
  expect(judge("/", [load, load, { ...load, paintMs: 5000 }], 640)).toMatchObject({ isGood: true });
});

it.each([
  ["a score of 99 for search engines", { ...load, seo: 99 }, 640],
  ["a layout shift of 0.03", { ...load, shift: 0.03 }, 640],
  ["a paint later than 1.3 times the blank page's", load, 500],
  ["a performance score of 89", { ...load, performance: 89 }, 640],
])("judge rejects %s", (_, badLoad, blankPaintMs) => {
  expect(judge("/", [badLoad], blankPaintMs).isGood).toBe(false);
});
