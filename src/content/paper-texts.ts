/** The states of a paper, in the words of the panel. */
export const statusTexts = {
  none: "not begun",
  draft: "draft",
  reviewed: "reviewed",
  sealed: "sealed",
  provisional: "provisional",
  final: "final",
};

const refusals = {
  not_found: "This paper is gone. Please reload the page.",
  kept_out: "You have a child in this class, so its papers are closed to you.",
  not_closed: "The paper is not closed yet.",
  waits_already:
    "Another publication or key of this paper is being done. It takes a minute or two: please try again then.",
  not_draft: "This paper is no draft any more. Take it back to draft first.",
  key_known: "You have opened the key of this paper, so somebody else solves it.",
  empty: "There is no question to solve yet.",
  too_late: "A student has started this paper, so it stays as it is.",
  changed_meanwhile:
    "Another organiser has changed this paper meanwhile. What you wrote is still here: copy it, reload the page and bring it in again.",
  too_large: "Questions, drawings and clips together are larger than 1 MiB.",
  note_required: "Please explain it with a word.",
  note_too_long: "Please explain it in at most 500 characters.",
  own_choice: "This choice is your own: another organiser explains it.",
  own_mark: "Your own mark is taken away by another organiser.",
};

export type PaperRefusal = keyof typeof refusals;

/** The panel's messages for refusals about a paper. */
export const refusalText = (outcome: PaperRefusal): string => refusals[outcome];

/** @returns the paper's name: `Maths, Class 5`, and that it is the reserve */
export function namePaper({
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
 * @param value a statistic in marks, or a coefficient; null where it is not known
 * @returns with so many decimals and a true minus sign, or a dash
 */
export const writeStatistic = (value: number | null, decimals: number): string =>
  value === null ? "–" : value.toFixed(decimals).replace("-", "−");
