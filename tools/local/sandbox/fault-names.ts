/** Every fault of docs/payments.md section 6, with its effect. */
export const faultNames = {
  order_create_500: "Creating an order fails with status 500; no order is created.",
  order_create_429: "Creating an order fails with status 429; no order is created.",
  order_create_hang: "The request to create an order is never answered; no order is created.",
  order_create_cut: "The order is created, but the connection is closed before the answer.",
  handler_never: "The payment succeeds, but the page’s handler is never called.",
  handler_twice: "The page’s handler is called twice.",
  webhook_duplicated: "Every webhook of the next action is sent twice, with the same event id.",
  webhook_reordered: "The webhooks of the next action are sent in reverse order.",
  webhook_delayed: "The webhooks of the next action start ten minutes late, on the compressed clock.",
  webhook_never: "The webhooks of the next action are never sent.",
  webhook_bad_signature: "The webhooks of the next action are signed with a wrong secret.",
  webhook_old_secret: "The webhooks of the next action are signed with the previous secret.",
  payment_left_authorised: "The payment is authorised, but not captured automatically.",
  payment_twice: "The order gets a second captured payment at the same moment.",
  refund_failed: "The bank cannot pay the next refund out; its money is back with the merchant.",
  amount_altered: "The payment’s amount differs from the order’s.",
} as const;

/** The name of a fault. */
export type FaultName = keyof typeof faultNames;

/** Returns whether the value is the name of a fault. */
export function isFaultName(value: unknown): value is FaultName {
  return typeof value === "string" && Object.hasOwn(faultNames, value);
}
