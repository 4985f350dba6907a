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
 * Saves a paper over the one that was opened.
 *
 * @param written the paper as it was opened
 * @returns the saving: it answers with the sentence that says why nothing was saved, or undefined once it is
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
