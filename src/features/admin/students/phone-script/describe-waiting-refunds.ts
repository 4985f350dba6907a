/** Sentences about payments and refunds that wait for an organiser, read out to a parent on the phone. */
import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";
import { formatPaise } from "../../../../lib/money";
import { addBusinessDays } from "./business-days";
import { forExams, formatExamsWithVerb } from "./list-exams";
import { isPaidSince } from "./paid-since";
import {
  closedReasons,
  findPaymentWithoutOrder,
  formatCartPrice,
  isDuplicateExam,
  noOrderReasons,
} from "./payment-without-order";
import { findRequest } from "./refund-requests";

type Refund = FamilyEventOf<"refund">;
type PaymentWithoutOrder = FamilyEventOf<"paid_without_order">;

/** The states in which a refund waits for an organiser. */
const waitingStates = new Set(["review", "failed"]);

/** Reasons of payments without an order about whose review we email the family (`private.is_under_review`). */
const emailedReviewReasons = new Set(["amount_mismatch", "unknown_order", ...Object.keys(closedReasons)]);

/** The number of business days after which the family hears about a payment in review (`private.answer_day`). */
const replyDays = 3;

/** Reasons of payments without an order whose exams can be paid for again. */
const payAgainReasons = new Set(["amount_mismatch", "late_for_price"]);

/** The end of “Please do not pay again”, with the day by which we email the family, as our email about the review has it. */
function formatReplyDeadline(refund: Refund, reason: string | null, now: Date): string {
  if (!emailedReviewReasons.has(reason ?? "")) return "; we will email you.";
  const day = addBusinessDays(refund.at, replyDays);
  return day < dayInIndia(now)
    ? ` until you hear from us. Our email was due by ${formatIst(day, "weekday")}; we are sorry that it is late.`
    : `; we will email you by ${formatIst(day, "weekday")}.`;
}

/** The sentences about a payment of a wrong amount, whose exams are not registered. */
const describeWrongAmount = (payment: PaymentWithoutOrder, amountPaise: number) =>
  `${formatPaise(amountPaise)} arrived, but this was not the price of the cart${formatCartPrice(payment)}. So ${formatExamsWithVerb(payment.examNames)} not registered yet.`;

/** The sentences about a payment without an order, or a refund, that nobody has decided about yet. */
function describeReview(events: readonly FamilyEvent[], refund: Refund, now: Date): string {
  const amount = formatPaise(refund.amountPaise);
  const request = findRequest(events, refund);
  if (request && request.organiserName !== null)
    return `We are looking into a refund for order ${request.orderNumber} since ${formatIst(request.at, "date")}. We will email you our decision.`;
  if (request)
    return `We have your request of ${formatIst(request.at, "date")} for a refund of ${formatPaise(request.amountPaise)}${forExams(refund.examNames)} and are looking at it. We will email you our decision.`;
  const payment = findPaymentWithoutOrder(events, refund);
  const replyDeadline = formatReplyDeadline(refund, payment?.reason ?? refund.reason, now);
  const ending = `We are looking at it. Please do not pay again${replyDeadline}`;
  if (payment?.reason === "amount_mismatch")
    return `${describeWrongAmount(payment, refund.amountPaise)} ${ending}`;
  const reasonText = noOrderReasons[payment?.reason ?? ""];
  return payment && reasonText !== undefined
    ? `Your payment of ${amount}${forExams(payment.examNames)} arrived, but ${reasonText}. ${ending}`
    : `We have your payment of ${amount}${forExams(refund.examNames)} and are looking at it. Please do not pay again${replyDeadline}`;
}

/** The sentences that a payment did not register its exams; empty once they were paid for again. */
function describeUnregisteredExams(
  events: readonly FamilyEvent[],
  payment: PaymentWithoutOrder | undefined,
): string {
  if (payment === undefined || isPaidSince(events, payment)) return "";
  const { amountPaise, examNames } = payment;
  if (payment.reason === "amount_mismatch") return `${describeWrongAmount(payment, amountPaise)} `;
  const reasonText = closedReasons[payment.reason ?? ""];
  return reasonText === undefined
    ? ""
    : `Your payment of ${formatPaise(amountPaise)}${forExams(examNames)} arrived, but ${reasonText}. So ${formatExamsWithVerb(examNames)} not registered. `;
}

/** The sentence about a refund that the gateway or the bank did not pay out. */
function describeFailedRefund(events: readonly FamilyEvent[], refund: Refund): string {
  const payment = findPaymentWithoutOrder(events, refund);
  const duplicatePayment =
    payment?.reason === "second_payment" ? payment : isDuplicateExam(refund) ? refund : undefined;
  const paidTwiceText = duplicatePayment ? `You paid twice${forExams(duplicatePayment.examNames)}. ` : "";
  const unregisteredText = describeUnregisteredExams(events, payment);
  const canPayAgain = unregisteredText !== "" && payAgainReasons.has(payment?.reason ?? "");
  const ending = canPayAgain
    ? "Please do not pay again yet; if we need your bank details, we will write to you."
    : "You need not do anything; if we need your bank details, we will write to you.";
  return `${paidTwiceText}${unregisteredText}Your refund of ${formatPaise(refund.amountPaise)}${forExams(refund.examNames)} did not go through at the bank. An organiser will send it again or pay it in another way. ${ending}`;
}

/**
 * @param events the history of a student, newest first
 * @param now the time of the call
 * @returns the sentences about payments and refunds that wait for an organiser
 */
export function describeWaitingRefunds(events: readonly FamilyEvent[], now: Date): string[] {
  const waitingRefunds = listEventsOfKind(events, "refund").filter(({ status }) => waitingStates.has(status));
  // A payment without an order comes first: the family must not pay again.
  const isRequested = (refund: Refund) => findRequest(events, refund) !== undefined;
  return waitingRefunds
    .toSorted((a, b) => Number(isRequested(a)) - Number(isRequested(b)))
    .map((refund) =>
      refund.status === "failed" ? describeFailedRefund(events, refund) : describeReview(events, refund, now),
    );
}
