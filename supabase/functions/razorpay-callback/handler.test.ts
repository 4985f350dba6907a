import { expect, test, vi } from "vitest";
import {
  checkoutFields,
  createFakeDatabase,
  createFakeRazorpay,
  rejectWith,
  gatewayDownError,
  keySecret,
  createOpenIntent,
} from "../_shared/fakes.ts";
import { razorpayCallback } from "./handler.ts";

function createTestEndpoint(
  changes: {
    database?: Parameters<typeof createFakeDatabase>[0];
    razorpay?: Parameters<typeof createFakeRazorpay>[0];
  } = {},
) {
  const dependencies = {
    database: createFakeDatabase(changes.database),
    razorpay: createFakeRazorpay(changes.razorpay),
    keySecret,
    siteUrl: "https://olympeak.example",
    report: vi.fn(),
  };
  const endpoint = razorpayCallback(dependencies);
  const submit = async (fields: Record<string, string>) => {
    const headers = {
      origin: "https://api.razorpay.com",
      "content-type": "application/x-www-form-urlencoded",
    };
    const body = new URLSearchParams(fields).toString();
    const response = await endpoint(
      new Request("http://functions.local/razorpay-callback", { method: "POST", headers, body }),
    );
    return { status: response.status, location: response.headers.get("location") };
  };
  return { ...dependencies, submit };
}

const successRedirect = { status: 303, location: "https://olympeak.example/paymentsuccess" };
const cartRedirect = { status: 303, location: "https://olympeak.example/cartsummary" };

test("a signed payment is recorded and redirects to the success page", async () => {
  const { submit, database } = createTestEndpoint();
  expect(await submit(checkoutFields)).toEqual(successRedirect);
  expect(database.recordCapture).toHaveBeenCalledTimes(1);
});

test.each([
  [
    "a failed payment's fields",
    { "error[code]": "BAD_REQUEST_ERROR", "error[description]": "Payment failed" },
  ],
  ["an invented signature", { ...checkoutFields, razorpay_signature: "0".repeat(64) }],
  ["an unknown order", { ...checkoutFields, razorpay_order_id: "order_Unknown0000001" }],
  ["an empty form", {}],
  [
    "a URL of another site",
    { ...checkoutFields, razorpay_payment_id: "https://evil.example", redirect: "https://evil.example" },
  ],
])("a form with %s redirects to the cart and records nothing", async (_case, fields) => {
  const { submit, database, report } = createTestEndpoint();
  expect(await submit(fields)).toEqual(cartRedirect);
  expect(database.recordCapture).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test("a payment that cannot be confirmed yet redirects to the cart, which checks it again", async () => {
  const { submit } = createTestEndpoint({ razorpay: { getPayment: rejectWith(gatewayDownError) } });
  expect(await submit(checkoutFields)).toEqual(cartRedirect);
});

test("if the database is unavailable, the browser is still redirected to a page of the site, and the error is reported", async () => {
  const { submit, report } = createTestEndpoint({
    database: { findIntent: rejectWith(new Error("cut off")) },
  });
  expect(await submit(checkoutFields)).toEqual(cartRedirect);
  expect(report).toHaveBeenCalledTimes(1);
});

test("a repeated form for a paid cart redirects to the success page and records nothing", async () => {
  const paidIntent = createOpenIntent({
    status: "paid",
    order_id: "order-1",
    payment_id: checkoutFields.razorpay_payment_id,
  });
  const { submit, database } = createTestEndpoint({ database: { findIntent: async () => paidIntent } });
  expect(await submit(checkoutFields)).toEqual(successRedirect);
  expect(database.recordCapture).not.toHaveBeenCalled();
});
