/** How much of an order went back, in words; the keys are the database's. */
export const refundStatusTexts = { none: "Paid", partial: "Partly refunded", full: "Refunded" } as const;

/**
 * @param refundStatus as the order keeps it
 * @returns what an order says beside its total, or nothing while nothing of it went back
 */
export function describeRefund(refundStatus: string): string | undefined {
  return refundStatus === "partial" || refundStatus === "full" ? refundStatusTexts[refundStatus] : undefined;
}
