import * as v from "valibot";

/** Returns the schema of a reply that has only an outcome. */
const createOutcomeSchema = <const Name extends string>(name: Name) => v.object({ outcome: v.literal(name) });
const paiseSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const examIdsSchema = v.array(v.string());
const rateLimitSchema = v.object({ outcome: v.picklist(["ok", "limited"]) });

const readyOrderSchema = v.object({
  outcome: v.literal("ready"),
  razorpay_order_id: v.string(),
  amount_paise: paiseSchema,
  currency: v.string(),
});

const outboxRowsSchema = v.array(
  v.object({
    id: v.string(),
    kind: v.string(),
    email: v.string(),
    name: v.nullable(v.string()),
    data: v.unknown(),
  }),
);

const unixSecondsSchema = v.pipe(v.number(), v.integer());

const sweepSchemas = [
  v.object({
    outcome: v.literal("due"),
    sweep_id: v.number(),
    reached: unixSecondsSchema,
    until: unixSecondsSchema,
    looked_at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  createOutcomeSchema("none"),
] as const;

/** The reasons for which a child is not added (private.child_error). */
const childRefusalSchemas = [
  v.object({ outcome: v.literal("already_added"), student_id: v.string() }),
  v.object({
    outcome: v.picklist([
      "no_family",
      "name_missing",
      "name_too_long",
      "school_too_long",
      "class_unknown",
      "family_full",
    ]),
  }),
] as const;

/** The schemas of the database functions' replies, one per function. A reply is jsonb with an `outcome`, or a list. */
export const replySchemas = {
  begin_child: v.variant("outcome", [
    createOutcomeSchema("ready"),
    v.object({ outcome: v.picklist(["not_confirmed", "rate_limited"]) }),
    ...childRefusalSchemas,
  ]),
  add_child: v.variant("outcome", [createOutcomeSchema("added"), ...childRefusalSchemas]),
  enter_child: v.variant("outcome", [
    v.object({ outcome: v.literal("allowed"), email: v.string() }),
    createOutcomeSchema("not_family"),
    createOutcomeSchema("rate_limited"),
  ]),
  begin_payment: v.variant("outcome", [
    v.object({
      outcome: v.literal("create"),
      intent_id: v.string(),
      amount_paise: paiseSchema,
      currency: v.string(),
    }),
    readyOrderSchema,
    createOutcomeSchema("wait"),
    v.object({ outcome: v.literal("price_changed"), amount_paise: paiseSchema }),
    v.object({ outcome: v.literal("already_enrolled"), exam_ids: examIdsSchema }),
    v.object({ outcome: v.literal("exam_unavailable"), exam_ids: examIdsSchema }),
    createOutcomeSchema("key_reused"),
    createOutcomeSchema("profile_incomplete"),
    createOutcomeSchema("payment_in_review"),
    createOutcomeSchema("too_many_carts"),
    createOutcomeSchema("invalid_items"),
  ]),
  attach_gateway_order: readyOrderSchema,
  release_intent: v.object({ outcome: v.picklist(["released", "failed"]) }),
  find_intent: v.variant("outcome", [
    v.object({
      outcome: v.literal("found"),
      intent_id: v.string(),
      student_id: v.string(),
      status: v.picklist(["draft", "open", "expired", "failed", "paid"]),
      amount_paise: paiseSchema,
      currency: v.string(),
      razorpay_order_id: v.string(),
      order_id: v.nullable(v.string()),
      payment_id: v.nullable(v.string()),
      /** Whether the payment did not become an order, and its money is being refunded or was refunded. */
      is_refunded: v.optional(v.boolean(), false),
      /** Whether the payment did not become an order, and waits for an organiser's decision. */
      is_in_review: v.optional(v.boolean(), false),
      /** Whether the payment did not become an order, and an organiser has decided not to refund it. */
      is_refused: v.optional(v.boolean(), false),
    }),
    createOutcomeSchema("unknown"),
  ]),
  touch_intent_check: v.object({ outcome: v.picklist(["ask", "recent"]) }),
  record_capture: v.variant("outcome", [
    v.object({ outcome: v.literal("order"), order_id: v.string() }),
    createOutcomeSchema("second_payment"),
    v.object({ outcome: v.literal("review"), reason: v.string() }),
  ]),
  receive_webhook: v.object({ outcome: v.picklist(["new", "again", "processed"]) }),
  finish_webhook: createOutcomeSchema("done"),
  webhook_health: v.object({ outcome: v.picklist(["fine", "silent"]) }),
  claim_outbox: outboxRowsSchema,
  claim_exam_mails: outboxRowsSchema,
  finish_exam_mails: v.object({ sent: v.number(), retry: v.number(), dead: v.number() }),
  queue_exam_reminders: v.object({ queued: v.number() }),
  queue_award_mails: v.object({ queued: v.number() }),
  outbox_status: v.object({ outcome: v.picklist(["sent", "queued", "unknown"]) }),
  finish_outbox: v.object({ outcome: v.picklist(["sent", "retry", "dead"]) }),
  enqueue_contact: v.object({ outcome: v.picklist(["queued", "no_consent"]) }),
  list_orders_to_reconcile: v.array(v.string()),
  start_sweep: v.variant("outcome", sweepSchemas),
  /** `held`: a payment could not be recorded, so the sweep stays at its position. */
  move_sweep: v.variant("outcome", [...sweepSchemas, createOutcomeSchema("held")]),
  list_unknown_payments: v.array(v.string()),
  consume_rate_limit: rateLimitSchema,
  claim_refunds: v.array(
    v.object({
      id: v.string(),
      payment_id: v.string(),
      amount_paise: paiseSchema,
      razorpay_refund_id: v.nullable(v.string()),
      receipt: v.string(),
      idempotency_key: v.string(),
    }),
  ),
  finish_refund: v.object({
    outcome: v.picklist(["requested", "processed", "failed", "refused", "review", "merged", "retry"]),
  }),
  /** `foreign`: the refund was not requested by us. */
  record_refund: v.object({ outcome: v.picklist(["requested", "processed", "failed", "foreign"]) }),
  record_dispute: v.object({ outcome: v.picklist(["review", "unknown_payment"]) }),
  end_overdue_attempts: v.object({ ended: v.number(), failed: v.number() }),
  run_result_tasks: v.object({ closed: v.number(), done: v.number(), failed: v.number() }),
  read_paper: v.variant("outcome", [
    v.object({
      outcome: v.literal("paper"),
      subject: v.string(),
      class: v.string(),
      edition: v.nullable(v.string()),
      duration_seconds: v.number(),
      items: v.array(
        v.looseObject({
          n: v.number(),
          section: v.string(),
          question: v.string(),
          options: v.array(v.string()),
          figure: v.optional(v.object({ svg: v.string(), alt: v.string() })),
          optionFigures: v.optional(v.record(v.string(), v.string())),
          table: v.optional(v.unknown()),
          passage: v.optional(v.string()),
          clip: v.optional(v.string()),
        }),
      ),
      passages: v.record(v.string(), v.unknown()),
    }),
    createOutcomeSchema("not_found"),
    createOutcomeSchema("conflict_of_interest"),
    v.object({ outcome: v.literal("not_reviewed"), status: v.string() }),
  ]),
  count_missing_papers: v.object({ papers: v.number() }),
  record_seal: v.object({ outcome: v.picklist(["sealed", "not_reviewed", "changed_meanwhile"]) }),
  list_rehearsals_to_seal: v.array(v.string()),
  claim_picture_purges: v.array(v.object({ attempt_id: v.string(), names: v.array(v.string()) })),
  /** The numbers of attempts whose pictures are deleted, and of those that are left for a later run. */
  finish_picture_purges: v.object({ gone: v.number(), left: v.number() }),
  count_late_pictures: v.object({ sheets: v.number() }),
  purge_expired: v.record(v.string(), v.number()),
};

export type Reply<Name extends keyof typeof replySchemas> = v.InferOutput<(typeof replySchemas)[Name]>;
export type Intent = Extract<Reply<"find_intent">, { outcome: "found" }>;
export type Sweep = Extract<Reply<"start_sweep">, { outcome: "due" }>;
export type RefundTask = Reply<"claim_refunds">[number];
export type OutboxRow = Reply<"claim_outbox">[number];
