import type { UnpaidCheckout } from "../../../data/admin/unpaid-checkouts";

/** The texts for a checkout without a payment that the bank has reported. */
const statusTexts: Record<UnpaidCheckout["status"], string> = {
  open: "Opened, not paid. It can still be paid for 48 hours after it was first opened.",
  expired: "Opened, not paid within 48 hours.",
  failed: "The payment window could not be opened: Razorpay did not answer.",
};

/** A space and the sentence on the cancelled exams of a cart; empty if there are none. */
function describeCancelledExams({ cancelledExams, exams }: UnpaidCheckout): string {
  if (cancelledExams.length === 0) return "";
  const names = `${new Intl.ListFormat("en-IN").format(cancelledExams)} ${cancelledExams.length === 1 ? "was" : "were"} cancelled`;
  return cancelledExams.length === exams.length
    ? ` ${names}, so it cannot be paid any more.`
    : ` ${names}, so this cart cannot be paid any more; the family can pay for the rest in a new one.`;
}

/**
 * @param checkout an unpaid checkout
 * @returns what happened, in sentences for a call: what the bank said last, or that nothing was tried
 */
export function describeCheckout(checkout: UnpaidCheckout): string {
  const { failureCount, bankReason, failedPaymentId, status, isEnrolled, cancelledExams } = checkout;
  const laterEvents = `${describeCancelledExams(checkout)}${isEnrolled ? " The family paid for these exams in another attempt." : ""}`;
  if (failureCount === 0)
    return `${status === "open" && cancelledExams.length > 0 ? "Opened, not paid." : statusTexts[status]}${laterEvents}`;
  const tries =
    failureCount === 1 ? "The bank did not complete the payment" : `${failureCount} payments failed`;
  const bankText = bankReason === null ? "" : `: “${bankReason}”`;
  return `${tries}${bankText}${bankText === "" ? "." : ""} ${failedPaymentId ?? ""}${laterEvents}`.trimEnd();
}
