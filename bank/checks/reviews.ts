import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import type { Item } from "../../src/items/rules/item-schema";
import type { QuestionSet } from "../source/question-set";
import { hashQuestion, type ReviewRecord } from "../review/review-record";

/** It is an error if an item felt right to its reader for a class this many classes, or more, away from its own. */
const minClassDifference = 2;

/**
 * Checks that a reader has solved every item without seeing the key and chose the same option as the key, that the item
 * has not changed since, and that it felt right to the reader for its class or the class below or above. Reports records of
 * removed items, and warns about items whose reader was their author.
 */
export function findReviewErrors(set: QuestionSet): Finding[] {
  const { name, items, reviews } = set;
  const report = createFindingBuilder(name, "reviews");
  const records = new Map(reviews.map((record) => [record.id, record]));
  const ids = new Set(items.map(({ id }) => id));
  const recordsWithoutItem = reviews
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => report("is reviewed but is no item of the set", { id }));
  const itemErrors = items.flatMap((item) => {
    const message = findItemError(set, item, records.get(item.id));
    return message ? [report(message, { id: item.id })] : [];
  });
  const authorOnlyCount = reviews.filter(({ reader }) => reader === "author").length;
  const warnings =
    authorOnlyCount === 0
      ? []
      : [
          {
            ...report(`has ${authorOnlyCount} items that only their author has solved blind`),
            isWarning: true,
          },
        ];
  return [...recordsWithoutItem, ...itemErrors, ...warnings];
}

/** Returns the error of an item's review, if any. */
function findItemError(
  { classNumber, passages }: QuestionSet,
  item: Item,
  record: ReviewRecord | undefined,
): string | undefined {
  if (!record) return "has not been solved blind";
  const { hash, answer, verdict, classFelt } = record;
  if (hash !== hashQuestion(item, passages[item.passage ?? ""]))
    return "has changed since it was solved blind";
  if (answer !== item.answer || verdict !== "agree")
    return `was answered “${answer}” by the reader, and the key is “${item.answer}”`;
  return Math.abs(classFelt - classNumber) < minClassDifference
    ? undefined
    : `felt right for class ${classFelt}: correct it, move it or delete it`;
}
