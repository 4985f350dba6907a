import { expect, test } from "vitest";
import { compareTrigrams, listTrigrams } from "./trigrams";

function compare(one: string, other: string): number {
  return compareTrigrams(listTrigrams(one), listTrigrams(other));
}

test("a word has its pieces, as pg_trgm shows them for cat", () => {
  expect([...listTrigrams("Cat")]).toEqual(["  c", " ca", "cat", "at "]);
});

test("other numbers and signs are the same question", () => {
  expect(compare("What is 2 + 2?", "What is 37 - 5?")).toBe(1);
});

test("one word in a sentence changes a little, another sentence all of it", () => {
  expect(
    compare("How many months are there in a year?", "How many months are there in one year?"),
  ).toBeGreaterThan(0.85);
  expect(compare("Who wrote this poem?", "Name the largest planet.")).toBeLessThan(0.1);
});

test("what has no word is like nothing", () => {
  expect(compare("2 + 2", "3 + 3")).toBe(0);
});
