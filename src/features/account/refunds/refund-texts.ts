import type { RefundOutcome, RefundReason } from "../../../data/refunds";
import { formatIst } from "../../../lib/dates";

/** The three reasons of specification section 9, each with what a family would call it. */
export const reasonTexts: Record<RefundReason, { name: string; hint: string }> = {
  payment_error: {
    name: "Payment error",
    hint: "The payment itself went wrong, such as a wrong amount.",
  },
  double_payment: { name: "Double payment", hint: "The same registration was paid twice." },
  system_failure: { name: "System failure", hint: "A fault on our side spoiled the registration." },
};

/** Specification section 9 in plain words; fees and the end of a registration by our own decisions (decision 007). */
export const refundRules = [
  "You can ask within 2 business days of registration or before the exam day, whichever is earlier.",
  "Refunds are processed in 7-10 business days to the original payment method.",
  "Transaction and admin fees are non-refundable, unless the error was ours.",
  "The registration for what is refunded ends once the money has gone back.",
];

/**
 * A deadline is the first moment that is too late, and always a midnight in India: people know it as the day before.
 *
 * @param until an ISO time
 * @returns the last day on which a refund can be asked for, in IST
 */
export function formatLastDay(until: string): string {
  return formatIst(new Date(Date.parse(until) - 1), "weekday");
}

/**
 * @param refusal what the server said, other than yes
 * @returns the sentence to show
 */
export function refusalText(refusal: Exclude<RefundOutcome, { outcome: "requested" }>): string {
  switch (refusal.outcome) {
    case "too_late":
      return `The time to ask for a refund of this order is over: it ended with ${formatLastDay(refusal.deadline)} (IST).`;
    case "already_requested":
      return "A refund of this order has been asked for already. How it stands is written on the order.";
    case "nothing_left":
      return "Nothing of this order is left to refund: it went back already or is on its way.";
    case "not_found":
      return "We could not find this order among yours. Please reload the page.";
    case "invalid_reason":
      return "Please choose what went wrong.";
    case "note_too_long":
      return "Please shorten the note to 500 characters.";
  }
}
