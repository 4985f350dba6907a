import { expect, it } from "vitest";
import { formatPaise, parseRupees } from "./money";

it.each([
  [25000, "₹250"],
  [0, "₹0"],
  [25050, "₹250.50"],
  [5, "₹0.05"],
  [12500000, "₹1,25,000"],
])("writes %i paise as %s", (amountPaise, text) => {
  expect(formatPaise(amountPaise)).toBe(text);
});

it.each([
  ["250", 25000],
  ["250.5", 25050],
  [" ₹1,250.05 ", 125005],
  ["0", 0],
  ["", null],
  ["250.505", null],
  ["-5", null],
  ["1e3", null],
  ["two", null],
  ["12345678", null],
])("reads %o as %o paise", (text, amountPaise) => {
  expect(parseRupees(text)).toBe(amountPaise);
});
