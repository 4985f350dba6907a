/** The part of a list to return: `from` and `to` are Unix seconds, both included. */
export type Page = { from: number; to: number; count: number; skip: number };

/** Returns one page of the list, newest first, in the gateway's form of a list. */
export function listCollection<T extends { created_at: number }>(
  entities: readonly T[],
  { from, to, count, skip }: Page,
): { entity: "collection"; count: number; items: T[] } {
  const items = entities
    .filter((entity) => entity.created_at >= from && entity.created_at <= to)
    .toReversed()
    .slice(skip, skip + count);
  return { entity: "collection", count: items.length, items };
}
