import type { Decision, ManualRefund, RefundTask } from "../../../data/admin/refund-tasks";
import { dayInIndia } from "../../../lib/day-in-india";
import { formatPaise } from "../../../lib/money";
import { refusalText } from "./payment-texts";

/** The values of the decision's form. */
export type DecisionDraft = {
  decision: Decision;
  examIds: string[];
  note: string;
  manualRefund: ManualRefund;
};

/** The longest note that the database accepts, in characters. */
const maxNoteLength = 500;

/** The longest reference that the database accepts, in characters. */
const maxReferenceLength = 64;

/** The shortest reference that the database accepts, in letters and digits. */
const minReferenceLength = 6;

/**
 * Reasons that mean that the gateway or the bank has returned the money already: it must not be refunded again, and the
 * amount is fixed (decision 007).
 */
const returnedElsewhereReasons: ReadonlySet<string> = new Set([
  "dashboard_refund",
  "already_refunded",
  "dispute",
]);

/**
 * @param task the task to decide
 * @param draft the draft of the decision
 * @returns whether the form asks how the refund was paid: an organiser paid it, not the gateway or the bank
 */
export const needsManualRefund = ({ reason }: RefundTask, { decision }: DecisionDraft): boolean =>
  decision === "by_hand" && !returnedElsewhereReasons.has(reason);

/**
 * @param task the task to decide
 * @returns the possible decisions, the most usual first; for a dispute, the one that cancels no exam first
 */
export function listDecisions(task: RefundTask): Decision[] {
  if (task.needsOtherOrganiser) return ["refuse"];
  if (task.reason === "dispute") return ["refuse", "by_hand"];
  return returnedElsewhereReasons.has(task.reason) ? ["by_hand", "refuse"] : ["refund", "by_hand", "refuse"];
}

/**
 * @param task the task to decide
 * @returns whether the family gets the note of a refusal by email: after a request, and after a payment that became no
 * order, unless the bank or the gateway has moved the money itself (`private.queue_refusal_email`)
 */
export function isRefusalEmailed({ requestReason, orderNumber, studentId, reason }: RefundTask): boolean {
  if (studentId === null) return false;
  return requestReason !== null || (orderNumber === null && !returnedElsewhereReasons.has(reason));
}

/**
 * @param task the task to decide
 * @returns what a refusal means if the payment became no order and no other order has its exams; null otherwise
 */
export function describeKeptMoney(task: RefundTask): string | null {
  const { orderNumber, validOrder, otherPayments, reason, studentId, amountPaise } = task;
  if (orderNumber !== null || validOrder !== null || returnedElsewhereReasons.has(reason)) return null;
  if (otherPayments.some((payment) => payment.orderNumber !== null)) return null;
  const payer = studentId === null ? "The payer" : "The family";
  return `${payer} then has neither exam nor money back: we keep ${formatPaise(amountPaise)}.`;
}

/**
 * @param task the task to decide
 * @param draft the draft of the decision
 * @returns the names of the exams that the decision is about: the chosen ones, or those of the order or the cart
 */
export function listDecidedExams(task: RefundTask, { decision, examIds }: DecisionDraft): string[] {
  const items = listCancellableItems(task);
  if (items.length === 0) return task.items?.map(({ name }) => name) ?? task.cartExams ?? [];
  return items
    .filter(({ examId }) => decision === "refuse" || examIds.includes(examId))
    .map(({ name }) => name);
}

/**
 * @param task the task to decide
 * @returns the exams that the decision may cancel
 */
export function listCancellableItems(task: RefundTask) {
  return task.items?.filter(({ isRefundable }) => isRefundable) ?? [];
}

/**
 * @param task the task to decide
 * @returns a draft with the first decision of the list; its exams are those of the refund that failed, and none for a
 * new refund, for which the registrations to end are chosen each time
 */
export function createDraft(task: RefundTask): DecisionDraft {
  return {
    decision: listDecisions(task)[0] ?? "refuse",
    examIds: listCancellableItems(task)
      .filter(({ isApproved }) => isApproved)
      .map(({ examId }) => examId),
    note: "",
    manualRefund: { method: "", reference: "", day: "" },
  };
}

/**
 * @param task the task to decide
 * @param draft the draft of the decision
 * @returns the amount to refund, in paise; the database computes it again
 */
export function sumPaise(task: RefundTask, { examIds }: DecisionDraft): number {
  const items = listCancellableItems(task);
  if (items.length === 0 || returnedElsewhereReasons.has(task.reason)) return task.amountPaise;
  return items
    .filter(({ examId }) => examIds.includes(examId))
    .reduce((sum, { pricePaise }) => sum + pricePaise, 0);
}

/** The states of a payment without an order whose money we still hold. */
const heldStates: ReadonlySet<string> = new Set(["order", "review", "failed", "refused"]);

/**
 * @param task the task to decide
 * @returns whether an organiser started the refund as a double payment though no other payment for its exams is left with us, so
 * that a second organiser must approve it (`private.needs_other_organiser`)
 */
export const isUnprovenDoublePayment = ({ requestReason, startedBy, otherPayments }: RefundTask): boolean =>
  requestReason === "double_payment" &&
  startedBy !== null &&
  !otherPayments.some(
    ({ state, refundedPaise, amountPaise }) =>
      state !== null && heldStates.has(state) && refundedPaise < amountPaise,
  );

/** The message about the reference of a manual refund; undefined if it is valid. */
function findReferenceProblem({ method, reference }: ManualRefund): string | undefined {
  const text = reference.trim();
  if (text.length > maxReferenceLength) return refusalText({ outcome: "reference_too_long" });
  if (method === "cash") return undefined;
  if (text === "") return refusalText({ outcome: "reference_required" });
  const characters = text.replaceAll(/[^a-z0-9]/gi, "");
  // Only an id of the gateway can be without a digit.
  const isWhole =
    characters.length >= minReferenceLength && (method === "dashboard" || /\d/.test(characters));
  return isWhole ? undefined : refusalText({ outcome: "reference_invalid" });
}

/** The messages about how a manual refund was paid. */
function listManualRefundProblems(task: RefundTask, payment: ManualRefund): (string | undefined)[] {
  const { method, day } = payment;
  const isDayPossible = day >= dayInIndia(new Date(task.paidAt)) && day <= dayInIndia(new Date());
  return [
    method === "" ? refusalText({ outcome: "method_required" }) : undefined,
    findReferenceProblem(payment),
    isDayPossible ? undefined : refusalText({ outcome: "invalid_day" }),
  ];
}

/** The message about the note; undefined if it is complete. */
function findNoteProblem(draft: DecisionDraft): string | undefined {
  const note = draft.note.trim();
  if (note === "" && draft.decision !== "refund") return refusalText({ outcome: "note_required" });
  return note.length > maxNoteLength ? refusalText({ outcome: "note_too_long" }) : undefined;
}

/** The message about the chosen exams; undefined if they are complete. */
function findExamProblem(task: RefundTask, { decision, examIds }: DecisionDraft): string | undefined {
  const isReturned = returnedElsewhereReasons.has(task.reason);
  const items = listCancellableItems(task);
  if (decision !== "refuse" && !isReturned && items.length > 0 && examIds.length === 0)
    return "Please choose the exams to refund.";
  const cancellablePaise = items.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  if (
    decision === "by_hand" &&
    isReturned &&
    task.amountPaise >= cancellablePaise &&
    examIds.length < items.length
  )
    return "The whole order was refunded, so all its registrations end. Please choose all exams.";
  return undefined;
}

/**
 * @param task the task to decide
 * @param draft the draft of the decision
 * @returns the messages about all missing or invalid fields; undefined if the draft is complete
 */
export function findProblem(task: RefundTask, draft: DecisionDraft): string | undefined {
  const problems = [
    findExamProblem(task, draft),
    ...(needsManualRefund(task, draft) ? listManualRefundProblems(task, draft.manualRefund) : []),
    findNoteProblem(draft),
  ].filter((problem) => problem !== undefined);
  return problems.length === 0 ? undefined : problems.join(" ");
}

/**
 * @param draft the draft of the decision
 * @returns whether something was typed that takes time to type again
 */
export const hasTypedText = ({ note, manualRefund: { reference, day } }: DecisionDraft): boolean =>
  note !== "" || reference !== "" || day !== "";
