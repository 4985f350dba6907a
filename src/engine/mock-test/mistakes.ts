import type { Explanation } from "../../items/item";

type Explanations = Readonly<Record<string, Explanation>>;

/** Wrong answers: the set's place in the bank, and the chosen option's text by question id. */
export type WrongAnswers = {
  subjectSlug: string;
  classNumber: number;
  chosen: Readonly<Record<string, string>>;
};

/**
 * The limit of the account for one test, in bytes (supabase/schemas, `mock_tests.mistakes`): 8 for the list, 4 for
 * each.
 */
const listBytes = 8;
const entryBytes = 4;
const maxBytes = 1024;

function hasRoom(texts: readonly string[]): boolean {
  const encoder = new TextEncoder();
  return (
    texts.reduce((bytes, text) => bytes + entryBytes + encoder.encode(text).length, listBytes) <= maxBytes
  );
}

/**
 * @param chosen the wrong options that were chosen, by question id
 * @param explanations those of the set
 * @returns the mistake behind each, as far as the set names it and the account has room for it
 */
export function listMistakes(chosen: WrongAnswers["chosen"], explanations: Explanations): string[] {
  const named = Object.entries(chosen).flatMap(([id, option]) => explanations[id]?.wrong[option] || []);
  return named.filter((_, index) => hasRoom(named.slice(0, index + 1)));
}

/**
 * @param mistake as the set words it
 * @param explanations those of the set
 * @returns the ids of the questions of which an option comes from that mistake
 */
export function listPractisedIds(mistake: string, explanations: Explanations): ReadonlySet<string> {
  const found = Object.entries(explanations).filter(([, { wrong }]) =>
    Object.values(wrong).includes(mistake),
  );
  return new Set(found.map(([id]) => id));
}

/** Questions about one mistake that a test must hold to practise it (decision 043). */
export const leastPractised = 2;

/**
 * @param mistake as the set words it
 * @param explanations those of the set
 * @returns whether a test of that set can practise it
 */
export function canPractise(mistake: string, explanations: Explanations): boolean {
  return listPractisedIds(mistake, explanations).size >= leastPractised;
}
