import { useQueryClient } from "@tanstack/react-query";
import { savePaper, type OpenedPaper } from "../../data/admin/paper-draft";
import { papersKey } from "../../data/admin/papers";
import { sections, type PaperDraft, type PaperPlace } from "../../items/paper/paper-question";
import { messageOf } from "../../lib/app-error";
import { refusalText } from "./paper-texts";

/** A paper that is open with its key. */
export type WrittenPaper = {
  editionId: string;
  paperId: string;
  isDraft: boolean;
  place: PaperPlace;
  opened: Extract<OpenedPaper, { outcome: "paper" }>;
};

/** @returns the questions in the order of their sections, else as they were; and no passage that nobody asks about */
export function tidyDraft({ questions, passages }: PaperDraft): PaperDraft {
  const used = new Set(questions.map(({ passage }) => passage));
  return {
    questions: questions.toSorted(
      (one, other) => sections.indexOf(one.section) - sections.indexOf(other.section),
    ),
    passages: Object.fromEntries(Object.entries(passages).filter(([id]) => used.has(id))),
  };
}

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
