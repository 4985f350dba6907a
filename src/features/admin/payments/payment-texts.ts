import type {
  Decision,
  DecisionOutcome,
  RefundTaskState,
  TaskReason,
  TaskStatus,
} from "../../../data/admin/refund-tasks";
import { formatPaise } from "../../../lib/money";

export const taskStateTexts: Record<RefundTaskState, string> = {
  open: "To decide",
  under_way: "Under way",
  done: "Done",
};

/** The reason for a task; docs/operations.md explains it at length. */
export const taskReasonTexts: Record<TaskReason, string> = {
  second_payment: "Paid a second time for the same cart",
  duplicate_exam: "An exam of it was booked already",
  amount_mismatch: "The amount is not that of the cart",
  unknown_order: "Paid for an order that is not ours",
  already_refunded: "Had gone back before we heard of it",
  late_after_exam: "Paid after the exam day",
  late_for_price: "Paid more than 48 hours after the cart was opened",
  late_after_closing: "Paid after registration had closed",
  exam_called_off: "The exam was called off",
  dashboard_refund: "Refunded on the gateway's own dashboard",
  dispute: "The payer disputes it at the bank",
  student_request: "The family asks for it",
};

export const taskStatusTexts: Record<TaskStatus, string> = {
  review: "Waits for a decision",
  queued: "Queued",
  requested: "At the gateway",
  processed: "Gone back",
  failed: "Failed, waits for a decision",
  refused: "Refused",
  merged: "Settled with another task of this payment",
};

/** The family's own three reasons (specification section 9). */
const requestReasonTexts: Record<string, string> = {
  payment_error: "Payment error",
  double_payment: "Double payment",
  system_failure: "System failure",
};

/**
 * @param reason as the request keeps it
 * @returns as people say it
 */
export function requestReasonText(reason: string): string {
  return requestReasonTexts[reason] ?? reason;
}

export const decisionTexts: Record<Decision, { name: string; hint: string }> = {
  refund: { name: "Refund", hint: "The gateway pays it back to the way it was paid." },
  by_hand: { name: "Already refunded by hand", hint: "It went back another way. Say how in the note." },
  refuse: { name: "Refuse", hint: "Nothing goes back. The note tells why." },
};

/**
 * @param answer the server's answer, other than yes
 * @returns the sentence to show
 */
export function refusalText(
  answer: Exclude<DecisionOutcome, { outcome: "queued" | "processed" | "refused" }>,
): string {
  switch (answer.outcome) {
    case "exceeds_payment":
      return `That is more than is left of this payment: ${formatPaise(answer.left_paise)}. Choose fewer exams.`;
    case "not_found":
    case "not_open":
      return "This was decided already. Please close this and look at the list again.";
    case "invalid_decision":
      return "This cannot be decided so. Please choose another way.";
    case "note_required":
      return "Please write a note: it says how or why.";
    case "note_too_long":
      return "Please shorten the note to 500 characters.";
    case "invalid_items":
      return "These exams cannot go back with it. Please choose them again.";
  }
}
