import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RealServer } from "./real-server";
import { addStudent, callInParallel, startSeasonServer, waitForBlockedConnections } from "./season-server";

const answerSchema = v.looseObject({ outcome: v.string(), intent_id: v.optional(v.string()) });
const messagesSchema = v.array(v.object({ id: v.string() }));

let server: RealServer;
let studentId: string;
const exams = Array.from({ length: 8 }, (_, index) => `5b1ec700-0000-4000-8000-00000000000${index + 1}`);

/** The answer of one database function, called with the secret key's rights. */
async function ask(query: postgres.PendingQuery<postgres.Row[]>) {
  const [row] = await query;
  return v.parse(answerSchema, row?.["answer"]);
}

/** The different answers among many. */
function different(answers: readonly unknown[]): unknown[] {
  return [...new Set(answers.map((answer) => JSON.stringify(answer)))].map((text) => JSON.parse(text));
}

function begin(examIds: string[], key: string) {
  const amountPaise = examIds.length * 25_000;
  return ask(server.service`
    select public.begin_payment(${studentId}, ${examIds}::uuid[], ${amountPaise}, ${key}) as answer`);
}

function attach(intentId: string, orderId: string) {
  return ask(server.service`select public.attach_gateway_order(${intentId}, ${orderId}) as answer`);
}

function capture(paymentId: string, orderId: string, amountPaise: number) {
  const payment = {
    id: paymentId,
    order_id: orderId,
    amount: amountPaise,
    currency: "INR",
    status: "captured",
  };
  return ask(server.service`select public.record_capture(${server.service.json(payment)}) as answer`);
}

/** A checkout that is open; returns its gateway order. */
async function open(examIds: string[]): Promise<string> {
  const { intent_id: intentId = "" } = await begin(examIds, randomUUID());
  const orderId = `order_${intentId}`;
  await attach(intentId, orderId);
  return orderId;
}

beforeAll(async () => {
  server = await startSeasonServer();
}, 60_000);

afterAll(() => server.stop());

beforeEach(async () => {
  ({ id: studentId } = await addStudent(server));
});

describe("many connections at once", () => {
  test("two keys for one cart: one creates the gateway order, the others wait for it", async () => {
    const keys = [randomUUID(), randomUUID()];
    const answers = await callInParallel((index) => begin(exams.slice(0, 2), keys[index % 2] ?? ""));

    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["create", ...Array(7).fill("wait")]);
    expect(different(answers.map((answer) => answer.intent_id))).toHaveLength(1);
  });

  test("a price that changes while the cart is being made: the cart is made at the price that was shown", async () => {
    const cart = exams.slice(0, 2);
    const oldOrderId = await open(cart);
    const poll = await server.service.reserve();
    await poll`begin`;
    await poll`set local role postgres`;
    await poll`update private.payment_intents set status = 'expired' where razorpay_order_id = ${oldOrderId}`;
    // The call has compared the prices and now reads the family's old intent.
    const press = begin(cart, randomUUID());
    await waitForBlockedConnections(server, 1);
    let isChanged = false;
    const setPrice = async (paise: number) => {
      await server.owner`update public.subjects set price_paise = ${paise} where id = ${exams[0] ?? ""}`;
      isChanged = true;
    };
    const change = setPrice(30_000);
    await waitForBlockedConnections(server, 2, () => isChanged);
    await poll`commit`;
    poll.release();
    const answer = await press;
    await change;
    await setPrice(25_000);

    expect(answer).toMatchObject({ outcome: "create", amount_paise: 50_000 });
    expect([
      ...(await server.owner`select i.amount_paise, sum(t.price_paise)::int as items_paise
        from private.payment_intents as i join private.payment_intent_items as t on t.intent_id = i.id
        where i.id = ${answer.intent_id ?? ""} group by i.id`),
    ]).toEqual([{ amount_paise: 50_000, items_paise: 50_000 }]);
  });

  test("attaching gateway orders: the first writer wins", async () => {
    const { intent_id: intentId = "" } = await begin(exams.slice(0, 1), randomUUID());
    const answers = await callInParallel((index) => attach(intentId, `order_${index}_${intentId}`));

    expect(different(answers)).toHaveLength(1);
  });

  test("one payment recorded by all: one order", async () => {
    const orderId = await open(exams.slice(0, 2));
    const answers = await callInParallel(() => capture(`pay_${orderId}`, orderId, 50_000));

    expect(different(answers)).toEqual([{ outcome: "order", order_id: expect.any(String) }]);
    expect(await server.owner`select id from public.orders where student_id = ${studentId}`).toHaveLength(1);
  });

  test("eight payments of one gateway order: one order, seven refunds", async () => {
    const orderId = await open(exams.slice(0, 1));
    const answers = await callInParallel((index) => capture(`pay_${index}_${orderId}`, orderId, 25_000));

    expect(answers.filter(({ outcome }) => outcome === "order")).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === "second_payment")).toHaveLength(7);
  });

  test("overlapping carts, paid while others begin: no deadlock, each exam enrolled once", async () => {
    const carts = [
      [0, 1, 2],
      [2, 1],
      [1, 0],
      [2, 3],
      [3, 0, 1, 2],
    ].map((cart) => cart.map((index) => exams[index] ?? ""));
    const orders = await Promise.all(carts.map((cart) => open(cart)));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const cart = carts[index % 5] ?? [];
        const orderId = orders[index % 5] ?? "";
        return index % 8 === 7
          ? begin(cart, randomUUID())
          : capture(`pay_${orderId}`, orderId, cart.length * 25_000);
      }),
    );
    const enrolled =
      await server.owner`select exam_id from public.enrolments where student_id = ${studentId}`;

    expect(different(answers.map(({ outcome }) => outcome))).not.toContain("create");
    expect(enrolled).toHaveLength(4);
    expect(
      await server.owner`select id from public.orders where student_id = ${studentId}`,
      "one order for each paid cart",
    ).toHaveLength(5);
  });

  test("a payment for an unknown order causes one review task", async () => {
    // Without a family there is no lock; the table's unique key decides which call is first.
    for (let round = 0; round < 100; round += 1) {
      const paymentId = `pay_${randomUUID()}`;
      const answers = await callInParallel(() => capture(paymentId, "order_of_nobody", 25_000));

      expect(different(answers)).toEqual([{ outcome: "review", reason: "unknown_order" }]);
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
    const answers = await callInParallel(() =>
      ask(server.service`select public.consume_rate_limit(${bucket}, 5, 60) as answer`),
    );

    expect(answers.filter(({ outcome }) => outcome === "ok")).toHaveLength(5);
  });

  test("the secret key alone writes no order", async () => {
    await expect(
      server.service`insert into public.orders (student_id) values (${studentId})`,
    ).rejects.toThrow("permission denied for table orders");
  });

  test("a webhook that is nested too deeply for PostgreSQL's jsonb is stored anyway", async () => {
    const body = `${"[".repeat(130_000)}${"]".repeat(130_000)}`;

    expect(
      await ask(server.service`select public.receive_webhook('evt_deep', 'odd.event', ${body}) as answer`),
    ).toEqual({ outcome: "new" });
  });

  test("and after all of this no invariant is broken", async () => {
    expect([...(await server.owner`select * from private.payment_violations()`)]).toEqual([]);
  });
});
