import { nameSection } from "../../items/sections";
import { orderPaper } from "../../lib/paper-order";
import type { Receipt, ReceiptQuestion } from "./receipts";
import { toShownItem, type ShownItem } from "./shown-paper";

const fileLetters = ["a", "b", "c", "d"] as const;
const ownLetters = ["A", "B", "C", "D"] as const;

/** A question of a receipt as its family knows it from the room. */
export type OwnQuestion = {
  /** The child's own number, from 1. */
  number: number;
  /** What counts, as the child's screen named it: A to D; null for no answer. */
  ownLetter: string | null;
  /** With its text, once the paper is closed. */
  shown: ShownItem | null;
  asked: ReceiptQuestion;
};

function toShown(receipt: Receipt, asked: ReceiptQuestion, letters: readonly string[]): ShownItem | null {
  const { n, section, question, options, figure, optionFigures, table, passage, passageId, topic } = asked;
  if (question === undefined || options === undefined) return null;
  return toShownItem(
    { n, section, question, options, figure, optionFigures, table },
    letters,
    topic ?? nameSection(section, receipt.class),
    passage && { id: passageId ?? "", ...passage },
  );
}

/**
 * A family always sees the child's own numbering (exam section 3), before a paper is closed as well.
 *
 * @param receipt of the attempt
 * @returns its questions in the child's own order; and `nameTap`, which says of a letter of the file which number and which
 *   letter it was on the child's screen
 */
export function toOwnNumbering(receipt: Receipt) {
  const order = orderPaper(
    receipt.questions.map(({ n, section, passageId, optionCount }) => ({
      n,
      section,
      passage: passageId,
      options: Object.fromEntries(fileLetters.slice(0, optionCount).map((letter) => [letter, letter])),
    })),
    receipt.seed,
  );
  const asked = new Map(receipt.questions.map((question) => [question.n, question]));
  const nameTap = (n: number, option: string | null) => {
    const place = order.findIndex((entry) => entry.n === n);
    const letter = option === null ? -1 : (order[place]?.letters.indexOf(option) ?? -1);
    return { number: place + 1, ownLetter: ownLetters[letter] ?? null };
  };
  const questions = order.flatMap(({ n, letters }): OwnQuestion[] => {
    const question = asked.get(n);
    if (!question) return [];
    return [{ ...nameTap(n, question.option), shown: toShown(receipt, question, letters), asked: question }];
  });
  return { questions, nameTap };
}
