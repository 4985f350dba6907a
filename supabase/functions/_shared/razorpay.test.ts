import { expect, test, vi } from "vitest";
import {
  createCapturedPayment,
  intentId,
  paymentId,
  createPendingRefund,
  razorpayOrderId,
  readFirstCall,
  refundId,
} from "./fakes.ts";
import { createRazorpay } from "./razorpay.ts";

const settings = { url: "http://gateway.local/v1", keyId: "rzp_test_1", keySecret: "secret" };

function createRazorpayWithReply(body: unknown) {
  const fakeFetch = vi.fn<typeof fetch>(async () => Response.json(body));
  return { razorpay: createRazorpay(settings, fakeFetch), firstCall: () => readFirstCall(fakeFetch) };
}

test("an order has the intent's id as receipt and note, and no personal data", async () => {
  const { razorpay, firstCall } = createRazorpayWithReply({
    id: razorpayOrderId,
    amount: 25_000,
    currency: "INR",
    notes: [],
  });
  const order = await razorpay.createOrder({ amountPaise: 25_000, currency: "INR", intentId });
  expect(order.id).toBe(razorpayOrderId);
  expect(firstCall()).toMatchObject({
    url: "http://gateway.local/v1/orders",
    method: "POST",
    body: {
      amount: 25_000,
      currency: "INR",
      receipt: intentId.replaceAll("-", ""),
      notes: { intent: intentId },
    },
  });
  expect(firstCall().headers.get("authorization")).toBe(`Basic ${btoa("rzp_test_1:secret")}`);
});

test("a payment is read without the family's email address and phone number", async () => {
  const { razorpay, firstCall } = createRazorpayWithReply({
    ...createCapturedPayment(),
    email: "asha@family.example",
    contact: "+919876543210",
  });
  expect(await razorpay.getPayment(paymentId)).toEqual(createCapturedPayment());
  expect(firstCall()).toMatchObject({
    url: `http://gateway.local/v1/payments/${paymentId}`,
    method: "GET",
    body: null,
  });
});

test("a payment without an order and with missing fields can be read", async () => {
  const { id, amount, currency, status, created_at } = createCapturedPayment();
  const { razorpay } = createRazorpayWithReply({
    id,
    amount,
    currency,
    status,
    created_at,
    amount_refunded: null,
  });
  expect(await razorpay.getPayment(paymentId)).toMatchObject({
    order_id: null,
    method: null,
    amount_refunded: 0,
    fee: null,
    tax: null,
  });
});

test.each([null, "590", -1, 5.9, {}])(
  "a payment with the invalid fee %s can be read, without its fee",
  async (fee) => {
    const { razorpay } = createRazorpayWithReply({ ...createCapturedPayment(), fee });
    expect(await razorpay.getPayment(paymentId)).toMatchObject({ fee: null, tax: 90 });
  },
);

test("a payment is captured with its own amount", async () => {
  const { razorpay, firstCall } = createRazorpayWithReply(createCapturedPayment());
  await razorpay.capturePayment(createCapturedPayment({ status: "authorized" }));
  expect(firstCall()).toMatchObject({
    url: `http://gateway.local/v1/payments/${paymentId}/capture`,
    body: { amount: 25_000, currency: "INR" },
  });
});

test("a refund request has its idempotency key and our receipt, and no personal data", async () => {
  const { razorpay, firstCall } = createRazorpayWithReply({
    ...createPendingRefund(),
    notes: [],
    speed_processed: "normal",
  });
  const refundOrder = { paymentId, amountPaise: 25_000, receipt: "task-1", idempotencyKey: "refund-task-1" };
  expect(await razorpay.createRefund(refundOrder)).toEqual(createPendingRefund());
  expect(firstCall()).toMatchObject({
    url: `http://gateway.local/v1/payments/${paymentId}/refund`,
    method: "POST",
    body: { amount: 25_000, speed: "normal", receipt: "task-1", notes: { refund: "task-1" } },
  });
  expect(firstCall().headers.get("x-refund-idempotency")).toBe("refund-task-1");
  expect(firstCall().headers.get("authorization")).toBe(`Basic ${btoa("rzp_test_1:secret")}`);
});

test("a refund can be read by its id, also one that was made in Razorpay's dashboard", async () => {
  const { razorpay, firstCall } = createRazorpayWithReply({ ...createPendingRefund(), receipt: undefined });
  expect(await razorpay.getRefund(refundId)).toEqual(createPendingRefund({ receipt: null }));
  expect(firstCall()).toMatchObject({ url: `http://gateway.local/v1/refunds/${refundId}`, method: "GET" });
});

test("payments are listed by order and by time", async () => {
  const byOrder = createRazorpayWithReply({
    entity: "collection",
    count: 1,
    items: [createCapturedPayment()],
  });
  expect(await byOrder.razorpay.listOrderPayments(razorpayOrderId)).toEqual([createCapturedPayment()]);
  expect(byOrder.firstCall().url).toBe(`http://gateway.local/v1/orders/${razorpayOrderId}/payments`);
  const byTime = createRazorpayWithReply({ entity: "collection", count: 0, items: [] });
  expect(await byTime.razorpay.listPayments(100, 200, 300)).toEqual([]);
  expect(byTime.firstCall().url).toBe("http://gateway.local/v1/payments?from=100&to=200&count=100&skip=300");
});
