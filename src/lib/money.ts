const rupeesFormat = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  minimumFractionDigits: 0,
});
const rupeesAndPaiseFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/**
 * @param amountPaise a whole number of paise
 * @returns rupees with Indian grouping: 25000 → ₹250, 25050 → ₹250.50, 12500000 → ₹1,25,000
 */
export function formatPaise(amountPaise: number): string {
  const format = amountPaise % 100 === 0 ? rupeesFormat : rupeesAndPaiseFormat;
  return format.format(amountPaise / 100);
}

/**
 * @param text rupees as a person types them: 250, 250.5, ₹1,250.50
 * @returns paise, or null if it is not an amount
 */
export function parseRupees(text: string): number | null {
  // Up to seven digits of rupees, then optionally a point and one or two digits of paise.
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[₹,\s]/g, ""));
  if (!match) return null;
  const [, rupeesText = "", paiseText = ""] = match;
  return Number(rupeesText) * 100 + Number(paiseText.padEnd(2, "0"));
}
