import { groupBy } from "../../lib/group-by";
import type { Question } from "../questions";

/** A question as the draw looks at it: what has no form is plain, or what its figure or its spoken word make it. */
export type Drawn = Question & { form?: string | undefined; passage?: string | undefined };

/**
 * What counts as one in a test (questions section 1): a question that stands for its family, or two or three of the
 * questions about one passage.
 */
export type Idea = {
  key: string;
  questions: readonly Drawn[];
  /** Whether a question of it was asked in one of the last tests. */
  isSeen: boolean;
};

/** What is known of single questions. */
export type Marks = {
  isSeen: (question: Drawn) => boolean;
  /** Whether the question is one that the test is to practise. */
  isPractised: (question: Drawn) => boolean;
};

/** @returns the name of what the question belongs to */
function keyOf({ passage, family }: Drawn): string {
  return passage === undefined ? `family ${family}` : `passage ${passage}`;
}

/**
 * @param question any
 * @returns what a child has to read: its form (questions section 1)
 */
export function formOf({ form, figure, say }: Drawn): string {
  if (form !== undefined) return form;
  if (figure) return "figure";
  return say === undefined ? "plain" : "audio";
}

/** What is asked of a passage: two, and a third by chance where that one is not seen either; in the file's order. */
function takeOfPassage(
  ranked: readonly Drawn[],
  file: readonly Drawn[],
  isSeen: Marks["isSeen"],
  most: number,
) {
  return ranked
    .slice(0, most)
    .filter((question, index) => index < 2 || !isSeen(question))
    .toSorted((a, b) => file.indexOf(a) - file.indexOf(b));
}

/**
 * Finds what could be asked of each idea of a file, at random. What is practised goes before its siblings, what is not
 * seen before what is, and the rarer level before the commoner, which has other ideas to stand for it.
 *
 * @param file the questions in their order
 * @param pool the same in a random order
 * @param marks what is known of them
 * @param random the test's own chance
 * @returns one idea for each family and passage, in a random order
 */
export function listIdeas(
  file: readonly Drawn[],
  pool: readonly Drawn[],
  { isSeen, isPractised }: Marks,
  random: () => number,
): Idea[] {
  const levels = groupBy(pool, ({ level }) => level);
  const supplyOf = ({ level }: Drawn) => levels.get(level)?.length ?? 0;
  return [...groupBy(pool, keyOf)].map(([key, members]) => {
    const ranked = members.toSorted(
      (a, b) =>
        Number(isPractised(b)) - Number(isPractised(a)) ||
        Number(isSeen(a)) - Number(isSeen(b)) ||
        supplyOf(a) - supplyOf(b),
    );
    const questions =
      ranked[0]?.passage === undefined
        ? ranked.slice(0, 1)
        : takeOfPassage(ranked, file, isSeen, random() < 0.5 ? 2 : 3);
    return { key, questions, isSeen: questions.some(isSeen) };
  });
}
