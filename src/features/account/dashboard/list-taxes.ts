import type { Gst } from "../../../config/seller";

/** One line of tax, or the value that it is on; in paise. */
export type TaxLine = { name: string; amountPaise: number };

/**
 * Takes the tax out of a price that includes it, to the nearest paisa for each half. Within the seller's own state one half is
 * CGST and the other SGST, so they are equal; otherwise both are IGST.
 *
 * @param gst the tax details of the receipt
 * @param amountPaise the price that was paid, tax included
 * @returns the taxable value, then the taxes: together what was paid
 */
export function listTaxes({ gstin, percent, placeOfSupply }: Gst, amountPaise: number): TaxLine[] {
  const halfPaise = Math.round((amountPaise * percent) / (100 + percent) / 2);
  const taxPaise = 2 * halfPaise;
  const value = { name: "Taxable value", amountPaise: amountPaise - taxPaise };
  const isWithin = placeOfSupply === "" || placeOfSupply.startsWith(gstin.slice(0, 2));
  if (!isWithin) return [value, { name: `IGST at ${percent}%`, amountPaise: taxPaise }];
  return [
    value,
    { name: `CGST at ${percent / 2}%`, amountPaise: halfPaise },
    { name: `SGST at ${percent / 2}%`, amountPaise: halfPaise },
  ];
}
