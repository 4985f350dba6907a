import type {
  CorrectOutcome,
  DecideOutcome,
  FoundAttempt,
  ProposeOutcome,
  VoidDecision,
  VoidProposal,
} from "../../../../data/admin/attempts";
import { paperRefusalText } from "../../../../content/paper-texts";
import { formatIst } from "../../../../lib/dates";

/**
 * Why an organiser could not propose to void or reset an attempt, and what to do. A proposal asks the family to explain.
 * `conflict_of_interest`: the organiser has a child in this class.
 */
export const proposeRefusals: Record<Exclude<ProposeOutcome, "proposed">, string> = {
  reason_missing: "Please write what you would like the family to explain. The family will read this.",
  reason_too_long: "Please write it in at most 1,000 characters.",
  running: "The attempt is still in progress. Ask when it has ended.",
  waits_already: "The family has already been asked. The list has been refreshed.",
  decided_already: "This has already been decided and cannot be changed. The list has been refreshed.",
  own_exam: "You cannot ask about your own attempt. Another organiser must do it.",
  conflict_of_interest: paperRefusalText("conflict_of_interest"),
  not_found: "This attempt no longer exists. Please search again.",
};

/** Why a decision about an attempt was refused, and what to do. */
export const decideRefusals: Record<Exclude<DecideOutcome, "decided">, string> = {
  own_decision:
    "You sent this query, so another organiser must decide. You can only decide that the attempt is valid.",
  too_early:
    "The family has not replied and its seven days are not over. Until then you can only decide that the attempt is valid.",
  // The decision is stricter than the proposal.
  stricter: "The family was asked about a reset, so this cannot become a void.",
  reason_missing: "Please write the reason. The family will read it.",
  reason_too_long: "Please write it in at most 1,000 characters.",
  own_exam: "You cannot decide about your own attempt. Another organiser must do it.",
  conflict_of_interest: paperRefusalText("conflict_of_interest"),
  not_found: "Someone else has already decided. The list has been refreshed.",
};

/** Why the name on a certificate was not corrected, and what to do. */
export const correctNameRefusals: Record<Exclude<CorrectOutcome, "corrected" | "waiting">, string> = {
  same: "The name is already spelt this way.",
  closed: "This certificate is no longer the valid one. Please search again.",
  name_missing: "Please write the name as it should appear on the certificate.",
  name_too_long: "Please write it in at most 100 characters.",
  reason_missing: "Please write your proof.",
  reason_too_long: "Please write it in at most 500 characters.",
  own_exam: "You cannot correct your own certificate. Another organiser must do it.",
  conflict_of_interest: paperRefusalText("conflict_of_interest"),
  not_found: "This certificate no longer exists. Please search again.",
};

/** The possible results of an attempt, in the panel's words. */
export const decisionTexts: Record<VoidDecision, string> = {
  released: "Valid",
  reset: "Reset: not valid, the exam can be taken again",
  void: "Void: not valid",
};

const statusTexts: Record<FoundAttempt["status"], string> = {
  normal: "Valid",
  held: "Withheld",
  released: "Valid, after a query to the family",
  void: "Void: not valid",
  reset: "Reset: can be taken again",
};

const holdTexts: Record<NonNullable<FoundAttempt["heldFor"]>, string> = {
  refund: "Withheld: a refund",
  dispute: "Withheld: a dispute with the bank",
  void: "Withheld: query to the family",
  consent: "Withheld: no guardian’s consent",
};

/** @returns the attempt's state in words */
export function describeStatus({ status, heldFor, finishedAt }: FoundAttempt): string {
  if (finishedAt === null) return "In progress";
  return heldFor === null ? statusTexts[status] : holdTexts[heldFor];
}

/** @returns the marks, the numbers that decide between equal marks, and the rank; null before they are published */
export function describeMarks({ marks, sectionC, difficulty, rank }: FoundAttempt): string | null {
  if (marks === null) return null;
  const parts = [
    `${marks} marks`,
    `${sectionC} of them in section C`,
    difficulty !== null && `difficulty score ${difficulty}`,
    rank !== null && `rank ${rank}`,
  ];
  return parts.filter(Boolean).join(", ");
}

/**
 * @param wanted the proposed decision
 * @returns the possible decisions: the proposed one and milder ones
 */
export function listDecisions(wanted: VoidProposal["wanted"]): VoidDecision[] {
  return wanted === "void" ? ["released", "reset", "void"] : ["released", "reset"];
}

/** @returns a sentence about the proposal's next step */
export function describeWait({ replyUntil, repliedAt, isMine }: VoidProposal): string {
  // `replyUntil` is the midnight after the last day, in India.
  const lastDay = formatIst(new Date(Date.parse(replyUntil) - 1).toISOString(), "date");
  if (repliedAt === null) return `waiting for the family until the end of ${lastDay}`;
  return isMine ? "replied: waiting for another organiser" : "replied: waiting for a decision";
}
