import { refundStatusTexts } from "../../../content/refund-status";
import type { Order } from "../../../data/orders";
import { formatPaise } from "../../../lib/money";

/**
 * @param order with what was paid and what went back
 * @returns both sums in words, or nothing while nothing went back
 */
export function describeRefund({ refundStatus, refundedPaise, amountPaise }: Order): string | undefined {
  if (refundStatus !== "partial" && refundStatus !== "full") return undefined;
  return `${refundStatusTexts[refundStatus]}: ${formatPaise(refundedPaise)} of ${formatPaise(amountPaise)}`;
}
