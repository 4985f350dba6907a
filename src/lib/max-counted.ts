/**
 * The maximum number of rows of a list that are counted and shown. The database counts one row more at most; a count
 * above the maximum is shown as “more than 10,000” (decision 025).
 */
export const maxCountedRows = 10_000;
