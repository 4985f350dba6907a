import { expect, it } from "vitest";
import { formatInvoiceNumber } from "./invoice-number";

it.each([
  ["2027-03-31T18:29:59Z", "OLY/26-27/1041"],
  ["2027-03-31T18:30:00Z", "OLY/27-28/1041"],
  ["2099-12-01T00:00:00Z", "OLY/99-00/1041"],
])("an order of %s is invoiced as %s", (orderedAt, expected) => {
  expect(formatInvoiceNumber("OLY/", { number: 1041, orderedAt })).toBe(expected);
});

it("an invoice number needs no series", () => {
  expect(formatInvoiceNumber("", { number: 7, orderedAt: "2026-11-28T06:00:00Z" })).toBe("26-27/7");
});
