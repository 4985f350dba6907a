/** Every fault of docs/payments.md section 6, with its effect. */
export const faultNames = {
  order_create_500: "Creating an order answers 500; no order is made.",
  order_create_429: "Creating an order answers 429; no order is made.",
  order_create_hang: "Creating an order never answers; no order is made.",
  order_create_cut: "The order is made, but the connection is cut before the answer.",
  handler_never: "The payment succeeds, but the page’s handler is never called.",
  handler_twice: "The page’s handler is called twice.",
  webhook_duplicated: "Every webhook of the next act is sent twice, with the same event id.",
  webhook_reordered: "The webhooks of the next act are sent in reverse order.",
  webhook_delayed: "The webhooks of the next act start ten minutes late, on the compressed clock.",
  webhook_never: "The webhooks of the next act are never sent.",
  webhook_bad_signature: "The webhooks of the next act carry a signature made with a wrong secret.",
  webhook_old_secret: "The webhooks of the next act are signed with the previous secret.",
  payment_left_authorised: "The payment is authorised and waits for somebody to capture it.",
  payment_twice: "The order gets a second captured payment at the same moment.",
  refund_failed: "The bank cannot pay the next refund out; its money is back with the merchant.",
  amount_altered: "The payment’s amount differs from the order’s.",
} as const;

/** The name of a fault. */
export type FaultName = keyof typeof faultNames;

/** Whether the value names a fault. */
export function isFaultName(value: unknown): value is FaultName {
  return typeof value === "string" && Object.hasOwn(faultNames, value);
}
