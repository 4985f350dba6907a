import { describe, expect, test } from "vitest";
import { faultNames } from "./fault-names";
import { defaultPreviousWebhookSecret } from "./server";
import { signBody } from "./signatures";
import { keys, openSandbox, receiveWebhooks, runSandbox } from "./testing-sandbox";

const events = ["payment.authorized", "payment.captured", "order.paid"];
const orderInput = { amount: 25_000, currency: "INR" };

/**
 * Runs a sandbox, arms a fault for a new order, and pays the order. `listReceivedEvents` returns the names of the
 * webhooks received so far.
 */
async function payWithFault(fault: keyof typeof faultNames) {
  const merchant = await receiveWebhooks();
  const sandbox = await runSandbox({ webhookUrl: merchant.url });
  const orderId = await sandbox.createOrder();
  await sandbox.arm(fault, { order_id: orderId });
  const paymentId = await sandbox.pay(orderId);
  const listReceivedEvents = () => merchant.receivedWebhooks.map((hook) => hook.event);
  return { ...sandbox, merchant, orderId, paymentId, listReceivedEvents };
}

describe("the list of faults", () => {
  test("describes every fault, and says for which orders it is armed", async () => {
    const { callApi, arm } = openSandbox();
    await arm("webhook_never", { times: 3 });
    await arm("webhook_never", { order_id: "order_mine" });
    const { faults } = (await callApi("/control/faults")).body;
    expect(faults.map((row: { fault: string }) => row.fault)).toEqual(Object.keys(faultNames));
    expect(faults.find((row: { fault: string }) => row.fault === "webhook_never")).toEqual({
      fault: "webhook_never",
      description: expect.any(String),
      armed: [
        { order_id: null, times: 3 },
        { order_id: "order_mine", times: 1 },
      ],
    });
  });

  test("refuses an unknown fault, and disarms a fault with times 0", async () => {
    const { callApi, arm, createOrder } = openSandbox();
    expect((await callApi("/control/faults", { fault: "order_create_418" })).status).toBe(400);
    expect((await callApi("/control/faults", { fault: "toString" })).status).toBe(400);
    await arm("order_create_500", { times: 2 });
    await arm("order_create_500", { times: 0 });
    expect(await createOrder()).toMatch(/^order_/);
  });

  test("a fault that is armed for one order applies to this order only, as many times as armed", async () => {
    const { arm, createOrder, pay, callApi } = openSandbox();
    const [orderId, otherOrderId] = [await createOrder(), await createOrder()];
    await arm("payment_left_authorised", { order_id: orderId, times: 2 });
    const statuses = [];
    for (const paidOrderId of [otherOrderId, orderId, orderId, orderId]) {
      statuses.push((await callApi(`/v1/payments/${await pay(paidOrderId)}`)).body.status);
    }
    expect(statuses).toEqual(["captured", "authorized", "authorized", "captured"]);
  });
});

describe("creating an order", () => {
  test.each([
    ["order_create_500", 500, "SERVER_ERROR"],
    ["order_create_429", 429, "BAD_REQUEST_ERROR"],
  ] as const)(
    "with %s fails as many times as armed, with status %i, and creates no order",
    async (fault, expectedStatus, code) => {
      const { callApi, arm, state } = openSandbox();
      await arm(fault, { times: 2 });
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const { status, body } = await callApi("/v1/orders", orderInput);
        expect([status, body.error.code]).toEqual([expectedStatus, code]);
      }
      expect((await state()).orders).toEqual([]);
      expect((await callApi("/v1/orders", orderInput)).status).toBe(200);
    },
  );

  test("with order_create_hang is never answered and creates no order; closing the sandbox ends the request", async () => {
    const { callApi, arm, state, close } = await runSandbox({ webhookUrl: "http://127.0.0.1:9/" });
    await arm("order_create_hang");
    const hungRequest = callApi("/v1/orders", orderInput).then(
      () => "answered",
      () => "cut",
    );
    await expect.poll(async () => (await callApi("/v1/orders", orderInput)).status).toBe(200);
    const sandboxState = await state();
    expect(sandboxState.orders).toHaveLength(1);
    await close();
    expect(await hungRequest).toBe("cut");
  });

  test("with order_create_cut creates the order, but the caller gets no answer", async () => {
    const { callApi, arm, state } = await runSandbox({ webhookUrl: "http://127.0.0.1:9/" });
    await arm("order_create_cut");
    await expect(callApi("/v1/orders", { ...orderInput, receipt: "intent-1" })).rejects.toThrow(
      "fetch failed",
    );
    expect((await state()).orders).toMatchObject([{ receipt: "intent-1", status: "created" }]);
    expect((await callApi("/v1/orders?receipt=intent-1")).body.count).toBe(1);
  });
});

describe("the number of times that the page's payment handler is called", () => {
  test.each([
    ["handler_never", 0],
    ["handler_twice", 2],
  ] as const)("with %s is %i", async (fault, calls) => {
    const { arm, createOrder, payInDialog } = openSandbox();
    const orderId = await createOrder();
    await arm(fault, { order_id: orderId });
    const { body } = await payInDialog(orderId);
    expect(body).toMatchObject({ error: null, handler: calls, response: { razorpay_order_id: orderId } });
    expect((await payInDialog(await createOrder())).body.handler).toBe(1);
  });
});

describe("webhooks", () => {
  test("with webhook_duplicated are sent twice each, with the same id and bytes", async () => {
    const { merchant, listReceivedEvents } = await payWithFault("webhook_duplicated");
    await expect.poll(listReceivedEvents).toEqual(events.flatMap((event) => [event, event]));
    expect(new Set(merchant.receivedWebhooks.map((hook) => hook.eventId + hook.body)).size).toBe(3);
  });

  test("with webhook_reordered are sent in reverse order", async () => {
    await expect
      .poll((await payWithFault("webhook_reordered")).listReceivedEvents)
      .toEqual(events.toReversed());
  });

  test("with webhook_delayed are sent ten minutes of the compressed clock later", async () => {
    const { arm, createOrder, pay, store, clock } = openSandbox();
    await arm("webhook_delayed");
    await pay(await createOrder());
    await pay(await createOrder());
    // In `openSandbox`, a minute of the compressed clock is a second.
    const waits = [...store.state.deliveries.values()].map((row) => row.dueAt - clock.now);
    expect(waits).toEqual([10_000, 10_000, 10_000, 0, 0, 0]);
    await expect.poll((await payWithFault("webhook_delayed")).listReceivedEvents).toEqual(events);
  });

  test("with webhook_never are not sent, but those of the next payment are", async () => {
    const { listReceivedEvents, createOrder, pay, state } = await payWithFault("webhook_never");
    await pay(await createOrder(), "failed");
    await expect.poll(listReceivedEvents).toEqual(["payment.failed"]);
    expect((await state()).deliveries.slice(0, 3)).toMatchObject(
      events.map((event) => ({ event, state: "never_sent", attempts: 0 })),
    );
  });

  test("with webhook_bad_signature have a signature that matches none of the secrets", async () => {
    const { merchant, listReceivedEvents } = await payWithFault("webhook_bad_signature");
    await expect.poll(listReceivedEvents).toEqual(events);
    for (const { signature, body } of merchant.receivedWebhooks) {
      expect(signature).toMatch(/^[0-9a-f]{64}$/);
      expect(signature).not.toBe(signBody(keys.webhookSecret, body));
      expect(signature).not.toBe(signBody(defaultPreviousWebhookSecret, body));
    }
  });

  test("with webhook_old_secret are signed with the previous secret", async () => {
    const { merchant, listReceivedEvents } = await payWithFault("webhook_old_secret");
    await expect.poll(listReceivedEvents).toEqual(events);
    for (const { signature, body } of merchant.receivedWebhooks) {
      expect(signature).toBe(signBody(defaultPreviousWebhookSecret, body));
    }
  });
});

describe("the payment", () => {
  test("with payment_left_authorised waits for a capture, which then pays the order", async () => {
    const { callApi, paymentId, orderId, listReceivedEvents } = await payWithFault("payment_left_authorised");
    await expect.poll(listReceivedEvents).toEqual(["payment.authorized"]);
    expect((await callApi(`/v1/orders/${orderId}`)).body.status).toBe("attempted");
    expect((await callApi(`/v1/payments/${paymentId}/capture`, orderInput)).body.status).toBe("captured");
    await expect.poll(listReceivedEvents).toEqual(events);
  });

  test("with payment_twice is captured twice for one order, and both are reported", async () => {
    const { callApi, orderId, merchant, listReceivedEvents } = await payWithFault("payment_twice");
    const { body } = await callApi(`/v1/orders/${orderId}/payments`);
    expect(body.items).toMatchObject([{ status: "captured" }, { status: "captured" }]);
    await expect.poll(listReceivedEvents).toEqual([...events, "payment.authorized", "payment.captured"]);
    const captureHooks = merchant.receivedWebhooks.filter((hook) => hook.event === "payment.captured");
    expect(new Set(captureHooks.map((hook) => JSON.parse(hook.body).payload.payment.entity.id)).size).toBe(2);
  });

  test.each([25_000, 100])(
    "with amount_altered has another amount than the order's %i paise",
    async (amount) => {
      const { callApi, arm, createOrder, pay } = openSandbox();
      const orderId = await createOrder(amount);
      await arm("amount_altered", { order_id: orderId });
      const { body } = await callApi(`/v1/payments/${await pay(orderId)}`);
      expect(body.status).toBe("captured");
      expect(body.amount).toBeGreaterThanOrEqual(100);
      expect(body.amount).not.toBe(amount);
    },
  );
});
