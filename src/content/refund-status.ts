/** How much of an order went back, in words; the keys are the database's. */
export const refundStatusTexts = { none: "Paid", partial: "Partly refunded", full: "Refunded" } as const;
