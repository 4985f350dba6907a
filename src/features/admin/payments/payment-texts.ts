import { paths } from "../../../config/paths";
import type { Payment, UnmatchedPayment } from "../../../data/admin/payments";
import { refundTaskReasons } from "../../../content/refund-task-reasons";
import type {
  Decision,
  DecisionOutcome,
  LiftedRefusal,
  OtherPayment,
  PaidMethod,
  RefundFailure,
  RefundList,
  RefundTask,
  StartOutcome,
  TaskReason,
  TaskStatus,
} from "../../../data/admin/refund-tasks";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { lowercaseFirst } from "../../../lib/first-letter";

/** The hint at the searches for orders and refunds: all that they understand. */
export const searchHint =
  "Name of student or guardian, email, phone (its last five digits are enough), order or invoice number, payment or refund id, bank reference";

/**
 * @param orderNumber the number of an order
 * @returns the path of the list of orders with this one; with #, so that it is not read as the end of a phone number
 */
export const toOrderPath = (orderNumber: number | string): string =>
  `${paths.adminPanel}?section=payments&q=${encodeURIComponent(`#${orderNumber}`)}`;

export const refundListNames: Record<RefundList, string> = {
  open: "To decide",
  under_way: "In progress",
  done: "Done",
};

export const taskReasonTexts: Record<TaskReason, string> = refundTaskReasons;

/**
 * @param task a refund
 * @returns why the refund is needed; a request that an organiser made for the family names the organiser
 */
export const formatTaskTitle = ({ reason, startedBy }: RefundTask): string =>
  reason === "student_request" && startedBy !== null
    ? `Started by ${startedBy} for the family`
    : taskReasonTexts[reason];

export const taskStatusTexts: Record<TaskStatus, string> = {
  review: "Waiting for a decision",
  queued: "Approved, waits for Razorpay",
  requested: "Accepted by Razorpay, on its way",
  processed: "Refunded",
  failed: "Failed, decide again",
  refused: "Refused",
  merged: "Settled with another refund of this payment",
};

/** The steps for a refund that the gateway or the bank did not pay out. */
export const failedRefundText = [
  "Read Razorpay’s reply above.",
  "If the balance at Razorpay was too low: top it up and choose “Refund” again.",
  "If the bank could not pay it out: ask the family for another way, pay, and choose “Already refunded manually”.",
  "If we had emailed the family that its money is on its way, we have now emailed that the refund did not go through.",
];

/**
 * @param failure a try of a refund that failed
 * @returns the amount, when and why it failed, and its refund at the gateway
 */
export function describeFailure({ failedAt, amountPaise, refundId, detail }: RefundFailure): string {
  const refundText = refundId === null ? "not accepted by Razorpay" : refundId;
  return `${formatPaise(amountPaise)}, ${formatIst(failedAt, "dateTime")} IST, ${refundText}${detail === null ? "" : `: ${detail}`}`;
}

const otherPaymentStates: Record<NonNullable<OtherPayment["state"]>, string> = {
  order: "paid",
  not_paid: "not completed by the bank, so no money reached us",
  review: "no order, its refund waits for a decision",
  queued: "no order, its refund waits for Razorpay",
  requested: "no order, its refund is on its way",
  processed: "no order, refunded",
  failed: "no order, its refund failed",
  refused: "no order, its refund was refused",
  merged: "no order, refunded",
};

/**
 * @param payment another payment for the same exams
 * @returns its id, amount and time, and its state
 */
export function describeOtherPayment(payment: OtherPayment): string {
  const { state, orderNumber, refundedPaise } = payment;
  const name = `${payment.paymentId}, ${formatPaise(payment.amountPaise)} on ${formatIst(payment.paidAt, "dateTime")} IST`;
  if (orderNumber === null) return state === null ? name : `${name}: ${otherPaymentStates[state]}`;
  const refundedText = refundedPaise === 0 ? "" : `, ${formatPaise(refundedPaise)} refunded`;
  return `${name}: order ${orderNumber}${refundedText}`;
}

/**
 * @param task a refund
 * @param amountPaise the decided amount
 * @returns the order, or the payment without one, and the amount, for the sentence after a decision
 */
export const nameTask = ({ orderNumber, paymentId }: RefundTask, amountPaise: number): string =>
  `${orderNumber === null ? `Payment ${paymentId}` : `Order ${orderNumber}`}, ${formatPaise(amountPaise)}`;

/** The state of a payment without an order, as the list of orders shows it. */
const unmatchedStates: Record<TaskStatus, string> = {
  review: "Its refund waits for a decision",
  queued: "Its refund waits for Razorpay",
  requested: "Its refund is on its way",
  processed: "It was refunded",
  failed: "Its refund failed and waits for a decision",
  refused: "Its refund was refused",
  merged: "It was refunded",
};

/**
 * @param payment a payment without an order
 * @returns its id, amount and time, why it has no order, and the state of its refund
 */
export function describeUnmatched(payment: UnmatchedPayment): string {
  const { paymentId, reason, failure, status, note } = payment;
  const amount = formatPaise(payment.amountPaise);
  const paidTime = `${formatIst(payment.paidAt, "dateTime")} IST`;
  if (reason === "payment_failed") {
    const bankText = failure === null ? "" : ` The bank says: “${failure}”`;
    return `${paymentId} is a payment of ${amount} that the bank did not complete on ${paidTime}. We have not received this money, so there is no order.${bankText}`;
  }
  const arrival = `${amount} arrived as ${paymentId} on ${paidTime} without an order: ${lowercaseFirst(taskReasonTexts[reason])}.`;
  if (status === null) return arrival;
  const noteText = status === "refused" && note !== null ? `: “${note}”` : ".";
  return `${arrival} ${unmatchedStates[status]}${noteText}`;
}

/**
 * @param payment a payment without an order
 * @returns the path of its refund under Review and refunds
 */
export function toUnmatchedPath({ paymentId, status }: UnmatchedPayment): string {
  const isDone = status === "processed" || status === "refused" || status === "merged";
  const isUnderWay = status === "queued" || status === "requested";
  const state = isDone ? "&state=done" : isUnderWay ? "&state=under_way" : "";
  return `${paths.adminPanel}?section=payments&view=refunds${state}&q=${paymentId}`;
}

/** How a refund was made that we did not request from the gateway. */
const refundWays: Partial<Record<TaskReason, string>> = {
  dashboard_refund: "on Razorpay’s dashboard",
  already_refunded: "by Razorpay, before we first saw it",
  dispute: "by the bank of the family",
};

/** How organisers paid a manual refund, as the choice and the lists name it. */
export const paidMethodNames: Record<PaidMethod, string> = {
  upi: "UPI",
  bank_transfer: "Bank transfer",
  cash: "Cash",
  dashboard: "Razorpay’s dashboard",
};

const describeHandWay = (reason: TaskReason, method: PaidMethod | null): string =>
  refundWays[reason] ?? (method === null ? "manually" : `manually: ${paidMethodNames[method]}`);

/**
 * @param task a refund
 * @returns what was refunded, by whom and when, with its numbers at the gateway and the bank; null until it is made
 */
export function describeRefund({
  reason,
  refundedAt,
  refundedExams,
  isByHand,
  decidedBy,
  amountPaise,
  refundId,
  bankReference,
  paidMethod,
  paidOn,
}: RefundTask): string | null {
  if (refundedAt === null) return null;
  const exams = refundedExams?.join(", ") || formatPaise(amountPaise);
  const way = isByHand === true ? describeHandWay(reason, paidMethod) : "by Razorpay";
  const decider = decidedBy === null ? ", automatically" : "";
  const reference =
    bankReference && `${paidMethod === null ? "bank reference" : "reference"} ${bankReference}`;
  const numbers = [refundId, reference].filter(Boolean).join(", ");
  const time = paidOn === null ? `${formatIst(refundedAt, "dateTime")} IST` : formatIst(refundedAt, "date");
  return `${exams}, ${way}${decider}, ${time}${numbers && ` (${numbers})`}`;
}

/** The family's own three reasons (docs/specification.md section 9), and an organiser's own (decision 102). */
const requestReasonTexts: Record<string, string> = {
  payment_error: "Payment error",
  double_payment: "Double payment",
  system_failure: "System failure",
  other: "Another reason",
};

/**
 * @param reason the stored reason
 * @returns the sentence to show
 */
export function requestReasonText(reason: string): string {
  return requestReasonTexts[reason] ?? reason;
}

/**
 * @param refusal a refusal that was lifted later
 * @returns what was asked for, and who refused it, when and why
 */
export function describeRefusal(refusal: LiftedRefusal): string {
  const note = refusal.note === null ? "" : `: “${refusal.note}”`;
  const requestText = `${formatPaise(refusal.amountPaise)}, ${requestReasonText(refusal.reason)}${note}, asked on ${formatIst(refusal.requestedAt, "dateTime")} IST.`;
  const byText = refusal.refusedBy === null ? "" : ` by ${refusal.refusedBy}`;
  return `${requestText} Refused${byText} on ${formatIst(refusal.refusedAt, "dateTime")} IST: “${refusal.answer}”`;
}

/**
 * @param reply the server's reply to a refund that was not started
 * @returns the sentence to show
 */
export function startRefusalText(reply: Exclude<StartOutcome, { outcome: "requested" }>): string {
  switch (reply.outcome) {
    case "too_late":
      return `A refund could be asked for until ${formatIst(reply.deadline, "dateTime")}. It is too late now.`;
    case "already_requested":
      return reply.started_by === null
        ? `The family already asked for a refund of this order on ${formatIst(reply.requested_at, "dateTime")} IST. See Review and refunds.`
        : `${reply.started_by} already started a refund of this order on ${formatIst(reply.requested_at, "dateTime")} IST. See Review and refunds.`;
    case "nothing_left":
      return "Nothing of this order can be refunded: the order was refunded already, or its exams have started or are over.";
    case "too_many":
      return "This refund was refused and opened again ten times already. Call the family instead.";
    case "not_found":
      return "This order or its account no longer exists.";
    case "invalid_reason":
      return "Please choose a reason.";
    case "note_required":
      return "Please write down the reason.";
    case "note_too_long":
      return "Please shorten the note to 500 characters.";
  }
}

/** The state of a refund that is not done, in the list of orders. */
export const openRefundTexts: Record<NonNullable<Payment["openRefund"]>, string> = {
  requested: "Refund requested",
  review: "In review",
  failed: "Refund failed",
  under_way: "Being refunded",
};

/** Why no refund of an order can be started, in the list of payments. */
export const refundErrorTexts: Record<NonNullable<Payment["refundError"]>, string> = {
  too_late: "Too late for a refund",
  already_requested: "Refund requested",
  nothing_left: "No refund: exam has started or is over",
  not_found: "Account deleted",
};

export const decisionTexts: Record<Decision, { name: string; hint: string }> = {
  refund: { name: "Refund", hint: "Razorpay refunds it to the original payment method." },
  by_hand: {
    name: "Already refunded manually",
    hint: "An organiser has paid the money back another way: UPI, bank transfer, cash or Razorpay’s dashboard.",
  },
  refuse: { name: "Refuse", hint: "No refund. Give the reason in the note." },
};

/**
 * @param reply the server's refusal
 * @returns the sentence to show
 */
export function refusalText(
  reply: Exclude<DecisionOutcome, { outcome: "queued" | "processed" | "refused" }>,
): string {
  switch (reply.outcome) {
    case "exceeds_payment":
      return `Only ${formatPaise(reply.left_paise)} of this payment is left. Choose fewer exams.`;
    case "not_found":
      return "This refund no longer exists. Nothing was changed.";
    case "not_open":
      return `This refund has already been decided${reply.decided_by === null ? "" : ` by ${reply.decided_by}`}: ${lowercaseFirst(taskStatusTexts[reply.status])}. Nothing was changed.`;
    case "invalid_decision":
      return "This decision is not possible. Please choose another.";
    case "note_required":
      return "Please write a note that says how or why.";
    case "note_too_long":
      return "Please shorten the note to 500 characters.";
    case "invalid_items":
      return "These exams cannot be refunded with this payment. Please choose again.";
    case "needs_other_organiser":
      return "You started this refund without one of the three reasons, or as a double payment though we have no other payment. Another organiser must approve it.";
    case "method_required":
      return "Please choose how it was paid.";
    case "reference_required":
      return "Please enter the reference of the refund, such as the UTR.";
    case "reference_too_long":
      return "Please shorten the reference to 64 characters.";
    case "reference_invalid":
      return "Please enter the whole reference: at least 6 letters or digits, with a digit in it.";
    case "reference_taken":
      return `This reference is already recorded for ${reply.order_number === null ? `payment ${reply.payment_id}` : `order ${reply.order_number}`}. Check the number.`;
    case "invalid_day":
      return "Please enter the day on which it was paid: not before the payment, and not in the future.";
  }
}
