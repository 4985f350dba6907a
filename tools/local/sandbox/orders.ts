import { createUnknownIdError } from "./gateway-error";
import { findRow, putRow, type Draft, type ActionContext, type Notes, type Order } from "./state";

/** Creates an order of `amount` paise. The caller has checked the input (api-schemas.ts). */
export function createOrder(
  draft: Draft,
  context: ActionContext,
  input: { amount: number; currency: string; receipt: string | null; notes: Notes },
): Order {
  const order: Order = {
    id: context.newId("order_"),
    entity: "order",
    amount: input.amount,
    amount_paid: 0,
    amount_due: input.amount,
    currency: input.currency,
    receipt: input.receipt,
    offer_id: null,
    status: "created",
    attempts: 0,
    notes: input.notes,
    created_at: Math.floor(context.now / 1000),
  };
  putRow(draft, "orders", order);
  return order;
}

/** Returns the order, or throws the gateway's 400 for an unknown id. */
export function getOrder(draft: Draft, id: string): Order {
  const order = findRow(draft, "orders", id);
  if (!order) throw createUnknownIdError();
  return order;
}

/** Adds one to the order's payment attempts; a paid order stays paid. */
export function countAttempt(draft: Draft, order: Order): void {
  const status = order.status === "paid" ? "paid" : "attempted";
  putRow(draft, "orders", { ...order, status, attempts: order.attempts + 1 });
}

/** Marks the order as paid with `amount` paise. Returns true if it was not paid before. */
export function markPaid(draft: Draft, order: Order, amount: number): boolean {
  if (order.status === "paid") return false;
  putRow(draft, "orders", {
    ...order,
    status: "paid",
    amount_paid: amount,
    amount_due: Math.max(0, order.amount - amount),
  });
  return true;
}
