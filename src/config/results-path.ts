import { paths } from "./paths";

/** The views of a paper's results: overview, questions, one question, challenges, medals, attempts. */
export const resultsViews = [
  "overview",
  "questions",
  "question",
  "challenges",
  "medals",
  "attempts",
] as const;

export type ResultsView = (typeof resultsViews)[number];

/**
 * @param editionId the edition's id
 * @param paperId a paper; without it, the list
 * @param view the view of the paper's results
 * @param questionNumber the number of the open question
 * @returns the URL of that view in the Results section
 */
export function resultsPath(
  editionId: string,
  paperId?: string,
  view?: ResultsView,
  questionNumber?: number,
): string {
  const query = new URLSearchParams({ section: "results", edition: editionId });
  if (paperId !== undefined) query.set("paper", paperId);
  if (view !== undefined && view !== "overview") query.set("view", view);
  if (questionNumber !== undefined) query.set("n", String(questionNumber));
  return `${paths.adminPanel}?${query}`;
}
