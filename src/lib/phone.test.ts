import { expect, it } from "vitest";
import { toPhoneDigits } from "./phone";

it.each([
  ["9876543210", "9876543210"],
  ["98765 43210", "9876543210"],
  ["+91 98765-43210", "9876543210"],
  ["98765432101", "9876543210"],
  ["call me", ""],
  ["91", "91"],
])("reads from %o the digits %o", (text, digits) => {
  expect(toPhoneDigits(text)).toBe(digits);
});
