/** Sentences about payments and refunds that an organiser reads out to a parent on the phone. */
import type { Family, FamilyEvent } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";
import { formatPaise } from "../../../../lib/money";
import { forExams, listExams } from "./list-exams";

const dayMs = 86_400_000;

/** A payment, or a refund that was refused, is mentioned for this time, in milliseconds (14 days). */
const mentionedMs = 14 * dayMs;

/** A refund that was made is mentioned for this time, in milliseconds (60 days): families ask when it does not arrive. */
const refundMentionedMs = 60 * dayMs;

/** Within how many business days a refund arrives (docs/specification.md section 9). */
const maxRefundDays = 10;

/** A new order has a sentence of its own for this time, in milliseconds (7 days). */
const newOrderMs = 7 * dayMs;

/** A checkout can be paid for this time, in milliseconds (48 hours). */
const checkoutLifeMs = 48 * 3_600_000;

/** The bank may still complete a failed payment for this time, in milliseconds (one hour). */
const bankDelayMs = 3_600_000;

/**
 * The maximum numbers of sentences about decided refunds, about payments that did not arrive, and about new orders, and of
 * the payments that one sentence names.
 */
const maxDecidedRefunds = 3;
const maxUnpaid = 2;
const maxNamedPayments = 3;
const maxNewOrders = 2;

/** The states of refunds that are paid, by the gateway or by an organiser in another way. */
const paidStates = new Set(["processed", "paid_by_hand"]);
const openStates = new Set(["queued", "requested"]);
const waitingStates = new Set(["review", "failed"]);

/**
 * Reasons for which nobody is emailed when the refund is refused, because the money goes back in another way: by the bank,
 * or from the dashboard of Razorpay.
 */
const reasonsMovedByBank = new Set(["already_refunded", "dashboard_refund", "dispute"]);

/** Why a payment came too late to register its exams, as part of a sentence. */
const lateReasons: Record<string, string> = {
  late_after_exam: "the exam was over by then",
  late_for_price: "the cart was older than 48 hours by then",
  late_after_closing: "registration was closed by then",
  exam_cancelled: "the exam is cancelled",
};

/** Why a payment did not register its exams, as part of a sentence; a wrong amount has its own sentence. */
const unusedReasons: Record<string, string> = {
  second_payment: "it is a second payment for the same cart",
  duplicate_exam: "an exam of the cart was already registered",
  ...lateReasons,
};

/** Reasons for which the exams of a payment can be paid for again. */
const payableAgainReasons = new Set(["amount_mismatch", "late_for_price"]);

const formatAmount = ({ amountPaise }: FamilyEvent) => formatPaise(amountPaise ?? 0);

const findUnusedPayment = (events: readonly FamilyEvent[], refund: FamilyEvent) =>
  events.find(({ kind, code }) => kind === "paid_without_order" && code === refund.code);

/** Whether a refund is for an exam of an order that an earlier order had already registered. */
const isDuplicateExam = ({ note, id }: FamilyEvent) => id === null && note === "duplicate_exam";

/** The exams that a payment did not register, with a verb: `Maths and Science are`; `the exams are` if they are not known. */
const formatExamsAre = (exam: string | null) =>
  exam === null ? "the exams are" : `${listExams(exam)} ${exam.includes(", ") ? "are" : "is"}`;

const payAgainText = " To take part, please pay again on the dashboard while registration is open.";

/** The day in India that is this many business days (Monday to Friday) after a time. */
function addBusinessDays(time: string, count: number): string {
  let dayStartMs = Date.parse(`${dayInIndia(new Date(time))}T00:00:00Z`);
  for (let daysLeft = count; daysLeft > 0;) {
    dayStartMs += dayMs;
    const weekday = new Date(dayStartMs).getUTCDay();
    if (weekday !== 0 && weekday !== 6) daysLeft -= 1;
  }
  return new Date(dayStartMs).toISOString().slice(0, 10);
}

/** The day by which a refund arrives once the gateway has paid it out, and the number for questions to the bank. */
function describeArrival(events: readonly FamilyEvent[], refund: FamilyEvent, now: Date): string {
  const payout = events.find(
    ({ kind, note, amountPaise }) =>
      kind === "refund_sent" && note === refund.code && amountPaise === refund.amountPaise,
  );
  if (!payout) return " It reaches you within 7 to 10 business days.";
  const lastDay = addBusinessDays(payout.at, maxRefundDays);
  const isLate = dayInIndia(now) > lastDay;
  const numberText = payout.what === null ? `the refund ${payout.code}` : `the reference ${payout.what}`;
  return isLate
    ? ` It should have reached you by ${formatIst(lastDay, "date")}. If it has not, please ask your bank about ${numberText}.`
    : ` It reaches you within 7 to 10 business days, by ${formatIst(lastDay, "date")}. If it does not, please ask your bank about ${numberText}.`;
}

/**
 * Reasons of payments whose review is announced by an email with the day of the answer (`private.is_under_review`):
 * payments without an order that no rule decides about.
 */
const announcedReasons = new Set(["amount_mismatch", "unknown_order", ...Object.keys(lateReasons)]);

/** The family hears about a payment in review within this number of business days (`private.answer_day`). */
const answerDays = 3;

/**
 * The end of the sentence not to pay again, with the day by which the family hears about a payment that waits for an
 * organiser: the day that our email about it names.
 */
function describeAnswer(waitingRefund: FamilyEvent, reason: string | null, now: Date): string {
  if (!announcedReasons.has(reason ?? "")) return "; we will email you.";
  const day = addBusinessDays(waitingRefund.at, answerDays);
  return day < dayInIndia(now)
    ? ` until you hear from us. Our email was due by ${formatIst(day, "weekday")}; we are sorry that it is late.`
    : `; we will email you by ${formatIst(day, "weekday")}.`;
}

/** How organisers pay a refund by hand. */
const handWays: Record<string, string> = {
  upi: " by UPI",
  bank_transfer: " by bank transfer",
  cash: " in cash",
  dashboard: " through Razorpay",
};

/** When a refund was paid and, if an organiser paid it by hand, how and with which reference. */
function describePayout(events: readonly FamilyEvent[], refund: FamilyEvent): string {
  const handPayment = events.find(
    ({ kind, note, amountPaise, id }) =>
      kind === "refund_by_hand" &&
      note === refund.code &&
      amountPaise === refund.amountPaise &&
      id === refund.id,
  );
  if (!handPayment) return `on ${formatIst(refund.at, "date")}`;
  const reference = handPayment.code === null ? "" : `, reference ${handPayment.code}`;
  return `on ${formatIst(handPayment.at, "date")}${handWays[handPayment.what ?? ""] ?? ""}${reference}`;
}

/** The sentence about a refund that is on its way, or that was made not long ago. */
function describeRefund(events: readonly FamilyEvent[], refund: FamilyEvent, now: Date): string {
  const isOpen = openStates.has(refund.what ?? "");
  const paidText = describePayout(events, refund);
  const state = isOpen ? "is being refunded" : `was refunded ${paidText}`;
  // Only a note in reply to a request was written for the family.
  const note = refund.note === null || refund.id === null ? "" : ` Our note: “${refund.note}”`;
  const arrival = refund.what === "paid_by_hand" ? note : describeArrival(events, refund, now);
  const ending = `${state}.${arrival}`;
  const unusedPayment = findUnusedPayment(events, refund);
  if (isDuplicateExam(refund)) {
    const amount = formatAmount(refund);
    const money = isOpen ? `The refund of ${amount} is on its way.` : `We refunded ${amount} ${paidText}.`;
    return `You paid twice${forExams(refund.exam)}. ${money}${arrival}`;
  }
  if (unusedPayment?.what === "second_payment")
    return `You paid twice${forExams(unusedPayment.exam)}. The second payment of ${formatAmount(refund)} ${ending}`;
  if (unusedPayment?.what === "amount_mismatch")
    return `Your payment of ${formatAmount(refund)}${forExams(unusedPayment.exam)} was not the price of the cart${formatPrice(unusedPayment)}, so it registered no exam. The payment ${ending}${isPaidSince(events, unusedPayment) ? "" : payAgainText}`;
  if (unusedPayment)
    return `Your payment of ${formatAmount(refund)}${forExams(unusedPayment.exam)} could not be used for the exams, so it ${ending}`;
  return isOpen
    ? `Your refund of ${formatAmount(refund)}${forExams(refund.exam)} is on its way. It reaches you within 7 to 10 business days.`
    : `We refunded ${formatAmount(refund)}${forExams(refund.exam)} ${paidText}.${arrival}`;
}

/** The price of the cart whose payment had a wrong amount: `, ₹250`. */
const formatPrice = ({ note }: FamilyEvent) => (note === null ? "" : `, ${formatPaise(Number(note))}`);

/**
 * The request that led to a refund, by the family, or by an organiser (`by`) for it; undefined if nobody requested the
 * refund.
 */
const findRequest = (events: readonly FamilyEvent[], refund: FamilyEvent) =>
  events.find(({ kind, id }) => kind === "refund_asked" && id !== null && id === refund.id);

/** The sentence about a payment or refund that waits for an organiser. */
function describeWaitingRefund(
  events: readonly FamilyEvent[],
  waitingRefund: FamilyEvent,
  now: Date,
): string {
  if (waitingRefund.what === "failed") return describeFailedRefund(events, waitingRefund);
  const amount = formatAmount(waitingRefund);
  const request = findRequest(events, waitingRefund);
  if (request && request.by !== null)
    return `We are looking into a refund for order ${request.code} since ${formatIst(request.at, "date")}. We will email you our decision.`;
  if (request)
    return `We have your request of ${formatIst(request.at, "date")} for a refund of ${formatAmount(request)}${forExams(waitingRefund.exam)} and are looking at it. We will email you our decision.`;
  const unusedPayment = findUnusedPayment(events, waitingRefund);
  const answer = describeAnswer(waitingRefund, unusedPayment?.what ?? waitingRefund.note, now);
  const ending = `We are looking at it. Please do not pay again${answer}`;
  if (unusedPayment?.what === "amount_mismatch")
    return `${describeWrongAmount(unusedPayment, amount)} ${ending}`;
  const reason = unusedReasons[unusedPayment?.what ?? ""];
  return unusedPayment && reason !== undefined
    ? `Your payment of ${amount}${forExams(unusedPayment.exam)} arrived, but ${reason}. ${ending}`
    : `We have your payment of ${amount}${forExams(waitingRefund.exam)} and are looking at it. Please do not pay again${answer}`;
}

/** The sentences about a payment of a wrong amount, whose exams are not registered. */
const describeWrongAmount = (unusedPayment: FamilyEvent, amount: string) =>
  `${amount} arrived, but this was not the price of the cart${formatPrice(unusedPayment)}. So ${formatExamsAre(unusedPayment.exam)} not registered yet.`;

/** The sentences that the exams of a payment are not registered, while its refund failed; empty once they were paid for again. */
function describeUnregisteredExams(
  events: readonly FamilyEvent[],
  unusedPayment: FamilyEvent | undefined,
): string {
  if (unusedPayment === undefined || isPaidSince(events, unusedPayment)) return "";
  const amount = formatAmount(unusedPayment);
  if (unusedPayment.what === "amount_mismatch") return `${describeWrongAmount(unusedPayment, amount)} `;
  const reason = lateReasons[unusedPayment.what ?? ""];
  return reason === undefined
    ? ""
    : `Your payment of ${amount}${forExams(unusedPayment.exam)} arrived, but ${reason}. So ${formatExamsAre(unusedPayment.exam)} not registered. `;
}

/** The sentence about a refund that the gateway or the bank did not pay out; an organiser sends it again or pays it by hand. */
function describeFailedRefund(events: readonly FamilyEvent[], refund: FamilyEvent): string {
  const unusedPayment = findUnusedPayment(events, refund);
  const duplicatePayment =
    unusedPayment?.what === "second_payment" ? unusedPayment : isDuplicateExam(refund) ? refund : undefined;
  const paidTwiceText = duplicatePayment ? `You paid twice${forExams(duplicatePayment.exam)}. ` : "";
  const unregisteredText = describeUnregisteredExams(events, unusedPayment);
  const isPayableAgain = unregisteredText !== "" && payableAgainReasons.has(unusedPayment?.what ?? "");
  const ending = isPayableAgain
    ? "Please do not pay again yet; if we need your bank details, we will write to you."
    : "You need not do anything; if we need your bank details, we will write to you.";
  return `${paidTwiceText}${unregisteredText}Your refund of ${formatAmount(refund)}${forExams(refund.exam)} did not go through at the bank. An organiser will send it again or pay it in another way. ${ending}`;
}

/** The sentence about a request for a refund that was refused, with the reason that the family got by email. */
function describeRefusedRequest(request: FamilyEvent, refusal: FamilyEvent): string {
  const reason = refusal.note === null ? "." : `: “${refusal.note}”`;
  if (request.by !== null)
    return `We looked into a refund for order ${request.code} and could not grant it. We emailed you the reason on ${formatIst(refusal.at, "date")}${reason}`;
  return `We could not grant your request of ${formatIst(request.at, "date")} for a refund of ${formatAmount(request)}. We emailed you the reason on ${formatIst(refusal.at, "date")}${reason}`;
}

/** The sentence about a payment without an order that an organiser decided to keep, with the reason that was emailed. */
function describeKeptPayment(unusedPayment: FamilyEvent, refusal: FamilyEvent): string {
  const what = `Your payment of ${formatAmount(refusal)}${forExams(unusedPayment.exam)}`;
  const reason = unusedReasons[unusedPayment.what ?? ""];
  const why =
    unusedPayment.what === "amount_mismatch"
      ? `${what} was not the price of the cart${formatPrice(unusedPayment)}, so it registered no exam.`
      : `${what} arrived, ${reason === undefined ? "and" : `but ${reason}, so`} it registered no exam.`;
  const note = refusal.note === null ? "." : `: “${refusal.note}”`;
  return `${why} We decided not to refund it, and emailed you the reason on ${formatIst(refusal.at, "date")}${note}`;
}

/** The payment without an order that a refusal is about, unless the money was decided about again or moved by the bank. */
function findKeptPayment(events: readonly FamilyEvent[], refusal: FamilyEvent): FamilyEvent | undefined {
  // Only the newest decision about a payment is mentioned.
  const newest = events.find(({ kind, code }) => kind === "refund" && code === refusal.code);
  const unusedPayment = findUnusedPayment(events, refusal);
  return refusal.what === "refused" &&
    newest === refusal &&
    !reasonsMovedByBank.has(unusedPayment?.what ?? "")
    ? unusedPayment
    : undefined;
}

/**
 * @param events the history of a student, newest first
 * @returns the sentence about the newest payment without an order that was kept; undefined if there is none
 */
export function describeNewestKeptPayment(events: readonly FamilyEvent[]): string | undefined {
  return events
    .filter(({ kind }) => kind === "refund")
    .map((refusal) => {
      const unusedPayment = findKeptPayment(events, refusal);
      return unusedPayment && describeKeptPayment(unusedPayment, refusal);
    })
    .find((sentence) => sentence !== undefined);
}

const isRecent = ({ at }: FamilyEvent, now: Date, forMs = mentionedMs) =>
  now.getTime() - Date.parse(at) < forMs;

/**
 * The sentence about a refund that is under way or done, or about a request that was refused; undefined for any other
 * refund.
 */
function describeDecidedRefund(
  events: readonly FamilyEvent[],
  refund: FamilyEvent,
  now: Date,
): string | undefined {
  if (
    openStates.has(refund.what ?? "") ||
    (paidStates.has(refund.what ?? "") && isRecent(refund, now, refundMentionedMs))
  )
    return describeRefund(events, refund, now);
  const keptPayment = isRecent(refund, now) ? findKeptPayment(events, refund) : undefined;
  if (keptPayment) return describeKeptPayment(keptPayment, refund);
  // Only the newest decision about a payment is mentioned.
  const isNewest = events.find(({ kind, code }) => kind === "refund" && code === refund.code) === refund;
  const request =
    refund.what === "refused" && isRecent(refund, now) && isNewest ? findRequest(events, refund) : undefined;
  return request && describeRefusedRequest(request, refund);
}

/** Whether newer payments for all exams of a failed or unpaid checkout have arrived. */
function isPaidSince(events: readonly FamilyEvent[], unpaidEvent: FamilyEvent): boolean {
  // Events are newest first.
  const arrivedPayments = events
    .slice(0, events.indexOf(unpaidEvent))
    .filter(({ kind }) => kind === "paid" || kind === "paid_without_order");
  const paidExams = new Set(arrivedPayments.flatMap(({ exam }) => exam?.split(", ") ?? []));
  return unpaidEvent.exam === null
    ? arrivedPayments.length > 0
    : unpaidEvent.exam.split(", ").every((exam) => paidExams.has(exam));
}

/** The cancelled exams of an unpaid checkout or a failed payment, as its checkout has them in its note. */
const findCancelledExams = (events: readonly FamilyEvent[], unpaidEvent: FamilyEvent): string | undefined =>
  events.find(({ kind, exam, note }) => kind === "checkout" && exam === unpaidEvent.exam && note !== null)
    ?.note ?? undefined;

/**
 * The last sentence about an unpaid checkout, with a space before it: that it can be paid again, or which of its exams
 * were cancelled.
 */
function describeNextPayment(events: readonly FamilyEvent[], unpaidEvent: FamilyEvent): string {
  const cancelledExams = findCancelledExams(events, unpaidEvent);
  if (cancelledExams === undefined) return " You can pay again while registration is open.";
  const verb = cancelledExams.includes(", ") ? "were" : "was";
  return cancelledExams === unpaidEvent.exam
    ? ` ${listExams(cancelledExams)} ${verb} cancelled, so please do not pay any more.`
    : ` ${listExams(cancelledExams)} ${verb} cancelled; you can pay for the rest while registration is open.`;
}

/** The sentence about a checkout that was opened and not paid, as far as we know. */
function describeOpenCheckout(events: readonly FamilyEvent[], checkout: FamilyEvent, now: Date): string {
  const payment = `No payment of ${formatAmount(checkout)}${forExams(checkout.exam)} has reached us yet`;
  if (checkout.note !== null)
    return `${payment}. If the money has left your account, your bank returns it, usually within 5 to 7 business days, or the payment still reaches us and we email you.${describeNextPayment(events, checkout)}`;
  if (now.getTime() - Date.parse(checkout.at) < bankDelayMs)
    return `${payment}. If the money has left your account, wait one hour: then it shows as enrolled, or your bank returns the money, usually within 5 to 7 business days.`;
  return `${payment}; it was started on ${formatIst(checkout.at, "date")} at ${formatIst(checkout.at, "clock")}. If the money has left your account, your bank returns it, usually within 5 to 7 business days, or the payment still reaches us and we email you. You can pay again while registration is open: if both payments arrive, we refund the second one.`;
}

/** The sentence about a checkout that can no longer be paid. */
function describeOldCheckout(events: readonly FamilyEvent[], checkout: FamilyEvent): string {
  const openedText = `${formatIst(checkout.at, "date")} at ${formatIst(checkout.at, "clock")}`;
  return `A checkout of ${formatAmount(checkout)}${forExams(checkout.exam)} was opened on ${openedText}, but no payment for it has reached us. If no money left your account, you need not do anything. If it did, your bank returns it, usually within 5 to 7 business days; if it does not, please ask the bank, and tell us the payment id (it starts with pay_) if you have one.${describeNextPayment(events, checkout)}`;
}

function describeFailedPayment(
  events: readonly FamilyEvent[],
  failedPayment: FamilyEvent,
  now: Date,
): string {
  const payment = `the payment of ${formatAmount(failedPayment)}${forExams(failedPayment.exam)}`;
  const result = `so nothing has reached us${failedPayment.exam === null ? "" : ` and ${formatExamsAre(failedPayment.exam)} not registered`}`;
  const isCancelled = findCancelledExams(events, failedPayment) !== undefined;
  if (!isCancelled && now.getTime() - Date.parse(failedPayment.at) < bankDelayMs)
    return `The bank did not complete ${payment}, ${result}. If the money has left your account, please wait one hour before you pay again: then the exam is registered, or your bank returns the money, usually within 5 to 7 business days.`;
  return `The bank did not complete ${payment} on ${formatIst(failedPayment.at, "date")}, ${result}. If the money has left your account, your bank returns it, usually within 5 to 7 business days; if it does not, please ask the bank${failedPayment.code === null ? "" : ` about ${failedPayment.code}`}.${describeNextPayment(events, failedPayment)}`;
}

/** A checkout that was opened, and can still be paid (`open`) or not any more (`old`). */
function findCheckoutAge({ kind, what, at }: FamilyEvent, now: Date): "open" | "old" | undefined {
  if (kind !== "checkout" || (what !== "open" && what !== "expired")) return undefined;
  const ageMs = now.getTime() - Date.parse(at);
  if (what === "open" && ageMs < checkoutLifeMs) return "open";
  return ageMs < mentionedMs ? "old" : undefined;
}

/**
 * @param events the history of a student, newest first
 * @param now the time of the call
 * @returns the sentences about payments that failed or did not arrive, of exams that were not paid for since; checkouts
 *   that can no longer be paid come last
 */
export function describeUnpaidCheckouts(events: readonly FamilyEvent[], now: Date): string[] {
  const unpaidEvents = events.filter(
    (event) =>
      (event.kind === "payment_failed" || findCheckoutAge(event, now) !== undefined) &&
      !isPaidSince(events, event),
  );
  return unpaidEvents
    .filter((event, index) => unpaidEvents.findIndex(({ exam }) => exam === event.exam) === index)
    .toSorted((a, b) => Number(findCheckoutAge(a, now) === "old") - Number(findCheckoutAge(b, now) === "old"))
    .slice(0, maxUnpaid)
    .map((event) => {
      if (event.kind === "payment_failed") return describeFailedPayment(events, event, now);
      return findCheckoutAge(event, now) === "old"
        ? describeOldCheckout(events, event)
        : describeOpenCheckout(events, event, now);
    });
}

/**
 * @param events the history of a student, newest first
 * @param now the time of the call
 * @returns the sentences about money: what waits for a decision, payments that did not arrive, then the newest refunds
 */
export function describeMoney(events: readonly FamilyEvent[], now: Date): string[] {
  const refunds = events.filter(({ kind }) => kind === "refund");
  const refundsToDecide = refunds.filter(({ what }) => waitingStates.has(what ?? ""));
  // A payment without an order comes first: the family must not pay again.
  const isRequest = (refund: FamilyEvent) => findRequest(events, refund) !== undefined;
  const refundsByUrgency = refundsToDecide.toSorted((a, b) => Number(isRequest(a)) - Number(isRequest(b)));
  const decidedSentences = refunds
    .map((refund) => describeDecidedRefund(events, refund, now))
    .filter((sentence) => sentence !== undefined);
  return [
    ...refundsByUrgency.map((refund) => describeWaitingRefund(events, refund, now)),
    ...describeUnpaidCheckouts(events, now),
    // Several, because the parent may ask about an older one, such as a second payment.
    ...decidedSentences.slice(0, maxDecidedRefunds),
  ];
}

/**
 * @param events the history of a student, newest first
 * @param now the time of the call
 * @returns the sentence about the payments of the last 14 days that have arrived; if there are none, about the last
 *   payment
 */
export function describePayments(events: readonly FamilyEvent[], now: Date): string {
  const paidOrders = events.filter(({ kind, what }) => kind === "paid" && what !== "full");
  const recentOrders = paidOrders.filter((event) => isRecent(event, now)).slice(0, maxNamedPayments);
  const payments = recentOrders.length > 0 ? recentOrders : paidOrders.slice(0, 1);
  if (payments.length === 0) return "Your payment has reached us.";
  const amounts = payments.map((event) => `${formatAmount(event)}${forExams(event.exam)}`);
  return payments.length === 1
    ? `Your payment of ${amounts[0]} has reached us.`
    : `Your payments of ${new Intl.ListFormat("en-IN").format(amounts)} have reached us.`;
}

/**
 * @param family the exams of a student, and the history, newest first
 * @param now the time of the call
 * @returns the sentences about the newest orders of the last 7 days, each with its upcoming exams
 */
export function describeNewOrders({ exams, events }: Pick<Family, "exams" | "events">, now: Date): string[] {
  const today = dayInIndia(now);
  const isRegistered = (exam: string) =>
    exams.some(
      ({ name, isActive, isCancelled, examOn }) =>
        name === exam && isActive && !isCancelled && (examOn === null || examOn > today),
    );
  return events
    .filter(
      ({ kind, what, at }) =>
        kind === "paid" && what !== "full" && now.getTime() - Date.parse(at) < newOrderMs,
    )
    .flatMap((order) => {
      const registeredExams = (order.exam?.split(", ") ?? []).filter(isRegistered);
      if (registeredExams.length === 0) return [];
      const are = `${new Intl.ListFormat("en-IN").format(registeredExams)} ${registeredExams.length > 1 ? "are" : "is"}`;
      return [
        `Your payment of ${formatAmount(order)}${forExams(order.exam)} has reached us; ${are} registered.`,
      ];
    })
    .slice(0, maxNewOrders);
}
