/** The seller's tax details that decide the taxes of a price; `placeOfSupply` begins with the code of its state. */
export type TaxDetails = { gstin: string; percent: number; placeOfSupply: string };

/** A line of tax, or the taxable value; in paise. */
export type TaxLine = { name: string; amountPaise: number };

/**
 * Splits a price that includes tax into the taxable value and the taxes. Within the seller's own state the tax is half
 * CGST and half SGST, each rounded to the nearest paisa; otherwise it is IGST.
 *
 * @param gst the tax details of the receipt
 * @param amountPaise the price that was paid, tax included
 * @returns the taxable value, then the taxes; their sum is the price
 */
export function listTaxes({ gstin, percent, placeOfSupply }: TaxDetails, amountPaise: number): TaxLine[] {
  const halfPaise = Math.round((amountPaise * percent) / (100 + percent) / 2);
  const taxPaise = 2 * halfPaise;
  const taxableValue = { name: "Taxable value", amountPaise: amountPaise - taxPaise };
  // A GSTIN begins with the code of the seller's state.
  const isWithinState = placeOfSupply === "" || placeOfSupply.startsWith(gstin.slice(0, 2));
  if (!isWithinState) return [taxableValue, { name: `IGST at ${percent}%`, amountPaise: taxPaise }];
  return [
    taxableValue,
    { name: `CGST at ${percent / 2}%`, amountPaise: halfPaise },
    { name: `SGST at ${percent / 2}%`, amountPaise: halfPaise },
  ];
}
