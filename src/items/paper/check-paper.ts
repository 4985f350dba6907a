import { getExamFormat } from "../../content/exam-format";
import type { BankItem } from "../rules/bank-duplicates";
import { challengeCount } from "../sections";
import { checkPaperItems } from "../rules/check-items";
import { listOverusedMistakes } from "../rules/mistakes";
import { findNearDuplicates } from "../rules/near-duplicates";
import type { Finding, RuleName } from "../rules/finding";
import { adviceOf } from "./advice";
import { getQuestionId, sections, toItemSet, type PaperDraft, type PaperScope } from "./paper-question";

/**
 * A broken rule in a paper, with the question's number from 1 and the field; both are null if it concerns the whole
 * paper.
 */
export type PaperError = {
  n: number | null;
  field: string | null;
  rule: RuleName;
  message: string;
  advice: string;
};

/** The question's field for each field whose name in the rules is different. */
const questionFieldByRuleField: Readonly<Record<string, string>> = { explanation: "why" };

function listSectionOrderErrors({ questions }: PaperDraft): PaperError[] {
  const sectionIndexes = questions.map(({ section }) => sections.indexOf(section));
  const outOfOrderIndex = sectionIndexes.findIndex(
    (sectionIndex, index) => sectionIndex < (sectionIndexes[index - 1] ?? 0),
  );
  if (outOfOrderIndex < 0) return [];
  const message = "comes after a later section";
  return [
    { n: outOfOrderIndex + 1, field: "section", rule: "sections", message, advice: adviceOf("sections") },
  ];
}

/**
 * Lists what is still missing in a paper (docs/exam.md section 2). A paper may be saved incomplete, but an organiser can
 * mark it as reviewed only if nothing is missing.
 *
 * @param draft the paper
 * @param scope its class and subject
 * @returns phrases such as `38 of 40 questions`; none if the paper is complete
 */
export function listMissingParts({ questions }: PaperDraft, { classNumber }: PaperScope): string[] {
  const { questionCount } = getExamFormat(classNumber);
  const sectionCCount = questions.filter(({ section }) => section === "C").length;
  const audioQuestions = questions.filter(({ form }) => form === "audio");
  const clipCount = audioQuestions.filter(({ clip }) => clip !== undefined).length;
  return [
    ...(questions.length === questionCount ? [] : [`${questions.length} of ${questionCount} questions`]),
    ...(sectionCCount === challengeCount
      ? []
      : [`${sectionCCount} of ${challengeCount} questions in section C`]),
    ...(clipCount === 0 || clipCount === audioQuestions.length
      ? []
      : [`clips for ${clipCount} of ${audioQuestions.length} audio questions: all or none`]),
  ];
}

/**
 * Lists hints: two questions that are alike, and, in a complete paper, one mistake that is used for too many options. A
 * paper with hints can still be reviewed and sealed.
 *
 * @param draft the paper
 * @param scope its class and subject
 * @returns sentences without a full stop
 */
export function listHints(draft: PaperDraft, scope: PaperScope): string[] {
  const set = toItemSet(draft, scope);
  const isComplete = draft.questions.length === getExamFormat(scope.classNumber).questionCount;
  return [
    ...findNearDuplicates(set, []).map(({ id, message }) => `${id} ${message}`),
    ...(isComplete ? listOverusedMistakes(set) : []).map(
      ([mistake, count]) => `“${mistake}” explains a wrong option in ${count} questions`,
    ),
  ];
}

/**
 * Checks a paper by the bank's rules, and that no question is like one of the bank (docs/exam.md section 3).
 * Rules about all questions together apply only once the paper has its full number of questions.
 *
 * @param draft the paper
 * @param scope its class and subject
 * @param bank the public items of the subject, in the class and its neighbours
 * @param today the date in India, like `2027-03-31`
 * @returns the errors, by question
 */
export function checkPaper(
  draft: PaperDraft,
  scope: PaperScope,
  bank: readonly BankItem[],
  today: string,
): PaperError[] {
  const numbers = new Map(draft.questions.map((_, index) => [getQuestionId(index + 1), index + 1]));
  const isComplete = draft.questions.length === getExamFormat(scope.classNumber).questionCount;
  const toError = ({ id, field, rule, message }: Finding): PaperError => {
    const n = numbers.get(id ?? "") ?? null;
    return {
      n,
      field: field === undefined ? null : (questionFieldByRuleField[field] ?? field),
      rule,
      // An id that is not a question's number is a passage's id.
      message: n === null && id !== undefined ? `${id} ${message}` : message,
      advice: adviceOf(rule),
    };
  };
  const itemErrors = checkPaperItems(toItemSet(draft, scope), bank, today)
    .map(toError)
    .filter(({ n }) => n !== null || isComplete);
  return [...listSectionOrderErrors(draft), ...itemErrors].toSorted(
    // Errors of the whole paper come last.
    (one, other) => (one.n ?? Number.POSITIVE_INFINITY) - (other.n ?? Number.POSITIVE_INFINITY),
  );
}
