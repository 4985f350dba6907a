import { createFindingBuilder, type Finding } from "./finding";
import type { ItemSet } from "./item-set";

/**
 * Warns about items whose `validUntil` has passed. An item is still valid on that day.
 *
 * @param set the items
 * @param today the date in India, like `2027-03-31`
 */
export function findExpired({ name, items }: ItemSet, today: string): Finding[] {
  const report = createFindingBuilder(name, "valid-until");
  return items.flatMap(({ id, validUntil }) =>
    validUntil === undefined || validUntil >= today
      ? []
      : [{ ...report(`expired on ${validUntil}`, { id, field: "validUntil" }), isWarning: true }],
  );
}
