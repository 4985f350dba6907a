/** Sentences about payments that failed or did not arrive, which an organiser reads out to a parent on the phone. */
import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { formatPaise } from "../../../../lib/money";
import { forExams, formatExamsWithVerb, listExams } from "./list-exams";
import { isRecent } from "./mention-period";
import { isPaidSince } from "./paid-since";

/** A checkout can be paid for this time, in milliseconds (48 hours). */
const checkoutLifetimeMs = 48 * 3_600_000;

/** The bank may still complete a failed payment for this time, in milliseconds (one hour). */
const bankDelayMs = 3_600_000;

/** The maximum number of sentences about payments that did not arrive. */
const maxUnpaid = 2;

type Checkout = FamilyEventOf<"checkout">;
type FailedPayment = FamilyEventOf<"payment_failed">;
type UnpaidEvent = Checkout | FailedPayment;

const hasSameExams = (a: UnpaidEvent, b: UnpaidEvent) => a.examNames.join(", ") === b.examNames.join(", ");

/** The exams of an unpaid checkout or a failed payment that were cancelled; only checkouts list them. */
const listCancelledExams = (events: readonly FamilyEvent[], unpaidEvent: UnpaidEvent): readonly string[] =>
  listEventsOfKind(events, "checkout").find(
    (checkout) => hasSameExams(checkout, unpaidEvent) && checkout.cancelledExamNames.length > 0,
  )?.cancelledExamNames ?? [];

/**
 * The last sentence about a payment that did not arrive, with a space before it: the family can pay again, or some of
 * the exams were cancelled.
 */
function describeNextPayment(events: readonly FamilyEvent[], unpaidEvent: UnpaidEvent): string {
  const cancelledExams = listCancelledExams(events, unpaidEvent);
  if (cancelledExams.length === 0) return " You can pay again while registration is open.";
  const cancelledText = `${listExams(cancelledExams)} ${cancelledExams.length > 1 ? "were" : "was"} cancelled`;
  return cancelledExams.length === unpaidEvent.examNames.length
    ? ` ${cancelledText}, so please do not pay any more.`
    : ` ${cancelledText}; you can pay for the rest while registration is open.`;
}

/** The sentence about a checkout that was opened and not paid, as far as we know. */
function describeOpenCheckout(events: readonly FamilyEvent[], checkout: Checkout, now: Date): string {
  const notPaidText = `No payment of ${formatPaise(checkout.amountPaise)}${forExams(checkout.examNames)} has reached us yet`;
  if (checkout.cancelledExamNames.length > 0)
    return `${notPaidText}. If the money has left your account, your bank returns it, usually within 5 to 7 business days, or the payment still reaches us and we email you.${describeNextPayment(events, checkout)}`;
  if (isRecent(checkout, now, bankDelayMs))
    return `${notPaidText}. If the money has left your account, wait one hour: then it shows as enrolled, or your bank returns the money, usually within 5 to 7 business days.`;
  return `${notPaidText}; it was started on ${formatIst(checkout.at, "date")} at ${formatIst(checkout.at, "clock")}. If the money has left your account, your bank returns it, usually within 5 to 7 business days, or the payment still reaches us and we email you. You can pay again while registration is open: if both payments arrive, we refund the second one.`;
}

/** The sentence about a checkout that can no longer be paid. */
function describeExpiredCheckout(events: readonly FamilyEvent[], checkout: Checkout): string {
  const openedText = `${formatIst(checkout.at, "date")} at ${formatIst(checkout.at, "clock")}`;
  return `A checkout of ${formatPaise(checkout.amountPaise)}${forExams(checkout.examNames)} was opened on ${openedText}, but no payment for it has reached us. If no money left your account, you need not do anything. If it did, your bank returns it, usually within 5 to 7 business days; if it does not, please ask the bank, and tell us the payment id (it starts with pay_) if you have one.${describeNextPayment(events, checkout)}`;
}

/** The sentence about a payment that the bank did not complete. */
function describeFailedPayment(
  events: readonly FamilyEvent[],
  failedPayment: FailedPayment,
  now: Date,
): string {
  const { examNames, amountPaise, paymentId, at } = failedPayment;
  const paymentText = `the payment of ${formatPaise(amountPaise)}${forExams(examNames)}`;
  const notRegisteredText =
    examNames.length === 0 ? "" : ` and ${formatExamsWithVerb(examNames)} not registered`;
  const resultText = `so nothing has reached us${notRegisteredText}`;
  const isCancelled = listCancelledExams(events, failedPayment).length > 0;
  if (!isCancelled && isRecent(failedPayment, now, bankDelayMs))
    return `The bank did not complete ${paymentText}, ${resultText}. If the money has left your account, please wait one hour before you pay again: then the exam is registered, or your bank returns the money, usually within 5 to 7 business days.`;
  return `The bank did not complete ${paymentText} on ${formatIst(at, "date")}, ${resultText}. If the money has left your account, your bank returns it, usually within 5 to 7 business days; if it does not, please ask the bank${paymentId === null ? "" : ` about ${paymentId}`}.${describeNextPayment(events, failedPayment)}`;
}

/**
 * Whether a checkout can still be paid (`open`) or can no longer be paid (`expired`); undefined if the payment page was
 * not opened, or if the checkout is too old to be mentioned.
 */
function classifyCheckout(checkout: Checkout, now: Date): "open" | "expired" | undefined {
  const { status } = checkout;
  if (status !== "open" && status !== "expired") return undefined;
  if (status === "open" && isRecent(checkout, now, checkoutLifetimeMs)) return "open";
  return isRecent(checkout, now) ? "expired" : undefined;
}

/**
 * @param events the history of a student, newest first
 * @param now the time of the call
 * @returns the sentences about payments that failed or did not arrive, of exams that were not paid for since; checkouts
 *   that can no longer be paid come last
 */
export function describeUnpaidCheckouts(events: readonly FamilyEvent[], now: Date): string[] {
  const isExpired = (event: UnpaidEvent) =>
    event.kind === "checkout" && classifyCheckout(event, now) === "expired";
  const unpaidEvents = listEventsOfKind(events, "checkout", "payment_failed").filter(
    (event) =>
      (event.kind === "payment_failed" || classifyCheckout(event, now) !== undefined) &&
      !isPaidSince(events, event),
  );
  return unpaidEvents
    .filter((event, index) => unpaidEvents.findIndex((other) => hasSameExams(other, event)) === index)
    .toSorted((a, b) => Number(isExpired(a)) - Number(isExpired(b)))
    .slice(0, maxUnpaid)
    .map((event) => {
      if (event.kind === "payment_failed") return describeFailedPayment(events, event, now);
      return isExpired(event)
        ? describeExpiredCheckout(events, event)
        : describeOpenCheckout(events, event, now);
    });
}
