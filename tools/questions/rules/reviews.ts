import type { Finding } from "../finding";
import type { Question } from "../question";
import type { QuestionSet } from "../question-set";
import { hashQuestion, type ReviewRecord } from "../review-record";

/**
 * Every written item was solved once more without sight of the key, has not changed since, and both readers
 * agree; a disagreement is mended or dropped. Records of items that are gone are left over.
 *
 * @param isGenerated items whose key is computed are held by their generator instead
 */
export function findReviewErrors(
  { name, items, reviews }: QuestionSet,
  isGenerated: (item: Question) => boolean,
): Finding[] {
  const records = new Map(reviews.map((record) => [record.id, record]));
  const written = items.filter((item) => !isGenerated(item));
  const ids = new Set(written.map(({ id }) => id));
  const orphans = reviews
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => ({ set: name, id, message: "is reviewed but is no written item" }));
  const faulty = written.flatMap((item) => {
    const message = findFault(item, records.get(item.id));
    return message ? [{ set: name, id: item.id, message }] : [];
  });
  return [...orphans, ...faulty];
}

function findFault(item: Question, record: ReviewRecord | undefined): string | undefined {
  if (!record) return "has not been solved blind";
  if (record.hash !== hashQuestion(item)) return "has changed since it was solved blind";
  if (record.answer !== item.answer || record.verdict !== "agree")
    return `was answered “${record.answer}” by the second reader, and the key is “${item.answer}”`;
  return undefined;
}
