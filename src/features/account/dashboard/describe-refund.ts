import { refundStatusTexts } from "../../../content/refund-status";
import type { Order } from "../../../data/orders";
import { formatPaise } from "../../../lib/money";

/**
 * @param order the order, with its paid and refunded amounts
 * @returns both amounts in words, or undefined if nothing was refunded
 */
export function describeRefund({ refundStatus, refundedPaise, amountPaise }: Order): string | undefined {
  if (refundStatus !== "partial" && refundStatus !== "full") return undefined;
  return `${refundStatusTexts[refundStatus]}: ${formatPaise(refundedPaise)} of ${formatPaise(amountPaise)}`;
}
