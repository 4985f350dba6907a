/** Prices and their history lie under this key: a change renews both. */
export const pricesKey = ["admin-prices"] as const;
