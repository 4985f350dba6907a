import type { ExamCalendar } from "./editions";

/**
 * @param pricePaise a whole number of paise
 * @returns the price in rupees with Indian grouping: 25000 as ₹250, 25050 as ₹250.50
 */
export function formatPrice(pricePaise: number): string {
  const digits = pricePaise % 100 === 0 ? 0 : 2;
  const rupees = (pricePaise / 100).toLocaleString("en-IN", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `₹${rupees}`;
}

/**
 * @param calendar the exam calendar
 * @returns the price of one exam: ₹250, or ₹200 to ₹300 if prices differ; null if there is no exam
 */
export function formatPrices({ current }: ExamCalendar): string | null {
  const prices = current.exams.map(({ pricePaise }) => pricePaise);
  if (prices.length === 0) return null;
  const [lowestPaise, highestPaise] = [Math.min(...prices), Math.max(...prices)];
  return lowestPaise === highestPaise
    ? formatPrice(lowestPaise)
    : `${formatPrice(lowestPaise)} to ${formatPrice(highestPaise)}`;
}
