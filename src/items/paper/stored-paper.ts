import type { PaperDraft, PaperQuestion } from "./paper-question";

type Key = { credited: string[]; why: string; wrong: Record<string, string> };

/**
 * A paper in the three parts that `save_paper` takes: questions that do not reveal their answers, passages, and the
 * key.
 */
export type StoredPaper = {
  items: (Omit<PaperQuestion, "answer" | "why" | "wrong"> & { n: number })[];
  passages: PaperDraft["passages"];
  /** Keyed by the question's number. */
  key: Record<string, Key>;
};

/**
 * Separates the questions of a draft from their key.
 *
 * @param draft the questions in their order, and their passages
 * @returns the three parts of the paper
 */
export function toStoredPaper({ questions, passages }: PaperDraft): StoredPaper {
  return {
    items: questions.map(({ answer: _key, why: _why, wrong: _wrong, ...item }, index) => ({
      ...item,
      n: index + 1,
    })),
    passages,
    key: Object.fromEntries(
      questions.map(({ answer, why, wrong }, index) => [index + 1, { credited: [answer], why, wrong }]),
    ),
  };
}
