/** How much of an order was refunded, in words; the keys are the database's. */
export const refundStatusTexts = { none: "Paid", partial: "Partly refunded", full: "Refunded" } as const;
