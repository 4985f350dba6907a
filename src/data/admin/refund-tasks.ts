import * as v from "valibot";
import { getClient } from "../client";
import { readAnswer } from "../read-answer";
import { toStorableText } from "../storable-text";

/** The three lists of refunds: waiting for a person, for the gateway, for nobody. */
export const refundStates = ["open", "under_way", "done"] as const;

export type RefundTaskState = (typeof refundStates)[number];

/** Why money may have to go back (decisions 003 and 007). */
export const taskReasons = [
  "second_payment",
  "duplicate_exam",
  "amount_mismatch",
  "unknown_order",
  "already_refunded",
  "late_after_exam",
  "dashboard_refund",
  "dispute",
  "student_request",
] as const;

export type TaskReason = (typeof taskReasons)[number];

const taskStatuses = ["review", "queued", "requested", "processed", "failed", "refused", "merged"] as const;

export type TaskStatus = (typeof taskStatuses)[number];

const itemSchema = v.pipe(
  v.object({ exam_id: v.string(), name: v.string(), price_paise: v.number(), can_go_back: v.boolean() }),
  v.transform(({ exam_id, name, price_paise, can_go_back }) => ({
    examId: exam_id,
    name,
    pricePaise: price_paise,
    canGoBack: can_go_back,
  })),
);

const taskSchema = v.pipe(
  v.object({
    id: v.string(),
    reason: v.picklist(taskReasons),
    status: v.picklist(taskStatuses),
    amount_paise: v.number(),
    payment_id: v.string(),
    payment_paise: v.number(),
    paid_at: v.string(),
    left_paise: v.number(),
    detail: v.nullable(v.string()),
    note: v.nullable(v.string()),
    created_at: v.string(),
    decided_at: v.nullable(v.string()),
    student: v.nullable(v.object({ name: v.nullable(v.string()), email: v.nullable(v.string()) })),
    request: v.nullable(
      v.object({ reason: v.string(), note: v.nullable(v.string()), requested_at: v.string() }),
    ),
    order: v.nullable(v.object({ number: v.number(), ordered_at: v.string(), items: v.array(itemSchema) })),
  }),
  v.transform((task) => ({
    id: task.id,
    reason: task.reason,
    status: task.status,
    amountPaise: task.amount_paise,
    paymentId: task.payment_id,
    paymentPaise: task.payment_paise,
    paidAt: task.paid_at,
    leftPaise: task.left_paise,
    detail: task.detail,
    note: task.note,
    createdAt: task.created_at,
    decidedAt: task.decided_at,
    student: task.student,
    request: task.request && {
      reason: task.request.reason,
      note: task.request.note,
      requestedAt: task.request.requested_at,
    },
    order: task.order && { number: task.order.number, items: task.order.items },
  })),
);

const pageSchema = v.object({ total: v.number(), tasks: v.array(taskSchema) });

const decisionSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["queued", "processed", "refused"]), amount_paise: v.number() }),
  v.object({ outcome: v.literal("exceeds_payment"), left_paise: v.number() }),
  v.object({
    outcome: v.picklist([
      "not_found",
      "not_open",
      "invalid_decision",
      "note_required",
      "note_too_long",
      "invalid_items",
    ]),
  }),
]);

/** A refund or a question about a payment; amounts in paise, times ISO in UTC. */
export type RefundTask = v.InferOutput<typeof taskSchema>;

export type Decision = "refund" | "by_hand" | "refuse";

/** What the server says to a decision; only the first three have changed something. */
export type DecisionOutcome = v.InferOutput<typeof decisionSchema>;

/**
 * One page of the refunds in one state, oldest first.
 *
 * @param state which list
 * @param page from 1
 * @param pageSize at most 50
 * @returns the tasks, and how many there are, counted to 10,000
 * @throws AppError `forbidden` for anybody but an admin, or why it could not be read
 */
export async function listRefundTasks(state: RefundTaskState, page: number, pageSize: number) {
  const client = await getClient();
  const call = client.rpc("list_refund_tasks", {
    p_state: state,
    p_limit: pageSize,
    p_offset: (page - 1) * pageSize,
  });
  return readAnswer(pageSchema, call);
}

/**
 * Decides a task that waits for a person, once.
 *
 * @param taskId which
 * @param decision `refund`: the gateway pays back; `by_hand`: it went back another way; `refuse`: nothing goes back
 * @param note why, or how it went back; a family that has asked for it reads it; required but for `refund`
 * @param examIds the exams that end with it, null where the task is about none or about all that stand
 * @returns what the server says to it
 * @throws AppError `forbidden` for anybody but an admin, or why no answer came
 */
export async function decideRefund(
  taskId: string,
  decision: Decision,
  note: string,
  examIds: string[] | null,
): Promise<DecisionOutcome> {
  const client = await getClient();
  const call = client.rpc("decide_refund", {
    p_task_id: taskId,
    p_decision: decision,
    p_note: toStorableText(note),
    ...(examIds && { p_exam_ids: examIds }),
  });
  return readAnswer(decisionSchema, call);
}
