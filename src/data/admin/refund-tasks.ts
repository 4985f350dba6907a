import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns, readReply } from "../read-reply";
import { refundReasons } from "../refunds";
import { getRows } from "../request";
import { toStorableLine, toStorableNote } from "../../lib/storable-text";

/** How a manual refund was paid, in the order in which it can be chosen. */
export const paidMethods = ["upi", "bank_transfer", "cash", "dashboard"] as const;

export type PaidMethod = (typeof paidMethods)[number];

/** The three lists of refunds: waiting for an organiser, waiting for the gateway, and done. */
export const refundLists = ["open", "under_way", "done"] as const;

export type RefundList = (typeof refundLists)[number];

/** Why money may have to be refunded (decisions 003 and 007). */
export const taskReasons = [
  "second_payment",
  "duplicate_exam",
  "amount_mismatch",
  "unknown_order",
  "already_refunded",
  "late_after_exam",
  "late_for_price",
  "late_after_closing",
  "exam_cancelled",
  "dashboard_refund",
  "dispute",
  "student_request",
] as const;

export type TaskReason = (typeof taskReasons)[number];

/** The states of a refund, in the order of `refunds.sql`. */
export const taskStatuses = [
  "review",
  "queued",
  "requested",
  "processed",
  "failed",
  "refused",
  "merged",
] as const;

export type TaskStatus = (typeof taskStatuses)[number];

const itemSchema = v.pipe(
  v.object({
    exam_id: v.string(),
    name: v.string(),
    price_paise: v.number(),
    can_go_back: v.boolean(),
    is_approved: v.boolean(),
  }),
  v.transform(({ exam_id, name, price_paise, can_go_back, is_approved }) => ({
    examId: exam_id,
    name,
    pricePaise: price_paise,
    isRefundable: can_go_back,
    isApproved: is_approved,
  })),
);

const refusalSchema = v.pipe(
  v.object({
    refused_at: v.string(),
    refused_by: v.nullable(v.string()),
    answer: v.string(),
    reason: v.string(),
    note: v.nullable(v.string()),
    amount_paise: v.number(),
    requested_at: v.string(),
  }),
  v.transform((refusal) => ({
    refusedAt: refusal.refused_at,
    refusedBy: refusal.refused_by,
    answer: refusal.answer,
    reason: refusal.reason,
    note: refusal.note,
    amountPaise: refusal.amount_paise,
    requestedAt: refusal.requested_at,
  })),
);

/** A refusal of the request that was lifted later, with the request as it was then. */
export type LiftedRefusal = v.InferOutput<typeof refusalSchema>;

const otherPaymentSchema = v.pipe(
  v.object({
    payment_id: v.string(),
    amount_paise: v.number(),
    paid_at: v.string(),
    order_number: v.nullable(v.number()),
    refunded_paise: v.number(),
    state: v.nullable(v.picklist(["order", "not_paid", ...taskStatuses])),
  }),
  v.transform((payment) => ({
    paymentId: payment.payment_id,
    amountPaise: payment.amount_paise,
    paidAt: payment.paid_at,
    orderNumber: payment.order_number,
    refundedPaise: payment.refunded_paise,
    state: payment.state,
  })),
);

/**
 * Another payment for the same exams: one of an order, one that the bank did not complete (`not_paid`), or one without
 * an order, with the status of its refund.
 */
export type OtherPayment = v.InferOutput<typeof otherPaymentSchema>;

const failureSchema = v.pipe(
  v.object({
    failed_at: v.string(),
    refund_id: v.nullable(v.string()),
    detail: v.nullable(v.string()),
    amount_paise: v.number(),
  }),
  v.transform((failure) => ({
    failedAt: failure.failed_at,
    refundId: failure.refund_id,
    detail: failure.detail,
    amountPaise: failure.amount_paise,
  })),
);

/**
 * A try of a refund that failed: the refund at the gateway (null if the gateway had not accepted it), and the gateway's
 * reply.
 */
export type RefundFailure = v.InferOutput<typeof failureSchema>;

const paidMethodSchema = v.picklist(paidMethods);

const taskColumns = v.object({
  paidMethod: v.nullable(paidMethodSchema),
  reason: v.picklist(taskReasons),
  status: v.picklist(taskStatuses),
  items: v.nullable(v.array(itemSchema)),
  refusals: v.array(refusalSchema),
  otherPayments: v.array(otherPaymentSchema),
  failures: v.array(failureSchema),
});

const decisionSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["queued", "processed", "refused"]), amount_paise: v.number() }),
  v.object({ outcome: v.literal("exceeds_payment"), left_paise: v.number() }),
  v.object({
    outcome: v.literal("reference_taken"),
    order_number: v.nullable(v.number()),
    payment_id: v.string(),
  }),
  v.object({
    outcome: v.literal("not_open"),
    status: v.picklist(taskStatuses),
    decided_by: v.nullable(v.string()),
  }),
  v.object({
    outcome: v.picklist([
      "not_found",
      "invalid_decision",
      "note_required",
      "note_too_long",
      "method_required",
      "reference_required",
      "reference_too_long",
      "reference_invalid",
      "invalid_day",
      "invalid_items",
      "needs_other_organiser",
    ]),
  }),
]);

/** How a manual refund was paid: the method, its reference (empty for cash without one) and the day in India. */
export type ManualRefund = { method: PaidMethod | ""; reference: string; day: string };

/** A decision about a task; `by_hand`: the money was returned without a refund that this panel started. */
export type Decision = "refund" | "by_hand" | "refuse";

/** The server's reply to a decision; only `queued`, `processed` and `refused` change anything. */
export type DecisionOutcome = v.InferOutput<typeof decisionSchema>;

async function fetchTasks(state: RefundList, search: string, limit: number, offset: number) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_refund_tasks", { p_state: state, p_search: search, p_limit: limit, p_offset: offset })
      .select(
        "id, reason, status, amountPaise:amount_paise, paymentId:payment_id, paymentPaise:payment_paise, paidAt:paid_at, leftPaise:left_paise, detail, note, decidedAt:decided_at, studentId:student_id, studentName:student_name, studentEmail:student_email, requestReason:request_reason, requestNote:request_note, requestedAt:requested_at, orderNumber:order_number, items, cartPaise:cart_paise, cartExams:cart_exams, decidedBy:decided_by, startedBy:started_by, refundedAt:refunded_at, refundedExams:refunded_exams, isByHand:is_by_hand, refundId:refund_id, bankReference:bank_reference, validOrder:counting_order, refusals, otherPayments:other_payments, failures, needsOtherOrganiser:needs_other_organiser, answerBy:answer_by, paidMethod:paid_method, paidOn:paid_on",
      ),
  );
  return narrowColumns(taskColumns, rows);
}

/**
 * A refund, or a payment that may have to be refunded. Amounts are in paise, times ISO in UTC.
 * - `validOrder`: if a cart was paid twice, the number of its order; this task refunds the other payment
 * - `items`: the exams of the order; `isApproved`: the last decision refunds this exam
 * - `refusals`: what was refused before the request was opened again, the latest first
 * - `otherPayments`: other payments for the same exams, the oldest first
 * - `failures`: the tries that failed, the latest first
 * - `needsOtherOrganiser`: this organiser started the refund for a reason of their own, so somebody else must approve it
 * - `answerBy`: the day by which the family expects our answer about its payment, as our email said
 *
 * Fields are null in these cases:
 * - student and cart: the payment belongs to no student
 * - `request…`: nobody has asked for the refund
 * - `startedBy`: the family itself asked
 * - `orderNumber`: the payment has no order
 * - `decided…`: nobody has decided yet
 * - `refunded…`, `isByHand`: the refund is not made yet
 * - `answerBy`: the family got no such email, or the refund is decided
 * - `paidMethod`, `paidOn`: the refund was not paid manually
 * - `refundId`: the gateway has no refund; `bankReference`: the bank's number (ARN, RRN or UTR) is not known
 */
export type RefundTask = Awaited<ReturnType<typeof fetchTasks>>[number];

/**
 * Lists one page of the refunds in one state: the oldest first, but finished ones by the latest decision.
 *
 * @param state the list
 * @param search a payment, a gateway order, a refund, the bank's reference, an order number, the family's email or phone
 * number (or its last digits), or a part of the name of student or guardian
 * @param page from 1
 * @param pageSize at most 50
 * @returns the tasks of the page, and the number of all; 10,001 means more than 10,000
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function listRefundTasks(state: RefundList, search: string, page: number, pageSize: number) {
  const client = await getClient();
  const text = toStorableLine(search);
  const [tasks, count] = await Promise.all([
    fetchTasks(state, text, pageSize, (page - 1) * pageSize),
    getRows(client.rpc("count_refund_tasks", { p_state: state, p_search: text })),
  ]);
  return { tasks, count };
}

/**
 * Decides a task that waits for a person, once.
 *
 * @param taskId the task's id
 * @param decision `refund`: the gateway refunds; `by_hand`: the money was returned in another way; `refuse`: nothing is
 * refunded
 * @param note the reason, or how the money was returned; a family that asked for the refund can read it; required
 * except for `refund`
 * @param examIds the exams whose price is refunded and whose enrolment ends; null for all exams that are left, and for
 * a payment without exams
 * @param manualRefund how it was paid, for `by_hand`; undefined if the bank has taken the money back or the refund was made on the gateway's
 * own dashboard
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function decideRefund(
  taskId: string,
  decision: Decision,
  note: string,
  examIds: string[] | null,
  manualRefund?: ManualRefund,
): Promise<DecisionOutcome> {
  const client = await getClient();
  const call = client.rpc("decide_refund", {
    p_task_id: taskId,
    p_decision: decision,
    p_note: toStorableNote(note),
    ...(examIds && { p_exam_ids: examIds }),
    ...(manualRefund && {
      p_paid_method: manualRefund.method,
      p_reference: toStorableLine(manualRefund.reference),
      ...(manualRefund.day !== "" && { p_paid_on: manualRefund.day }),
    }),
  });
  return readReply(decisionSchema, call);
}

const startSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("requested"), amount_paise: v.number() }),
  v.object({ outcome: v.literal("too_late"), deadline: v.string() }),
  v.object({
    outcome: v.literal("already_requested"),
    requested_at: v.string(),
    started_by: v.nullable(v.string()),
  }),
  v.object({
    outcome: v.picklist([
      "nothing_left",
      "too_many",
      "not_found",
      "invalid_reason",
      "note_required",
      "note_too_long",
    ]),
  }),
]);

/** The reasons for which an organiser can start a refund: those of a family, and another one in the organiser's words. */
export const startReasons = [...refundReasons, "other"] as const;

export type StartReason = (typeof startReasons)[number];

/**
 * The server's reply to a refund that an organiser starts. Only `requested` means that something was changed;
 * `started_by` is null if the family itself had asked.
 */
export type StartOutcome = v.InferOutput<typeof startSchema>;

/**
 * Asks for the refund of an order for a family that called, by the rules of the family's own request, or for another
 * reason, which has no deadline and which another organiser must approve. It then waits for a decision.
 *
 * @param orderId the order's id
 * @param reason one of `StartReason`
 * @param note the family's words, or the other reason, then required; the family sees them as its own request
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function startRefund(orderId: string, reason: StartReason, note: string): Promise<StartOutcome> {
  const client = await getClient();
  const call = client.rpc("start_refund", {
    p_order_id: orderId,
    p_reason: reason,
    p_note: toStorableNote(note),
  });
  return readReply(startSchema, call);
}

const reopenSchema = v.object({ outcome: v.picklist(["reopened", "not_refused", "too_many", "not_found"]) });

/**
 * Lets a payment without an order, whose refund was refused, wait for a decision again.
 *
 * @param taskId the refused refund
 * @returns `reopened`, or why not: somebody else was first, it was opened ten times (`too_many`), or it has an order
 * (`startRefund` opens it again)
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function reopenRefusedPayment(
  taskId: string,
): Promise<v.InferOutput<typeof reopenSchema>["outcome"]> {
  const client = await getClient();
  const call = client.rpc("reopen_refused_payment", { p_task_id: taskId });
  return (await readReply(reopenSchema, call)).outcome;
}

/** All lists of payments and refunds have this key, so a decision refreshes them all. */
export const paymentsKey = ["admin-payments"] as const;

/**
 * @param state which of the three lists
 * @param search as for `listRefundTasks`
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @returns the query of one page of the refunds; it is read again whenever the list is opened, because another
 * organiser may have decided
 */
export const refundTasksQuery = (state: RefundList, search: string, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...paymentsKey, "refunds", state, search, page, pageSize],
    queryFn: () => listRefundTasks(state, search, page, pageSize),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
