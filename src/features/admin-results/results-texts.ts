import type { ConfirmOutcome } from "../../data/admin/award-checks";
import type { PublishOutcome } from "../../data/admin/paper-results";
import type { DecideKeyOutcome, MeasuredQuestion } from "../../data/admin/paper-statistics";
import { refusalText } from "../../content/paper-texts";
import { formatIst } from "../../lib/dates";
import { countText } from "../../ui/count-text";

/** Why the numbers of a question want a second look (exam section 7). */
export const suspectTexts: Record<MeasuredQuestion["suspectFor"][number], string> = {
  discrimination: "Who did well in the rest of the paper has its mark less often than who did not.",
  facility: "Fewer have its mark than guessing alone would give.",
  letter: "Of the best 27 %, more chose another letter than the key.",
};

const waitsAlready =
  "Another publication or key of this paper is being done. It takes a minute or two: please try again then.";
/** Nothing is measured before. */
export const notClosedText = "The paper is not closed yet.";

/** @returns `question 3`, `questions 3, 7 and 12` */
function nameQuestions(numbers: readonly number[]): string {
  const names = new Intl.ListFormat("en-IN").format(numbers.map(String));
  return `${numbers.length === 1 ? "question" : "questions"} ${names}`;
}

/**
 * @param answer to a publication
 * @returns why it was not published and what to do; undefined where it is
 */
export function describePublishRefusal(answer: PublishOutcome): string | undefined {
  switch (answer.outcome) {
    case "waiting":
      return undefined;
    case "waits_already":
      return waitsAlready;
    case "published_already":
      return "It is published already: another organiser was first.";
    case "not_closed":
      return notClosedText;
    case "not_provisional":
      return "The provisional result is published first.";
    case "too_early":
      return `It can be published from ${formatIst(answer.until, "time")} IST on.`;
    case "kept_answers":
      return `Answers of ${countText(answer.count, "student", "students")} came late, and nobody has decided whether they count. Please decide under Exam day, Students.`;
    case "undecided":
      return `Nobody has decided yet on ${nameQuestions(answer.questions)}, whose numbers are suspicious.`;
    case "unanswered":
      return `Families challenge ${nameQuestions(answer.questions)}, and nobody has answered yet.`;
    case "unconfirmed":
      return `${countText(answer.count, "medal", "medals")} are not confirmed yet, under Medals to confirm.`;
    case "many_golds":
      return `There would be ${answer.golds} gold medals now, which is another number than you agreed to. The page has been read again: please look, and press once more.`;
    default:
      return refusalText(answer.outcome);
  }
}

/** Why a key was not decided on, and what to do. */
export const decideKeyTexts: Record<Exclude<DecideKeyOutcome, "stands" | "waiting">, string> = {
  unchanged: "These letters have the mark already. Choose that the key stands.",
  changed_meanwhile:
    "Another organiser has decided on this question meanwhile. It stands on the page now: please read it, and press once more if yours is still to hold.",
  waits_already: waitsAlready,
  words_missing: "Please say why, in words that every participant reads.",
  words_too_long: "Please say it in at most 1,000 characters.",
  no_option: "Please choose letters that the question has.",
  not_closed: notClosedText,
  kept_out: refusalText("kept_out"),
  not_found: refusalText("not_found"),
};

/** Why a medal was not confirmed, and what to do. */
export const confirmTexts: Record<Exclude<ConfirmOutcome, "confirmed">, string> = {
  confirmed_already: "Another organiser has confirmed it meanwhile.",
  proof_missing: "Please write down what you have seen or heard.",
  proof_too_long: "Please write it in at most 500 characters.",
  own_exam: "Nobody confirms an own medal. Please ask another organiser.",
  kept_out: refusalText("kept_out"),
  not_found: "It is not to be confirmed any more: the ranks have changed. The list has been read again.",
};

/**
 * @param share 0 to 1, or null where it cannot be said
 * @returns `62 %`, or a dash
 */
export const writeShare = (share: number | null | undefined): string =>
  share === null || share === undefined ? "–" : `${Math.round(100 * share)} %`;

/**
 * @param value in marks, or a coefficient; null where it cannot be said
 * @returns with so many decimals and a true minus sign, or a dash
 */
export const writeNumber = (value: number | null, decimals: number): string =>
  value === null ? "–" : value.toFixed(decimals).replace("-", "−");

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
