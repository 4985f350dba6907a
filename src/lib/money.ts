const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  minimumFractionDigits: 0,
});
const rupeesAndPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/**
 * @param amountPaise a whole number of paise
 * @returns rupees with Indian grouping: 25000 → ₹250, 25050 → ₹250.50, 12500000 → ₹1,25,000
 */
export function formatPaise(amountPaise: number): string {
  const format = amountPaise % 100 === 0 ? rupees : rupeesAndPaise;
  return format.format(amountPaise / 100);
}
