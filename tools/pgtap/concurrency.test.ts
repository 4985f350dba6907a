import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RealServer } from "./real-server";
import {
  addStudent,
  callInParallel,
  startRegistrationServer,
  waitForBlockedConnections,
} from "./registration-server";

const replySchema = v.looseObject({ outcome: v.string(), intent_id: v.optional(v.string()) });
const messagesSchema = v.array(v.object({ id: v.string() }));

let server: RealServer;
let studentId: string;
const examIds = Array.from({ length: 8 }, (_, index) => `5b1ec700-0000-4000-8000-00000000000${index + 1}`);

/** Runs a query that calls one database function as "reply", and returns its reply. */
async function readReply(query: postgres.PendingQuery<postgres.Row[]>) {
  const [row] = await query;
  return v.parse(replySchema, row?.["reply"]);
}

/** Returns each distinct reply once. */
function listDistinct(replies: readonly unknown[]): unknown[] {
  return [...new Set(replies.map((reply) => JSON.stringify(reply)))].map((text) => JSON.parse(text));
}

function beginPayment(examIds: string[], key: string) {
  const amountPaise = examIds.length * 25_000;
  return readReply(server.service`
    select public.begin_payment(${studentId}, ${examIds}::uuid[], ${amountPaise}, ${key}) as reply`);
}

function attachGatewayOrder(intentId: string, orderId: string) {
  return readReply(server.service`select public.attach_gateway_order(${intentId}, ${orderId}) as reply`);
}

function recordCapture(paymentId: string, orderId: string, amountPaise: number) {
  const payment = {
    id: paymentId,
    order_id: orderId,
    amount: amountPaise,
    currency: "INR",
    status: "captured",
  };
  return readReply(server.service`select public.record_capture(${server.service.json(payment)}) as reply`);
}

/** Opens a checkout and returns the id of its gateway order. */
async function openCheckout(examIds: string[]): Promise<string> {
  const { intent_id: intentId = "" } = await beginPayment(examIds, randomUUID());
  const orderId = `order_${intentId}`;
  await attachGatewayOrder(intentId, orderId);
  return orderId;
}

beforeAll(async () => {
  server = await startRegistrationServer();
}, 60_000);

afterAll(() => server.stop());

beforeEach(async () => {
  ({ id: studentId } = await addStudent(server));
});

describe("payments on many connections at the same time", () => {
  test("of eight calls with two keys for one cart, one creates the gateway order and the others wait for it", async () => {
    const keys = [randomUUID(), randomUUID()];
    const replies = await callInParallel((index) => beginPayment(examIds.slice(0, 2), keys[index % 2] ?? ""));

    expect(replies.map(({ outcome }) => outcome).toSorted()).toEqual(["create", ...Array(7).fill("wait")]);
    expect(listDistinct(replies.map((reply) => reply.intent_id))).toHaveLength(1);
  });

  test("if a price changes while an intent is created, the intent has the price that the family saw", async () => {
    const cart = examIds.slice(0, 2);
    const oldOrderId = await openCheckout(cart);
    const blocker = await server.service.reserve();
    await blocker`begin`;
    await blocker`set local role postgres`;
    await blocker`update private.payment_intents set status = 'expired' where razorpay_order_id = ${oldOrderId}`;
    // The call has compared the prices, and waits for the old intent, which is locked.
    const payment = beginPayment(cart, randomUUID());
    await waitForBlockedConnections(server, 1);
    let isChanged = false;
    const setPrice = async (paise: number) => {
      await server.owner`update public.subjects set price_paise = ${paise} where id = ${examIds[0] ?? ""}`;
      isChanged = true;
    };
    const change = setPrice(30_000);
    await waitForBlockedConnections(server, 2, () => isChanged);
    await blocker`commit`;
    blocker.release();
    const reply = await payment;
    await change;
    await setPrice(25_000);

    expect(reply).toMatchObject({ outcome: "create", amount_paise: 50_000 });
    expect([
      ...(await server.owner`select i.amount_paise, sum(t.price_paise)::int as items_paise
        from private.payment_intents as i join private.payment_intent_items as t on t.intent_id = i.id
        where i.id = ${reply.intent_id ?? ""} group by i.id`),
    ]).toEqual([{ amount_paise: 50_000, items_paise: 50_000 }]);
  });

  test("if eight calls attach different gateway orders to one intent, the first counts for all", async () => {
    const { intent_id: intentId = "" } = await beginPayment(examIds.slice(0, 1), randomUUID());
    const replies = await callInParallel((index) =>
      attachGatewayOrder(intentId, `order_${index}_${intentId}`),
    );

    expect(listDistinct(replies)).toHaveLength(1);
  });

  test("one payment that is recorded eight times becomes one order", async () => {
    const orderId = await openCheckout(examIds.slice(0, 2));
    const replies = await callInParallel(() => recordCapture(`pay_${orderId}`, orderId, 50_000));

    expect(listDistinct(replies)).toEqual([{ outcome: "order", order_id: expect.any(String) }]);
    expect(await server.owner`select id from public.orders where student_id = ${studentId}`).toHaveLength(1);
  });

  test("eight payments of one gateway order become one order and seven refunds", async () => {
    const orderId = await openCheckout(examIds.slice(0, 1));
    const replies = await callInParallel((index) =>
      recordCapture(`pay_${index}_${orderId}`, orderId, 25_000),
    );

    expect(replies.filter(({ outcome }) => outcome === "order")).toHaveLength(1);
    expect(replies.filter(({ outcome }) => outcome === "second_payment")).toHaveLength(7);
  });

  test("overlapping carts that are paid while others are created cause no deadlock, and enrol each exam once", async () => {
    const carts = [
      [0, 1, 2],
      [2, 1],
      [1, 0],
      [2, 3],
      [3, 0, 1, 2],
    ].map((cart) => cart.map((index) => examIds[index] ?? ""));
    const orders = await Promise.all(carts.map((cart) => openCheckout(cart)));
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const cart = carts[index % 5] ?? [];
        const orderId = orders[index % 5] ?? "";
        return index % 8 === 7
          ? beginPayment(cart, randomUUID())
          : recordCapture(`pay_${orderId}`, orderId, cart.length * 25_000);
      }),
    );
    const enrolments =
      await server.owner`select exam_id from public.enrolments where student_id = ${studentId}`;

    expect(listDistinct(replies.map(({ outcome }) => outcome))).not.toContain("create");
    expect(enrolments).toHaveLength(4);
    expect(
      await server.owner`select id from public.orders where student_id = ${studentId}`,
      "one order for each paid cart",
    ).toHaveLength(5);
  });

  test("a payment for an unknown order causes one review task", async () => {
    // An unknown order belongs to no family, so no lock is taken; the table's unique key decides which call is first.
    for (let round = 0; round < 100; round += 1) {
      const paymentId = `pay_${randomUUID()}`;
      const replies = await callInParallel(() => recordCapture(paymentId, "order_of_nobody", 25_000));

      expect(listDistinct(replies)).toEqual([{ outcome: "review", reason: "unknown_order" }]);
      expect(
        await server.owner`select id from private.refund_tasks where payment_id = ${paymentId}`,
      ).toHaveLength(1);
    }
  });

  test("each message is claimed by one worker", async () => {
    const claims = await callInParallel(() => server.service`select id from public.claim_outbox(2)`);
    const ids = claims.flatMap((rows) => v.parse(messagesSchema, rows).map(({ id }) => id));

    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("a rate limit counts every caller", async () => {
    const bucket = randomUUID();
    const replies = await callInParallel(() =>
      readReply(server.service`select public.consume_rate_limit(${bucket}, 5, 60) as reply`),
    );

    expect(replies.filter(({ outcome }) => outcome === "ok")).toHaveLength(5);
  });

  test("the secret key does not allow inserting an order", async () => {
    await expect(
      server.service`insert into public.orders (student_id) values (${studentId})`,
    ).rejects.toThrow("permission denied for table orders");
  });

  test("a webhook that is nested too deeply for PostgreSQL's jsonb is stored anyway", async () => {
    const body = `${"[".repeat(130_000)}${"]".repeat(130_000)}`;

    expect(
      await readReply(
        server.service`select public.receive_webhook('evt_deep', 'odd.event', ${body}) as reply`,
      ),
    ).toEqual({ outcome: "new" });
  });

  test("after all these tests no invariant is broken", async () => {
    expect([...(await server.owner`select * from private.payment_violations()`)]).toEqual([]);
  });
});
