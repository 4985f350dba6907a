import { findTopics } from "../../src/content/syllabus/syllabus";
import { checkItems } from "../../src/items/rules/check-items";
import type { Finding } from "../../src/items/rules/finding";
import { findGuessingErrors } from "./guessing";
import { findIdentityErrors } from "./identity";
import { findLevelErrors } from "./level-mix";
import { findMistakeListErrors } from "./mistake-lists";
import { findOptionCountErrors } from "./option-count";
import { findReviewErrors } from "./reviews";
import { findSizeErrors } from "./set-size";
import { findTopicErrors } from "./topics";
import type { MeasuredSet } from "./measure-set";

/**
 * Checks the bank against the rules of docs/questions.md.
 *
 * @param sets all sets of the bank
 * @param today the date in India, such as `2027-03-31`
 * @returns the errors and warnings
 */
export function checkBank(sets: readonly MeasuredSet[], today: string): Finding[] {
  return [
    ...findIdentityErrors(sets),
    ...findGuessingErrors(sets),
    ...findMistakeListErrors(sets),
    ...sets.flatMap((set) => checkSet(set, sets, today)),
  ];
}

/** Checks one set; the sets of the same subject one class lower and higher must not have the same items. */
function checkSet(set: MeasuredSet, sets: readonly MeasuredSet[], today: string): Finding[] {
  const neighbours = sets.filter(
    ({ subject, classNumber }) => subject === set.subject && Math.abs(classNumber - set.classNumber) === 1,
  );
  return [
    ...checkItems(set, neighbours, today),
    ...findTopicErrors(set, findTopics(set.subject, set.classNumber)),
    ...findSizeErrors(set),
    ...findLevelErrors(set),
    ...findOptionCountErrors(set),
    ...findReviewErrors(set),
  ];
}
