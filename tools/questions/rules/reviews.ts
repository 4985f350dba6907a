import type { Passage } from "../../../src/items/item";
import { findingsOf, type Finding } from "../../../src/items/rules/finding";
import type { Item } from "../../../src/items/rules/item-schema";
import type { QuestionSet } from "../question-set";
import { hashQuestion, type ReviewRecord } from "../review-record";

/**
 * Every written item was solved once more without sight of the key, has not changed since, and both readers
 * agree; a disagreement is mended or dropped. Records of items that are gone are left over.
 *
 * @param isGenerated items whose key is computed are held by their generator instead
 */
export function findReviewErrors(
  { name, items, passages, reviews }: QuestionSet,
  isGenerated: (item: Item) => boolean,
): Finding[] {
  const report = findingsOf(name, "reviews");
  const records = new Map(reviews.map((record) => [record.id, record]));
  const written = items.filter((item) => !isGenerated(item));
  const ids = new Set(written.map(({ id }) => id));
  const orphans = reviews
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => report("is reviewed but is no written item", { id }));
  const faulty = written.flatMap((item) => {
    const message = findFault(item, records.get(item.id), passages[item.passage ?? ""]);
    return message ? [report(message, { id: item.id })] : [];
  });
  return [...orphans, ...faulty];
}

function findFault(
  item: Item,
  record: ReviewRecord | undefined,
  passage: Passage | undefined,
): string | undefined {
  if (!record) return "has not been solved blind";
  if (record.hash !== hashQuestion(item, passage)) return "has changed since it was solved blind";
  if (record.answer !== item.answer || record.verdict !== "agree")
    return `was answered “${record.answer}” by the second reader, and the key is “${item.answer}”`;
  return undefined;
}
