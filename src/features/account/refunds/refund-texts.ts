import type { RefundOutcome, RefundReason } from "../../../data/refunds";
import { formatIst } from "../../../lib/dates";

/** The three reasons of docs/specification.md section 9, each with a name and an explanation for the family. */
export const reasonTexts: Record<RefundReason, { name: string; hint: string }> = {
  payment_error: {
    name: "Payment error",
    hint: "The payment went wrong, for example you were charged the wrong amount.",
  },
  double_payment: { name: "Double payment", hint: "You paid twice for the same registration." },
  system_failure: { name: "System failure", hint: "A problem in our system affected your registration." },
};

/**
 * The refund rules of docs/specification.md section 9 in plain words. The rules about fees and about the end of a
 * registration are our own decisions (decision 007).
 */
export const refundRules = [
  "You can ask within 2 business days of registration or before the exam day, whichever is earlier.",
  "Refunds are processed in 7-10 business days to the original payment method.",
  "Transaction and admin fees are non-refundable, unless the error was ours.",
  "Your registration for the refunded exam ends once the refund is made.",
];

/**
 * Formats a deadline, which is always midnight in India, as the day before it.
 *
 * @param until an ISO time
 * @returns the last day on which a refund can be asked for, in IST
 */
export function formatLastDay(until: string): string {
  return formatIst(new Date(Date.parse(until) - 1), "weekday");
}

/**
 * @param refusal the server's refusal
 * @returns the sentence to show
 */
export function describeRefundRefusal(refusal: Exclude<RefundOutcome, { outcome: "requested" }>): string {
  switch (refusal.outcome) {
    case "too_late":
      return `The time to ask for a refund of this order is over. The last day was ${formatLastDay(refusal.deadline)} (IST).`;
    case "already_requested":
      return "You have already requested a refund for this order. See its status on the order.";
    case "nothing_left":
      return "This order has already been refunded, or the refund is on its way.";
    case "not_found":
      return "We could not find this order among yours. Please reload the page.";
    case "invalid_reason":
      return "Please choose what went wrong.";
    case "note_too_long":
      return "Please shorten the note to 500 characters.";
  }
}
