import { expect, test, vi } from "vitest";
import type { Sweep } from "./database-replies.ts";
import { createDatabase, type Database } from "./database.ts";
import {
  asha,
  createCapturedPayment,
  intentId,
  mathsId,
  orderId,
  paymentId,
  createPendingRefund,
  razorpayOrderId,
  readFirstCall,
  refundId,
  createRefundTask,
} from "./fakes.ts";

function createDatabaseWithReply(body: unknown, secretKey = "sb_secret_1") {
  const fakeFetch = vi.fn<typeof fetch>(async () => Response.json(body));
  return {
    database: createDatabase({ url: "http://api.local", secretKey, gstPercent: 18 }, fakeFetch),
    firstCall: () => readFirstCall(fakeFetch),
  };
}

test("a secret key goes in apikey and never in Authorization", async () => {
  const { database, firstCall } = createDatabaseWithReply({ outcome: "ok" });
  await database.consumeRateLimit("create-order", 10, 60);
  expect(firstCall().headers.get("apikey")).toBe("sb_secret_1");
  expect(firstCall().headers.has("authorization")).toBe(false);
});

test("a legacy key is a JWT, and is also sent as the bearer token", async () => {
  const { database, firstCall } = createDatabaseWithReply({ outcome: "ok" }, "legacy.service.jwt");
  await database.consumeRateLimit("create-order", 10, 60);
  expect(firstCall().headers.get("authorization")).toBe("Bearer legacy.service.jwt");
});

/** Makes a sweep that ends at second 200, has reached the given second and has checked the given number of payments. */
const createSweep = (reached: number, checkedCount: number): Sweep => ({
  outcome: "due",
  sweep_id: 7,
  reached,
  until: 200,
  looked_at: checkedCount,
});

const calls: [string, (database: Database) => Promise<unknown>, Record<string, unknown>, unknown][] = [
  [
    "begin_payment",
    (database) =>
      database.beginPayment({
        studentId: asha.studentId,
        examIds: [mathsId],
        amountPaise: 25_000,
        key: intentId,
      }),
    { p_student_id: asha.studentId, p_exam_ids: [mathsId], p_amount_paise: 25_000, p_key: intentId },
    { outcome: "already_enrolled", exam_ids: [mathsId] },
  ],
  [
    "attach_gateway_order",
    (database) => database.attachGatewayOrder(intentId, razorpayOrderId),
    { p_intent_id: intentId, p_razorpay_order_id: razorpayOrderId },
    { outcome: "ready", razorpay_order_id: razorpayOrderId, amount_paise: 25_000, currency: "INR" },
  ],
  [
    "release_intent",
    (database) => database.releaseIntent(intentId, true),
    { p_intent_id: intentId, p_failed: true },
    { outcome: "failed" },
  ],
  [
    "claim_picture_purges",
    (database) => database.claimPicturePurges(20),
    { p_limit: 20 },
    [{ attempt_id: intentId, names: [`${intentId}/01`] }],
  ],
  [
    "finish_picture_purges",
    (database) => database.finishPicturePurges([intentId], null),
    { p_attempt_ids: [intentId], p_error: null },
    { gone: 1, left: 0 },
  ],
  [
    "find_intent",
    (database) => database.findIntent(razorpayOrderId),
    { p_razorpay_order_id: razorpayOrderId },
    { outcome: "unknown" },
  ],
  [
    "touch_intent_check",
    (database) => database.claimGatewayCheck(razorpayOrderId, 10),
    { p_razorpay_order_id: razorpayOrderId, p_seconds: 10 },
    { outcome: "recent" },
  ],
  [
    "record_capture",
    (database) => database.recordCapture(createCapturedPayment()),
    { p_payment: createCapturedPayment(), p_gst_percent: 18 },
    { outcome: "order", order_id: orderId },
  ],
  [
    "receive_webhook",
    (database) => database.receiveWebhook("evt_1", "order.paid", "{}"),
    { p_event_id: "evt_1", p_event: "order.paid", p_body: "{}" },
    { outcome: "again" },
  ],
  [
    "finish_webhook",
    (database) => database.finishWebhook("evt_1", null),
    { p_event_id: "evt_1", p_error: null },
    { outcome: "done" },
  ],
  [
    "claim_outbox",
    (database) => database.claimOutbox({ limit: 5, paymentId }),
    { p_limit: 5, p_student_id: null, p_kind: null, p_payment_id: paymentId },
    [],
  ],
  [
    "outbox_status",
    (database) => database.findOutboxStatus(asha.studentId, "welcome_email", null),
    { p_student_id: asha.studentId, p_kind: "welcome_email", p_payment_id: null },
    { outcome: "sent" },
  ],
  [
    "finish_outbox",
    (database) => database.finishOutbox(intentId, "brevo 500"),
    { p_id: intentId, p_error: "brevo 500" },
    { outcome: "retry" },
  ],
  [
    "enqueue_contact",
    (database) => database.enqueueContact(asha.studentId),
    { p_student_id: asha.studentId },
    { outcome: "no_consent" },
  ],
  [
    "list_orders_to_reconcile",
    (database) => database.listOrdersToReconcile(50, 3),
    { p_limit: 50, p_seconds: 3 },
    [razorpayOrderId],
  ],
  [
    "start_sweep",
    (database) => database.startSweep("2026-11-21", 100, 200),
    { p_night: "2026-11-21", p_from: 100, p_until: 200 },
    createSweep(100, 0),
  ],
  [
    "move_sweep",
    (database) => database.moveSweep(createSweep(100, 0), createSweep(100, 50), true),
    {
      p_sweep_id: 7,
      p_reached: 100,
      p_looked_at: 0,
      p_to: 100,
      p_to_looked_at: 50,
      p_has_failed: true,
    },
    { outcome: "held" },
  ],
  [
    "list_unknown_payments",
    (database) => database.listUnknownPayments([createCapturedPayment()]),
    { p_payments: [{ id: paymentId, status: "captured", amount_refunded: 0, fee: 590 }] },
    [paymentId],
  ],
  [
    "claim_refunds",
    (database) => database.claimRefunds(5),
    { p_limit: 5 },
    [createRefundTask(), createRefundTask({ razorpay_refund_id: refundId })],
  ],
  [
    "finish_refund",
    (database) => database.finishRefund(intentId, createPendingRefund()),
    { p_task_id: intentId, p_refund: createPendingRefund() },
    { outcome: "requested" },
  ],
  [
    "finish_refund",
    (database) => database.failRefund(intentId, "razorpay 400", true),
    { p_task_id: intentId, p_error: "razorpay 400", p_is_final: true },
    { outcome: "failed" },
  ],
  [
    "record_refund",
    (database) => database.recordRefund(createPendingRefund()),
    { p_refund: createPendingRefund() },
    { outcome: "foreign" },
  ],
  [
    "record_dispute",
    (database) => database.recordDispute(paymentId, 25_000, "payment.dispute.created"),
    { p_payment_id: paymentId, p_amount_paise: 25_000, p_event: "payment.dispute.created" },
    { outcome: "review" },
  ],
  ["webhook_health", (database) => database.checkWebhookHealth(), {}, { outcome: "silent" }],
  ["queue_award_mails", (database) => database.queueAwardMails(), {}, { queued: 3 }],
  ["run_result_tasks", (database) => database.runResultTasks(), {}, { closed: 1, done: 2, failed: 0 }],
  [
    "end_overdue_attempts",
    (database) => database.endOverdueAttempts(500),
    { p_limit: 500 },
    { ended: 2, failed: 0 },
  ],
  [
    "read_paper",
    (database) => database.readPaper("p", null),
    { p_paper_id: "p", p_organiser_id: null },
    { outcome: "not_found" },
  ],
  [
    "record_seal",
    (database) => database.recordSeal("p", [], { sha256: "0a", bytes: 1, key: "k" }),
    { p_paper_id: "p", p_items: [], p_seal: { sha256: "0a", bytes: 1, key: "k" } },
    { outcome: "sealed" },
  ],
  ["count_missing_papers", (database) => database.countMissingPapers(), {}, { papers: 1 }],
  ["list_rehearsals_to_seal", (database) => database.listRehearsalsToSeal(), {}, ["p"]],
  [
    "purge_expired",
    (database) => database.purgeExpired("webhook_bodies"),
    { p_kind: "webhook_bodies" },
    { webhook_bodies: 3 },
  ],
];

test.each(calls)(
  "%s is called with its own parameter names, and its reply is returned",
  async (name, call, args, reply) => {
    const { database, firstCall } = createDatabaseWithReply(reply);
    expect(await call(database)).toEqual(reply);
    expect(firstCall().url).toBe(`http://api.local/rest/v1/rpc/${name}`);
    expect(firstCall().body).toEqual(args);
  },
);

test.each(calls)("%s rejects an unknown outcome", async (_name, call) => {
  const { database } = createDatabaseWithReply({ outcome: { surprise: true } });
  await expect(call(database)).rejects.toMatchObject({ service: "database", code: "UNEXPECTED_ANSWER" });
});
