import { expect, it } from "vitest";
import { listTaxes } from "./list-taxes";

const gst = { gstin: "27AAPFU0939F1ZV", sac: "999293", percent: 18, series: "26-27/" };

it.each([
  ["27 Maharashtra", 25000, ["Taxable value 21186", "CGST at 9% 1907", "SGST at 9% 1907"]],
  ["", 25000, ["Taxable value 21186", "CGST at 9% 1907", "SGST at 9% 1907"]],
  ["29 Karnataka", 25000, ["Taxable value 21186", "IGST at 18% 3814"]],
  ["27 Maharashtra", 50000, ["Taxable value 42372", "CGST at 9% 3814", "SGST at 9% 3814"]],
  ["27 Maharashtra", 55001, ["Taxable value 46611", "CGST at 9% 4195", "SGST at 9% 4195"]],
])("the taxes of a sale in %s of %i paise are %o", (placeOfSupply, amountPaise, expected) => {
  const lines = listTaxes({ ...gst, placeOfSupply }, amountPaise);
  expect(lines.map((line) => `${line.name} ${line.amountPaise}`)).toEqual(expected);
  expect(lines.reduce((sum, line) => sum + line.amountPaise, 0)).toBe(amountPaise);
});

it("the credit notes of a fully refunded order have exactly the taxes of its invoice", () => {
  const details = { ...gst, placeOfSupply: "27 Maharashtra" };
  const notes = [0, 25_000, 50_000].map((earlierPaise) => listTaxes(details, 25_000, earlierPaise));
  const sums = notes[0]?.map(({ name }, index) => ({
    name,
    amountPaise: notes.reduce((sum, lines) => sum + (lines[index]?.amountPaise ?? 0), 0),
  }));
  expect(sums).toEqual(listTaxes(details, 75_000));
});
