/** The seller's tax details that decide the taxes of a price; `placeOfSupply` begins with the code of its state. */
export type TaxDetails = { gstin: string; percent: number; placeOfSupply: string };

/** A line of tax, or the taxable value; in paise. */
export type TaxLine = { name: string; amountPaise: number };

/** GST as the law splits it, in paise: half CGST and half SGST within the seller's own state, otherwise IGST. */
export type SplitGst = { cgstPaise: number; sgstPaise: number; igstPaise: number };

/**
 * @param gst the tax details of the receipt
 * @param gstPaise the whole GST of a price, an even number of paise
 * @returns its parts
 */
export function splitGst({ gstin, placeOfSupply }: TaxDetails, gstPaise: number): SplitGst {
  // A GSTIN begins with the code of the seller's state.
  const isWithinState = placeOfSupply === "" || placeOfSupply.startsWith(gstin.slice(0, 2));
  return isWithinState
    ? { cgstPaise: gstPaise / 2, sgstPaise: gstPaise / 2, igstPaise: 0 }
    : { cgstPaise: 0, sgstPaise: 0, igstPaise: gstPaise };
}

/**
 * Splits a price that includes tax into the taxable value and the taxes. Within the seller's own state the tax is half
 * CGST and half SGST, each rounded to the nearest paisa; otherwise it is IGST.
 *
 * @param gst the tax details of the receipt
 * @param amountPaise the price that was paid, tax included
 * @param earlierPaise of a credit note: the sum of the credit notes of the same order before it, so that all of them
 * together have exactly the tax of the invoice
 * @returns the taxable value, then the taxes; their sum is the price
 */
export function listTaxes(gst: TaxDetails, amountPaise: number, earlierPaise = 0): TaxLine[] {
  const { percent } = gst;
  const computeTax = (paise: number) => 2 * Math.round((paise * percent) / (100 + percent) / 2);
  const taxPaise = computeTax(earlierPaise + amountPaise) - computeTax(earlierPaise);
  const taxableValue = { name: "Taxable value", amountPaise: amountPaise - taxPaise };
  const { cgstPaise, sgstPaise, igstPaise } = splitGst(gst, taxPaise);
  if (igstPaise > 0) return [taxableValue, { name: `IGST at ${percent}%`, amountPaise: igstPaise }];
  return [
    taxableValue,
    { name: `CGST at ${percent / 2}%`, amountPaise: cgstPaise },
    { name: `SGST at ${percent / 2}%`, amountPaise: sgstPaise },
  ];
}
