import { findingsOf, type Finding } from "../../../src/items/rules/finding";
import type { Item } from "../../../src/items/rules/item-schema";
import type { QuestionSet } from "../question-set";
import { hashQuestion, type ReviewRecord } from "../review-record";

/** An item that feels so many classes off is a finding like a wrong key. */
const mostClassesOff = 2;

/** So many items of a computed family stand for it. */
const itemsOfFamily = 3;

/**
 * The items of a set that are solved blind: every written one, and the first three of each computed family.
 *
 * @param isGenerated whether an item's key is computed
 */
export function listReviewed(
  { items }: Pick<QuestionSet, "items">,
  isGenerated: (item: Item) => boolean,
): Item[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    if (!isGenerated(item)) return true;
    const count = (counts.get(item.family) ?? 0) + 1;
    counts.set(item.family, count);
    return count <= itemsOfFamily;
  });
}

/**
 * Every item that `listReviewed` names was solved once more without sight of the key, has not changed since, and both readers
 * agree; a disagreement is mended or dropped. The class that the reader felt it right for is less than two classes off.
 * Records of items that are gone are left over. One warning says how many only their author has solved.
 *
 * @param isGenerated whether an item's key is computed
 */
export function findReviewErrors(set: QuestionSet, isGenerated: (item: Item) => boolean): Finding[] {
  const { name, reviews } = set;
  const report = findingsOf(name, "reviews");
  const records = new Map(reviews.map((record) => [record.id, record]));
  const asked = listReviewed(set, isGenerated);
  const ids = new Set(asked.map(({ id }) => id));
  const orphans = reviews
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => report("is reviewed but is no item that is solved blind", { id }));
  const faulty = asked.flatMap((item) => {
    const message = findFault(set, item, records.get(item.id));
    return message ? [report(message, { id: item.id })] : [];
  });
  const alone = reviews.filter(({ reader }) => reader === "author").length;
  const warnings =
    alone === 0
      ? []
      : [{ ...report(`has ${alone} items that only their author has solved blind`), isWarning: true }];
  return [...orphans, ...faulty, ...warnings];
}

function findFault(
  { classNumber, passages }: QuestionSet,
  item: Item,
  record: ReviewRecord | undefined,
): string | undefined {
  if (!record) return "has not been solved blind";
  const { hash, answer, verdict, classFelt } = record;
  if (hash !== hashQuestion(item, passages[item.passage ?? ""]))
    return "has changed since it was solved blind";
  if (answer !== item.answer || verdict !== "agree")
    return `was answered “${answer}” by the second reader, and the key is “${item.answer}”`;
  return Math.abs(classFelt - classNumber) < mostClassesOff
    ? undefined
    : `felt right for class ${classFelt}: mend it, move it or drop it`;
}
