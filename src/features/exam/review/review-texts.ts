import type { OwnQuestion } from "../../../engine/exam/paper/own-numbering";
import type { ChallengeReply, Credited, ReviewQuestion } from "../../../data/results/review";
import type { Verdict } from "../../../ui/test-parts/verdict-icon";

/** A question of a review in the child's own order. */
export type OwnReviewQuestion = OwnQuestion<ReviewQuestion>;

/** Maps a letter of the file to the letter on the child's own screen. */
export type ToOwnLetter = (letter: string) => string | null;

/** Returns the verdict on the answer; `given` means that everybody gets the mark. */
export function judge({ paperQuestion: { option, credited, isCredited } }: OwnReviewQuestion): Verdict {
  if (credited === "all") return "given";
  if (isCredited) return "correct";
  return option === null ? "unanswered" : "wrong";
}

/**
 * @param letters the file's letters
 * @param toOwnLetter turns a letter of the file into the child's
 * @returns `B`, `B or D`, in alphabetical order
 */
export function formatLetters(letters: readonly string[], toOwnLetter: ToOwnLetter): string {
  return letters
    .map((letter) => toOwnLetter(letter) ?? letter)
    .toSorted()
    .join(" or ");
}

/** @returns the correct letters, as on the child's screen */
export function formatCredited(credited: Credited, toOwnLetter: ToOwnLetter): string {
  return credited === "all" ? "everyone gets the mark" : formatLetters(credited, toOwnLetter);
}

/** Why a challenge was refused, and what to do. */
export const refusals: Record<Exclude<ChallengeReply["outcome"], "filed">, string> = {
  already_filed:
    "You have already challenged this question. You can’t edit a challenge; our reply will appear here.",
  limit: "You have challenged five questions in this paper, which is the most allowed.",
  closed: "The seven days to challenge an answer are over.",
  not_found: "This paper cannot be challenged. Please refresh the page.",
};
