import { expect, test } from "vitest";
import { recordDelivery } from "./record-delivery";
import { signBody } from "./signatures";
import { keys, openSandbox, receiveWebhooks, runSandbox } from "./testing-sandbox";
import { startWebhooks } from "./webhooks";

type Row = { event: string; event_id: string; state: string; attempts: number; last_status: number | null };

test("a payment's webhooks arrive in order, signed over their exact bytes", async () => {
  const merchant = await receiveWebhooks();
  const { createOrder, pay, state } = await runSandbox({ webhookUrl: merchant.url });
  await pay(await createOrder());
  await expect
    .poll(() => merchant.receivedWebhooks.map((hook) => hook.event))
    .toEqual(["payment.authorized", "payment.captured", "order.paid"]);
  for (const hook of merchant.receivedWebhooks) {
    expect(hook.signature).toBe(signBody(keys.webhookSecret, hook.body));
  }
  expect(new Set(merchant.receivedWebhooks.map((hook) => hook.eventId)).size).toBe(3);
  await expect
    .poll(async () =>
      (await state()).deliveries.map((row: Row) => [row.state, row.attempts, row.last_status]),
    )
    .toEqual([1, 2, 3].map(() => ["delivered", 1, 200]));
});

test("a refused webhook is sent again with the same event id, bytes and signature", async () => {
  const merchant = await receiveWebhooks([500, 302, 404]);
  const { createOrder, pay, state } = await runSandbox({ webhookUrl: merchant.url });
  await pay(await createOrder(), "failed");
  await expect.poll(() => merchant.receivedWebhooks).toHaveLength(4);
  expect(new Set(merchant.receivedWebhooks.map((hook) => JSON.stringify(hook))).size).toBe(1);
  await expect
    .poll(async () => (await state()).deliveries)
    .toMatchObject([{ state: "delivered", attempts: 4, last_status: 200 }]);
});

test("a failed webhook does not delay the next ones", async () => {
  const merchant = await receiveWebhooks([503]);
  const { createOrder, pay } = await runSandbox({ webhookUrl: merchant.url, minuteScale: 1 / 1000 });
  await pay(await createOrder());
  await expect
    .poll(() => merchant.receivedWebhooks.map((hook) => hook.event))
    .toEqual(["payment.authorized", "payment.captured", "order.paid", "payment.authorized"]);
});

test("a delivery fails if the merchant does not answer in time", async () => {
  const merchant = await receiveWebhooks([0]);
  const { createOrder, pay, state, store, clock } = openSandbox();
  const webhooks = startWebhooks(store, {
    url: merchant.url,
    secret: keys.webhookSecret,
    previousSecret: "previous",
    minuteMs: 1000,
    limitMs: 50,
    clock: () => clock.now,
  });
  await pay(await createOrder(), "failed");
  await expect
    .poll(async () => (await state()).deliveries)
    .toMatchObject([
      { state: "pending", attempts: 1, last_status: null, last_error: expect.stringContaining("timeout") },
    ]);
  await webhooks.close();
});

test("a webhook to a merchant that is down is repeated after 1, 2, 4 … minutes, and given up when the next try would be after a day", async () => {
  const { createOrder, pay, store, clock } = openSandbox();
  await pay(await createOrder(), "failed");
  const [first] = store.state.deliveries.values();
  const pauses: number[] = [];
  for (let tries = 0; tries < 30; tries += 1) {
    const [row] = store.state.deliveries.values();
    if (!row || row.state !== "pending") break;
    pauses.push(row.dueAt - clock.now);
    clock.now = row.dueAt;
    store.transact((draft, context) =>
      recordDelivery(draft, context, row.id, { status: null, error: "connection refused" }),
    );
  }
  const [last] = store.state.deliveries.values();
  expect(pauses).toEqual([0, ...Array.from({ length: 10 }, (_, index) => 1000 * 2 ** index)]);
  expect(last).toMatchObject({ state: "given_up", attempts: 11, lastError: "connection refused" });
  expect(clock.now - (first?.firstDueAt ?? 0)).toBeLessThan(24 * 60 * 1000);
});

test("after a restart, webhooks and late payments that are still due continue", async () => {
  const firstSandbox = await runSandbox({ webhookUrl: "http://127.0.0.1:9/", minuteScale: 1 / 600 });
  const orderId = await firstSandbox.createOrder();
  await firstSandbox.payInDialog(orderId, "late");
  const failedOrderId = await firstSandbox.createOrder();
  await firstSandbox.pay(failedOrderId, "failed");
  await expect.poll(async () => (await firstSandbox.state()).deliveries[0].attempts).toBeGreaterThan(0);
  const [{ event_id: eventId }] = (await firstSandbox.state()).deliveries;
  await firstSandbox.close();

  const merchant = await receiveWebhooks();
  await runSandbox({ webhookUrl: merchant.url, dataFile: firstSandbox.dataFile });
  await expect
    .poll(() => merchant.receivedWebhooks.find((hook) => hook.eventId === eventId)?.event)
    .toBe("payment.failed");
  await expect
    .poll(() =>
      merchant.receivedWebhooks.filter((hook) => hook.body.includes(orderId)).map((hook) => hook.event),
    )
    .toEqual(["payment.authorized", "payment.captured", "order.paid"]);
});
