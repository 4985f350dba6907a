import { GatewayError } from "./gateway-error";
import { getPayment, savePayment } from "./payments";
import { find, put, type Draft, type Moment, type Notes, type Payment, type Refund } from "./state";

/** A refund as asked for: `amount` in paise, undefined for all that is left. */
export type RefundRequest = {
  amount?: number | undefined;
  speed: string;
  notes: Notes;
  receipt: string | null;
};

/**
 * Refunds a captured payment, in part or in full; the order stays paid. It is pending for a minute (compressed).
 * The same idempotency key answers with the same refund; with another request it is a 409.
 */
export function refundPayment(
  draft: Draft,
  moment: Moment,
  paymentId: string,
  asked: RefundRequest,
  idempotencyKey: string | null,
): Refund {
  const request = JSON.stringify([paymentId, asked]);
  const earlier = idempotencyKey === null ? undefined : findByKey(draft, idempotencyKey);
  if (earlier && earlier.request !== request) {
    throw new GatewayError(409, "Different request payload with the same idempotency key");
  }
  if (earlier) return earlier.entity;

  const payment = getPayment(draft, paymentId);
  const amount = asked.amount ?? payment.amount - payment.amount_refunded;
  assertRefundable(payment, amount);
  const entity: Refund = {
    id: moment.newId("rfnd_"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: asked.notes,
    receipt: asked.receipt,
    acquirer_data: {},
    status: "pending",
    speed_requested: asked.speed,
    speed_processed: "normal",
    created_at: Math.floor(moment.now / 1000),
  };
  put(draft, "refunds", {
    id: entity.id,
    entity,
    idempotencyKey,
    request,
    processesAt: moment.now + moment.minuteMs,
  });
  const refunded = payment.amount_refunded + amount;
  const isFull = refunded === payment.amount;
  savePayment(draft, {
    ...payment,
    amount_refunded: refunded,
    refund_status: isFull ? "full" : "partial",
    status: isFull ? "refunded" : "captured",
  });
  draft.events.push({ name: "refund.created", refund: entity, payment: getPayment(draft, paymentId) });
  return entity;
}

/** The bank has paid the refund out. */
export function processRefund(draft: Draft, id: string): void {
  const row = find(draft, "refunds", id);
  if (!row) return;
  const entity: Refund = { ...row.entity, status: "processed" };
  put(draft, "refunds", { ...row, entity, processesAt: null });
  draft.events.push({
    name: "refund.processed",
    refund: entity,
    payment: getPayment(draft, entity.payment_id),
  });
}

function findByKey(draft: Draft, key: string) {
  return [...draft.base.refunds.values()].find((row) => row.idempotencyKey === key);
}

function assertRefundable(payment: Payment, amount: number): void {
  if (payment.status === "refunded")
    throw new GatewayError(400, "The payment has been fully refunded already");
  if (payment.status !== "captured") {
    throw new GatewayError(400, "The payment status should be captured for action to be taken");
  }
  if (amount > payment.amount - payment.amount_refunded) {
    throw new GatewayError(400, "The total refund amount is greater than the refund payment amount", {
      field: "amount",
    });
  }
}
