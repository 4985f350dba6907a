import type { Explanation } from "../../items/item";

type Explanations = Readonly<Record<string, Explanation>>;

/** Wrong answers: the subject and class of the set, and the chosen option's text by question id. */
export type WrongAnswers = {
  subjectSlug: string;
  classNumber: number;
  chosen: Readonly<Record<string, string>>;
};

/**
 * @param chosen the wrong options that were chosen, by question id
 * @param explanations the explanations of the set
 * @returns the id of the mistake behind each option, without options for which the set names no mistake
 */
export function listMistakes(chosen: WrongAnswers["chosen"], explanations: Explanations): string[] {
  return Object.entries(chosen).flatMap(([id, option]) => explanations[id]?.mistakes?.[option] ?? []);
}

/**
 * @param mistake the mistake's id in the subject's list
 * @param explanations the explanations of the set
 * @returns the ids of the questions that offer that mistake as an option
 */
export function listPractisedIds(mistake: string, explanations: Explanations): ReadonlySet<string> {
  const matchingEntries = Object.entries(explanations).filter(([, { mistakes = {} }]) =>
    Object.values(mistakes).includes(mistake),
  );
  return new Set(matchingEntries.map(([id]) => id));
}
