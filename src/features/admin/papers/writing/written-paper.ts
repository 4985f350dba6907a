import { useQueryClient } from "@tanstack/react-query";
import { savePaper, type OpenedPaper } from "../../../../data/admin/paper-draft";
import { papersKey } from "../../../../data/admin/papers";
import { tidyDraft, type PaperDraft, type PaperPlace } from "../../../../items/paper/paper-question";
import { messageOf } from "../../../../lib/app-error";
import { refusalText } from "../../../../content/paper-texts";

/** A paper opened with its key. */
export type WrittenPaper = {
  editionId: string;
  paperId: string;
  isDraft: boolean;
  place: PaperPlace;
  opened: Extract<OpenedPaper, { outcome: "paper" }>;
};

/**
 * Saves a paper in place of the opened one.
 *
 * @param written the opened paper
 * @returns the save function: it resolves to the reason if nothing was saved, else to undefined
 */
export function useSavePaper({ paperId, opened }: WrittenPaper) {
  const queryClient = useQueryClient();
  return async (draft: PaperDraft): Promise<string | undefined> => {
    try {
      const answer = await savePaper(paperId, opened.revision, tidyDraft(draft));
      if (answer.outcome === "faulty") return `${answer.faults.join("; ")}.`;
      if (answer.outcome !== "saved") return refusalText(answer.outcome);
    } catch (error) {
      return messageOf(error);
    }
    await queryClient.invalidateQueries({ queryKey: papersKey });
    return undefined;
  };
}
