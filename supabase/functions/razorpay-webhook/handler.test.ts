import { createHmac } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import {
  createCapturedPayment,
  createFakeDatabase,
  createFakeRazorpay,
  rejectWith,
  gatewayDownError,
  gatewayRefusalError,
  createOpenIntent,
  paymentId,
  createPendingRefund,
  razorpayOrderId,
  refundId,
  sign,
} from "../_shared/fakes.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { razorpayWebhook } from "./handler.ts";

const secret = "current-webhook-secret";
const oldSecret = "old-webhook-secret";

function createEventBody(event: string, entity: Record<string, unknown> = {}): string {
  const payment = { entity: { ...createCapturedPayment(), email: "asha@family.example", ...entity } };
  return JSON.stringify({
    entity: "event",
    event,
    contains: ["payment"],
    payload: { payment },
    created_at: 1,
  });
}

function createTestEndpoint(
  changes: {
    database?: Parameters<typeof createFakeDatabase>[0];
    razorpay?: Parameters<typeof createFakeRazorpay>[0];
    webhookSecrets?: string[];
  } = {},
) {
  const background: Promise<unknown>[] = [];
  const dependencies = {
    database: createFakeDatabase(changes.database),
    razorpay: createFakeRazorpay(changes.razorpay),
    webhookSecrets: changes.webhookSecrets ?? [secret],
    deliver: vi.fn(async () => ({ sent: 2, retry: 0, dead: 0, unfinished: 0 })),
    runInBackground: (work: Promise<unknown>) => void background.push(work),
    report: vi.fn(),
  };
  const endpoint = razorpayWebhook(dependencies);
  const send = (body: string, headers: Record<string, string> = {}) =>
    endpoint(
      new Request("http://functions.local/razorpay-webhook", {
        method: "POST",
        headers: { "x-razorpay-signature": sign(secret, body), "x-razorpay-event-id": "evt_1", ...headers },
        body,
      }),
    );
  return { ...dependencies, background, endpoint, send };
}

describe("a webhook", () => {
  test.each([
    ["no signature", { "x-razorpay-signature": "" }],
    ["an invented signature", { "x-razorpay-signature": "f".repeat(64) }],
    [
      "the checkout's key secret",
      { "x-razorpay-signature": sign("key-secret", createEventBody("order.paid")) },
    ],
  ])("a webhook with %s is refused with 400, and nothing is stored", async (_case, headers) => {
    const { send, database } = createTestEndpoint();
    const response = await send(createEventBody("order.paid"), headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "BAD_SIGNATURE" } });
    expect(database.receiveWebhook).not.toHaveBeenCalled();
  });

  test("a webhook with a wrong signature is reported, from the tenth in an hour on as an alert", async () => {
    const { send, database, report } = createTestEndpoint();
    const wrongHeaders = { "x-razorpay-signature": "f".repeat(64) };
    await send(createEventBody("order.paid"), wrongHeaders);
    expect(database.consumeRateLimit).toHaveBeenCalledExactlyOnceWith(
      "razorpay-webhook:wrong-signature",
      9,
      3600,
    );
    expect(report).toHaveBeenCalledExactlyOnceWith("webhook wrongly signed");
    const endpointOverLimit = createTestEndpoint({
      database: { consumeRateLimit: async () => ({ outcome: "limited" }) },
    });
    await endpointOverLimit.send(createEventBody("order.paid"), wrongHeaders);
    expect(endpointOverLimit.report).toHaveBeenCalledExactlyOnceWith("alert: webhooks wrongly signed");
  });

  test("a webhook with a wrong signature is refused and reported even if it cannot be counted", async () => {
    const { send, report } = createTestEndpoint({
      database: { consumeRateLimit: rejectWith(new Error("cut off")) },
    });
    const response = await send(createEventBody("order.paid"), { "x-razorpay-signature": "" });
    expect(response.status).toBe(400);
    expect(report).toHaveBeenCalledExactlyOnceWith("webhook wrongly signed", expect.any(Error));
  });

  test("a webhook whose JSON was formatted differently after it was signed is refused", async () => {
    const { send, database } = createTestEndpoint();
    const body = createEventBody("order.paid");
    const response = await send(JSON.stringify(JSON.parse(body), null, 1), {
      "x-razorpay-signature": sign(secret, body),
    });
    expect(response.status).toBe(400);
    expect(database.receiveWebhook).not.toHaveBeenCalled();
  });

  test("a webhook signed with the previous secret is accepted only while the previous secret is configured", async () => {
    const body = createEventBody("order.paid");
    const headers = { "x-razorpay-signature": sign(oldSecret, body) };
    expect(
      (await createTestEndpoint({ webhookSecrets: [secret, oldSecret] }).send(body, headers)).status,
    ).toBe(200);
    expect((await createTestEndpoint({ webhookSecrets: [secret] }).send(body, headers)).status).toBe(400);
  });

  test("a webhook with a body over 256 kB gets 413, and one with a smaller body is accepted", async () => {
    const { send } = createTestEndpoint();
    const createLongBody = (length: number) =>
      createEventBody("payment.downtime.started", { description: "x".repeat(length) });
    expect((await send(createLongBody(256 * 1024))).status).toBe(413);
    expect((await send(createLongBody(200 * 1024))).status).toBe(200);
  });
});

describe("signed but unreadable events", () => {
  const eventWithoutPaymentId = JSON.stringify({
    event: "payment.captured",
    payload: { payment: { entity: {} } },
  });
  const disputeWithoutAmount = JSON.stringify({
    event: "payment.dispute.created",
    payload: { dispute: { entity: { payment_id: paymentId, amount: 0 } } },
  });

  test.each([
    ["an event without a payment id", eventWithoutPaymentId, "payment.captured"],
    ["a dispute without an amount", disputeWithoutAmount, "payment.dispute.created"],
  ])("%s is stored, reported and answered with 200, also when it is repeated", async (_case, body, event) => {
    const { send, database, razorpay, report } = createTestEndpoint();
    expect((await send(body)).status).toBe(200);
    expect(database.receiveWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", event, body);
    expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", "not understood");
    expect(report).toHaveBeenCalledExactlyOnceWith("webhook not understood", expect.any(Error), {
      event_id: "evt_1",
      webhook_event: event,
    });
    expect(razorpay.getPayment).not.toHaveBeenCalled();
    expect((await send(body)).status).toBe(200);
  });

  test.each([
    ["that is not JSON", "hello"],
    ["without a name", '{"event":1}'],
    ["with a name that is too long", JSON.stringify({ event: "x".repeat(101) })],
    ["that is not an object", "[]"],
  ])("a body %s is reported and answered with 200, and cannot be stored", async (_case, body) => {
    const { send, database, report } = createTestEndpoint();
    expect((await send(body)).status).toBe(200);
    expect(database.receiveWebhook).not.toHaveBeenCalled();
    expect(report.mock.calls).toEqual([
      ["webhook not understood", expect.any(Error), { event_id: "evt_1", webhook_event: null }],
    ]);
  });

  test("bytes that are not text are reported and answered with 200", async () => {
    const { endpoint, report } = createTestEndpoint();
    const body = new Uint8Array([0x7b, 0xff, 0x7d]);
    const headers = { "x-razorpay-signature": createHmac("sha256", secret).update(body).digest("hex") };
    const request = new Request("http://functions.local/razorpay-webhook", { method: "POST", headers, body });
    expect((await endpoint(request)).status).toBe(200);
    expect(report.mock.calls[0]?.[0]).toBe("webhook not understood");
  });

  test("a processed event is not processed again", async () => {
    const { send, database } = createTestEndpoint({
      database: { receiveWebhook: async () => ({ outcome: "processed" }) },
    });
    expect((await send(eventWithoutPaymentId)).status).toBe(200);
    expect(database.finishWebhook).not.toHaveBeenCalled();
  });

  test("an event that cannot be stored is answered with an error, so that it is delivered again", async () => {
    const { send } = createTestEndpoint({ database: { receiveWebhook: rejectWith(new Error("cut off")) } });
    expect((await send(eventWithoutPaymentId)).status).toBe(500);
  });

  test("an unreadable event without a valid signature gets 400", async () => {
    for (const signature of ["", "f".repeat(64)]) {
      const { send, database, report } = createTestEndpoint();
      expect((await send("hello", { "x-razorpay-signature": signature })).status).toBe(400);
      expect((await send(eventWithoutPaymentId, { "x-razorpay-signature": signature })).status).toBe(400);
      expect(database.receiveWebhook).not.toHaveBeenCalled();
      expect(report.mock.calls).toEqual([["webhook wrongly signed"], ["webhook wrongly signed"]]);
    }
  });
});

describe("events about payments", () => {
  test.each(["payment.captured", "order.paid", "payment.authorized"])(
    "%s is stored, the payment is read from the gateway and recorded, and the event is finished",
    async (event) => {
      const { send, database, razorpay } = createTestEndpoint();
      const response = await send(createEventBody(event));
      expect(response.status).toBe(200);
      expect(database.receiveWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", event, createEventBody(event));
      expect(razorpay.getPayment).toHaveBeenCalledExactlyOnceWith(paymentId);
      expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(createCapturedPayment());
      expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", null);
    },
  );

  test.each(["payment.captured", "order.paid", "payment.authorized"])(
    "%s about a recorded payment causes no call to the gateway, and the payment's email is sent",
    async (event) => {
      const { send, database, razorpay, deliver, background } = createTestEndpoint({
        database: { findIntent: async () => createOpenIntent({ status: "paid", payment_id: paymentId }) },
      });
      expect((await send(createEventBody(event))).status).toBe(200);
      expect(razorpay.getPayment).not.toHaveBeenCalled();
      expect(database.recordCapture).not.toHaveBeenCalled();
      expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", null);
      await Promise.all(background);
      expect(deliver).toHaveBeenCalledExactlyOnceWith({ limit: 5, paymentId });
    },
  );

  test.each([
    [
      "a cart that another payment has paid",
      createOpenIntent({ status: "paid", payment_id: "pay_Other000000001" }),
      {},
    ],
    ["a cart that is open", createOpenIntent({ payment_id: paymentId }), {}],
    ["a cart we do not know", { outcome: "unknown" as const }, {}],
    ["no cart", createOpenIntent({ status: "paid", payment_id: paymentId }), { order_id: null }],
  ])("the payment of %s is read from the gateway", async (_case, intent, entity) => {
    const { send, razorpay } = createTestEndpoint({ database: { findIntent: async () => intent } });
    expect((await send(createEventBody("payment.captured", entity))).status).toBe(200);
    expect(razorpay.getPayment).toHaveBeenCalledExactlyOnceWith(paymentId);
  });

  test.each(["refund.processed", "payment.dispute.created"])(
    "%s about a payment that has paid its cart reads the payment again",
    async (event) => {
      const { send, razorpay } = createTestEndpoint({
        database: { findIntent: async () => createOpenIntent({ status: "paid", payment_id: paymentId }) },
      });
      const payload = {
        payment: { entity: createCapturedPayment() },
        refund: { entity: createPendingRefund({ status: "processed" }) },
        dispute: { entity: { payment_id: paymentId, amount: 25_000 } },
      };
      expect((await send(JSON.stringify({ event, payload }))).status).toBe(200);
      expect(razorpay.getPayment).toHaveBeenCalledExactlyOnceWith(paymentId);
    },
  );

  test("the gateway's API decides, not the content of the event", async () => {
    const { send, database } = createTestEndpoint({
      razorpay: { getPayment: async () => createCapturedPayment({ status: "failed" }) },
    });
    expect((await send(createEventBody("payment.captured", { amount: 1, status: "captured" }))).status).toBe(
      200,
    );
    expect(database.recordCapture).not.toHaveBeenCalled();
  });

  test("an authorised payment is captured", async () => {
    const { send, razorpay } = createTestEndpoint({
      razorpay: { getPayment: async () => createCapturedPayment({ status: "authorized" }) },
    });
    await send(createEventBody("payment.authorized", { status: "authorized" }));
    expect(razorpay.capturePayment).toHaveBeenCalledTimes(1);
  });

  test("the family's mail is sent after the response, in case its page was closed", async () => {
    const { send, deliver, background } = createTestEndpoint();
    await send(createEventBody("order.paid"));
    await Promise.all(background);
    expect(deliver).toHaveBeenCalledExactlyOnceWith({ limit: 5, paymentId });
  });

  test("an email that cannot be sent does not change the response", async () => {
    const { send, deliver, background, report } = createTestEndpoint();
    deliver.mockRejectedValue(new Error("no mail key"));
    expect((await send(createEventBody("order.paid"))).status).toBe(200);
    await Promise.all(background);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("a payment that does not become an order causes no email", async () => {
    const { send, background } = createTestEndpoint({
      database: { recordCapture: async () => ({ outcome: "second_payment" }) },
    });
    await send(createEventBody("order.paid"));
    expect(background).toEqual([]);
  });
});

describe("refunds and disputes", () => {
  const createRefundEvent = (event: string) =>
    JSON.stringify({
      event,
      payload: {
        refund: { entity: { ...createPendingRefund(), status: "processed" } },
        payment: { entity: createCapturedPayment() },
      },
    });
  const createDisputeEvent = (event: string, amount: unknown = 25_000) =>
    JSON.stringify({
      event,
      payload: {
        payment: { entity: createCapturedPayment() },
        dispute: { entity: { payment_id: paymentId, amount } },
      },
    });

  test.each(["refund.created", "refund.processed", "refund.failed"])(
    "%s causes a call to the gateway, and the refund is recorded with the gateway's status",
    async (event) => {
      const failedRefund = createPendingRefund({ status: "failed" });
      const { send, database, razorpay } = createTestEndpoint({
        razorpay: { getRefund: async () => failedRefund },
      });
      expect((await send(createRefundEvent(event))).status).toBe(200);
      expect(razorpay.getRefund).toHaveBeenCalledExactlyOnceWith(refundId);
      expect(database.recordRefund).toHaveBeenCalledExactlyOnceWith(failedRefund);
      expect(razorpay.getPayment).not.toHaveBeenCalled();
      expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", null);
    },
  );

  test.each(["pending", "processed"] as const)(
    "after our refund is %s the payment is read, because somebody may have refunded more on Razorpay's dashboard",
    async (status) => {
      const refundedPayment = createCapturedPayment({ amount: 50_000, amount_refunded: 50_000 });
      const { send, database } = createTestEndpoint({
        razorpay: {
          getRefund: async () => createPendingRefund({ status }),
          getPayment: async () => refundedPayment,
        },
      });
      expect((await send(createRefundEvent("refund.processed"))).status).toBe(200);
      expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(refundedPayment);
    },
  );

  test("the event is delivered again if the payment cannot be read after its refund was recorded", async () => {
    const { send, database } = createTestEndpoint({ razorpay: { getPayment: rejectWith(gatewayDownError) } });
    expect((await send(createRefundEvent("refund.processed"))).status).toBe(502);
    expect(database.recordRefund).toHaveBeenCalledTimes(1);
    expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", "razorpay NO_ANSWER");
  });

  test("a refund made on Razorpay's dashboard is recorded by reading its payment", async () => {
    const refundedPayment = createCapturedPayment({ status: "refunded", amount_refunded: 25_000 });
    const { send, database } = createTestEndpoint({
      database: { recordRefund: async () => ({ outcome: "foreign" }) },
      razorpay: { getPayment: async () => refundedPayment },
    });
    expect((await send(createRefundEvent("refund.processed"))).status).toBe(200);
    expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(refundedPayment);
  });

  test("the event is delivered again if the refund cannot be read", async () => {
    const { send, database } = createTestEndpoint({ razorpay: { getRefund: rejectWith(gatewayDownError) } });
    expect((await send(createRefundEvent("refund.processed"))).status).toBe(502);
    expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", "razorpay NO_ANSWER");
  });

  test.each(["payment.dispute.created", "payment.dispute.under_review", "payment.dispute.lost"])(
    "%s is recorded after its payment and reported, so that a person responds",
    async (event) => {
      const { send, database, report } = createTestEndpoint();
      expect((await send(createDisputeEvent(event))).status).toBe(200);
      expect(database.recordCapture).toHaveBeenCalledExactlyOnceWith(createCapturedPayment());
      expect(database.recordDispute).toHaveBeenCalledExactlyOnceWith(paymentId, 25_000, event);
      expect(report).toHaveBeenCalledExactlyOnceWith("payment disputed", undefined, {
        payment_id: paymentId,
        dispute_event: event,
      });
      expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", null);
    },
  );

  test("a dispute of an unknown payment is reported, and answered with 200 so that it is not repeated", async () => {
    const { send, report } = createTestEndpoint({
      database: { recordDispute: async () => ({ outcome: "unknown_payment" }) },
    });
    expect((await send(createDisputeEvent("payment.dispute.created"))).status).toBe(200);
    expect(report.mock.calls[0]?.[0]).toBe("unknown payment disputed");
  });

  test("a refund or dispute without its own data in the event changes nothing", async () => {
    const { send, database, razorpay } = createTestEndpoint();
    expect((await send(createEventBody("refund.processed"))).status).toBe(200);
    expect((await send(createEventBody("payment.dispute.lost"))).status).toBe(200);
    expect(razorpay.getRefund).not.toHaveBeenCalled();
    expect(database.recordDispute).not.toHaveBeenCalled();
  });
});

describe("events that are only stored", () => {
  test.each(["payment.failed", "invoice.paid"])("%s is stored and changes nothing else", async (event) => {
    const { send, database } = createTestEndpoint();
    expect((await send(createEventBody(event))).status).toBe(200);
    expect(database.recordCapture).not.toHaveBeenCalled();
    expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", null);
  });
});

describe("an event that is delivered again", () => {
  test("an event that is delivered again is skipped if it was processed", async () => {
    const { send, razorpay } = createTestEndpoint({
      database: { receiveWebhook: async () => ({ outcome: "processed" }) },
    });
    expect((await send(createEventBody("order.paid"))).status).toBe(200);
    expect(razorpay.getPayment).not.toHaveBeenCalled();
  });

  test("an event that is delivered again is processed if the first delivery did not finish", async () => {
    const { send, database } = createTestEndpoint({
      database: { receiveWebhook: async () => ({ outcome: "again" }) },
    });
    expect((await send(createEventBody("order.paid"))).status).toBe(200);
    expect(database.recordCapture).toHaveBeenCalledTimes(1);
  });

  test("an event without an event id is recognised by its bytes when it is delivered again", async () => {
    const { send, database } = createTestEndpoint();
    await send(createEventBody("order.paid"), { "x-razorpay-event-id": "" });
    await send(createEventBody("order.paid"), { "x-razorpay-event-id": "" });
    await send(createEventBody("payment.captured"), { "x-razorpay-event-id": "" });
    const ids = vi.mocked(database.receiveWebhook).mock.calls.map(([eventId]) => eventId);
    expect(ids[0]).toMatch(/^sha256-[0-9a-f]{64}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe("a failed event gets a 5xx response, so that the gateway delivers it again", () => {
  test.each([
    ["does not answer", gatewayDownError, "razorpay NO_ANSWER"],
    ["refuses", gatewayRefusalError, "razorpay BAD_REQUEST_ERROR"],
  ])("if the gateway %s, the response is 5xx and the row has the reason", async (_case, error, reason) => {
    const { send, database, report } = createTestEndpoint({ razorpay: { getPayment: rejectWith(error) } });
    expect((await send(createEventBody("order.paid"))).status).toBe(502);
    expect(database.finishWebhook).toHaveBeenCalledExactlyOnceWith("evt_1", reason);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["fails", new RemoteError("database", 500, "XX000", "crashed")],
    ["has no such row", new Error(`no row for ${razorpayOrderId}`)],
  ])("if the database %s, the response is 5xx", async (_case, error) => {
    const { send } = createTestEndpoint({ database: { recordCapture: rejectWith(error) } });
    expect((await send(createEventBody("order.paid"))).status).toBe(500);
  });

  test("an event that cannot be stored is answered with 5xx", async () => {
    const { send } = createTestEndpoint({ database: { receiveWebhook: rejectWith(new Error("cut off")) } });
    expect((await send(createEventBody("order.paid"))).status).toBe(500);
  });
});
