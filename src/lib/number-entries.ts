/**
 * Numbers entries, so that React gets a key for entries that have none, such as the lines of a poem.
 *
 * @param entries in an order that never changes
 * @returns each entry with its position, from 1
 */
export function numberEntries<Entry>(entries: readonly Entry[]): { number: number; entry: Entry }[] {
  return entries.map((entry, index) => ({ number: index + 1, entry }));
}
