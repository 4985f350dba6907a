import { refusalText } from "../../../../content/paper-texts";
import type { DecideKeyOutcome, MeasuredQuestion } from "../../../../data/admin/paper-statistics";

/** Why the numbers of a question want a second look (exam section 7). */
export const suspectTexts: Record<MeasuredQuestion["suspectFor"][number], string> = {
  discrimination: "Who did well in the rest of the paper has its mark less often than who did not.",
  facility: "Fewer have its mark than guessing alone would give.",
  letter: "Of the best 27 %, more chose another letter than the key.",
};

/** Why a key was not decided on, and what to do. */
export const decideKeyTexts: Record<Exclude<DecideKeyOutcome, "stands" | "waiting">, string> = {
  unchanged: "These letters have the mark already. Choose that the key stands.",
  changed_meanwhile:
    "Another organiser has decided on this question meanwhile. It stands on the page now: please read it, and press once more if yours is still to hold.",
  waits_already: refusalText("waits_already"),
  words_missing: "Please say why, in words that every participant reads.",
  words_too_long: "Please say it in at most 1,000 characters.",
  no_option: "Please choose letters that the question has.",
  not_closed: refusalText("not_closed"),
  kept_out: refusalText("kept_out"),
  not_found: refusalText("not_found"),
};

/**
 * @param share 0 to 1, or null where it cannot be said
 * @returns `62 %`, or a dash
 */
export const writeShare = (share: number | null | undefined): string =>
  share === null || share === undefined ? "–" : `${Math.round(100 * share)} %`;

/**
 * @param credited letters of the file that have the mark
 * @returns `b`, `b or d`, `everybody`
 */
export const writeCredited = (credited: MeasuredQuestion["credited"]): string =>
  credited === "all" ? "everybody" : credited.join(" or ");

/**
 * @param claim letters of the file one after another, or `none`
 * @returns `b or d`, `none of them`
 */
export const writeClaim = (claim: string): string =>
  claim === "none" ? "none of them" : Array.from(claim).join(" or ");

/**
 * @param claims how many challenges take what for right
 * @returns how many there are
 */
export const countClaims = (claims: MeasuredQuestion["claims"]): number =>
  Object.values(claims).reduce((sum, count) => sum + count, 0);

/** @returns `12 for c, 1 for none of them`, the most first */
export const writeClaims = (claims: MeasuredQuestion["claims"]): string =>
  Object.entries(claims)
    .toSorted(([, a], [, b]) => b - a)
    .map(([claim, count]) => `${count.toLocaleString("en-IN")} for ${writeClaim(claim)}`)
    .join(", ");
