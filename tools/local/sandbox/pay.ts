import { takeFault } from "./faults";
import { orderAlreadyPaid } from "./gateway-error";
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
import type { Draft, Moment, Payment } from "./state";

/** The bank's answer to one attempt; `late` answers two minutes (compressed) after the page is closed. */
export const payOutcomes = ["captured", "authorized", "failed", "failed_then_captured", "late"] as const;

/** One of {@link payOutcomes}. */
export type PayOutcome = (typeof payOutcomes)[number];

/** The inputs that decide one attempt; the order may be paid already, and then it gets a second payment. */
export type PaymentAttempt = { orderId: string; outcome: PayOutcome; payer: Payer };

/** One attempt at an order, from the button to the bank's answer; returns the payment as it then is. */
export function pay(draft: Draft, moment: Moment, { orderId, outcome, payer }: PaymentAttempt): Payment {
  const { id } = startPayment(draft, moment, orderId, payer);
  if (outcome === "late") {
    savePayment(draft, getPayment(draft, id), moment.now + 2 * moment.minuteMs);
    return getPayment(draft, id);
  }
  if (outcome === "failed" || outcome === "failed_then_captured") failPayment(draft, id);
  if (outcome === "failed") return getPayment(draft, id);
  authorisePayment(draft, id);
  if (outcome !== "authorized") captureUnlessLeft(draft, moment, id);
  return getPayment(draft, id);
}

/** The bank's late answer: authorised, and captured unless another payment has paid the order. */
export function authoriseLate(draft: Draft, moment: Moment, id: string): void {
  const { order_id } = authorisePayment(draft, id);
  if (getOrder(draft, order_id).status !== "paid") captureUnlessLeft(draft, moment, id);
}

/** Throws the gateway's 400 when the checkout may not take money for the order. */
export function assertPayable(draft: Draft, orderId: string): void {
  if (getOrder(draft, orderId).status === "paid") throw orderAlreadyPaid();
}

function captureUnlessLeft(draft: Draft, moment: Moment, id: string): void {
  const { order_id, email, contact } = getPayment(draft, id);
  if (takeFault(draft, "payment_left_authorised", order_id)) return;
  capturePayment(draft, id);
  if (!takeFault(draft, "payment_twice", order_id)) return;
  const second = startPayment(draft, moment, order_id, { email, contact });
  authorisePayment(draft, second.id);
  capturePayment(draft, second.id);
}
