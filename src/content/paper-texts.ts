/** The states of a paper, as the panel shows them. */
export const statusTexts = {
  none: "not prepared",
  draft: "draft",
  reviewed: "reviewed",
  sealed: "sealed",
  provisional: "provisional",
  final: "final",
};

const refusals = {
  not_found: "This paper no longer exists. Please refresh the page.",
  conflict_of_interest: "You have a child in this class, so you cannot open its papers.",
  not_closed: "The paper is not closed yet.",
  waits_already:
    "Another publication or answer key change is in progress. Please try again in a minute or two.",
  not_draft: "This paper is no longer a draft. Take it back to draft first.",
  key_known: "You have opened the answer key of this paper, so someone else must solve it.",
  empty: "There is no question to solve yet.",
  too_late: "A student has started this paper, so it cannot change.",
  changed_meanwhile:
    "Another organiser has changed this paper. Nothing was saved, and your text is still here: copy it, refresh the page and enter it again.",
  too_large: "Questions, drawings and clips together are larger than 1 MiB.",
  note_required: "Please explain it.",
  note_too_long: "Please explain it in at most 500 characters.",
  own_choice: "This is your own choice, so another organiser must explain it.",
  own_mark: "Another organiser must remove the mark for your own child.",
};

export type PaperRefusal = keyof typeof refusals;

/** Returns the admin panel's message for a refused action on a paper. */
export const paperRefusalText = (outcome: PaperRefusal): string => refusals[outcome];

/** @returns the paper's name, such as `Maths, Class 5`, or `Maths, Class 5, reserve` for a reserve paper */
export function formatPaperName({
  examName,
  className,
  kind,
}: {
  examName: string;
  className: string;
  kind: "exam" | "reserve";
}): string {
  return `${examName}, ${className}${kind === "reserve" ? ", reserve" : ""}`;
}

/** @returns `1 question`, `3 questions` */
export const countQuestions = (count: number): string => `${count} question${count === 1 ? "" : "s"}`;

/**
 * @param value a statistic in marks, or a coefficient; null if unknown
 * @param decimals the number of decimal places
 * @returns the number with the given decimals and a true minus sign, or a dash
 */
export const formatStatistic = (value: number | null, decimals: number): string =>
  value === null ? "–" : value.toFixed(decimals).replace("-", "−");
