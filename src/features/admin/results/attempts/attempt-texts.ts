import type {
  CorrectOutcome,
  DecideOutcome,
  FoundAttempt,
  ProposeOutcome,
  VoidDecision,
  VoidProposal,
} from "../../../../data/admin/attempts";
import { refusalText } from "../../../../content/paper-texts";
import { formatIst } from "../../../../lib/dates";

/** Why nothing was asked, and what to do. */
export const proposeTexts: Record<Exclude<ProposeOutcome, "proposed">, string> = {
  reason_missing: "Please write what is to be explained. The family reads it.",
  reason_too_long: "Please write it in at most 1,000 characters.",
  running: "The attempt still runs. Ask when it has ended.",
  waits_already: "It is asked already. The list has been read again.",
  decided_already: "It is decided already, and stays so. The list has been read again.",
  own_exam: "Nobody asks about an own attempt. Another organiser does.",
  kept_out: refusalText("kept_out"),
  not_found: "This attempt is gone. Please search again.",
};

/** Why nothing was decided, and what to do. */
export const decideTexts: Record<Exclude<DecideOutcome, "decided">, string> = {
  own_decision: "You have asked this yourself, so another organiser decides it. You can only release it.",
  too_early:
    "The family has not replied, and its seven days are not over. Until then it can only be released.",
  harder: "The family was asked about a reset, so it does not become a void.",
  words_missing: "Please write why. The family reads it.",
  words_too_long: "Please write it in at most 1,000 characters.",
  own_exam: "Nobody decides about an own attempt. Another organiser does.",
  kept_out: refusalText("kept_out"),
  not_found: "It was decided meanwhile. The list has been read again.",
};

/** Why a name was not corrected, and what to do. */
export const correctTexts: Record<Exclude<CorrectOutcome, "corrected">, string> = {
  same: "The name is already spelt this way.",
  closed: "This certificate is not the valid one any more. Please search again.",
  name_missing: "Please write the name as it is to stand on the certificate.",
  name_too_long: "Please write it in at most 100 characters.",
  reason_missing: "Please write what says so.",
  reason_too_long: "Please write it in at most 500 characters.",
  own_exam: "Nobody corrects an own certificate. Another organiser does.",
  kept_out: refusalText("kept_out"),
  not_found: "This certificate is gone. Please search again.",
};

/** What an attempt may come to, in the words of the panel. */
export const decisionTexts: Record<VoidDecision, string> = {
  released: "It counts",
  reset: "Reset: it counts for nothing, and can be sat again",
  void: "Void: it counts for nothing",
};

const statusTexts: Record<FoundAttempt["status"], string> = {
  normal: "counts",
  held: "held",
  released: "counts, after a question",
  void: "void",
  reset: "reset",
};

const holds: Record<NonNullable<FoundAttempt["heldFor"]>, string> = {
  refund: "held: a refund",
  dispute: "held: a dispute with the bank",
  void: "held: it is asked whether it counts",
  consent: "held: a guardian's consent is missing",
};

/** @returns how an attempt is */
export function describeStatus({ status, heldFor, finishedAt }: FoundAttempt): string {
  if (finishedAt === null) return "still runs";
  return heldFor === null ? statusTexts[status] : holds[heldFor];
}

/**
 * @param wanted what was proposed
 * @returns the possible decisions: none harsher than the family was informed of
 */
export function listDecisions(wanted: VoidProposal["wanted"]): VoidDecision[] {
  return wanted === "void" ? ["released", "reset", "void"] : ["released", "reset"];
}

/** @returns what a proposal waits for */
export function describeWait({ replyUntil, repliedAt, isMine }: VoidProposal): string {
  // Its days end with the last of them, in India.
  const lastDay = formatIst(new Date(Date.parse(replyUntil) - 1).toISOString(), "date");
  if (repliedAt === null) return `waits for the family, until the end of ${lastDay}`;
  return isMine ? "replied: waits for another organiser" : "replied: waits for a decision";
}
