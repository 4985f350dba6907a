import { expect, it } from "vitest";
import { countText } from "./count-text";

it.each([
  [0, "exact", "0 students"],
  [1, "exact", "1 student"],
  [9999, "exact", "9,999 students"],
  [3400, "about", "about 3,400 students"],
  [1, "about", "about 1 students"],
  [10000, "more", "10,000+ students"],
] as const)("says %i (%s) as %s", (count, precision, text) => {
  expect(countText(count, precision, "student", "students")).toBe(text);
});
