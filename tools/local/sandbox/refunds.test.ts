import { expect, test } from "vitest";
import { startBankTimer } from "./bank-timer";
import { processRefund } from "./refunds";
import { openSandbox } from "./testing-sandbox";

async function openWithPayment(outcome = "captured") {
  const sandbox = openSandbox();
  const orderId = await sandbox.createOrder();
  const paymentId = await sandbox.pay(orderId, outcome);
  const refund = (body: unknown, key = "refund-task-1") =>
    sandbox.callApi(`/v1/payments/${paymentId}/refund`, body, { "x-refund-idempotency": key });
  return { ...sandbox, orderId, paymentId, refund };
}

test("a full refund is pending first; the payment is refunded and the order stays paid", async () => {
  const { callApi, refund, orderId, paymentId } = await openWithPayment();
  const { status, body } = await refund({ speed: "normal", receipt: "task-1", notes: { reason: "twice" } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: expect.stringMatching(/^rfnd_[0-9A-Za-z]{14}$/),
    entity: "refund",
    amount: 25_000,
    payment_id: paymentId,
    status: "pending",
    notes: { reason: "twice" },
  });
  expect((await callApi(`/v1/payments/${paymentId}`)).body).toMatchObject({
    status: "refunded",
    refund_status: "full",
    amount_refunded: 25_000,
    captured: true,
  });
  expect((await callApi(`/v1/orders/${orderId}`)).body.status).toBe("paid");
});

test("partial refunds can add up to the payment's amount, and not a paisa more", async () => {
  const { callApi, refund, paymentId } = await openWithPayment();
  await refund({ amount: 10_000 }, "first-part");
  expect((await callApi(`/v1/payments/${paymentId}`)).body).toMatchObject({
    status: "captured",
    refund_status: "partial",
  });
  const tooMuchReply = await refund({ amount: 15_001 }, "second-part");
  expect([tooMuchReply.status, tooMuchReply.body.error.field]).toEqual([400, "amount"]);
  expect((await refund({}, "second-part")).body.amount).toBe(15_000);
  const nothingLeftReply = await refund({}, "third-part");
  expect([nothingLeftReply.status, nothingLeftReply.body.error.description]).toEqual([
    400,
    "The payment has been fully refunded already",
  ]);
});

test("a repeated idempotency key returns the same refund, and 409 for a different request", async () => {
  const { refund, state } = await openWithPayment();
  const firstReply = await refund({ amount: 25_000 });
  const repeatedReply = await refund({ amount: 25_000 });
  expect(repeatedReply.body.id).toBe(firstReply.body.id);
  expect((await refund({ amount: 20_000 })).status).toBe(409);
  expect((await state()).refunds).toHaveLength(1);
});

test.each(["short", "has spaces in it", "with-an-umlaut-ü"])(
  "refuses the idempotency key %s",
  async (key) => {
    const { refund, state } = await openWithPayment();
    expect((await refund({}, encodeURI(key))).status).toBe(400);
    expect((await state()).refunds).toEqual([]);
  },
);

test.each([
  ["an amount below a rupee", { amount: 99 }],
  ["an amount as a string", { amount: "25000" }],
  ["another speed", { speed: "fast" }],
  ["an unknown field", { reason: "x" }],
])("refuses a refund with %s", async (_, body) => {
  expect((await (await openWithPayment()).refund(body)).status).toBe(400);
});

test.each(["authorized", "failed"])("refuses to refund a payment that is %s", async (outcome) => {
  expect((await (await openWithPayment(outcome)).refund({})).status).toBe(400);
});

test("the bank pays a refund out a minute later, and the gateway reports it", async () => {
  const { refund, state, store, clock } = await openWithPayment();
  await refund({});
  clock.now += 1000;
  const bank = startBankTimer(store, () => clock.now);
  await expect.poll(async () => (await state()).refunds[0].status).toBe("processed");
  bank.close();
  const events = (await state()).deliveries.map((row: { event: string }) => row.event);
  expect(events.slice(-2)).toEqual(["refund.created", "refund.processed"]);
});

test("a refund can be read by its id, with its status", async () => {
  const { callApi, refund, store } = await openWithPayment();
  const { id } = (await refund({})).body;
  expect((await callApi(`/v1/refunds/${id}`)).body).toMatchObject({ id, status: "pending", amount: 25_000 });
  store.transact((draft) => processRefund(draft, id));
  expect((await callApi(`/v1/refunds/${id}`)).body).toMatchObject({ id, status: "processed" });
  expect((await callApi("/v1/refunds/rfnd_nope")).status).toBe(400);
});

test("with refund_failed the refund fails and is reported, and the money can be refunded again", async () => {
  const { callApi, arm, refund, store, state, orderId, paymentId } = await openWithPayment();
  await refund({ amount: 10_000 }, "first-part");
  const { id } = (await refund({ amount: 15_000 }, "second-part")).body;
  await arm("refund_failed", { order_id: orderId });
  store.transact((draft) => processRefund(draft, id));
  const { refunds, deliveries } = await state();
  expect(refunds.map((row: { status: string }) => row.status)).toEqual(["pending", "failed"]);
  expect(deliveries.at(-1).event).toBe("refund.failed");
  expect((await callApi(`/v1/payments/${paymentId}`)).body).toMatchObject({
    status: "captured",
    refund_status: "partial",
    amount_refunded: 10_000,
  });
  const repeatedReply = await refund({ amount: 15_000 }, "second-part");
  expect([repeatedReply.body.id, repeatedReply.body.status]).toEqual([id, "failed"]);
  const newKeyReply = await refund({ amount: 15_000 }, "second-part-again");
  expect([newKeyReply.status, newKeyReply.body.status]).toEqual([200, "pending"]);
});

test("if the only refund of a payment fails, the payment is captured and not refunded", async () => {
  const { callApi, arm, refund, store, orderId, paymentId } = await openWithPayment();
  const { id } = (await refund({})).body;
  await arm("refund_failed", { order_id: orderId });
  store.transact((draft) => processRefund(draft, id));
  expect((await callApi(`/v1/payments/${paymentId}`)).body).toMatchObject({
    status: "captured",
    refund_status: null,
    amount_refunded: 0,
  });
});
