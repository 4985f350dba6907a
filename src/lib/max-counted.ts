/**
 * The maximum number of rows of a list that are counted and shown. The database counts up to one more, so a larger
 * count means “more than this” (decision 025).
 */
export const maxCounted = 10_000;
