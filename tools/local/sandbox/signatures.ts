import { createHmac } from "node:crypto";

/** Returns the signature that the checkout passes to the page: hex HMAC-SHA256 of "order|payment" with the key secret. */
export function signPayment(keySecret: string, orderId: string, paymentId: string): string {
  return sign(keySecret, `${orderId}|${paymentId}`);
}

/** Returns the signature of a webhook: hex HMAC-SHA256 of the exact body with the webhook secret. */
export function signBody(webhookSecret: string, body: string): string {
  return sign(webhookSecret, body);
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text, "utf8").digest("hex");
}
