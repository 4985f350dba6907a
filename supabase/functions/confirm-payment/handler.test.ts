import { describe, expect, test } from "vitest";
import {
  asha,
  createCapturedPayment,
  checkoutFields,
  createFakeDatabase,
  createFakeRazorpay,
  createStudentDependencies,
  rejectWith,
  gatewayDownError,
  gatewayRefusalError,
  keySecret,
  createOpenIntent,
  orderId,
  paymentId,
  post,
  ravi,
  razorpayOrderId,
  sign,
} from "../_shared/fakes.ts";
import { confirmPayment } from "./handler.ts";

const newCartOrderId = "order_NewCart0000001";

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
    keySecret,
  };
  return { ...dependencies, endpoint: confirmPayment(dependencies) };
}

/** Returns the status with the error code, or with the body if it is not an error. */
async function readRefusal(response: Response): Promise<string> {
  const body = await response.json();
  return `${response.status} ${body.error?.code ?? JSON.stringify(body)}`;
}

test("a signed, captured payment of the caller's cart becomes an order", async () => {
  const { endpoint, database, razorpay } = createTestEndpoint();
  const response = await post(endpoint, checkoutFields);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "success", orderId });
  expect(razorpay.getPayment).toHaveBeenCalledExactlyOnceWith(paymentId);
  expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(createCapturedPayment());
});

test("a repeated request returns the order without a call to the gateway", async () => {
  const paidIntent = createOpenIntent({ status: "paid", order_id: orderId, payment_id: paymentId });
  const { endpoint, razorpay } = createTestEndpoint({ database: { findIntent: async () => paidIntent } });
  expect(await (await post(endpoint, checkoutFields)).json()).toEqual({ status: "success", orderId });
  expect(razorpay.getPayment).not.toHaveBeenCalled();
});

test("a payment that is only authorised is captured first", async () => {
  const { endpoint, razorpay } = createTestEndpoint({
    razorpay: { getPayment: async () => createCapturedPayment({ status: "authorized" }) },
  });
  expect((await post(endpoint, checkoutFields)).status).toBe(200);
  expect(razorpay.capturePayment).toHaveBeenCalledTimes(1);
});

describe("forgeries are refused and never recorded", () => {
  test.each([
    ["an invented signature", { razorpay_signature: "0".repeat(64) }],
    [
      "a signature with the wrong secret",
      { razorpay_signature: sign("guess", `${razorpayOrderId}|${paymentId}`) },
    ],
    ["another payment under this signature", { razorpay_payment_id: "pay_Other000000001" }],
    ["an empty signature", { razorpay_signature: "" }],
  ])("%s is refused", async (_case, change) => {
    const { endpoint, database, razorpay } = createTestEndpoint();
    expect(await readRefusal(await post(endpoint, { ...checkoutFields, ...change }))).toBe(
      "400 BAD_SIGNATURE",
    );
    expect(razorpay.getPayment).not.toHaveBeenCalled();
    expect(database.recordCapture).not.toHaveBeenCalled();
  });

  test("the caller's own earlier payment and signature are refused for a new cart", async () => {
    const { endpoint, database } = createTestEndpoint({
      database: { findIntent: async () => createOpenIntent({ razorpay_order_id: newCartOrderId }) },
    });
    const replay = { ...checkoutFields, razorpay_order_id: newCartOrderId };
    expect(await readRefusal(await post(endpoint, replay))).toBe("400 BAD_SIGNATURE");
    expect(database.recordCapture).not.toHaveBeenCalled();
  });

  test("another student's payment with a valid signature is not found", async () => {
    const { endpoint, razorpay } = createTestEndpoint({
      database: { findIntent: async () => createOpenIntent({ student_id: ravi.studentId }) },
    });
    expect(await readRefusal(await post(endpoint, checkoutFields))).toBe("404 NOT_FOUND");
    expect(razorpay.getPayment).not.toHaveBeenCalled();
  });

  test("an unknown order is not found", async () => {
    const { endpoint } = createTestEndpoint({
      database: { findIntent: async () => ({ outcome: "unknown" }) },
    });
    expect(await readRefusal(await post(endpoint, checkoutFields))).toBe("404 NOT_FOUND");
  });

  test("a payment that belongs to another order at the gateway is refused", async () => {
    const { endpoint, database } = createTestEndpoint({
      razorpay: { getPayment: async () => createCapturedPayment({ order_id: newCartOrderId }) },
    });
    expect(await readRefusal(await post(endpoint, checkoutFields))).toBe("400 BAD_SIGNATURE");
    expect(database.recordCapture).not.toHaveBeenCalled();
  });

  test.each([
    ["a payment id with a path in it", { razorpay_payment_id: "pay_1/../../orders" }],
    ["no payment id", { razorpay_payment_id: undefined }],
    ["an order id of another kind", { razorpay_order_id: "pay_1" }],
  ])("a request with %s is refused before the database is read", async (_case, change) => {
    const { endpoint, database } = createTestEndpoint();
    expect(await readRefusal(await post(endpoint, { ...checkoutFields, ...change }))).toBe("400 BAD_REQUEST");
    expect(database.findIntent).not.toHaveBeenCalled();
  });
});

describe("an uncertain payment gets 202 and the status pending", () => {
  test.each([
    ["the gateway does not answer", { getPayment: rejectWith(gatewayDownError) }],
    ["the gateway refuses the call", { getPayment: rejectWith(gatewayRefusalError) }],
    ["the bank has not answered", { getPayment: async () => createCapturedPayment({ status: "created" }) }],
    ["the attempt failed, for now", { getPayment: async () => createCapturedPayment({ status: "failed" }) }],
    [
      "the payment cannot be captured now",
      {
        getPayment: async () => createCapturedPayment({ status: "authorized" }),
        capturePayment: rejectWith(gatewayDownError),
      },
    ],
  ])("a payment is pending when %s", async (_case, razorpay) => {
    const { endpoint, database } = createTestEndpoint({ razorpay });
    const response = await post(endpoint, checkoutFields);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ status: "pending" });
    expect(database.recordCapture).not.toHaveBeenCalled();
  });

  test.each([
    ["refunded", { is_refunded: true }],
    ["refused", { is_refused: true }],
  ])("a payment of another amount is %s once an organiser has decided so", async (status, decision) => {
    const { endpoint } = createTestEndpoint({
      database: {
        findIntent: async () => createOpenIntent(decision),
        recordCapture: async () => ({ outcome: "review", reason: "amount_mismatch" }),
      },
    });
    expect(await (await post(endpoint, checkoutFields)).json()).toEqual({ status });
  });

  test("a payment of another amount is pending, and is recorded for review", async () => {
    const { endpoint, database } = createTestEndpoint({
      razorpay: { getPayment: async () => createCapturedPayment({ amount: 100 }) },
      database: { recordCapture: async () => ({ outcome: "review", reason: "amount_mismatch" }) },
    });
    const response = await post(endpoint, checkoutFields);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ status: "pending", isInReview: true });
    expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(createCapturedPayment({ amount: 100 }));
  });
});

test("a second payment for a paid cart is recorded, and the response has the first payment's order", async () => {
  const intentPaidByAnother = createOpenIntent({
    status: "paid",
    order_id: orderId,
    payment_id: "pay_First000000001",
  });
  const { endpoint, database } = createTestEndpoint({
    database: {
      findIntent: async () => intentPaidByAnother,
      recordCapture: async () => ({ outcome: "second_payment" }),
    },
  });
  expect(await (await post(endpoint, checkoutFields)).json()).toEqual({ status: "success", orderId });
  expect(database.recordCapture).toHaveBeenCalledTimes(1);
});

test("if the database cannot record the payment the response is 500, so that the page tries again", async () => {
  const { endpoint } = createTestEndpoint({ database: { recordCapture: rejectWith(new Error("cut off")) } });
  expect((await post(endpoint, checkoutFields)).status).toBe(500);
});

test("a student id in the request does not replace the login", async () => {
  const { endpoint } = createTestEndpoint();
  const response = await post(
    endpoint,
    { ...checkoutFields, student_id: asha.studentId },
    { authorization: "" },
  );
  expect(response.status).toBe(401);
});

test("a caller over the rate limit gets 429 before anything is read", async () => {
  const { endpoint, database } = createTestEndpoint({
    database: { consumeRateLimit: async () => ({ outcome: "limited" }) },
  });
  expect((await post(endpoint, checkoutFields)).status).toBe(429);
  expect(database.consumeRateLimit).toHaveBeenCalledWith(`confirm-payment:student:${asha.studentId}`, 30, 60);
  expect(database.findIntent).not.toHaveBeenCalled();
});
