/**
 * Does the same as `Map.groupBy`, for browsers and Node versions that do not have it yet.
 *
 * @param items in any order
 * @param keyOf the key by which an item is grouped
 * @returns the groups in the order of their first item
 */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
