import { useQueryClient } from "@tanstack/react-query";
import { openPaper, savePaper, type OpenedPaper } from "../../../../data/admin/paper-draft";
import { papersKey } from "../../../../data/admin/papers";
import { tidyDraft, type PaperDraft, type PaperScope } from "../../../../items/paper/paper-question";
import { messageOf } from "../../../../lib/app-error";
import { paperRefusalText } from "../../../../content/paper-texts";

type Opened = Extract<OpenedPaper, { outcome: "paper" }>;

/** A paper that is open with its key. `scope` is its class and subject, `opened` its content when it was opened. */
export type WrittenPaper = {
  editionId: string;
  paperId: string;
  isDraft: boolean;
  scope: PaperScope;
  opened: Opened;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Finds a question again in a paper that another organiser has changed in the meantime.
 *
 * @param opened the paper as it was opened
 * @param current the paper as it is now
 * @param index the question's index when it was opened; undefined for a new question
 * @returns its index now, or `new`; undefined if this question or a passage has changed
 */
export function findCurrentIndex(
  opened: Opened,
  current: Opened,
  index: number | undefined,
): number | "new" | undefined {
  if (!isSame(current.passages, opened.passages)) return undefined;
  if (index === undefined) return "new";
  const currentIndex = current.questions.findIndex((question) => isSame(question, opened.questions[index]));
  return currentIndex < 0 ? undefined : currentIndex;
}

/** Repeats a change on the current paper; undefined if both organisers changed the same question. */
type Merge = (current: Opened) => PaperDraft | undefined;

const refuseMerge: Merge = () => undefined;

/**
 * Saves a paper in place of the opened one. What another organiser has saved in the meantime is never overwritten.
 *
 * @param written the opened paper
 * @returns the save function: it resolves to the reason if nothing was saved, else to undefined. Without `merge` it
 * refuses whenever the paper has changed
 */
export function useSavePaper({ paperId, opened }: WrittenPaper) {
  const queryClient = useQueryClient();
  const saveOrMerge = async (draft: PaperDraft, merge: Merge) => {
    const reply = await savePaper(paperId, opened.revision, tidyDraft(draft));
    if (reply.outcome !== "changed_meanwhile" || merge === refuseMerge) return reply;
    const current = await openPaper(paperId);
    if (current.outcome !== "paper") return reply;
    const merged = merge(current);
    return merged ? savePaper(paperId, current.revision, tidyDraft(merged)) : reply;
  };
  return async (draft: PaperDraft, merge: Merge = refuseMerge): Promise<string | undefined> => {
    try {
      const reply = await saveOrMerge(draft, merge);
      if (reply.outcome === "invalid") return `${reply.errors.join("; ")}.`;
      if (reply.outcome !== "saved") return paperRefusalText(reply.outcome);
    } catch (error) {
      return messageOf(error);
    }
    await queryClient.invalidateQueries({ queryKey: papersKey });
    return undefined;
  };
}
