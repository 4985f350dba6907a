import { expect, it } from "vitest";
import { invoiceNumber } from "./invoice-number";

it.each([
  ["2027-03-31T18:29:59Z", "OLY/26-27/1041"],
  ["2027-03-31T18:30:00Z", "OLY/27-28/1041"],
  ["2099-12-01T00:00:00Z", "OLY/99-00/1041"],
])("an order of %s is invoiced as %s", (orderedAt, expected) => {
  expect(invoiceNumber("OLY/", { number: 1041, orderedAt })).toBe(expected);
});

it("needs no series", () => {
  expect(invoiceNumber("", { number: 7, orderedAt: "2026-11-28T06:00:00Z" })).toBe("26-27/7");
});
