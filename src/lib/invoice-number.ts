import { dayInIndia } from "./day-in-india";

/**
 * @param series the start of the seller's invoice numbers, such as `OLY/`; may be empty
 * @param order the order that is invoiced; `orderedAt` in UTC
 * @returns the invoice number, such as `OLY/26-27/1041`: the series, the financial year (April to March, in India) and
 * the order's number
 */
export function formatInvoiceNumber(series: string, order: { number: number; orderedAt: string }): string {
  const [year, month] = dayInIndia(new Date(order.orderedAt)).split("-").map(Number);
  const firstYear = (year ?? 0) - ((month ?? 0) < 4 ? 1 : 0);
  const twoDigits = (value: number) => String(value % 100).padStart(2, "0");
  return `${series}${twoDigits(firstYear)}-${twoDigits(firstYear + 1)}/${order.number}`;
}
