import { isHmacValid } from "./hmac.ts";

/**
 * Returns whether the checkout's signature belongs to this payment of this order (docs/payments.md section 5).
 * `razorpayOrderId` must come from our own row, so that the signature of an earlier order cannot confirm a new cart.
 */
export function isCheckoutSigned(
  keySecret: string,
  razorpayOrderId: string,
  paymentId: string,
  signature: string,
): Promise<boolean> {
  return isHmacValid(keySecret, `${razorpayOrderId}|${paymentId}`, signature);
}

/** Returns whether a webhook's raw bytes are signed with one of the secrets: the current one, or the one before a rotation. */
export async function isWebhookSigned(
  secrets: readonly string[],
  bytes: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const checks = await Promise.all(secrets.map((secret) => isHmacValid(secret, bytes, signature)));
  return checks.includes(true);
}
