import { findTopics } from "../../src/content/syllabus/syllabus";
import type { Finding } from "./finding";
import { generateSet } from "./generators/generated-set";
import { findGenerator, isGeneratedIn } from "./generators/generated-sets";
import type { QuestionSet } from "./question-set";
import { findArithmeticErrors } from "./rules/arithmetic";
import { findBannedPhrases } from "./rules/banned-phrases";
import { findExplanationErrors } from "./rules/explanations";
import { findFigureErrors } from "./rules/figures";
import { findIdentityErrors } from "./rules/identity";
import { findLevelErrors } from "./rules/level-mix";
import { findOptionLengthErrors } from "./rules/option-lengths";
import { findOptionErrors } from "./rules/options";
import { findGeneratorDrift } from "./rules/regenerated";
import { findReviewErrors } from "./rules/reviews";
import { findSizeErrors } from "./rules/set-size";
import { findTopicErrors } from "./rules/topics";
import { findExpired } from "./rules/valid-until";

/**
 * Everything that the rules of docs/questions.md find in the bank, set by set.
 *
 * @param today the date in India, like `2027-03-31`
 */
export function checkBank(sets: readonly QuestionSet[], today: string): Finding[] {
  return [...findIdentityErrors(sets), ...sets.flatMap((set) => checkSet(set, today))];
}

function checkSet(set: QuestionSet, today: string): Finding[] {
  const generator = findGenerator(set);
  return [
    ...findOptionErrors(set),
    ...findBannedPhrases(set),
    ...findOptionLengthErrors(set),
    ...findTopicErrors(set, findTopics(set.subject, set.classNumber)),
    ...findSizeErrors(set),
    ...findLevelErrors(set),
    ...findExpired(set, today),
    ...findArithmeticErrors(set),
    ...findExplanationErrors(set),
    ...findFigureErrors(set),
    ...findReviewErrors(set, (item) => isGeneratedIn(set, item)),
    ...(generator ? findGeneratorDrift(set, generateSet(generator)) : []),
  ];
}
