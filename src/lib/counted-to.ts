/**
 * How far lists are counted and how far they can be leafed through. The database counts one more: a count beyond this
 * says that there are more (decision 025).
 */
export const countedTo = 10_000;
