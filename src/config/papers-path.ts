import { paths } from "./paths";

/** The views of a paper: its overview, its questions with the key, an import, one question, or solving. */
export const paperViews = ["overview", "write", "import", "question", "solve"] as const;

export type PaperView = (typeof paperViews)[number];

/**
 * @param editionId the edition's id
 * @param paperId a paper; without it, the list
 * @param view the view of the paper
 * @param questionNumber the number of the open question; without it, a new question
 * @returns the URL of that view in the Papers section
 */
export function papersPath(
  editionId: string,
  paperId?: string,
  view?: PaperView,
  questionNumber?: number,
): string {
  const query = new URLSearchParams({ section: "papers", edition: editionId });
  if (paperId !== undefined) query.set("paper", paperId);
  if (view !== undefined && view !== "overview") query.set("view", view);
  if (questionNumber !== undefined) query.set("n", String(questionNumber));
  return `${paths.adminPanel}?${query}`;
}
