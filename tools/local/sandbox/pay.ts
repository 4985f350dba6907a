import { takeFault } from "./faults";
import { createOrderPaidError } from "./gateway-error";
import { getOrder } from "./orders";
import {
  authorisePayment,
  capturePayment,
  failPayment,
  getPayment,
  savePayment,
  startPayment,
  type Payer,
} from "./payments";
import type { Draft, ActionContext, Payment } from "./state";

/** The possible answers of the bank to one attempt; `late` comes two minutes of the compressed clock later. */
export const payOutcomes = ["captured", "authorized", "failed", "failed_then_captured", "late"] as const;

/** One of {@link payOutcomes}. */
export type PayOutcome = (typeof payOutcomes)[number];

/** The inputs of one attempt. If the order is paid already, it gets a second payment. */
export type PaymentAttempt = { orderId: string; outcome: PayOutcome; payer: Payer };

/** Makes one attempt to pay an order, from the click to the bank's answer. Returns the payment in its new state. */
export function pay(
  draft: Draft,
  context: ActionContext,
  { orderId, outcome, payer }: PaymentAttempt,
): Payment {
  const { id } = startPayment(draft, context, orderId, payer);
  if (outcome === "late") {
    savePayment(draft, getPayment(draft, id), context.now + 2 * context.minuteMs);
    return getPayment(draft, id);
  }
  if (outcome === "failed" || outcome === "failed_then_captured") failPayment(draft, id);
  if (outcome === "failed") return getPayment(draft, id);
  authorisePayment(draft, id);
  if (outcome !== "authorized") captureUnlessFault(draft, context, id);
  return getPayment(draft, id);
}

/** Carries out the bank's late answer: authorises the payment, and captures it unless another payment has paid the order. */
export function authoriseLate(draft: Draft, context: ActionContext, id: string): void {
  const { order_id } = authorisePayment(draft, id);
  if (getOrder(draft, order_id).status !== "paid") captureUnlessFault(draft, context, id);
}

/** Throws the gateway's 400 if the order is paid already or unknown. */
export function assertPayable(draft: Draft, orderId: string): void {
  if (getOrder(draft, orderId).status === "paid") throw createOrderPaidError();
}

function captureUnlessFault(draft: Draft, context: ActionContext, id: string): void {
  const { order_id, email, contact } = getPayment(draft, id);
  if (takeFault(draft, "payment_left_authorised", order_id)) return;
  capturePayment(draft, id);
  if (!takeFault(draft, "payment_twice", order_id)) return;
  const secondPayment = startPayment(draft, context, order_id, { email, contact });
  authorisePayment(draft, secondPayment.id);
  capturePayment(draft, secondPayment.id);
}
