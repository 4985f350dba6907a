import { findTopics } from "../../src/content/syllabus/syllabus";
import { checkItems } from "../../src/items/rules/check-items";
import type { Finding } from "../../src/items/rules/finding";
import { generateSet } from "./generators/generated-set";
import { findGenerator, isGeneratedIn } from "./generators/generated-sets";
import type { QuestionSet } from "./question-set";
import { findIdentityErrors } from "./rules/identity";
import { findLevelErrors } from "./rules/level-mix";
import { findGeneratorDrift } from "./rules/regenerated";
import { findReviewErrors } from "./rules/reviews";
import { findSizeErrors } from "./rules/set-size";
import { findTopicErrors } from "./rules/topics";

/**
 * Everything that the rules of docs/questions.md find in the bank, set by set.
 *
 * @param today the date in India, like `2027-03-31`
 */
export function checkBank(sets: readonly QuestionSet[], today: string): Finding[] {
  return [...findIdentityErrors(sets), ...sets.flatMap((set) => checkSet(set, sets, today))];
}

function checkSet(set: QuestionSet, sets: readonly QuestionSet[], today: string): Finding[] {
  const generator = findGenerator(set);
  const neighbours = sets.filter(
    ({ subject, classNumber }) => subject === set.subject && Math.abs(classNumber - set.classNumber) === 1,
  );
  return [
    ...checkItems(set, neighbours, today),
    ...findTopicErrors(set, findTopics(set.subject, set.classNumber)),
    ...findSizeErrors(set),
    ...findLevelErrors(set),
    ...findReviewErrors(set, (item) => isGeneratedIn(set, item)),
    ...(generator ? findGeneratorDrift(set, generateSet(generator)) : []),
  ];
}
