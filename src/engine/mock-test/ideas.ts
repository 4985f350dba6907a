import type { ItemForm } from "../../items/item";
import { groupBy } from "../../lib/group-by";
import type { Question } from "./questions";

/**
 * One idea of a test (docs/questions.md section 1): a question that represents its family, or two or three of the
 * questions about one passage.
 */
export type Idea = {
  key: string;
  questions: readonly Question[];
  /** Whether one of its questions was asked in one of the last tests. */
  isSeen: boolean;
};

/**
 * @param question any question
 * @returns the key of the idea that the question belongs to: its passage, or its family
 */
export function getIdeaKey({ passage, family }: Question): string {
  return passage === undefined ? `family ${family}` : `passage ${passage.id}`;
}

/**
 * @param question any question
 * @returns the question's form (docs/questions.md section 1); without a stored form, `figure` or `audio` if the
 * question has a figure or a spoken word, else `plain`
 */
export function getItemForm({ form, figure, say }: Question): ItemForm {
  if (form !== undefined) return form;
  if (figure) return "figure";
  return say === undefined ? "plain" : "audio";
}

/** Chooses up to `maxCount` questions of a passage, in the file's order; the third question only if it was not seen. */
function choosePassageQuestions(
  rankedQuestions: readonly Question[],
  file: readonly Question[],
  isSeen: (question: Question) => boolean,
  maxCount: number,
) {
  return rankedQuestions
    .slice(0, maxCount)
    .filter((question, index) => index < 2 || !isSeen(question))
    .toSorted((a, b) => file.indexOf(a) - file.indexOf(b));
}

/**
 * Chooses which question of each idea could be asked, at random among equally good ones. Unseen questions are preferred
 * to seen ones, then rare levels to common ones: other ideas too can supply a question of a common level.
 *
 * @param file the questions in their order
 * @param pool the same questions in a random order
 * @param isSeen whether a question was asked in one of the last tests
 * @param random the test's seeded random numbers
 * @returns one idea for each family and passage, in a random order
 */
export function listIdeas(
  file: readonly Question[],
  pool: readonly Question[],
  isSeen: (question: Question) => boolean,
  random: () => number,
): Idea[] {
  const levels = groupBy(pool, ({ level }) => level);
  const countOfLevel = ({ level }: Question) => levels.get(level)?.length ?? 0;
  return [...groupBy(pool, getIdeaKey)].map(([key, members]) => {
    const rankedQuestions = members.toSorted(
      (a, b) => Number(isSeen(a)) - Number(isSeen(b)) || countOfLevel(a) - countOfLevel(b),
    );
    const questions =
      rankedQuestions[0]?.passage === undefined
        ? rankedQuestions.slice(0, 1)
        : choosePassageQuestions(rankedQuestions, file, isSeen, random() < 0.5 ? 2 : 3);
    return { key, questions, isSeen: questions.some(isSeen) };
  });
}
