import { getExamFormat } from "../../content/exam-format";
import type { BankItem } from "../rules/bank-likeness";
import { checkPaperItems } from "../rules/check-items";
import { listWornMistakes } from "../rules/mistakes";
import type { Finding, RuleName } from "../rules/finding";
import { adviceOf } from "./advice";
import {
  challengeCount,
  nameQuestion,
  sections,
  toItemSet,
  type PaperDraft,
  type PaperPlace,
} from "./paper-question";

/** A breach of a rule in a paper: the question's number from 1 and the field to blame, null where it is the paper as a whole. */
export type PaperFault = {
  n: number | null;
  field: string | null;
  rule: RuleName;
  message: string;
  advice: string;
};

/** The fields that the rules call by other names than a question has. */
const fields: Readonly<Record<string, string>> = { explanation: "why" };

function findOrderFault({ questions }: PaperDraft): PaperFault[] {
  const places = questions.map(({ section }) => sections.indexOf(section));
  const late = places.findIndex((place, index) => place < (places[index - 1] ?? 0));
  if (late < 0) return [];
  const message = "comes after a later section";
  return [{ n: late + 1, field: "section", rule: "sections", message, advice: adviceOf("sections") }];
}

/**
 * The requirements of a whole paper, as messages about the current state (docs/exam.md section 2): it is asked for at its review, for a paper grows
 * question by question.
 *
 * @returns sentences without a point; none where the paper is whole
 */
export function findLacks({ questions }: PaperDraft, { classNumber }: PaperPlace): string[] {
  const { questionCount } = getExamFormat(classNumber);
  const challenges = questions.filter(({ section }) => section === "C").length;
  const isAudio = questions.filter(({ form }) => form === "audio");
  const recorded = isAudio.filter(({ clip }) => clip !== undefined).length;
  return [
    ...(questions.length === questionCount ? [] : [`${questions.length} of ${questionCount} questions`]),
    ...(challenges === challengeCount ? [] : [`${challenges} of ${challengeCount} questions in section C`]),
    ...(recorded === 0 || recorded === isAudio.length
      ? []
      : [`clips for ${recorded} of ${isAudio.length} audio questions: all or none`]),
  ];
}

/**
 * Hints about a whole paper that block nothing: a mistake that explains many wrong answers explains little.
 *
 * @returns sentences without a point; none where the paper is not whole yet
 */
export function findHints(draft: PaperDraft, place: PaperPlace): string[] {
  if (draft.questions.length !== getExamFormat(place.classNumber).questionCount) return [];
  return listWornMistakes(toItemSet(draft, place)).map(
    ([mistake, count]) => `“${mistake}” explains a wrong option in ${count} questions`,
  );
}

/**
 * Everything that the rules find in a paper: the bank's own, and that it asks nothing that the bank asks (docs/exam.md section 3).
 * Rules about all questions together apply only to a paper that has its number.
 *
 * @param draft the paper
 * @param place its class and subject
 * @param bank the public items of the subject, in the class and its neighbours
 * @param today the date in India, like `2027-03-31`
 * @returns the faults, by question; none where all is well
 */
export function checkPaper(
  draft: PaperDraft,
  place: PaperPlace,
  bank: readonly BankItem[],
  today: string,
): PaperFault[] {
  const numbers = new Map(draft.questions.map((_, index) => [nameQuestion(index + 1), index + 1]));
  const isWhole = draft.questions.length === getExamFormat(place.classNumber).questionCount;
  const toFault = ({ id, field, rule, message }: Finding): PaperFault => {
    const n = numbers.get(id ?? "") ?? null;
    return {
      n,
      field: field === undefined ? null : (fields[field] ?? field),
      rule,
      // Everything else is a passage.
      message: n === null && id !== undefined ? `${id} ${message}` : message,
      advice: adviceOf(rule),
    };
  };
  const ofItems = checkPaperItems(toItemSet(draft, place), bank, today)
    .map(toFault)
    .filter(({ n }) => n !== null || isWhole);
  return [...findOrderFault(draft), ...ofItems].toSorted(
    (one, other) => (one.n ?? Number.POSITIVE_INFINITY) - (other.n ?? Number.POSITIVE_INFINITY),
  );
}
