import * as v from "valibot";
import { sendRequest } from "./send-request";
import type { CheckoutFields } from "./family";

const fieldsSchema = v.object({
  razorpay_payment_id: v.string(),
  razorpay_order_id: v.string(),
  razorpay_signature: v.string(),
});

const stateSchema = v.object({
  orders: v.array(
    v.object({ id: v.string(), amount: v.number(), status: v.string(), receipt: v.nullable(v.string()) }),
  ),
  payments: v.array(
    v.object({
      id: v.string(),
      order_id: v.string(),
      amount: v.number(),
      currency: v.string(),
      status: v.string(),
      method: v.string(),
      created_at: v.number(),
    }),
  ),
  deliveries: v.array(
    v.object({
      event: v.string(),
      event_id: v.string(),
      payment_id: v.string(),
      state: v.string(),
      last_status: v.nullable(v.number()),
      body: v.string(),
    }),
  ),
});

/** A payment attempt: the bank's reply, and whether the gateway sends a webhook. */
type PaymentAttempt = { outcome: "captured" | "authorized" | "failed"; webhook: boolean };

/**
 * Pays an order at the payment sandbox, without a browser.
 *
 * @param sandboxUrl the URL of the sandbox
 * @param orderId the id of the gateway order
 * @param attempt the payment attempt; by default captured, without a webhook
 * @returns the three fields of the checkout, once the gateway has recorded the payment
 */
export async function payAtGateway(
  sandboxUrl: string,
  orderId: string,
  attempt: Partial<PaymentAttempt> = {},
): Promise<CheckoutFields> {
  const body = { order_id: orderId, outcome: "captured", webhook: false, ...attempt };
  const reply = await sendRequest(`${sandboxUrl}/control/payments`, { method: "POST", body });
  return v.parse(fieldsSchema, reply.body);
}

/** @returns the gateway's orders, payments and webhook deliveries, oldest first */
export async function readGateway(sandboxUrl: string) {
  return v.parse(stateSchema, (await sendRequest(`${sandboxUrl}/control/state`)).body);
}
