import { describe, expect, test } from "vitest";
import { keys, openSandbox } from "./testing-sandbox";

const validAmount = { amount: 25_000, currency: "INR" };
const makeNotes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, "x"]));

describe("creating an order", () => {
  test("returns the order in the real gateway's format", async () => {
    const { callApi } = openSandbox();
    const { status, body } = await callApi("/v1/orders", {
      ...validAmount,
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
    expect((await callApi(`/v1/orders/${body.id}`)).body).toEqual(body);
  });

  test.each([
    ["no notes", validAmount],
    ["an empty list", { ...validAmount, notes: [] }],
    ["an empty object", { ...validAmount, notes: {} }],
  ])("returns empty notes as a list: %s", async (_, input) => {
    const { callApi } = openSandbox();
    expect((await callApi("/v1/orders", input)).body).toMatchObject({ notes: [], receipt: null });
  });

  test.each([
    ["the minimum amount", { ...validAmount, amount: 100 }],
    ["fifteen notes", { ...validAmount, notes: makeNotes(15) }],
    ["a note of 256 characters", { ...validAmount, notes: { a: "x".repeat(256) } }],
  ])("accepts %s", async (_, input) => {
    expect((await openSandbox().callApi("/v1/orders", input)).status).toBe(200);
  });

  test.each([
    ["an amount below a rupee", { ...validAmount, amount: 99 }, "amount"],
    ["an amount of zero", { ...validAmount, amount: 0 }, "amount"],
    ["a negative amount", { ...validAmount, amount: -25_000 }, "amount"],
    ["a fractional amount", { ...validAmount, amount: 250.5 }, "amount"],
    ["an amount that is a string", { ...validAmount, amount: "25000" }, "amount"],
    ["an amount beyond the safe integers", { ...validAmount, amount: 2 ** 53 }, "amount"],
    ["an order without an amount", { currency: "INR" }, "amount"],
    ["an order without a currency", { amount: 25_000 }, "currency"],
    ["another currency", { ...validAmount, currency: "USD" }, "currency"],
    ["a receipt of 41 characters", { ...validAmount, receipt: "r".repeat(41) }, "receipt"],
    ["a receipt that is a number", { ...validAmount, receipt: 7 }, "receipt"],
    ["sixteen notes", { ...validAmount, notes: makeNotes(16) }, "notes"],
    ["a note of 257 characters", { ...validAmount, notes: { a: "x".repeat(257) } }, "notes"],
    ["a note that is a number", { ...validAmount, notes: { a: 1 } }, "notes"],
    ["notes as text", { ...validAmount, notes: "hello" }, "notes"],
    ["an unknown field", { ...validAmount, student: "Meera" }, "student"],
  ])("refuses %s", async (_, input, field) => {
    const { callApi, state } = openSandbox();
    const { status, body } = await callApi("/v1/orders", input);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: "BAD_REQUEST_ERROR", field, metadata: {} });
    expect(body.error.description).toEqual(expect.stringMatching(/\w/));
    expect(Object.keys(body.error)).toEqual(
      expect.arrayContaining(["code", "description", "field", "source", "step", "reason", "metadata"]),
    );
    expect((await state()).orders).toEqual([]);
  });

  test("refuses a body that is not JSON, and one that is not an object", async () => {
    const { app, callApi } = openSandbox();
    const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`;
    const init = { method: "POST", headers: { authorization }, body: "{amount" };
    expect((await app.request("/v1/orders", init)).status).toBe(400);
    expect((await callApi("/v1/orders", [1])).status).toBe(400);
    expect((await callApi("/v1/orders", null)).status).toBe(400);
  });
});

describe("the key of a request", () => {
  test.each([
    ["no key", ""],
    ["a wrong secret", `Basic ${btoa(`${keys.keyId}:nope`)}`],
    ["a wrong id", `Basic ${btoa(`rzp_test_other:${keys.keySecret}`)}`],
    ["a bearer token", `Bearer ${keys.keySecret}`],
  ])("returns 401 for %s", async (_, authorization) => {
    const { callApi } = openSandbox();
    const { status, body } = await callApi("/v1/orders", validAmount, { authorization });
    expect([status, body.error.code]).toEqual([401, "BAD_REQUEST_ERROR"]);
  });
});

describe("reading orders and payments", () => {
  test.each(["/v1/orders/order_unknown", "/v1/orders/order_unknown/payments", "/v1/payments/pay_unknown"])(
    "returns 400 for an unknown id: %s",
    async (path) => {
      const { status, body } = await openSandbox().callApi(path);
      expect([status, body.error.description]).toEqual([400, "The id provided does not exist"]);
    },
  );

  test("returns 404 and an error in the gateway's format for an unknown path", async () => {
    const { status, body } = await openSandbox().callApi("/v1/cards");
    expect([status, body.error.code]).toEqual([404, "BAD_REQUEST_ERROR"]);
  });

  test("finds orders by their receipt", async () => {
    const { callApi } = openSandbox();
    const { body } = await callApi("/v1/orders", { ...validAmount, receipt: "intent-1" });
    await callApi("/v1/orders", { ...validAmount, receipt: "intent-2" });
    expect((await callApi("/v1/orders?receipt=intent-1")).body).toEqual({
      entity: "collection",
      count: 1,
      items: [body],
    });
    expect((await callApi("/v1/orders?receipt=intent-3")).body).toEqual({
      entity: "collection",
      count: 0,
      items: [],
    });
  });

  test("lists all payments of an order, also failed ones, newest first, and none of another order", async () => {
    const { callApi, createOrder, pay } = openSandbox();
    const [orderId, otherOrderId] = [await createOrder(), await createOrder()];
    await pay(otherOrderId);
    const failedId = await pay(orderId, "failed");
    const capturedId = await pay(orderId);
    const { body } = await callApi(`/v1/orders/${orderId}/payments`);
    expect(body.items.map((payment: { id: string }) => payment.id)).toEqual([capturedId, failedId]);
    expect((await callApi(`/v1/orders/${orderId}`)).body).toMatchObject({
      status: "paid",
      attempts: 2,
      amount_due: 0,
    });
  });

  test("filters payments by time, and returns them in pages", async () => {
    const { callApi, createOrder, pay, clock } = openSandbox();
    const start = clock.now / 1000;
    const ids: string[] = [];
    for (let hour = 0; hour < 12; hour += 1) {
      ids.unshift(await pay(await createOrder()));
      clock.now += 3_600_000;
    }
    const listIds = async (query: string) =>
      (await callApi(`/v1/payments${query}`)).body.items.map((payment: { id: string }) => payment.id);
    expect(await listIds("")).toEqual(ids.slice(0, 10));
    expect(await listIds("?count=100")).toEqual(ids);
    expect(await listIds("?count=5&skip=10")).toEqual(ids.slice(10));
    expect(await listIds(`?from=${start + 3600}&to=${start + 7200}`)).toEqual(ids.slice(9, 11));
  });

  test.each(["?count=101", "?count=0", "?count=ten", "?skip=-1", "?from=yesterday", "?page=2"])(
    "refuses the query %s",
    async (query) => {
      expect((await openSandbox().callApi(`/v1/payments${query}`)).status).toBe(400);
    },
  );
});

describe("capturing a payment", () => {
  test("an authorised payment is captured once, and its order is paid", async () => {
    const { callApi, createOrder, pay } = openSandbox();
    const orderId = await createOrder();
    const id = await pay(orderId, "authorized");
    expect((await callApi(`/v1/orders/${orderId}`)).body.status).toBe("attempted");
    const { status, body } = await callApi(`/v1/payments/${id}/capture`, validAmount);
    expect([status, body.status, body.captured]).toEqual([200, "captured", true]);
    expect((await callApi(`/v1/orders/${orderId}`)).body).toMatchObject({
      status: "paid",
      amount_paid: 25_000,
    });
    const secondReply = await callApi(`/v1/payments/${id}/capture`, validAmount);
    expect([secondReply.status, secondReply.body.error.description]).toEqual([
      400,
      "This payment has already been captured",
    ]);
  });

  test.each([
    ["another amount", "authorized", { ...validAmount, amount: 24_900 }],
    ["another currency", "authorized", { ...validAmount, currency: "USD" }],
    ["no currency", "authorized", { amount: 25_000 }],
    ["a failed payment", "failed", validAmount],
  ])("refuses a capture: %s", async (_, outcome, input) => {
    const { callApi, createOrder, pay } = openSandbox();
    const id = await pay(await createOrder(), outcome);
    expect((await callApi(`/v1/payments/${id}/capture`, input)).status).toBe(400);
    expect((await callApi(`/v1/payments/${id}`)).body.captured).toBe(false);
  });

  test("refuses to capture a second payment of a paid order", async () => {
    const { callApi, createOrder, pay } = openSandbox();
    const orderId = await createOrder();
    const authorizedId = await pay(orderId, "authorized");
    await pay(orderId);
    const { status, body } = await callApi(`/v1/payments/${authorizedId}/capture`, validAmount);
    expect([status, body.error.reason]).toEqual([400, "order_already_paid"]);
  });
});
