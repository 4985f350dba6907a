import type { Gst } from "../../../config/seller";

/** One line of tax, or the value that it is on; in paise. */
export type TaxLine = { name: string; amountPaise: number };

/**
 * Takes the tax out of a price that includes it, to the nearest paisa. Within the seller's own state half of it is CGST and half
 * SGST, otherwise it is IGST.
 *
 * @param gst what the receipt says of it
 * @param amountPaise what was paid
 * @returns the taxable value, then the taxes: together what was paid
 */
export function listTaxes({ gstin, percent, placeOfSupply }: Gst, amountPaise: number): TaxLine[] {
  const taxPaise = Math.round((amountPaise * percent) / (100 + percent));
  const halfPaise = Math.floor(taxPaise / 2);
  const value = { name: "Taxable value", amountPaise: amountPaise - taxPaise };
  const isWithin = placeOfSupply === "" || placeOfSupply.startsWith(gstin.slice(0, 2));
  if (!isWithin) return [value, { name: `IGST at ${percent}%`, amountPaise: taxPaise }];
  return [
    value,
    { name: `CGST at ${percent / 2}%`, amountPaise: halfPaise },
    { name: `SGST at ${percent / 2}%`, amountPaise: taxPaise - halfPaise },
  ];
}
