import { replySchemas, type Reply, type Sweep } from "./database-replies.ts";
import { createKeyHeaders } from "./key-headers.ts";
import type { Payment, Refund } from "./razorpay.ts";
import { callRemote } from "./remote-call.ts";

export type OutboxKind = "purchase_email" | "purchase_contact" | "welcome_email" | "contact" | "refund_email";

/** Data that is deleted after some time (private.purge_kind). Slow kinds come last. */
export const purgeKinds = [
  "webhook_bodies",
  "exam_starts",
  "whatsapp_clicks",
  "unconfirmed_accounts",
  "consent_requests",
  "award_addresses",
  "room_events",
  "rate_limits",
  "rehearsals",
] as const;
export type PurgeKind = (typeof purgeKinds)[number];

export interface OutboxSelection {
  limit: number;
  studentId?: string;
  kind?: OutboxKind;
  paymentId?: string;
}

/** A child to add to a family. */
export interface NewChild {
  name: string;
  class_id: string;
  school_name: string | null;
}

const childParameters = (child: NewChild) => ({
  p_name: child.name,
  p_class_id: child.class_id,
  p_school_name: child.school_name,
});

type Rpc = <Name extends keyof typeof replySchemas>(
  name: Name,
  args?: Record<string, unknown>,
) => Promise<Reply<Name>>;

/**
 * The only access to the database: one function per database function, its reply checked against a schema. Expected
 * results are outcomes; a RemoteError means that the database could not be reached or gave an unexpected reply.
 */
export function createDatabase(
  settings: {
    url: string;
    secretKey: string;
    /** The rate of GST that the prices include, which an order keeps for its invoice; null without a GST number. */
    gstPercent: number | null;
  },
  fetcher: typeof fetch = fetch,
) {
  const headers = createKeyHeaders(settings.secretKey);
  const rpc: Rpc = (name, args = {}) => {
    const url = `${settings.url}/rest/v1/rpc/${name}`;
    return callRemote(
      "database",
      { method: "POST", url, headers, body: args, timeoutMs: 8000 },
      replySchemas[name],
      fetcher,
    );
  };
  return {
    beginPayment: (cart: { studentId: string; examIds: string[]; amountPaise: number; key: string }) =>
      rpc("begin_payment", {
        p_student_id: cart.studentId,
        p_exam_ids: cart.examIds,
        p_amount_paise: cart.amountPaise,
        p_key: cart.key,
      }),
    attachGatewayOrder: (intentId: string, razorpayOrderId: string) =>
      rpc("attach_gateway_order", { p_intent_id: intentId, p_razorpay_order_id: razorpayOrderId }),
    releaseIntent: (intentId: string, isFailed: boolean) =>
      rpc("release_intent", { p_intent_id: intentId, p_failed: isFailed }),
    findIntent: (razorpayOrderId: string) => rpc("find_intent", { p_razorpay_order_id: razorpayOrderId }),
    claimGatewayCheck: (razorpayOrderId: string, seconds: number) =>
      rpc("touch_intent_check", { p_razorpay_order_id: razorpayOrderId, p_seconds: seconds }),
    recordCapture: (payment: Payment) =>
      rpc("record_capture", { p_payment: payment, p_gst_percent: settings.gstPercent }),
    receiveWebhook: (eventId: string, event: string, body: string) =>
      rpc("receive_webhook", { p_event_id: eventId, p_event: event, p_body: body }),
    finishWebhook: (eventId: string, error: string | null) =>
      rpc("finish_webhook", { p_event_id: eventId, p_error: error }),
    /** Checks whether webhooks still arrive on days with payments. */
    checkWebhookHealth: () => rpc("webhook_health"),
    claimOutbox: ({ limit, studentId, kind, paymentId }: OutboxSelection) =>
      rpc("claim_outbox", {
        p_limit: limit,
        p_student_id: studentId ?? null,
        p_kind: kind ?? null,
        p_payment_id: paymentId ?? null,
      }),
    findOutboxStatus: (studentId: string, kind: OutboxKind, paymentId: string | null) =>
      rpc("outbox_status", { p_student_id: studentId, p_kind: kind, p_payment_id: paymentId }),
    finishOutbox: (id: string, error: string | null) => rpc("finish_outbox", { p_id: id, p_error: error }),
    enqueueContact: (studentId: string) => rpc("enqueue_contact", { p_student_id: studentId }),
    /** Lists gateway orders that have not been checked for `seconds`, and marks them as checked now. */
    listOrdersToReconcile: (limit: number, seconds: number) =>
      rpc("list_orders_to_reconcile", { p_limit: limit, p_seconds: seconds }),
    /**
     * Starts a sweep, which looks for payments that we have not recorded (decision 032): the sweep of `night`, if it has
     * not started yet, or an extra sweep if `night` is null. `from` and `until` are in Unix seconds.
     */
    startSweep: (night: string | null, from: number, until: number) =>
      rpc("start_sweep", { p_night: night, p_from: from, p_until: until }),
    /** Moves a sweep from one position to another. `hasFailed`: a payment between the two could not be recorded. */
    moveSweep: (from: Sweep, to: Sweep, hasFailed: boolean) =>
      rpc("move_sweep", {
        p_sweep_id: from.sweep_id,
        p_reached: from.reached,
        p_looked_at: from.looked_at,
        p_to: to.reached,
        p_to_looked_at: to.looked_at,
        p_has_failed: hasFailed,
      }),
    /** Lists the ids of those payments that `recordCapture` must still record. */
    listUnknownPayments: (payments: readonly Payment[]) =>
      rpc("list_unknown_payments", {
        p_payments: payments.map(({ id, status, amount_refunded, fee }) => ({
          id,
          status,
          amount_refunded,
          fee,
        })),
      }),
    consumeRateLimit: (bucket: string, limit: number, seconds: number) =>
      rpc("consume_rate_limit", { p_bucket: bucket, p_limit: limit, p_seconds: seconds }),
    claimRefunds: (limit: number) => rpc("claim_refunds", { p_limit: limit }),
    /** Records the gateway's reply about a claimed refund. */
    finishRefund: (taskId: string, refund: Refund) =>
      rpc("finish_refund", { p_task_id: taskId, p_refund: refund }),
    /** Records why a claimed refund failed; `isFinal` if the gateway has refused it for good. */
    failRefund: (taskId: string, error: string, isFinal: boolean) =>
      rpc("finish_refund", { p_task_id: taskId, p_error: error, p_is_final: isFinal }),
    recordRefund: (refund: Refund) => rpc("record_refund", { p_refund: refund }),
    recordDispute: (paymentId: string, amountPaise: number, event: string) =>
      rpc("record_dispute", { p_payment_id: paymentId, p_amount_paise: amountPaise, p_event: event }),
    /** Claims due exam emails; for 4 minutes no other run gets them. */
    claimExamMails: (limit: number) => rpc("claim_exam_mails", { p_limit: limit }),
    /** Reports the result of claimed emails; `error` is null if they were sent. */
    finishExamMails: (ids: readonly string[], error: string | null) =>
      rpc("finish_exam_mails", { p_ids: ids, p_error: error }),
    queueExamReminders: () => rpc("queue_exam_reminders"),
    /** Queues emails that ask for award addresses or report a late award; a few hundred per call. */
    queueAwardMails: () => rpc("queue_award_mails"),
    /** Ends at most the given number of attempts whose time is over. */
    endOverdueAttempts: (limit: number) => rpc("end_overdue_attempts", { p_limit: limit }),
    /**
     * Closes papers, publishes results and marks papers again as organisers have decided. If pg_cron does
     * this in the database, only counts the tasks that have failed.
     */
    runResultTasks: () => rpc("run_result_tasks"),
    /** Reads a reviewed paper without its answer key, for an organiser or (null) the scheduler; the read is logged. */
    readPaper: (paperId: string, organiserId: string | null) =>
      rpc("read_paper", { p_paper_id: paperId, p_organiser_id: organiserId }),
    /** Records that the sealed file is uploaded. `items` has the options in the order A, B, C … of that file. */
    recordSeal: (
      paperId: string,
      items: readonly unknown[],
      seal: { sha256: string; bytes: number; key: string },
    ) => rpc("record_seal", { p_paper_id: paperId, p_items: items, p_seal: seal }),
    /** Counts papers that are not sealed 72 hours before their exam. */
    countMissingPapers: () => rpc("count_missing_papers"),
    listRehearsalsToSeal: () => rpc("list_rehearsals_to_seal"),
    /** Claims attempts whose pictures are due for deletion, with the file names in Storage; locked for 4 minutes. */
    claimPicturePurges: (limit: number) => rpc("claim_picture_purges", { p_limit: limit }),
    /** Reports the result of deleting claimed pictures; `error` is null on success. */
    finishPicturePurges: (attemptIds: readonly string[], error: string | null) =>
      rpc("finish_picture_purges", { p_attempt_ids: attemptIds, p_error: error }),
    /** Checks whether a student may add this child to the family. */
    beginChild: (studentId: string, child: NewChild) =>
      rpc("begin_child", { p_student_id: studentId, ...childParameters(child) }),
    /** Inserts the row of a new child, whose login exists already, into the table of students. */
    addChild: (studentId: string, childId: string, child: NewChild) =>
      rpc("add_child", { p_student_id: studentId, p_child_id: childId, ...childParameters(child) }),
    /** Checks whether a student may change to this child, and returns the email address of the child's login. */
    enterChild: (studentId: string, childId: string) =>
      rpc("enter_child", { p_student_id: studentId, p_child_id: childId }),
    /** Counts attempts whose pictures should have been deleted more than 36 hours ago. */
    countLatePictures: () => rpc("count_late_pictures"),
    /** Deletes old rows of one kind, in a separate call so that a slow kind does not delay the others. */
    purgeExpired: (kind: PurgeKind) => rpc("purge_expired", { p_kind: kind }),
  };
}

export type Database = ReturnType<typeof createDatabase>;
