import { takeFault } from "./faults";
import { GatewayError, createOrderPaidError, createUnknownIdError } from "./gateway-error";
import { countAttempt, getOrder, markPaid } from "./orders";
import { findRow, putRow, type Draft, type ActionContext, type Payment } from "./state";

/** The payer's email address and phone number, which the page has passed to the checkout. */
export type Payer = { email: string; contact: string };

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

const declinedError = {
  error_code: "BAD_REQUEST_ERROR",
  error_description: "Your payment was declined by the bank. Try again or use another method.",
  error_source: "bank",
  error_step: "payment_authorization",
  error_reason: "payment_failed",
};

/** Returns the payment, or throws the gateway's 400 for an unknown id. */
export function getPayment(draft: Draft, id: string): Payment {
  const row = findRow(draft, "payments", id);
  if (!row) throw createUnknownIdError();
  return row.entity;
}

/** Creates a payment for the order, with the order's amount unless the fault amount_altered changes it. */
export function startPayment(draft: Draft, context: ActionContext, orderId: string, payer: Payer): Payment {
  const order = getOrder(draft, orderId);
  const isAltered = takeFault(draft, "amount_altered", orderId);
  const payment: Payment = {
    id: context.newId("pay_"),
    entity: "payment",
    amount: isAltered ? alteredAmount(order.amount) : order.amount,
    currency: order.currency,
    status: "created",
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: "upi",
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: "success@razorpay",
    ...payer,
    notes: [],
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: {},
    created_at: Math.floor(context.now / 1000),
  };
  countAttempt(draft, order);
  savePayment(draft, payment);
  return payment;
}

/** Carries out the bank's refusal: the payment fails, and may still be authorised later. */
export function failPayment(draft: Draft, id: string): Payment {
  const payment: Payment = { ...getPayment(draft, id), status: "failed", ...declinedError };
  savePayment(draft, payment);
  draft.events.push({ name: "payment.failed", payment });
  return payment;
}

/** Carries out the bank's approval: the money is reserved until it is captured. */
export function authorisePayment(draft: Draft, id: string): Payment {
  const payment: Payment = { ...getPayment(draft, id), status: "authorized", ...noError };
  savePayment(draft, payment);
  draft.events.push({ name: "payment.authorized", payment });
  return payment;
}

/** Captures the payment and marks its order as paid. Reports order.paid if the order was not paid before. */
export function capturePayment(draft: Draft, id: string): Payment {
  const authorisedPayment = getPayment(draft, id);
  // Razorpay's fee of 2% and 18% GST on it.
  const fee = Math.round(authorisedPayment.amount * 0.0236);
  const tax = fee - Math.round(fee / 1.18);
  const payment: Payment = { ...authorisedPayment, status: "captured", captured: true, fee, tax };
  savePayment(draft, payment);
  draft.events.push({ name: "payment.captured", payment });
  if (markPaid(draft, getOrder(draft, payment.order_id), payment.amount)) {
    draft.events.push({ name: "order.paid", payment, order: getOrder(draft, payment.order_id) });
  }
  return payment;
}

/** Captures a payment at the merchant's request. Throws the gateway's 400 if the real gateway would refuse. */
export function captureByRequest(
  draft: Draft,
  id: string,
  request: { amount: number; currency: string },
): Payment {
  const payment = getPayment(draft, id);
  if (payment.captured) throw new GatewayError(400, "This payment has already been captured");
  if (payment.status !== "authorized") {
    throw new GatewayError(
      400,
      "Only payments which have been authorized and not yet captured can be captured",
    );
  }
  if (request.amount !== payment.amount) {
    throw new GatewayError(400, "Capture amount must be equal to the amount authorized", { field: "amount" });
  }
  if (request.currency !== payment.currency) {
    throw new GatewayError(400, "Capture currency must be the same as the payment currency", {
      field: "currency",
    });
  }
  if (getOrder(draft, payment.order_id).status === "paid") throw createOrderPaidError();
  return capturePayment(draft, id);
}

/** Saves the payment. `authorisesAt` is the time of the bank's late answer in Unix milliseconds, null without one. */
export function savePayment(draft: Draft, entity: Payment, authorisesAt: number | null = null): void {
  putRow(draft, "payments", { id: entity.id, entity, authorisesAt });
}

function alteredAmount(amount: number): number {
  return amount >= 200 ? amount - 100 : amount + 100;
}
