import { nameSection } from "../../../items/sections";
import { orderPaper } from "../../../lib/paper-order";
import type { Paper, PaperItem } from "./paper";
import { toShownItem, type ShownItem } from "./shown-paper";

const fileLetters = ["a", "b", "c", "d"] as const;
const ownLetters = ["A", "B", "C", "D"] as const;

/**
 * The needed fields of a question in an answer record or a review. The texts are missing until the paper is closed.
 */
type FileQuestion = Pick<PaperItem, "n" | "section" | "figure" | "optionFigures" | "table"> &
  Partial<Record<"question" | "topic" | "passageId", string | undefined>> & {
    option: string | null;
    optionCount: number;
    options?: PaperItem["options"] | undefined;
    passage?: Paper["passages"][string] | undefined;
  };

type SeededAttempt<Question> = { class: string; seed: string; questions: readonly Question[] };

/** A question in the child's own numbering, as it was shown in the exam. */
export type OwnQuestion<Question> = {
  /** The child's own number, from 1. */
  number: number;
  /** The counted answer, in the child's numbering: A to D; null for no answer. */
  ownLetter: string | null;
  /** The question to show; null until the paper is closed. */
  shownQuestion: ShownItem | null;
  paperQuestion: Question;
};

function toShown(
  className: string,
  paperQuestion: FileQuestion,
  letters: readonly string[],
): ShownItem | null {
  const { n, section, question, options, figure, optionFigures, table, passage, passageId, topic } =
    paperQuestion;
  if (question === undefined || options === undefined) return null;
  return toShownItem(
    { n, section, question, options, figure, optionFigures, table },
    letters,
    topic ?? nameSection(section, className),
    passage && { id: passageId ?? "", ...passage },
  );
}

/**
 * Converts the file's numbering into the child's own, which families see (docs/exam.md section 3).
 *
 * @param attempt an answer record or a review, with the seed of the child's order
 * @returns its questions in the child's own order; and `toOwnAnswer`, which converts a number and letter of the
 * file to those of the child's screen
 */
export function toOwnNumbering<Question extends FileQuestion>(attempt: SeededAttempt<Question>) {
  const order = orderPaper(
    attempt.questions.map(({ n, section, passageId, optionCount }) => ({
      n,
      section,
      passage: passageId,
      options: Object.fromEntries(fileLetters.slice(0, optionCount).map((letter) => [letter, letter])),
    })),
    attempt.seed,
  );
  const questionsByN = new Map(attempt.questions.map((question) => [question.n, question]));
  const toOwnAnswer = (n: number, option: string | null) => {
    const index = order.findIndex((question) => question.n === n);
    const letterIndex = option === null ? -1 : (order[index]?.letters.indexOf(option) ?? -1);
    return { number: index + 1, ownLetter: ownLetters[letterIndex] ?? null };
  };
  const questions = order.flatMap(({ n, letters }): OwnQuestion<Question>[] => {
    const question = questionsByN.get(n);
    if (!question) return [];
    return [
      {
        ...toOwnAnswer(n, question.option),
        shownQuestion: toShown(attempt.class, question, letters),
        paperQuestion: question,
      },
    ];
  });
  return { questions, toOwnAnswer };
}
