import type { CheckoutFields, PaymentResult } from "./checkout-contract.ts";
import type { Intent } from "./database-replies.ts";
import { FunctionError } from "./function-error.ts";
import type { Payment } from "./razorpay.ts";
import { RemoteError } from "./remote-call.ts";
import type { Report } from "./report.ts";
import { getDecision } from "./own-intent.ts";
import { recordPayment, type RecordPaymentDependencies } from "./record-payment.ts";
import { isCheckoutSigned } from "./signature.ts";

export interface ConfirmDependencies extends RecordPaymentDependencies {
  keySecret: string;
  report: Report;
}

/** Reads the payment at the gateway and records it; null if the call to the gateway fails. */
async function recordFromGateway(dependencies: ConfirmDependencies, intent: Intent, paymentId: string) {
  try {
    const payment: Payment = await dependencies.razorpay.getPayment(paymentId);
    if (payment.order_id !== intent.razorpay_order_id) throw new FunctionError("bad_signature");
    return await recordPayment(dependencies, payment);
  } catch (error) {
    if (!(error instanceof RemoteError) || error.service !== "razorpay") throw error;
    dependencies.report("payment not confirmed yet", error, { payment_id: paymentId });
    return null;
  }
}

/**
 * Confirms a payment by the fields that the checkout passes on. It checks the signature with the Razorpay order id of our
 * intent, never with one that the browser sent, and then reads the payment from the gateway. A payment whose amount differs
 * from the intent's is recorded for review; the family sees that it is in review, then `refunded` or `refused`. Throws bad_signature
 * if the signature is wrong or the payment belongs to another order.
 */
export async function confirmCheckout(
  dependencies: ConfirmDependencies,
  intent: Intent,
  { razorpay_payment_id: paymentId, razorpay_signature: signature }: CheckoutFields,
): Promise<PaymentResult> {
  const isSigned = await isCheckoutSigned(
    dependencies.keySecret,
    intent.razorpay_order_id,
    paymentId,
    signature,
  );
  if (!isSigned) throw new FunctionError("bad_signature");
  if (intent.order_id !== null && intent.payment_id === paymentId) {
    return { status: "success", orderId: intent.order_id };
  }
  const recordResult = await recordFromGateway(dependencies, intent, paymentId);
  if (recordResult?.outcome === "order") return { status: "success", orderId: recordResult.order_id };
  const decision = getDecision(intent);
  if (recordResult?.outcome === "review")
    return decision === null ? { status: "pending", isInReview: true } : { status: decision };
  if (recordResult?.outcome !== "second_payment") return { status: "pending" };
  // The cart was already paid. record_capture has queued the refund of the second payment; answer with the first
  // payment's order.
  const paidIntent = await dependencies.database.findIntent(intent.razorpay_order_id);
  return paidIntent.outcome === "found" && paidIntent.order_id !== null
    ? { status: "success", orderId: paidIntent.order_id }
    : { status: "pending" };
}
