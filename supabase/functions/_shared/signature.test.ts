import { expect, test } from "vitest";
import { checkoutFields, keySecret, paymentId, razorpayOrderId, sign } from "./fakes.ts";
import { isSameSecret } from "./hmac.ts";
import { isWebhookSigned, isCheckoutSigned } from "./signature.ts";

const signature = checkoutFields.razorpay_signature;
const bytes = new TextEncoder().encode('{"event":"payment.captured"}');

test("the example of Razorpay's documentation is accepted", async () => {
  expect(await isCheckoutSigned(keySecret, razorpayOrderId, paymentId, signature)).toBe(true);
});

test.each([
  ["a signature of another order", keySecret, "order_IEIaMR65cu6nz4", paymentId, signature],
  ["a signature of another payment", keySecret, razorpayOrderId, "pay_IH4NVgf4Dreq1m", signature],
  ["a signature with another secret", "another", razorpayOrderId, paymentId, signature],
  ["a signature in upper case", keySecret, razorpayOrderId, paymentId, signature.toUpperCase()],
  ["a shortened signature", keySecret, razorpayOrderId, paymentId, signature.slice(0, 62)],
  ["no signature", keySecret, razorpayOrderId, paymentId, ""],
])("%s is refused", async (_case, secret, order, payment, checkedSignature) => {
  expect(await isCheckoutSigned(secret, order, payment, checkedSignature)).toBe(false);
});

test("a webhook may be signed with the current secret, or with the previous secret while the previous secret is configured", async () => {
  const oldSignature = sign("old", '{"event":"payment.captured"}');
  expect(await isWebhookSigned(["new", "old"], bytes, oldSignature)).toBe(true);
  expect(await isWebhookSigned(["new"], bytes, oldSignature)).toBe(false);
  expect(await isWebhookSigned([], bytes, oldSignature)).toBe(false);
});

test("secrets are equal only if every letter is equal", async () => {
  expect(await isSameSecret("cron-secret", "cron-secret")).toBe(true);
  expect(await isSameSecret("cron-secreT", "cron-secret")).toBe(false);
  expect(await isSameSecret("", "cron-secret")).toBe(false);
});
