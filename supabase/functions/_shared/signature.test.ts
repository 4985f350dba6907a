import { expect, test } from "vitest";
import { checkoutFields, keySecret, paymentId, razorpayOrderId, sign } from "./fakes.ts";
import { isSameSecret } from "./hmac.ts";
import { isWebhookSigned, verifySignature } from "./signature.ts";

const signature = checkoutFields.razorpay_signature;
const bytes = new TextEncoder().encode('{"event":"payment.captured"}');

test("the example of Razorpay's documentation is accepted", async () => {
  expect(await verifySignature(keySecret, razorpayOrderId, paymentId, signature)).toBe(true);
});

test.each([
  ["another order", keySecret, "order_IEIaMR65cu6nz4", paymentId, signature],
  ["another payment", keySecret, razorpayOrderId, "pay_IH4NVgf4Dreq1m", signature],
  ["another secret", "another", razorpayOrderId, paymentId, signature],
  ["upper case", keySecret, razorpayOrderId, paymentId, signature.toUpperCase()],
  ["a shortened signature", keySecret, razorpayOrderId, paymentId, signature.slice(0, 62)],
  ["no signature", keySecret, razorpayOrderId, paymentId, ""],
])("%s is refused", async (_case, secret, order, payment, given) => {
  expect(await verifySignature(secret, order, payment, given)).toBe(false);
});

test("a webhook may be signed with the current secret, or with the previous one while that is configured", async () => {
  const old = sign("old", '{"event":"payment.captured"}');
  expect(await isWebhookSigned(["new", "old"], bytes, old)).toBe(true);
  expect(await isWebhookSigned(["new"], bytes, old)).toBe(false);
  expect(await isWebhookSigned([], bytes, old)).toBe(false);
});

test("secrets are equal only if every letter is equal", async () => {
  expect(await isSameSecret("cron-secret", "cron-secret")).toBe(true);
  expect(await isSameSecret("cron-secreT", "cron-secret")).toBe(false);
  expect(await isSameSecret("", "cron-secret")).toBe(false);
});
