import type { ExamPrice, PriceOutcome } from "../../../data/admin/prices";
import { formatPaise } from "../../../lib/money";

/**
 * The gateway's minimum, and a maximum above which a price must be a typing error. The database checks the same limits.
 */
const priceRange = { minPaise: 100, maxPaise: 10_000_000 } as const;

const outOfRangeText = `Please enter a price from ${formatPaise(priceRange.minPaise)} to ${formatPaise(priceRange.maxPaise)}, such as 250 or 250.50.`;

/**
 * @param pricePaise the typed price, null if it is not an amount
 * @param currentPaise the current price of the exam
 * @returns the error of the price; undefined if it is valid
 */
export function findPriceProblem(pricePaise: number | null, currentPaise: number): string | undefined {
  if (pricePaise === null || pricePaise < priceRange.minPaise || pricePaise > priceRange.maxPaise)
    return outOfRangeText;
  return pricePaise === currentPaise ? "That is the price already." : undefined;
}

/**
 * @param currentPaise the current price
 * @param pricePaise the new price
 * @returns a warning if the new price is less than half or more than twice the current one, as after a typing error
 */
export function describePriceJump(currentPaise: number, pricePaise: number): string | undefined {
  if (pricePaise * 2 < currentPaise)
    return "This is less than half of the current price. Please check that it is not a typing error.";
  return pricePaise > currentPaise * 2
    ? "This is more than twice the current price. Please check that it is not a typing error."
    : undefined;
}

/**
 * @param exam the exam, with its carts and started payments
 * @returns sentences about who pays the new price and who does not
 */
export function describeEffect({
  carts,
  startedPayments,
}: Pick<ExamPrice, "carts" | "startedPayments">): string[] {
  const cartText = carts === 1 ? "1 open cart holds" : `${carts} open carts hold`;
  const paymentText =
    startedPayments === 1 ? "1 payment in progress keeps" : `${startedPayments} payments in progress keep`;
  return [
    `${cartText} this exam and will get the new price. Families about to pay are asked to check the new total.`,
    `${paymentText} the old price.`,
    "Orders and receipts do not change.",
  ];
}

/**
 * @param reply the server's refusal
 * @returns the sentence to show
 */
export function refusalText(reply: Exclude<PriceOutcome, { outcome: "saved" }>): string {
  switch (reply.outcome) {
    case "price_changed":
      return `Someone else has changed this price to ${formatPaise(reply.price_paise)}. Please close this and check again.`;
    case "invalid_price":
      return outOfRangeText;
    case "unchanged":
      return "That is the price already.";
    case "not_found":
      return "This exam no longer exists. Please refresh the page.";
  }
}
