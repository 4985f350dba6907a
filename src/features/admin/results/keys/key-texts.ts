import { paperRefusalText } from "../../../../content/paper-texts";
import type { DecideKeyOutcome, MeasuredQuestion } from "../../../../data/admin/paper-statistics";
import { countText } from "../../../../ui/count-text";

/** Why a question is suspect (docs/exam.md section 7). */
export const suspectTexts: Record<MeasuredQuestion["suspectFor"][number], string> = {
  discrimination:
    "Students who did well in the rest of the paper got this wrong more often than weaker students.",
  facility: "Fewer students got this right than by guessing.",
  letter: "More of the top 27% chose another letter than the answer key.",
};

/**
 * Why a decision on a key was not saved, and what to do. `kept` and `waiting` (a second organiser
 * has to confirm) are saved; `conflict_of_interest` is an organiser with a child in the class.
 */
export const decideKeyTexts: Record<Exclude<DecideKeyOutcome, "kept" | "waiting">, string> = {
  unchanged: "This is already the answer key. Choose “Keep the answer key” instead.",
  changed_meanwhile:
    "Another organiser has already decided on this question. Please read that decision, and press again if you still want yours.",
  waits_already: paperRefusalText("waits_already"),
  reason_missing: "Please write the reason. Every participant can read it.",
  reason_too_long: "Please use at most 1,000 characters.",
  no_option: "Please choose letters of this question.",
  not_closed: paperRefusalText("not_closed"),
  conflict_of_interest: paperRefusalText("conflict_of_interest"),
  not_found: paperRefusalText("not_found"),
};

/**
 * @param share 0 to 1, or null if unknown
 * @returns the share in per cent, or a dash
 */
export const formatShare = (share: number | null | undefined): string =>
  share === null || share === undefined ? "–" : `${Math.round(100 * share)}%`;

/**
 * @param credited the letters that earn the mark, sorted
 * @returns a text such as `b`, `b or d`, or `everybody`
 */
export const formatCredited = (credited: MeasuredQuestion["credited"]): string =>
  credited === "all" ? "everybody" : credited.join(" or ");

/**
 * @param decision a change of the key, in the form's values
 * @returns the letters that will earn the mark: `b or d`, `everybody`
 */
export const formatNewKey = ({ choice, letters }: { choice: string; letters: readonly string[] }): string =>
  choice === "all" ? "everybody" : letters.toSorted().join(" or ");

/**
 * @param claim letters such as `bd`, sorted, or `none`
 * @returns a text such as `b or d`, or `none of them`
 */
export const formatClaim = (claim: string): string =>
  claim === "none" ? "none of them" : Array.from(claim).join(" or ");

/**
 * @param claims the number of challenges for each claimed answer
 * @returns the total number of challenges
 */
export const countClaims = (claims: MeasuredQuestion["claims"]): number =>
  Object.values(claims).reduce((sum, count) => sum + count, 0);

/** @returns the answers that families think are right: `12 families say c, 1 family says none of them`, most frequent first */
export const formatClaims = (claims: MeasuredQuestion["claims"]): string =>
  Object.entries(claims)
    .toSorted(([, a], [, b]) => b - a)
    .map(([claim, count]) => `${countText(count, "family says", "families say")} ${formatClaim(claim)}`)
    .join(", ");
