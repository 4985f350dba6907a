import { useQueryClient } from "@tanstack/react-query";
import { openPaper, savePaper, type OpenedPaper } from "../../../../data/admin/paper-draft";
import { papersKey } from "../../../../data/admin/papers";
import { tidyDraft, type PaperDraft, type PaperScope } from "../../../../items/paper/paper-question";
import { messageOf } from "../../../../lib/app-error";
import { paperRefusalText } from "../../../../content/paper-texts";

type PaperContent = Extract<OpenedPaper, { outcome: "paper" }>;

/** A paper that is open with its key. `scope` is its class and subject; `content` is the content at the time of opening. */
export type PaperWithKey = {
  editionId: string;
  paperId: string;
  isDraft: boolean;
  scope: PaperScope;
  content: PaperContent;
};

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * Finds a question again in a paper that another organiser has changed in the meantime.
 *
 * @param openedContent the paper as it was opened
 * @param currentContent the paper as it is now
 * @param index the question's index in `openedContent`; undefined for a new question
 * @returns the question's index in `currentContent`, or `new`; undefined if the question or a passage has changed
 */
export function findCurrentIndex(
  openedContent: PaperContent,
  currentContent: PaperContent,
  index: number | undefined,
): number | "new" | undefined {
  if (!isEqual(currentContent.passages, openedContent.passages)) return undefined;
  if (index === undefined) return "new";
  const currentIndex = currentContent.questions.findIndex((question) =>
    isEqual(question, openedContent.questions[index]),
  );
  return currentIndex < 0 ? undefined : currentIndex;
}

/** Repeats a change on the current paper; undefined if both organisers changed the same question. */
type Merge = (currentContent: PaperContent) => PaperDraft | undefined;

const refuseMerge: Merge = () => undefined;

/**
 * Saves a new version of the opened paper. Changes that another organiser has saved in the meantime are never overwritten.
 *
 * @param paper the opened paper
 * @returns the save function. It resolves to the reason if nothing was saved, else to undefined. If the paper has changed
 * in the meantime, it calls `merge`; without `merge` it saves nothing
 */
export function useSavePaper({ paperId, content }: PaperWithKey) {
  const queryClient = useQueryClient();
  const saveOrMerge = async (draft: PaperDraft, merge: Merge) => {
    const reply = await savePaper(paperId, content.revision, tidyDraft(draft));
    if (reply.outcome !== "changed_meanwhile" || merge === refuseMerge) return reply;
    const current = await openPaper(paperId);
    if (current.outcome !== "paper") return reply;
    const mergedDraft = merge(current);
    return mergedDraft ? savePaper(paperId, current.revision, tidyDraft(mergedDraft)) : reply;
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
