/** Which part of a list: `from` and `to` in Unix seconds, both included. */
export type Page = { from: number; to: number; count: number; skip: number };

/** A page of the list, newest first, in the gateway's envelope. */
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
