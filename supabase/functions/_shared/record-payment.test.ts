import { expect, test } from "vitest";
import {
  createCapturedPayment,
  createFakeDatabase,
  createFakeRazorpay,
  rejectWith,
  gatewayDownError,
  gatewayRefusalError,
  createOpenIntent,
  orderId,
} from "./fakes.ts";
import { recordPayment } from "./record-payment.ts";

const authorisedPayment = createCapturedPayment({ status: "authorized" });

function createDependencies(
  changes: {
    database?: Parameters<typeof createFakeDatabase>[0];
    razorpay?: Parameters<typeof createFakeRazorpay>[0];
  } = {},
) {
  return { database: createFakeDatabase(changes.database), razorpay: createFakeRazorpay(changes.razorpay) };
}

test.each(["captured", "refunded"] as const)(
  "a %s payment is recorded without capturing it",
  async (status) => {
    const dependencies = createDependencies();
    expect(await recordPayment(dependencies, createCapturedPayment({ status }))).toEqual({
      outcome: "order",
      order_id: orderId,
    });
    expect(dependencies.database.recordCapture).toHaveBeenCalledExactlyOnceWith(
      createCapturedPayment({ status }),
    );
    expect(dependencies.razorpay.capturePayment).not.toHaveBeenCalled();
  },
);

test.each(["created", "failed"] as const)("a %s payment changes nothing", async (status) => {
  const dependencies = createDependencies();
  expect(await recordPayment(dependencies, createCapturedPayment({ status }))).toEqual({ outcome: "unpaid" });
  expect(dependencies.database.recordCapture).not.toHaveBeenCalled();
});

test.each(["open", "expired"] as const)(
  "an authorised payment of an %s intent is captured, then recorded",
  async (status) => {
    const dependencies = createDependencies({
      database: { findIntent: async () => createOpenIntent({ status }) },
    });
    expect(await recordPayment(dependencies, authorisedPayment)).toEqual({
      outcome: "order",
      order_id: orderId,
    });
    expect(dependencies.razorpay.capturePayment).toHaveBeenCalledExactlyOnceWith(authorisedPayment);
  },
);

test.each([
  ["the intent is paid already", createOpenIntent({ status: "paid" }), authorisedPayment],
  ["the amount differs", createOpenIntent(), createCapturedPayment({ status: "authorized", amount: 100 })],
  [
    "the currency differs",
    createOpenIntent(),
    createCapturedPayment({ status: "authorized", currency: "USD" }),
  ],
  ["the gateway order is not ours", { outcome: "unknown" } as const, authorisedPayment],
  [
    "the payment belongs to no gateway order",
    createOpenIntent(),
    createCapturedPayment({ status: "authorized", order_id: null }),
  ],
])("an authorised payment is neither captured nor recorded if %s", async (_case, intent, payment) => {
  const dependencies = createDependencies({ database: { findIntent: async () => intent } });
  expect(await recordPayment(dependencies, payment)).toEqual({ outcome: "unpaid" });
  expect(dependencies.razorpay.capturePayment).not.toHaveBeenCalled();
  expect(dependencies.database.recordCapture).not.toHaveBeenCalled();
});

test("an authorised payment that another call has captured meanwhile is read again and recorded", async () => {
  const dependencies = createDependencies({ razorpay: { capturePayment: rejectWith(gatewayRefusalError) } });
  expect(await recordPayment(dependencies, authorisedPayment)).toEqual({
    outcome: "order",
    order_id: orderId,
  });
  expect(dependencies.database.recordCapture).toHaveBeenCalledExactlyOnceWith(createCapturedPayment());
});

test("if the gateway refuses the capture and the payment is still not captured, the outcome is unpaid", async () => {
  const dependencies = createDependencies({
    razorpay: { capturePayment: rejectWith(gatewayRefusalError), getPayment: async () => authorisedPayment },
  });
  expect(await recordPayment(dependencies, authorisedPayment)).toEqual({ outcome: "unpaid" });
});

test("if the gateway does not answer, the error is thrown and nothing is recorded", async () => {
  const dependencies = createDependencies({ razorpay: { capturePayment: rejectWith(gatewayDownError) } });
  await expect(recordPayment(dependencies, authorisedPayment)).rejects.toBe(gatewayDownError);
  expect(dependencies.database.recordCapture).not.toHaveBeenCalled();
});
