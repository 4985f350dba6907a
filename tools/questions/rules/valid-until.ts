import type { Finding } from "../finding";
import type { QuestionSet } from "../question-set";

/**
 * Warns of items that have gone out of date; the item is still valid on its last day.
 *
 * @param today the date in India, like `2027-03-31`
 */
export function findExpired({ name, items }: QuestionSet, today: string): Finding[] {
  return items
    .filter(({ validUntil }) => validUntil !== undefined && validUntil < today)
    .map(({ id, validUntil }) => ({ set: name, id, message: `expired on ${validUntil}`, isWarning: true }));
}
