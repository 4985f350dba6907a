import type { CheckoutFields, PaymentResult } from "./checkout-contract.ts";
import type { Intent } from "./database-answers.ts";
import { FunctionError } from "./function-error.ts";
import type { Payment } from "./razorpay.ts";
import { RemoteError } from "./remote-call.ts";
import type { Report } from "./report.ts";
import { recordPayment, type RecordPaymentDependencies } from "./record-payment.ts";
import { verifySignature } from "./signature.ts";

export interface ConfirmDependencies extends RecordPaymentDependencies {
  keySecret: string;
  report: Report;
}

/** The gateway's word on the payment, money taken and recorded; null when the gateway cannot be asked now. */
async function record(dependencies: ConfirmDependencies, intent: Intent, paymentId: string) {
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
 * What the checkout's three fields are worth for an intent of ours: verified with **our** order id, then asked at the
 * gateway. An amount that differs from the intent's is recorded as a review row and stays `pending` for the family.
 * Throws bad_signature.
 */
export async function confirmCheckout(
  dependencies: ConfirmDependencies,
  intent: Intent,
  { razorpay_payment_id: paymentId, razorpay_signature: signature }: CheckoutFields,
): Promise<PaymentResult> {
  const isSigned = await verifySignature(
    dependencies.keySecret,
    intent.razorpay_order_id,
    paymentId,
    signature,
  );
  if (!isSigned) throw new FunctionError("bad_signature");
  if (intent.order_id !== null && intent.payment_id === paymentId) {
    return { status: "success", orderId: intent.order_id };
  }
  const recorded = await record(dependencies, intent, paymentId);
  if (recorded?.outcome === "order") return { status: "success", orderId: recorded.order_id };
  if (recorded?.outcome !== "second_payment") return { status: "pending" };
  // The cart was paid already; this second payment goes back, and the family has its order all the same.
  const paid = await dependencies.database.findIntent(intent.razorpay_order_id);
  return paid.outcome === "found" && paid.order_id !== null
    ? { status: "success", orderId: paid.order_id }
    : { status: "pending" };
}
