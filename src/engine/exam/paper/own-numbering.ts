import { nameSection } from "../../../items/sections";
import { orderPaper } from "../../../lib/paper-order";
import type { Paper, PaperItem } from "./paper";
import { toShownItem, type ShownItem } from "./shown-paper";

const fileLetters = ["a", "b", "c", "d"] as const;
const ownLetters = ["A", "B", "C", "D"] as const;

/**
 * The fields of a receipt's or a review's question that are needed here. The text is there once the paper is closed.
 */
type Asked = Pick<PaperItem, "n" | "section" | "figure" | "optionFigures" | "table"> &
  Partial<Record<"question" | "topic" | "passageId", string | undefined>> & {
    option: string | null;
    optionCount: number;
    options?: PaperItem["options"] | undefined;
    passage?: Paper["passages"][string] | undefined;
  };

type Numbered<Question> = { class: string; seed: string; questions: readonly Question[] };

/** A question in the child's own numbering, as it was shown in the exam. */
export type OwnQuestion<Question> = {
  /** The child's own number, from 1. */
  number: number;
  /** The counted answer, in the child's numbering: A to D; null for no answer. */
  ownLetter: string | null;
  /** The question to show; null until the paper is closed. */
  shown: ShownItem | null;
  asked: Question;
};

function toShown(className: string, asked: Asked, letters: readonly string[]): ShownItem | null {
  const { n, section, question, options, figure, optionFigures, table, passage, passageId, topic } = asked;
  if (question === undefined || options === undefined) return null;
  return toShownItem(
    { n, section, question, options, figure, optionFigures, table },
    letters,
    topic ?? nameSection(section, className),
    passage && { id: passageId ?? "", ...passage },
  );
}

/**
 * Turns the file's numbering into the child's own, which is the one that families see (docs/exam.md section 3).
 *
 * @param attempt a receipt or a review, with the seed of the child's order
 * @returns its questions in the child's own order; and `nameTap`, which turns a number and letter of the file into
 * those on the child's screen
 */
export function toOwnNumbering<Question extends Asked>(attempt: Numbered<Question>) {
  const order = orderPaper(
    attempt.questions.map(({ n, section, passageId, optionCount }) => ({
      n,
      section,
      passage: passageId,
      options: Object.fromEntries(fileLetters.slice(0, optionCount).map((letter) => [letter, letter])),
    })),
    attempt.seed,
  );
  const asked = new Map(attempt.questions.map((question) => [question.n, question]));
  const nameTap = (n: number, option: string | null) => {
    const place = order.findIndex((entry) => entry.n === n);
    const letter = option === null ? -1 : (order[place]?.letters.indexOf(option) ?? -1);
    return { number: place + 1, ownLetter: ownLetters[letter] ?? null };
  };
  const questions = order.flatMap(({ n, letters }): OwnQuestion<Question>[] => {
    const question = asked.get(n);
    if (!question) return [];
    return [
      { ...nameTap(n, question.option), shown: toShown(attempt.class, question, letters), asked: question },
    ];
  });
  return { questions, nameTap };
}
