/** Sentences about refunds that were decided, which an organiser reads out to a parent on the phone. */
import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";
import { formatPaise } from "../../../../lib/money";
import { addBusinessDays } from "./business-days";
import { forExams } from "./list-exams";
import { isRecent, refundMentionPeriodMs } from "./mention-period";
import { isPaidSince } from "./paid-since";
import {
  findPaymentWithoutOrder,
  formatCartPrice,
  isDuplicateExam,
  noOrderReasons,
} from "./payment-without-order";
import { findRequest } from "./refund-requests";

type Refund = FamilyEventOf<"refund">;
type RefundRequest = FamilyEventOf<"refund_asked">;
type PaymentWithoutOrder = FamilyEventOf<"paid_without_order">;

/** A refund arrives within this number of business days (docs/specification.md section 9). */
const maxRefundDays = 10;

/** The maximum number of sentences about decided refunds. */
const maxDecidedRefunds = 3;

/** The states of refunds that are approved and not paid yet. */
const inProgressStates = new Set(["queued", "requested"]);

/** The states of refunds that are paid, by the gateway or by an organiser in another way. */
const paidStates = new Set(["processed", "paid_by_hand"]);

/**
 * Reasons of payments without an order whose refusal is not emailed: the money is returned by the bank or from the
 * dashboard of Razorpay.
 */
const returnedElsewhereReasons = new Set(["already_refunded", "dashboard_refund", "dispute"]);

/** How an organiser paid a refund outside the gateway. */
const manualRefundMethods: Record<string, string> = {
  upi: " by UPI",
  bank_transfer: " by bank transfer",
  cash: " in cash",
  dashboard: " through Razorpay",
};

const payAgainText = " To take part, please pay again on the dashboard while registration is open.";

/** The note or the reason at the end of a sentence; a full stop without one. */
const formatNote = (note: string | null) => (note === null ? "." : `: “${note}”`);

/** The day by which a refund arrives once the gateway has paid it out, and the number for questions to the bank. */
function describeArrival(events: readonly FamilyEvent[], refund: Refund, now: Date): string {
  const payout = listEventsOfKind(events, "refund_sent").find(
    ({ paymentId, amountPaise }) => paymentId === refund.paymentId && amountPaise === refund.amountPaise,
  );
  if (!payout) return " It reaches you within 7 to 10 business days.";
  const lastDay = addBusinessDays(payout.at, maxRefundDays);
  const isLate = dayInIndia(now) > lastDay;
  const numberText =
    payout.bankReference === null ? `the refund ${payout.refundId}` : `the reference ${payout.bankReference}`;
  return isLate
    ? ` It should have reached you by ${formatIst(lastDay, "date")}. If it has not, please ask your bank about ${numberText}.`
    : ` It reaches you within 7 to 10 business days, by ${formatIst(lastDay, "date")}. If it does not, please ask your bank about ${numberText}.`;
}

/** When a refund was paid and, if an organiser paid it manually, how and with which reference. */
function describePayout(events: readonly FamilyEvent[], refund: Refund): string {
  const manualRefund = listEventsOfKind(events, "refund_by_hand").find(
    ({ paymentId, amountPaise, requestId }) =>
      paymentId === refund.paymentId && amountPaise === refund.amountPaise && requestId === refund.requestId,
  );
  if (!manualRefund) return `on ${formatIst(refund.at, "date")}`;
  const method = manualRefundMethods[manualRefund.method] ?? "";
  const reference = manualRefund.reference === null ? "" : `, reference ${manualRefund.reference}`;
  return `on ${formatIst(manualRefund.at, "date")}${method}${reference}`;
}

/** The sentence about a refund that is in progress or paid. */
function describeApprovedRefund(events: readonly FamilyEvent[], refund: Refund, now: Date): string {
  const isInProgress = inProgressStates.has(refund.status);
  const amount = formatPaise(refund.amountPaise);
  const paidText = describePayout(events, refund);
  // Only a note in reply to a request was written for the family.
  const note = refund.note === null || refund.requestId === null ? "" : ` Our note: “${refund.note}”`;
  const arrival = refund.status === "paid_by_hand" ? note : describeArrival(events, refund, now);
  if (isDuplicateExam(refund)) {
    const refundText = isInProgress
      ? `The refund of ${amount} is on its way.`
      : `We refunded ${amount} ${paidText}.`;
    return `You paid twice${forExams(refund.examNames)}. ${refundText}${arrival}`;
  }
  const payment = findPaymentWithoutOrder(events, refund);
  const refundedText = `${isInProgress ? "is being refunded" : `was refunded ${paidText}`}.${arrival}`;
  if (payment?.reason === "second_payment")
    return `You paid twice${forExams(payment.examNames)}. The second payment of ${amount} ${refundedText}`;
  if (payment?.reason === "amount_mismatch")
    return `Your payment of ${amount}${forExams(payment.examNames)} was not the price of the cart${formatCartPrice(payment)}, so it registered no exam. The payment ${refundedText}${isPaidSince(events, payment) ? "" : payAgainText}`;
  if (payment)
    return `Your payment of ${amount}${forExams(payment.examNames)} could not be used for the exams, so it ${refundedText}`;
  return isInProgress
    ? `Your refund of ${amount}${forExams(refund.examNames)} is on its way. It reaches you within 7 to 10 business days.`
    : `We refunded ${amount}${forExams(refund.examNames)} ${paidText}.${arrival}`;
}

/** The sentence about a request for a refund that was refused, with the reason that the family got by email. */
function describeRefusedRequest(request: RefundRequest, refund: Refund): string {
  const emailedText = `We emailed you the reason on ${formatIst(refund.at, "date")}${formatNote(refund.note)}`;
  return request.organiserName === null
    ? `We could not grant your request of ${formatIst(request.at, "date")} for a refund of ${formatPaise(request.amountPaise)}. ${emailedText}`
    : `We looked into a refund for order ${request.orderNumber} and could not grant it. ${emailedText}`;
}

/** The sentence about a payment without an order that an organiser decided to keep, with the reason that was emailed. */
function describeKeptPayment(payment: PaymentWithoutOrder, refund: Refund): string {
  const paymentText = `Your payment of ${formatPaise(refund.amountPaise)}${forExams(payment.examNames)}`;
  const reasonText = noOrderReasons[payment.reason ?? ""];
  const noOrderText =
    payment.reason === "amount_mismatch"
      ? `${paymentText} was not the price of the cart${formatCartPrice(payment)}, so it registered no exam.`
      : `${paymentText} arrived, ${reasonText === undefined ? "and" : `but ${reasonText}, so`} it registered no exam.`;
  return `${noOrderText} We decided not to refund it, and emailed you the reason on ${formatIst(refund.at, "date")}${formatNote(refund.note)}`;
}

/** Whether a refund is the newest decision about its payment: older ones are not mentioned. */
const isNewestDecision = (events: readonly FamilyEvent[], refund: Refund) =>
  listEventsOfKind(events, "refund").find(({ paymentId }) => paymentId === refund.paymentId) === refund;

/** The payment without an order whose refund was refused; undefined if its money was returned elsewhere. */
function findKeptPayment(events: readonly FamilyEvent[], refund: Refund): PaymentWithoutOrder | undefined {
  const payment = findPaymentWithoutOrder(events, refund);
  const isKept = refund.status === "refused" && isNewestDecision(events, refund);
  return isKept && !returnedElsewhereReasons.has(payment?.reason ?? "") ? payment : undefined;
}

/**
 * @param events the history of a student, newest first
 * @returns the sentence about the newest payment without an order that was kept; undefined if there is none
 */
export function describeNewestKeptPayment(events: readonly FamilyEvent[]): string | undefined {
  return listEventsOfKind(events, "refund")
    .map((refund) => {
      const payment = findKeptPayment(events, refund);
      return payment && describeKeptPayment(payment, refund);
    })
    .find((sentence) => sentence !== undefined);
}

/**
 * The sentence about a refund that is in progress or was paid, a payment that was kept, or a request that was refused;
 * undefined for any other refund, or if it is too old to be mentioned.
 */
function describeDecidedRefund(
  events: readonly FamilyEvent[],
  refund: Refund,
  now: Date,
): string | undefined {
  const isPaidRecently = paidStates.has(refund.status) && isRecent(refund, now, refundMentionPeriodMs);
  if (inProgressStates.has(refund.status) || isPaidRecently)
    return describeApprovedRefund(events, refund, now);
  if (refund.status !== "refused" || !isRecent(refund, now)) return undefined;
  const keptPayment = findKeptPayment(events, refund);
  if (keptPayment) return describeKeptPayment(keptPayment, refund);
  const request = isNewestDecision(events, refund) ? findRequest(events, refund) : undefined;
  return request && describeRefusedRequest(request, refund);
}

/**
 * @param events the history of a student, newest first
 * @param now the time of the call
 * @returns the sentences about the newest decided refunds: several, because the parent may ask about an older one, such
 *   as that of a second payment
 */
export function describeDecidedRefunds(events: readonly FamilyEvent[], now: Date): string[] {
  return listEventsOfKind(events, "refund")
    .map((refund) => describeDecidedRefund(events, refund, now))
    .filter((sentence) => sentence !== undefined)
    .slice(0, maxDecidedRefunds);
}
