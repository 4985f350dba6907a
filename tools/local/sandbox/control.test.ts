import { expect, test } from "vitest";
import { signPayment } from "./signatures";
import { keys, openSandbox } from "./testing-sandbox";

type Row = { event: string; state: string; body: string };

test.each([
  ["captured", "captured", "paid", ["payment.authorized", "payment.captured", "order.paid"]],
  ["authorized", "authorized", "attempted", ["payment.authorized"]],
  ["failed", "failed", "attempted", ["payment.failed"]],
])(
  "a payment that is made without a browser can be %s",
  async (outcome, paymentStatus, orderStatus, events) => {
    const { callApi, createOrder, state } = openSandbox();
    const orderId = await createOrder();
    const { status, body } = await callApi("/control/payments", {
      order_id: orderId,
      outcome,
      webhook: true,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_[0-9A-Za-z]{14}$/),
      razorpay_order_id: orderId,
      razorpay_signature: signPayment(keys.keySecret, orderId, body.razorpay_payment_id),
    });
    const records = await state();
    expect(records.payments).toMatchObject([
      { id: body.razorpay_payment_id, status: paymentStatus, amount: 25_000 },
    ]);
    expect(records.orders).toMatchObject([{ id: orderId, status: orderStatus }]);
    expect(records.deliveries.map((row: Row) => [row.event, row.state])).toEqual(
      events.map((event) => [event, "pending"]),
    );
  },
);

test("the events of a payment without webhooks are recorded as never sent", async () => {
  const { createOrder, pay, state } = openSandbox();
  await pay(await createOrder(), "captured", false);
  const { deliveries } = await state();
  expect(deliveries.map((row: Row) => row.state)).toEqual(["never_sent", "never_sent", "never_sent"]);
});

test("a webhook has the form of the real gateway's webhooks", async () => {
  const { createOrder, pay, state, clock } = openSandbox();
  const orderId = await createOrder();
  const id = await pay(orderId);
  const { deliveries } = await state();
  const paidEvent = JSON.parse(deliveries.find((row: Row) => row.event === "order.paid").body);
  expect(paidEvent).toMatchObject({
    entity: "event",
    event: "order.paid",
    contains: ["payment", "order"],
    payload: {
      payment: { entity: { id, status: "captured" } },
      order: { entity: { id: orderId, status: "paid" } },
    },
    created_at: clock.now / 1000,
  });
  const authorisedEvent = JSON.parse(deliveries[0].body);
  expect(authorisedEvent.payload.payment.entity).toMatchObject({ id, status: "authorized", captured: false });
});

test("a paid order can get a second payment", async () => {
  const { createOrder, pay, state } = openSandbox();
  const orderId = await createOrder();
  await pay(orderId);
  await pay(orderId);
  const { payments, deliveries } = await state();
  expect(payments.map((payment: { status: string }) => payment.status)).toEqual(["captured", "captured"]);
  expect(deliveries.filter((row: Row) => row.event === "order.paid")).toHaveLength(1);
});

test.each([
  ["an unknown order", { order_id: "order_nope", outcome: "captured" }],
  ["an unknown outcome", { order_id: "order_nope", outcome: "late" }],
  ["no order", { outcome: "captured" }],
])("refuses a payment with %s", async (_, body) => {
  const { callApi, state } = openSandbox();
  expect((await callApi("/control/payments", body)).status).toBe(400);
  expect((await state()).payments).toEqual([]);
});

test("reset deletes all data and all armed faults", async () => {
  const { callApi, createOrder, pay, state, arm } = openSandbox();
  await pay(await createOrder());
  await arm("webhook_never", { times: 5 });
  await callApi("/control/reset", {});
  expect(await state()).toEqual({ orders: [], payments: [], refunds: [], deliveries: [] });
  const { faults } = (await callApi("/control/faults")).body;
  expect(faults.flatMap((fault: { armed: unknown[] }) => fault.armed)).toEqual([]);
});

test("pages of other origins can use the checkout, but neither the control endpoints nor the API", async () => {
  const { callApi } = openSandbox();
  const origin = { origin: "http://localhost:5173" };
  expect(
    (await callApi("/control/state", undefined, origin)).headers.get("access-control-allow-origin"),
  ).toBeNull();
  expect(
    (await callApi("/v1/payments", undefined, origin)).headers.get("access-control-allow-origin"),
  ).toBeNull();
  const refusedReply = await callApi("/checkout/orders/order_nope", undefined, origin);
  expect([refusedReply.status, refusedReply.headers.get("access-control-allow-origin")]).toEqual([401, "*"]);
});
