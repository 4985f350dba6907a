import type { Reply } from "./database-replies.ts";
import type { Database } from "./database.ts";
import type { Payment, Razorpay } from "./razorpay.ts";
import { RemoteError } from "./remote-call.ts";

export interface RecordPaymentDependencies {
  database: Pick<Database, "findIntent" | "recordCapture">;
  razorpay: Pick<Razorpay, "capturePayment" | "getPayment">;
}

/** The outcome of a payment; `unpaid` if we have not received the money (yet). */
export type RecordedPayment = Reply<"record_capture"> | { outcome: "unpaid" };

/** Captures a payment. If the gateway refuses, another call may have captured it just now, so the payment is read again. */
async function capture(razorpay: RecordPaymentDependencies["razorpay"], payment: Payment): Promise<Payment> {
  try {
    return await razorpay.capturePayment(payment);
  } catch (error) {
    if (error instanceof RemoteError && error.isFinal) return razorpay.getPayment(payment.id);
    throw error;
  }
}

/**
 * Returns whether an authorised payment may be captured: an unpaid intent must have the same order and amount
 * (docs/payments.md section 3).
 */
async function isCapturable(
  database: RecordPaymentDependencies["database"],
  payment: Payment,
): Promise<boolean> {
  if (payment.order_id === null) return false;
  const intent = await database.findIntent(payment.order_id);
  return (
    intent.outcome === "found" &&
    (intent.status === "open" || intent.status === "expired") &&
    intent.amount_paise === payment.amount &&
    intent.currency === payment.currency
  );
}

/**
 * Records a payment that the gateway reports, after capturing it if it is only authorised and belongs to an unpaid
 * intent. Safe to repeat. Throws RemoteError if the gateway or the database does not answer.
 */
export async function recordPayment(
  { database, razorpay }: RecordPaymentDependencies,
  payment: Payment,
): Promise<RecordedPayment> {
  const mustCapture = payment.status === "authorized" && (await isCapturable(database, payment));
  const latestPayment = mustCapture ? await capture(razorpay, payment) : payment;
  if (latestPayment.status !== "captured" && latestPayment.status !== "refunded")
    return { outcome: "unpaid" };
  return database.recordCapture(latestPayment);
}
