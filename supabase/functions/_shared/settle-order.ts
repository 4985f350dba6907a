import type { Razorpay } from "./razorpay.ts";
import { settlePayment, type SettleDependencies } from "./settle-payment.ts";

export interface SettleOrderDependencies extends SettleDependencies {
  razorpay: SettleDependencies["razorpay"] & Pick<Razorpay, "listOrderPayments">;
}

/**
 * Settles every payment the gateway knows for one of its orders. Returns the id of our order when there is one now,
 * else null. Throws RemoteError when the gateway or the database cannot be asked.
 */
export async function settleOrder(
  dependencies: SettleOrderDependencies,
  razorpayOrderId: string,
): Promise<string | null> {
  let orderId: string | null = null;
  for (const payment of await dependencies.razorpay.listOrderPayments(razorpayOrderId)) {
    const settled = await settlePayment(dependencies, payment);
    if (settled.outcome === "order") orderId = settled.order_id;
  }
  return orderId;
}
