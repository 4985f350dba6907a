import type { Database } from "../_shared/database.ts";
import { deliveryBatchSize, type Deliver } from "../_shared/deliver-outbox.ts";
import type { Razorpay } from "../_shared/razorpay.ts";
import type { Report } from "../_shared/report.ts";
import { recordPayment, type RecordPaymentDependencies } from "../_shared/record-payment.ts";
import type { RequestRazorpayWebhook } from "./contract.ts";

export interface ProcessEventDependencies extends RecordPaymentDependencies {
  database: RecordPaymentDependencies["database"] & Pick<Database, "recordRefund" | "recordDispute">;
  razorpay: RecordPaymentDependencies["razorpay"] & Pick<Razorpay, "getRefund">;
  deliver: Deliver;
  runInBackground: (work: Promise<unknown>) => void;
  report: Report;
}

const paymentEvents = new Set(["payment.captured", "payment.authorized", "order.paid"]);
const refundEvents = new Set(["refund.created", "refund.processed", "refund.failed"]);

/** Sends the payment's email immediately. If that fails, background-jobs sends it later. */
async function tryToDeliver({ deliver, report }: ProcessEventDependencies, paymentId: string) {
  try {
    await deliver({ limit: deliveryBatchSize, paymentId });
  } catch (error) {
    report("messages not sent", error, { payment_id: paymentId });
  }
}

async function recordPaymentById(dependencies: ProcessEventDependencies, paymentId: string) {
  return recordPayment(dependencies, await dependencies.razorpay.getPayment(paymentId));
}

/**
 * Returns whether this payment is already recorded as the one that paid its cart. If so, the caller does not read it from
 * Razorpay again: its refunds and disputes arrive as events of their own.
 */
async function isRecorded(
  { database }: ProcessEventDependencies,
  paymentId: string,
  razorpayOrderId: string | null,
): Promise<boolean> {
  if (razorpayOrderId === null) return false;
  const intent = await database.findIntent(razorpayOrderId);
  return intent.outcome === "found" && intent.status === "paid" && intent.payment_id === paymentId;
}

/**
 * Records a refund. A refund that we requested updates its refund task. Unless the refund failed, the payment is then
 * recorded too: its refunded total includes refunds made in Razorpay's dashboard.
 */
async function recordRefund(dependencies: ProcessEventDependencies, refundId: string): Promise<void> {
  const refund = await dependencies.razorpay.getRefund(refundId);
  const { outcome } = await dependencies.database.recordRefund(refund);
  if (outcome !== "failed") await recordPaymentById(dependencies, refund.payment_id);
}

/** Records and reports a dispute: the family's bank wants the money back, and a person must respond in Razorpay's dashboard. */
async function recordDispute(
  dependencies: ProcessEventDependencies,
  event: string,
  { payment_id: paymentId, amount }: { payment_id: string; amount: number },
): Promise<void> {
  await recordPaymentById(dependencies, paymentId);
  const { outcome } = await dependencies.database.recordDispute(paymentId, amount, event);
  dependencies.report(outcome === "review" ? "payment disputed" : "unknown payment disputed", undefined, {
    payment_id: paymentId,
    dispute_event: event,
  });
}

/**
 * Records an event in the database; unknown events change nothing. Safe to repeat. Throws RemoteError if the gateway or
 * the database does not answer.
 */
export async function processEvent(
  dependencies: ProcessEventDependencies,
  { event, payload }: RequestRazorpayWebhook,
): Promise<void> {
  if (event.startsWith("payment.dispute.") && payload.dispute) {
    return recordDispute(dependencies, event, payload.dispute.entity);
  }
  if (refundEvents.has(event) && payload.refund) {
    return recordRefund(dependencies, payload.refund.entity.id);
  }
  if (!paymentEvents.has(event) || !payload.payment) return;
  const { id: paymentId, order_id: razorpayOrderId } = payload.payment.entity;
  const hasOrder =
    (await isRecorded(dependencies, paymentId, razorpayOrderId)) ||
    (await recordPaymentById(dependencies, paymentId)).outcome === "order";
  if (hasOrder) dependencies.runInBackground(tryToDeliver(dependencies, paymentId));
}
