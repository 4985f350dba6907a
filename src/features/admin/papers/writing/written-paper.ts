import { useQueryClient } from "@tanstack/react-query";
import { openPaper, savePaper, type OpenedPaper } from "../../../../data/admin/paper-draft";
import { papersKey } from "../../../../data/admin/papers";
import { tidyDraft, type PaperDraft, type PaperScope } from "../../../../items/paper/paper-question";
import { messageOf } from "../../../../lib/app-error";
import { paperRefusalText } from "../../../../content/paper-texts";

type Opened = Extract<OpenedPaper, { outcome: "paper" }>;

/** A paper that is open with its key. */
export type WrittenPaper = {
  editionId: string;
  paperId: string;
  isDraft: boolean;
  place: PaperScope;
  opened: Opened;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Finds a question in a paper that another organiser has saved in the meantime.
 *
 * @param opened the paper as it was opened
 * @param now the paper as it is now
 * @param index the question's place when it was opened; undefined for a new question
 * @returns its place now, or `new`; undefined if this question or a passage has changed
 */
export function findPlaceNow(
  opened: Opened,
  now: Opened,
  index: number | undefined,
): number | "new" | undefined {
  if (!isSame(now.passages, opened.passages)) return undefined;
  if (index === undefined) return "new";
  const place = now.questions.findIndex((question) => isSame(question, opened.questions[index]));
  return place < 0 ? undefined : place;
}

/** Repeats a change in the paper as it is now; undefined if both organisers changed the same thing. */
type Merge = (now: Opened) => PaperDraft | undefined;

const mergeNothing: Merge = () => undefined;

/**
 * Saves a paper in place of the opened one. What another organiser has saved in the meantime is never overwritten.
 *
 * @param written the opened paper
 * @returns the save function: it resolves to the reason if nothing was saved, else to undefined. Without `merge` it
 * refuses
 *   whenever the paper has changed
 */
export function useSavePaper({ paperId, opened }: WrittenPaper) {
  const queryClient = useQueryClient();
  const saveOrMerge = async (draft: PaperDraft, merge: Merge) => {
    const answer = await savePaper(paperId, opened.revision, tidyDraft(draft));
    if (answer.outcome !== "changed_meanwhile" || merge === mergeNothing) return answer;
    const now = await openPaper(paperId);
    if (now.outcome !== "paper") return answer;
    const merged = merge(now);
    return merged ? savePaper(paperId, now.revision, tidyDraft(merged)) : answer;
  };
  return async (draft: PaperDraft, merge: Merge = mergeNothing): Promise<string | undefined> => {
    try {
      const answer = await saveOrMerge(draft, merge);
      if (answer.outcome === "faulty") return `${answer.faults.join("; ")}.`;
      if (answer.outcome !== "saved") return paperRefusalText(answer.outcome);
    } catch (error) {
      return messageOf(error);
    }
    await queryClient.invalidateQueries({ queryKey: papersKey });
    return undefined;
  };
}
