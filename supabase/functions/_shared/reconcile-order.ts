import type { Razorpay } from "./razorpay.ts";
import { recordPayment, type RecordPaymentDependencies } from "./record-payment.ts";

export interface ReconcileOrderDependencies extends RecordPaymentDependencies {
  razorpay: RecordPaymentDependencies["razorpay"] & Pick<Razorpay, "listOrderPayments">;
}

/**
 * Records every payment that the gateway has for one of its orders. Returns the id of our order if there is one now,
 * else null. Throws RemoteError if the gateway or the database does not answer.
 */
export async function reconcileOrder(
  dependencies: ReconcileOrderDependencies,
  razorpayOrderId: string,
): Promise<string | null> {
  let orderId: string | null = null;
  for (const payment of await dependencies.razorpay.listOrderPayments(razorpayOrderId)) {
    const recorded = await recordPayment(dependencies, payment);
    if (recorded.outcome === "order") orderId = recorded.order_id;
  }
  return orderId;
}
