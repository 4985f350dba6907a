import { expect, it } from "vitest";
import { formatPaise } from "./money";

it.each([
  [25000, "₹250"],
  [0, "₹0"],
  [25050, "₹250.50"],
  [5, "₹0.05"],
  [12500000, "₹1,25,000"],
])("writes %i paise as %s", (amountPaise, text) => {
  expect(formatPaise(amountPaise)).toBe(text);
});
