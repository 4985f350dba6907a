import { expect, test } from "vitest";
import {
  asha,
  createCapturedPayment,
  createFakeDatabase,
  createFakeRazorpay,
  createStudentDependencies,
  rejectWith,
  gatewayDownError,
  createOpenIntent,
  orderId,
  paymentId,
  post,
  ravi,
  razorpayOrderId,
} from "../_shared/fakes.ts";
import { paymentStatus } from "./handler.ts";

const body = { razorpay_order_id: razorpayOrderId };

function createTestEndpoint(
  changes: {
    database?: Parameters<typeof createFakeDatabase>[0];
    razorpay?: Parameters<typeof createFakeRazorpay>[0];
  } = {},
) {
  const dependencies = {
    ...createStudentDependencies(),
    database: createFakeDatabase(changes.database),
    razorpay: createFakeRazorpay(changes.razorpay),
  };
  return { ...dependencies, endpoint: paymentStatus(dependencies) };
}

test("the status of a paid cart is read from our own database", async () => {
  const paidIntent = createOpenIntent({ status: "paid", order_id: orderId, payment_id: paymentId });
  const { endpoint, razorpay } = createTestEndpoint({ database: { findIntent: async () => paidIntent } });
  const response = await post(endpoint, body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "success", orderId });
  expect(razorpay.listOrderPayments).not.toHaveBeenCalled();
});

test("a payment that was never reported is found at the gateway and recorded", async () => {
  const failedPayment = createCapturedPayment({ id: "pay_Failed00000001", status: "failed" });
  const { endpoint, database } = createTestEndpoint({
    razorpay: { listOrderPayments: async () => [failedPayment, createCapturedPayment()] },
  });
  expect(await (await post(endpoint, body)).json()).toEqual({ status: "success", orderId });
  expect(database.claimGatewayCheck).toHaveBeenCalledExactlyOnceWith(razorpayOrderId, 10);
  expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(createCapturedPayment());
});

test.each([
  ["refunded", { is_refunded: true }],
  ["refused", { is_refused: true }],
])("a payment whose review has ended has the status %s", async (status, decision) => {
  const decidedIntent = createOpenIntent(decision);
  const { endpoint } = createTestEndpoint({
    database: {
      findIntent: async () => decidedIntent,
      claimGatewayCheck: async () => ({ outcome: "recent" }),
    },
  });
  const response = await post(endpoint, body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status });
});

test("the gateway is not called again within 10 seconds", async () => {
  const { endpoint, razorpay } = createTestEndpoint({
    database: { claimGatewayCheck: async () => ({ outcome: "recent" }) },
  });
  const response = await post(endpoint, body);
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ status: "pending" });
  expect(razorpay.listOrderPayments).not.toHaveBeenCalled();
});

test.each([
  ["nothing was paid", async () => []],
  ["only a failed attempt was made", async () => [createCapturedPayment({ status: "failed" })]],
  ["the gateway does not answer", rejectWith(gatewayDownError)],
])("a payment is pending if %s", async (_case, listOrderPayments) => {
  const { endpoint } = createTestEndpoint({ razorpay: { listOrderPayments } });
  expect((await post(endpoint, body)).status).toBe(202);
});

test("a payment under review stays pending", async () => {
  const { endpoint } = createTestEndpoint({
    database: { recordCapture: async () => ({ outcome: "review", reason: "amount_mismatch" }) },
  });
  expect((await post(endpoint, body)).status).toBe(202);
});

test("a payment that waits for an organiser's decision is pending, in review", async () => {
  const { endpoint } = createTestEndpoint({
    database: {
      findIntent: async () => createOpenIntent({ is_in_review: true }),
      claimGatewayCheck: async () => ({ outcome: "recent" }),
    },
  });
  const response = await post(endpoint, body);
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ status: "pending", isInReview: true });
});

test("another student's cart gets the same 404 as a cart that does not exist", async () => {
  const { endpoint, database } = createTestEndpoint({
    database: { findIntent: async () => createOpenIntent({ student_id: ravi.studentId }) },
  });
  const otherStudentsResponse = await post(endpoint, body);
  const unknownResponse = await post(createTestEndpoint().endpoint, {
    razorpay_order_id: "order_Unknown0000001",
  });
  expect(otherStudentsResponse.status).toBe(404);
  expect(await otherStudentsResponse.text()).toBe(await unknownResponse.text());
  expect(database.claimGatewayCheck).not.toHaveBeenCalled();
});

test("a caller over the rate limit gets 429 before anything is read", async () => {
  const { endpoint, database } = createTestEndpoint({
    database: { consumeRateLimit: async () => ({ outcome: "limited" }) },
  });
  const response = await post(endpoint, body);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
  expect(database.consumeRateLimit).toHaveBeenCalledWith(`payment-status:student:${asha.studentId}`, 30, 60);
  expect(database.findIntent).not.toHaveBeenCalled();
});
