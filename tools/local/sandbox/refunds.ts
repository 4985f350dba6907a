import { takeFault } from "./faults";
import { GatewayError, createUnknownIdError } from "./gateway-error";
import { getPayment, savePayment } from "./payments";
import {
  findRow,
  putRow,
  type Draft,
  type ActionContext,
  type Notes,
  type Payment,
  type Refund,
} from "./state";

/** A requested refund: `amount` in paise, undefined for the rest of the payment. */
export type RefundRequest = {
  amount?: number | undefined;
  speed: string;
  notes: Notes;
  receipt: string | null;
};

/**
 * Refunds a captured payment, in part or in full; the order stays paid. The refund is pending for a minute of the
 * compressed clock. A repeated request with the same idempotency key returns the same refund; a different request with
 * that key is a 409.
 */
export function refundPayment(
  draft: Draft,
  context: ActionContext,
  paymentId: string,
  refundRequest: RefundRequest,
  idempotencyKey: string | null,
): Refund {
  const request = JSON.stringify([paymentId, refundRequest]);
  const existingRow = idempotencyKey === null ? undefined : findByIdempotencyKey(draft, idempotencyKey);
  if (existingRow && existingRow.request !== request) {
    throw new GatewayError(409, "Different request payload with the same idempotency key");
  }
  if (existingRow) return existingRow.entity;

  const payment = getPayment(draft, paymentId);
  const amount = refundRequest.amount ?? payment.amount - payment.amount_refunded;
  assertRefundable(payment, amount);
  const entity: Refund = {
    id: context.newId("rfnd_"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: refundRequest.notes,
    receipt: refundRequest.receipt,
    acquirer_data: {},
    status: "pending",
    speed_requested: refundRequest.speed,
    speed_processed: "normal",
    created_at: Math.floor(context.now / 1000),
  };
  putRow(draft, "refunds", {
    id: entity.id,
    entity,
    idempotencyKey,
    request,
    processesAt: context.now + context.minuteMs,
  });
  savePayment(draft, withRefundedAmount(payment, payment.amount_refunded + amount));
  draft.events.push({ name: "refund.created", refund: entity, payment: getPayment(draft, paymentId) });
  return entity;
}

/** Returns the refund, or throws the gateway's 400 for an unknown id. */
export function getRefund(draft: Draft, id: string): Refund {
  const row = findRow(draft, "refunds", id);
  if (!row) throw createUnknownIdError();
  return row.entity;
}

/** Completes a refund: the bank pays it out, or with the fault refund_failed cannot, and its money can be refunded again. */
export function processRefund(draft: Draft, id: string): void {
  const row = findRow(draft, "refunds", id);
  if (!row) return;
  const payment = getPayment(draft, row.entity.payment_id);
  const isFailed = takeFault(draft, "refund_failed", payment.order_id);
  const entity: Refund = isFailed
    ? { ...row.entity, status: "failed" }
    : { ...row.entity, status: "processed", acquirer_data: { arn: `7${id.slice(-10)}` } };
  putRow(draft, "refunds", { ...row, entity, processesAt: null });
  if (isFailed) savePayment(draft, withRefundedAmount(payment, payment.amount_refunded - entity.amount));
  draft.events.push({
    name: `refund.${entity.status}`,
    refund: entity,
    payment: getPayment(draft, payment.id),
  });
}

function withRefundedAmount(payment: Payment, amount: number): Payment {
  const isFull = amount === payment.amount;
  return {
    ...payment,
    amount_refunded: amount,
    refund_status: isFull ? "full" : amount > 0 ? "partial" : null,
    status: isFull ? "refunded" : "captured",
  };
}

function findByIdempotencyKey(draft: Draft, key: string) {
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
