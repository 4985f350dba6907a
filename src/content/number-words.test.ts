import { expect, it } from "vitest";
import { formatList, formatNumber } from "./number-words";

it.each([
  [0, "no"],
  [1, "one"],
  [8, "eight"],
  [12, "twelve"],
])("writes %d as a word", (count, word) => {
  expect(formatNumber(count)).toBe(word);
});

it.each([13, -1, 1.5])("has no word for %d", (count) => {
  expect(() => formatNumber(count)).toThrow(`No word for ${count}.`);
});

it.each([
  [["Maths"], "Maths"],
  [["Maths", "Science"], "Maths and Science"],
  [["Maths", "Science", "English"], "Maths, Science and English"],
])("joins %j with commas and “and”", (names, list) => {
  expect(formatList(names)).toBe(list);
});
