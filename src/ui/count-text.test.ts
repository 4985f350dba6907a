import { expect, it } from "vitest";
import { countText } from "./count-text";

it.each([
  [0, "0 students"],
  [1, "1 student"],
  [9999, "9,999 students"],
  [10_000, "10,000 students"],
  [10_001, "10,000+ students"],
])("writes %i as %s", (count, text) => {
  expect(countText(count, "student", "students")).toBe(text);
});
