import { createHmac } from "node:crypto";
import { vi, type Mock } from "vitest";
import type { Caller } from "./caller.ts";
import type { Reply, Intent, RefundTask } from "./database-replies.ts";
import type { Database } from "./database.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Payment, Razorpay, Refund } from "./razorpay.ts";
import { RemoteError } from "./remote-call.ts";

// For the tests of the functions: people, ids, and fake services that return fixed replies and record their calls.

export const siteOrigin = "http://localhost:5173";
export const asha: Caller = {
  studentId: "a5a00000-0000-4000-8000-000000000001",
  email: "asha@family.example",
};
export const ravi: Caller = {
  studentId: "7a100000-0000-4000-8000-000000000002",
  email: "ravi@family.example",
};
export const ashaToken = "eyJhbGciOiJIUzI1NiJ9.YXNoYQ.c2ln";
export const mathsId = "5b1ec700-0000-4000-8000-000000000001";
export const scienceId = "5b1ec700-0000-4000-8000-000000000002";
export const intentId = "1e7e0000-0000-4000-8000-00000000000a";
export const orderId = "04de0000-0000-4000-8000-00000000000b";
export const razorpayOrderId = "order_IEIaMR65cu6nz3";
export const paymentId = "pay_IH4NVgf4Dreq1l";
export const refundId = "rfnd_FP8QHiV938haTz";
export const refundTaskId = "4ef00000-0000-4000-8000-00000000000c";
export const keySecret = "EnLs21M47BllR3X8PSFtjtbd";

/**
 * The fields that the checkout passes on for these ids and this secret, from Razorpay's documentation (docs/payments.md
 * section 5).
 */
export const checkoutFields = {
  razorpay_payment_id: paymentId,
  razorpay_order_id: razorpayOrderId,
  razorpay_signature: "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
};

/** Returns a lower-case hex HMAC-SHA256, computed independently of the code under test. */
export function sign(secret: string, message: string): string {
  return createHmac("sha256", secret).update(message).digest("hex");
}

/** Returns Asha's intent to pay 250 rupees, which is open for payment and not paid yet. */
export function createOpenIntent(changes: Partial<Intent> = {}): Intent {
  return {
    outcome: "found",
    intent_id: intentId,
    student_id: asha.studentId,
    status: "open",
    amount_paise: 25_000,
    currency: "INR",
    razorpay_order_id: razorpayOrderId,
    order_id: null,
    payment_id: null,
    is_refunded: false,
    is_in_review: false,
    is_refused: false,
    ...changes,
  };
}

/** Returns Asha's payment as the gateway reports it: 250 rupees, captured. */
export function createCapturedPayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: paymentId,
    order_id: razorpayOrderId,
    amount: 25_000,
    currency: "INR",
    status: "captured",
    method: "upi",
    created_at: 1_794_000_000,
    amount_refunded: 0,
    fee: 590,
    tax: 90,
    ...changes,
  };
}

/** Returns the task to refund Asha's payment, which is not requested from the gateway yet. */
export function createRefundTask(changes: Partial<RefundTask> = {}): RefundTask {
  const receipt = `${refundTaskId.replaceAll("-", "")}-1`;
  return {
    id: refundTaskId,
    payment_id: paymentId,
    amount_paise: 25_000,
    razorpay_refund_id: null,
    receipt,
    idempotency_key: `refund-${receipt}`,
    ...changes,
  };
}

/** Returns the same refund as the gateway reports it: accepted, not paid out yet. */
export function createPendingRefund(changes: Partial<Refund> = {}): Refund {
  const { receipt } = createRefundTask();
  return { id: refundId, payment_id: paymentId, amount: 25_000, status: "pending", receipt, ...changes };
}

export const gatewayDownError = new RemoteError("razorpay", null, "NO_ANSWER", "timed out");
export const gatewayRefusalError = new RemoteError("razorpay", 400, "BAD_REQUEST_ERROR", "refused");

/** Returns a function that rejects with the error, like a service that fails. */
export function rejectWith(error: Error): () => Promise<never> {
  return async () => {
    throw error;
  };
}

/**
 * Creates a database in which no call throws; tests replace single functions. Vitest's spies record every call.
 */
export function createFakeDatabase(changes: Partial<Database> = {}): Database {
  const readyReply: Reply<"attach_gateway_order"> = {
    outcome: "ready",
    razorpay_order_id: razorpayOrderId,
    amount_paise: 25_000,
    currency: "INR",
  };
  const database: Database = {
    beginPayment: async () => ({
      outcome: "create",
      intent_id: intentId,
      amount_paise: 25_000,
      currency: "INR",
    }),
    attachGatewayOrder: async () => readyReply,
    releaseIntent: async (_intentId, isFailed) => ({ outcome: isFailed ? "failed" : "released" }),
    findIntent: async (id) => (id === razorpayOrderId ? createOpenIntent() : { outcome: "unknown" }),
    claimGatewayCheck: async () => ({ outcome: "ask" }),
    recordCapture: async () => ({ outcome: "order", order_id: orderId }),
    receiveWebhook: async () => ({ outcome: "new" }),
    finishWebhook: async () => ({ outcome: "done" }),
    checkWebhookHealth: async () => ({ outcome: "fine" }),
    claimOutbox: async () => [],
    findOutboxStatus: async () => ({ outcome: "queued" }),
    finishOutbox: async (_id, error) => ({ outcome: error === null ? "sent" : "retry" }),
    enqueueContact: async () => ({ outcome: "queued" }),
    listOrdersToReconcile: async () => [],
    startSweep: async () => ({ outcome: "none" }),
    moveSweep: async () => ({ outcome: "none" }),
    listUnknownPayments: async (payments) => payments.map(({ id }) => id),
    consumeRateLimit: async () => ({ outcome: "ok" }),
    claimRefunds: async () => [],
    finishRefund: async (_taskId, { status }) => ({ outcome: status === "pending" ? "requested" : status }),
    failRefund: async (_taskId, _error, isFinal) => ({ outcome: isFinal ? "failed" : "retry" }),
    recordRefund: async ({ status }) => ({ outcome: status === "pending" ? "requested" : status }),
    recordDispute: async () => ({ outcome: "review" }),
    claimExamMails: async () => [],
    finishExamMails: async (ids, error) => {
      const count = ids.length;
      return error === null ? { sent: count, retry: 0, dead: 0 } : { sent: 0, retry: count, dead: 0 };
    },
    queueExamReminders: async () => ({ queued: 0 }),
    queueAwardMails: async () => ({ queued: 0 }),
    endOverdueAttempts: async () => ({ ended: 0, failed: 0 }),
    runResultTasks: async () => ({ closed: 0, done: 0, failed: 0 }),
    beginChild: async () => ({ outcome: "no_family" }),
    addChild: async () => ({ outcome: "no_family" }),
    enterChild: async () => ({ outcome: "not_family" }),
    readPaper: async () => ({ outcome: "not_found" }),
    recordSeal: async () => ({ outcome: "sealed" }),
    countMissingPapers: async () => ({ papers: 0 }),
    listRehearsalsToSeal: async () => [],
    claimPicturePurges: async () => [],
    finishPicturePurges: async (ids) => ({ gone: ids.length, left: 0 }),
    countLatePictures: async () => ({ sheets: 0 }),
    purgeExpired: async () => ({ webhook_bodies: 0 }),
    ...changes,
  };
  return spyOnAll(database);
}

/** Creates a gateway that creates every order and has captured every payment. */
export function createFakeRazorpay(changes: Partial<Razorpay> = {}): Razorpay {
  return spyOnAll({
    createOrder: async ({ amountPaise, currency }) => ({
      id: razorpayOrderId,
      amount: amountPaise,
      currency,
    }),
    getPayment: async (id) => createCapturedPayment({ id }),
    capturePayment: async ({ id, amount }) => createCapturedPayment({ id, amount }),
    listOrderPayments: async (id) => [createCapturedPayment({ order_id: id })],
    listPayments: async () => [],
    createRefund: async ({ paymentId: id, amountPaise, receipt }) =>
      createPendingRefund({ payment_id: id, amount: amountPaise, receipt }),
    getRefund: async (id) => createPendingRefund({ id, status: "processed" }),
    ...changes,
  });
}

function spyOnAll<Service extends Record<string, (...args: never[]) => unknown>>(service: Service): Service {
  const spies = Object.entries(service).map(([name, method]) => [name, vi.fn(method)]);
  return { ...service, ...Object.fromEntries(spies) };
}

/** Returns the URL, method, headers and parsed body of the first call to a fake `fetch`. */
export function readFirstCall(fakeFetch: Mock<typeof fetch>) {
  const [url, init] = fakeFetch.mock.calls[0] ?? [];
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
  return { url, method: init?.method, headers: new Headers(init?.headers), body };
}

/** Creates the common dependencies of functions for students: our site may call, and only Asha's token is valid. */
export function createStudentDependencies() {
  return {
    allowedOrigins: [siteOrigin],
    findCaller: async (token: string) => (token === ashaToken ? asha : null),
    report: vi.fn(),
  };
}

/** Posts as Asha from our site; the given headers are added to hers or replace them. */
export function post(
  endpoint: Endpoint,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return endpoint(
    new Request("http://functions.local/any", {
      method: "POST",
      headers: { origin: siteOrigin, authorization: `Bearer ${ashaToken}`, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}

/** The counts of `runExamJobs` when there is nothing to do. */
export const noExamCounts = { ended: 0, sealed: 0, reminders: 0, closed: 0, results: 0, failed: 0 };
