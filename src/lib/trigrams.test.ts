import { expect, test } from "vitest";
import { compareTrigrams, listTrigrams } from "./trigrams";

function compare(one: string, other: string): number {
  return compareTrigrams(listTrigrams(one), listTrigrams(other));
}

test("a word has the trigrams that pg_trgm shows for cat", () => {
  expect([...listTrigrams("Cat")]).toEqual(["  c", " ca", "cat", "at "]);
});

test("numbers and punctuation are ignored", () => {
  expect(compare("What is 2 + 2?", "What is 37 - 5?")).toBe(1);
});

test("one changed word lowers the similarity a little, another sentence to almost nothing", () => {
  expect(
    compare("How many months are there in a year?", "How many months are there in one year?"),
  ).toBeGreaterThan(0.85);
  expect(compare("Who wrote this poem?", "Name the largest planet.")).toBeLessThan(0.1);
});

test("a text without words is similar to nothing", () => {
  expect(compare("2 + 2", "3 + 3")).toBe(0);
});
