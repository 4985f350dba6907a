import type { UnpaidCheckout } from "../../../data/admin/unpaid-checkouts";

/** The texts for a checkout without a payment that the bank has reported. */
const statusTexts: Record<UnpaidCheckout["status"], string> = {
  open: "Opened, not paid. It can still be paid for 48 hours after it was first opened.",
  expired: "Opened, not paid within 48 hours.",
  failed: "The payment window could not be opened: the gateway did not answer.",
};

/**
 * @param checkout an unpaid checkout
 * @returns what happened, in sentences for a call: what the bank said last, or that nothing was tried
 */
export function describeCheckout(checkout: UnpaidCheckout): string {
  const { failures, failure, failedPaymentId, status, isEnrolled } = checkout;
  const paidSince = isEnrolled ? " Its exams were paid in another checkout." : "";
  if (failures === 0) return `${statusTexts[status]}${paidSince}`;
  const tries = failures === 1 ? "The bank did not complete the payment" : `${failures} payments failed`;
  const words = failure === null ? "" : `: “${failure}”`;
  return `${tries}${words}${words === "" ? "." : ""} ${failedPaymentId ?? ""}${paidSince}`.trimEnd();
}
