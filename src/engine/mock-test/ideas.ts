import type { ItemForm } from "../../items/item";
import { groupBy } from "../../lib/group-by";
import type { Question } from "./questions";

/**
 * One idea of a test (docs/questions.md section 1): a question that represents its family, or two or three of the questions
 * about one passage.
 */
export type Idea = {
  key: string;
  questions: readonly Question[];
  /** Whether a question of it was asked in one of the last tests. */
  isSeen: boolean;
};

/**
 * @param question any
 * @returns the key of the idea that the question belongs to: its passage, or its family
 */
export function keyOf({ passage, family }: Question): string {
  return passage === undefined ? `family ${family}` : `passage ${passage.id}`;
}

/**
 * @param question any
 * @returns what a child has to read (docs/questions.md section 1); what has no form is plain, or what its figure or its spoken
 *   word make it
 */
export function formOf({ form, figure, say }: Question): ItemForm {
  if (form !== undefined) return form;
  if (figure) return "figure";
  return say === undefined ? "plain" : "audio";
}

/**
 * The questions taken from a passage: two, and a third by chance where that one is not seen either; in the file's
 * order.
 */
function takeOfPassage(
  ranked: readonly Question[],
  file: readonly Question[],
  isSeen: (question: Question) => boolean,
  most: number,
) {
  return ranked
    .slice(0, most)
    .filter((question, index) => index < 2 || !isSeen(question))
    .toSorted((a, b) => file.indexOf(a) - file.indexOf(b));
}

/**
 * Finds what could be asked of each idea of a file, at random. Unseen questions go before seen siblings, and the rarer
 * level before the commoner, which has other ideas.
 *
 * @param file the questions in their order
 * @param pool the same in a random order
 * @param isSeen whether a question was asked in one of the last tests
 * @param random the test's own chance
 * @returns one idea for each family and passage, in a random order
 */
export function listIdeas(
  file: readonly Question[],
  pool: readonly Question[],
  isSeen: (question: Question) => boolean,
  random: () => number,
): Idea[] {
  const levels = groupBy(pool, ({ level }) => level);
  const supplyOf = ({ level }: Question) => levels.get(level)?.length ?? 0;
  return [...groupBy(pool, keyOf)].map(([key, members]) => {
    const ranked = members.toSorted(
      (a, b) => Number(isSeen(a)) - Number(isSeen(b)) || supplyOf(a) - supplyOf(b),
    );
    const questions =
      ranked[0]?.passage === undefined
        ? ranked.slice(0, 1)
        : takeOfPassage(ranked, file, isSeen, random() < 0.5 ? 2 : 3);
    return { key, questions, isSeen: questions.some(isSeen) };
  });
}
