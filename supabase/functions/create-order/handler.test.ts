import { describe, expect, test, vi } from "vitest";
import type { Reply } from "../_shared/database-replies.ts";
import {
  asha,
  createFakeDatabase,
  createFakeRazorpay,
  createStudentDependencies,
  rejectWith,
  gatewayDownError,
  gatewayRefusalError,
  intentId,
  mathsId,
  post,
  razorpayOrderId,
  scienceId,
} from "../_shared/fakes.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { createOrder } from "./handler.ts";

const key = "4e100000-0000-4000-8000-00000000000c";
const cart = { amount: 25_000, items: [mathsId], key };

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
    keyId: "rzp_test_1",
    sleep: vi.fn(async () => undefined),
  };
  return { ...dependencies, endpoint: createOrder(dependencies) };
}

test("a cart becomes a gateway order at the server's price, attached to its intent", async () => {
  const { endpoint, database, razorpay } = createTestEndpoint();
  const response = await post(endpoint, cart);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    id: razorpayOrderId,
    amount: 25_000,
    currency: "INR",
    key_id: "rzp_test_1",
  });
  expect(database.beginPayment).toHaveBeenCalledExactlyOnceWith({
    studentId: asha.studentId,
    examIds: [mathsId],
    amountPaise: 25_000,
    key,
  });
  expect(razorpay.createOrder).toHaveBeenCalledExactlyOnceWith({
    amountPaise: 25_000,
    currency: "INR",
    intentId,
  });
  expect(database.attachGatewayOrder).toHaveBeenCalledExactlyOnceWith(intentId, razorpayOrderId);
});

test("if another call attached a gateway order first, that order is returned", async () => {
  const { endpoint } = createTestEndpoint({
    database: {
      attachGatewayOrder: async () => ({
        outcome: "ready",
        razorpay_order_id: "order_first",
        amount_paise: 25_000,
        currency: "INR",
      }),
    },
  });
  expect(await (await post(endpoint, cart)).json()).toMatchObject({ id: "order_first" });
});

test("a second click gets the existing order without another call to the gateway", async () => {
  const { endpoint, razorpay } = createTestEndpoint({
    database: {
      beginPayment: async () => ({
        outcome: "ready",
        razorpay_order_id: razorpayOrderId,
        amount_paise: 25_000,
        currency: "INR",
      }),
    },
  });
  expect(await (await post(endpoint, cart)).json()).toMatchObject({ id: razorpayOrderId });
  expect(razorpay.createOrder).not.toHaveBeenCalled();
});

describe("while another click creates the gateway order", () => {
  test("a second call waits until the gateway order exists", async () => {
    const beginPayment = vi
      .fn(createFakeDatabase().beginPayment)
      .mockResolvedValueOnce({ outcome: "wait" })
      .mockResolvedValueOnce({ outcome: "wait" });
    const { endpoint, sleep } = createTestEndpoint({ database: { beginPayment } });
    expect((await post(endpoint, cart)).status).toBe(200);
    expect(sleep.mock.calls).toEqual([[100], [200]]);
  });

  test("a call that waited too long gets 503 with the time to wait", async () => {
    const { endpoint, razorpay } = createTestEndpoint({
      database: { beginPayment: async () => ({ outcome: "wait" }) },
    });
    const response = await post(endpoint, cart);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(await response.json()).toMatchObject({ error: { code: "UNAVAILABLE", retry_after: 2 } });
    expect(razorpay.createOrder).not.toHaveBeenCalled();
  });
});

describe("the database's refusals", () => {
  const refusals: [string, Reply<"begin_payment">, number, Record<string, unknown>][] = [
    [
      "an edited price",
      { outcome: "price_changed", amount_paise: 30_000 },
      409,
      { code: "PRICE_CHANGED", amount: 30_000 },
    ],
    [
      "an exam bought before",
      { outcome: "already_enrolled", exam_ids: [mathsId] },
      409,
      { code: "ALREADY_ENROLLED", items: [mathsId] },
    ],
    [
      "a closed or inactive exam",
      { outcome: "exam_unavailable", exam_ids: [mathsId] },
      409,
      { code: "EXAM_UNAVAILABLE", items: [mathsId] },
    ],
    ["a key used for another cart", { outcome: "key_reused" }, 409, { code: "KEY_REUSED" }],
    ["a student without a class", { outcome: "profile_incomplete" }, 409, { code: "PROFILE_INCOMPLETE" }],
    ["a payment in review", { outcome: "payment_in_review" }, 409, { code: "PAYMENT_IN_REVIEW" }],
    ["a student with too many carts", { outcome: "too_many_carts" }, 409, { code: "TOO_MANY_CARTS" }],
    ["an unknown exam", { outcome: "invalid_items" }, 400, { code: "BAD_REQUEST" }],
  ];

  test.each(refusals)("%s creates no order", async (_case, reply, status, error) => {
    const { endpoint, razorpay } = createTestEndpoint({ database: { beginPayment: async () => reply } });
    const response = await post(endpoint, cart);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
    expect(razorpay.createOrder).not.toHaveBeenCalled();
  });
});

describe("an invalid request never reaches the database", () => {
  test.each([
    ["amount 1", { amount: 1 }],
    ["amount 0", { amount: 0 }],
    ["a negative amount", { amount: -25_000 }],
    ["a fraction of a paisa", { amount: 25_000.5 }],
    ["a huge amount", { amount: 1e21 }],
    ["an amount over the maximum", { amount: 10_000_001 }],
    ["an amount in words", { amount: "25000" }],
    ["no amount", { amount: null }],
    ["no items", { items: [] }],
    ["items of another kind", { items: [1] }],
    ["an item that is not an id", { items: ["maths"] }],
    ["an item twice", { items: [mathsId, scienceId, mathsId] }],
    ["an item instead of a list", { items: mathsId }],
    ["no key", { key: undefined }],
    ["a key that is not an id", { key: "again" }],
  ])("%s gets 400 that names the field", async (_case, change) => {
    const { endpoint, database } = createTestEndpoint();
    const response = await post(endpoint, { ...cart, ...change });
    expect(response.status).toBe(400);
    const [field] = Object.keys(change);
    expect(await response.json()).toMatchObject({
      error: { code: "BAD_REQUEST", message: expect.stringMatching(new RegExp(`^${field}`)) },
    });
    expect(database.beginPayment).not.toHaveBeenCalled();
  });
});

describe("rate limits", () => {
  test("the eleventh click in a minute gets 429 before anything is created", async () => {
    const { endpoint, database } = createTestEndpoint({
      database: { consumeRateLimit: async () => ({ outcome: "limited" }) },
    });
    const response = await post(endpoint, cart, { "x-forwarded-for": "203.0.113.7" });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(database.consumeRateLimit).toHaveBeenCalledWith(`create-order:student:${asha.studentId}`, 10, 60);
    expect(database.consumeRateLimit, "nothing counts against the address").toHaveBeenCalledTimes(1);
    expect(database.beginPayment).not.toHaveBeenCalled();
  });

  test("calls are also limited per network address, which the platform reports and not the caller", async () => {
    const { endpoint, database } = createTestEndpoint({
      database: {
        consumeRateLimit: async (bucket) => ({ outcome: bucket.includes("203.0.113.7") ? "limited" : "ok" }),
      },
    });
    const response = await post(endpoint, cart, { "x-forwarded-for": "1.2.3.4, 203.0.113.7" });
    expect(response.status).toBe(429);
    expect(database.consumeRateLimit).toHaveBeenCalledWith("create-order:address:203.0.113.7", 300, 60);
  });
});

describe("a gateway that fails", () => {
  test.each([
    ["hangs or cuts off", gatewayDownError],
    ["answers 500", new RemoteError("razorpay", 500, "SERVER_ERROR", "down")],
    ["answers 429", new RemoteError("razorpay", 429, "BAD_REQUEST_ERROR", "too many requests")],
  ])("a gateway that %s gives 502, and the lock is released for the next click", async (_case, error) => {
    const { endpoint, database } = createTestEndpoint({ razorpay: { createOrder: rejectWith(error) } });
    const response = await post(endpoint, cart);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: { code: "GATEWAY_UNAVAILABLE" } });
    expect(database.releaseIntent).toHaveBeenCalledExactlyOnceWith(intentId, false);
  });

  test("a gateway that refuses the order gives 502; the intent gets the status failed, and the error is reported", async () => {
    const { endpoint, database, report } = createTestEndpoint({
      razorpay: { createOrder: rejectWith(gatewayRefusalError) },
    });
    expect((await post(endpoint, cart)).status).toBe(502);
    expect(database.releaseIntent).toHaveBeenCalledExactlyOnceWith(intentId, true);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("a failed gateway call gives 502 even if the lock cannot be released, because the lock expires", async () => {
    const { endpoint } = createTestEndpoint({
      razorpay: { createOrder: rejectWith(gatewayDownError) },
      database: { releaseIntent: rejectWith(new Error("cut off")) },
    });
    expect((await post(endpoint, cart)).status).toBe(502);
  });
});
