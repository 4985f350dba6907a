import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import type { Item } from "../../src/items/rules/item-schema";
import type { QuestionSet } from "../source/question-set";
import { hashQuestion, type ReviewRecord } from "../review/review-record";

/** An item whose level is wrong by this number of classes is an error, like a wrong key. */
const mostClassesOff = 2;

/**
 * Every item was solved once more without sight of the key, has not changed since, and both readers agree; a
 * disagreement is
 * corrected or dropped. The class that the reader felt it right for is less than two classes off. A record whose item
 * is gone is
 * removed. One warning says how many only their author has solved.
 */
export function findReviewErrors(set: QuestionSet): Finding[] {
  const { name, items, reviews } = set;
  const report = createFindingBuilder(name, "reviews");
  const records = new Map(reviews.map((record) => [record.id, record]));
  const ids = new Set(items.map(({ id }) => id));
  const orphans = reviews
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => report("is reviewed but is no item of the set", { id }));
  const faulty = items.flatMap((item) => {
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
