/**
 * Numbers entries that have no key of their own, such as the lines of a poem, two of which may be equal.
 *
 * @param entries in an order that never changes
 * @returns each with its place, from 1
 */
export function addNumbers<Entry>(entries: readonly Entry[]): { number: number; entry: Entry }[] {
  return entries.map((entry, index) => ({ number: index + 1, entry }));
}
