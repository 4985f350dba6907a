import { describe, expect, test } from "vitest";
import { keys, openSandbox } from "./testing-sandbox";

const good = { amount: 25_000, currency: "INR" };
const pairs = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, "x"]));

describe("creating an order", () => {
  test("answers with the order as the gateway shows it", async () => {
    const { ask } = openSandbox();
    const { status, body } = await ask("/v1/orders", {
      ...good,
      receipt: "r".repeat(40),
      notes: { intent: "i" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      entity: "order",
      amount: 25_000,
      amount_paid: 0,
      amount_due: 25_000,
      currency: "INR",
      receipt: "r".repeat(40),
      offer_id: null,
      status: "created",
      attempts: 0,
      notes: { intent: "i" },
      created_at: Date.UTC(2026, 10, 21, 6, 30) / 1000,
    });
    expect((await ask(`/v1/orders/${body.id}`)).body).toEqual(body);
  });

  test.each([
    ["no notes", good],
    ["an empty list", { ...good, notes: [] }],
    ["an empty object", { ...good, notes: {} }],
  ])("shows empty notes as a list: %s", async (_, input) => {
    const { ask } = openSandbox();
    expect((await ask("/v1/orders", input)).body).toMatchObject({ notes: [], receipt: null });
  });

  test.each([
    ["the least amount", { ...good, amount: 100 }],
    ["fifteen notes", { ...good, notes: pairs(15) }],
    ["a note of 256 characters", { ...good, notes: { a: "x".repeat(256) } }],
  ])("takes %s", async (_, input) => {
    expect((await openSandbox().ask("/v1/orders", input)).status).toBe(200);
  });

  test.each([
    ["amount below a rupee", { ...good, amount: 99 }, "amount"],
    ["amount zero", { ...good, amount: 0 }, "amount"],
    ["amount negative", { ...good, amount: -25_000 }, "amount"],
    ["amount fractional", { ...good, amount: 250.5 }, "amount"],
    ["amount a string", { ...good, amount: "25000" }, "amount"],
    ["amount too large to count", { ...good, amount: 2 ** 53 }, "amount"],
    ["no amount", { currency: "INR" }, "amount"],
    ["no currency", { amount: 25_000 }, "currency"],
    ["another currency", { ...good, currency: "USD" }, "currency"],
    ["receipt of 41 characters", { ...good, receipt: "r".repeat(41) }, "receipt"],
    ["receipt a number", { ...good, receipt: 7 }, "receipt"],
    ["sixteen notes", { ...good, notes: pairs(16) }, "notes"],
    ["a note of 257 characters", { ...good, notes: { a: "x".repeat(257) } }, "notes"],
    ["a note that is a number", { ...good, notes: { a: 1 } }, "notes"],
    ["notes as text", { ...good, notes: "hello" }, "notes"],
    ["an unknown field", { ...good, student: "Meera" }, "student"],
  ])("refuses %s", async (_, input, field) => {
    const { ask, state } = openSandbox();
    const { status, body } = await ask("/v1/orders", input);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: "BAD_REQUEST_ERROR", field, metadata: {} });
    expect(body.error.description).toEqual(expect.stringMatching(/\w/));
    expect(Object.keys(body.error)).toEqual(
      expect.arrayContaining(["code", "description", "field", "source", "step", "reason", "metadata"]),
    );
    expect((await state()).orders).toEqual([]);
  });

  test("refuses a body that is not JSON, and one that is not an object", async () => {
    const { app, ask } = openSandbox();
    const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`;
    const init = { method: "POST", headers: { authorization }, body: "{amount" };
    expect((await app.request("/v1/orders", init)).status).toBe(400);
    expect((await ask("/v1/orders", [1])).status).toBe(400);
    expect((await ask("/v1/orders", null)).status).toBe(400);
  });
});

describe("keys", () => {
  test.each([
    ["none", ""],
    ["a wrong secret", `Basic ${btoa(`${keys.keyId}:nope`)}`],
    ["a wrong id", `Basic ${btoa(`rzp_test_other:${keys.keySecret}`)}`],
    ["a bearer", `Bearer ${keys.keySecret}`],
  ])("401 with %s", async (_, authorization) => {
    const { ask } = openSandbox();
    const { status, body } = await ask("/v1/orders", good, { authorization });
    expect([status, body.error.code]).toEqual([401, "BAD_REQUEST_ERROR"]);
  });
});

describe("reading", () => {
  test.each(["/v1/orders/order_unknown", "/v1/orders/order_unknown/payments", "/v1/payments/pay_unknown"])(
    "an unknown id at %s is a 400",
    async (path) => {
      const { status, body } = await openSandbox().ask(path);
      expect([status, body.error.description]).toEqual([400, "The id provided does not exist"]);
    },
  );

  test("an address the gateway does not have is a 404 in its shape", async () => {
    const { status, body } = await openSandbox().ask("/v1/cards");
    expect([status, body.error.code]).toEqual([404, "BAD_REQUEST_ERROR"]);
  });

  test("orders are found by their receipt", async () => {
    const { ask } = openSandbox();
    const { body } = await ask("/v1/orders", { ...good, receipt: "intent-1" });
    await ask("/v1/orders", { ...good, receipt: "intent-2" });
    expect((await ask("/v1/orders?receipt=intent-1")).body).toEqual({
      entity: "collection",
      count: 1,
      items: [body],
    });
    expect((await ask("/v1/orders?receipt=intent-3")).body).toEqual({
      entity: "collection",
      count: 0,
      items: [],
    });
  });

  test("an order's payments are all of its attempts, newest first, and no other order's", async () => {
    const { ask, order, pay } = openSandbox();
    const [mine, other] = [await order(), await order()];
    await pay(other);
    const failed = await pay(mine, "failed");
    const captured = await pay(mine);
    const { body } = await ask(`/v1/orders/${mine}/payments`);
    expect(body.items.map((payment: { id: string }) => payment.id)).toEqual([captured, failed]);
    expect((await ask(`/v1/orders/${mine}`)).body).toMatchObject({
      status: "paid",
      attempts: 2,
      amount_due: 0,
    });
  });

  test("payments come by time and page", async () => {
    const { ask, order, pay, clock } = openSandbox();
    const start = clock.now / 1000;
    const ids: string[] = [];
    for (let hour = 0; hour < 12; hour += 1) {
      ids.unshift(await pay(await order()));
      clock.now += 3_600_000;
    }
    const idsAt = async (query: string) =>
      (await ask(`/v1/payments${query}`)).body.items.map((payment: { id: string }) => payment.id);
    expect(await idsAt("")).toEqual(ids.slice(0, 10));
    expect(await idsAt("?count=100")).toEqual(ids);
    expect(await idsAt("?count=5&skip=10")).toEqual(ids.slice(10));
    expect(await idsAt(`?from=${start + 3600}&to=${start + 7200}`)).toEqual(ids.slice(9, 11));
  });

  test.each(["?count=101", "?count=0", "?count=ten", "?skip=-1", "?from=yesterday", "?page=2"])(
    "refuses the query %s",
    async (query) => {
      expect((await openSandbox().ask(`/v1/payments${query}`)).status).toBe(400);
    },
  );
});

describe("capturing", () => {
  test("an authorised payment is captured once, and its order is paid", async () => {
    const { ask, order, pay } = openSandbox();
    const orderId = await order();
    const id = await pay(orderId, "authorized");
    expect((await ask(`/v1/orders/${orderId}`)).body.status).toBe("attempted");
    const { status, body } = await ask(`/v1/payments/${id}/capture`, good);
    expect([status, body.status, body.captured]).toEqual([200, "captured", true]);
    expect((await ask(`/v1/orders/${orderId}`)).body).toMatchObject({ status: "paid", amount_paid: 25_000 });
    const again = await ask(`/v1/payments/${id}/capture`, good);
    expect([again.status, again.body.error.description]).toEqual([
      400,
      "This payment has already been captured",
    ]);
  });

  test.each([
    ["another amount", "authorized", { ...good, amount: 24_900 }],
    ["another currency", "authorized", { ...good, currency: "USD" }],
    ["no currency", "authorized", { amount: 25_000 }],
    ["a failed payment", "failed", good],
  ])("refuses %s", async (_, outcome, input) => {
    const { ask, order, pay } = openSandbox();
    const id = await pay(await order(), outcome);
    expect((await ask(`/v1/payments/${id}/capture`, input)).status).toBe(400);
    expect((await ask(`/v1/payments/${id}`)).body.captured).toBe(false);
  });

  test("refuses a second payment of a paid order", async () => {
    const { ask, order, pay } = openSandbox();
    const orderId = await order();
    const second = await pay(orderId, "authorized");
    await pay(orderId);
    const { status, body } = await ask(`/v1/payments/${second}/capture`, good);
    expect([status, body.error.reason]).toEqual([400, "order_already_paid"]);
  });
});
