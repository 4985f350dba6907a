import { createHmac, randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { sendRequest } from "./send-request";
import { runBackgroundJobs, waitUntilQuiet } from "./background";
import { assertPaymentInvariants, openDatabase, openRegistration } from "./database";
import { exams, pricePaise } from "./exams";
import { type Family, parseOrder, registerFamily } from "./family";
import { payAtGateway, readGateway } from "./gateway";
import { readMails } from "./inbox";

const stack = inject("stack");
const { apiUrl, databaseUrl, inboxUrl, sandboxUrl, webhookSecret } = stack;
const connectionCount = 8;
const sql = openDatabase(databaseUrl);
const pool = openDatabase(databaseUrl, connectionCount, "service_role");
const replySchema = v.looseObject({ outcome: v.string(), intent_id: v.optional(v.string()) });

/** Eight connections with the service role. */
let connections: postgres.ReservedSql[];
let family: Family;
let restoreRegistration: () => Promise<void>;

beforeAll(async () => {
  restoreRegistration = await openRegistration(sql);
  connections = await Promise.all(Array.from({ length: connectionCount }, () => pool.reserve()));
});

afterAll(async () => {
  for (const connection of connections) connection.release();
  await restoreRegistration();
  await Promise.all([pool.end(), sql.end()]);
});

beforeEach(async () => {
  family = await registerFamily(stack);
});

afterEach(() => assertPaymentInvariants(sql));

/** Makes `count` parallel calls, spread over all connections; returns the replies in order. */
async function callInParallel(
  count: number,
  query: (connection: postgres.Sql, index: number) => postgres.PendingQuery<postgres.Row[]>,
) {
  const rows = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const connection = connections[index % connectionCount];
      if (!connection) throw new Error("There are too few connections.");
      return (await query(connection, index))[0];
    }),
  );
  return rows.map((row) => v.parse(replySchema, row?.["reply"]));
}

/** The payment as the gateway's own API reports it. */
async function readPayment(paymentId: string) {
  const { payments } = await readGateway(sandboxUrl);
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) throw new Error("The gateway does not know the payment.");
  return payment;
}

function listOrders() {
  return sql`select id, payment_id from public.orders where student_id = ${family.id}`;
}

/** Expects one purchase mail, also after all pending messages are sent. */
async function expectOneMail() {
  await runBackgroundJobs(stack);
  await waitUntilQuiet(stack, sql);
  expect(await readMails(inboxUrl, family.email, "purchase_email")).toHaveLength(1);
}

it("the eight connections use eight processes of the server", async () => {
  const rows = await Promise.all(connections.map((connection) => connection`select pg_backend_pid() as id`));
  expect(new Set(rows.map(([row]) => row?.["id"])).size).toBe(connectionCount);
});

describe("a payment", () => {
  it("that 50 parallel calls record becomes one order and one email", async () => {
    const { id: orderId } = parseOrder(await family.createOrder([exams.maths, exams.science]));
    const { razorpay_payment_id: paymentId } = await payAtGateway(sandboxUrl, orderId);
    const payment = await readPayment(paymentId);
    const replies = await callInParallel(
      50,
      (connection) => connection`select public.record_capture(${connection.json(payment)}) as reply`,
    );
    const orders = await listOrders();
    expect(orders).toEqual([{ id: expect.any(String), payment_id: paymentId }]);
    expect(replies).toEqual(Array.from(replies, () => ({ outcome: "order", order_id: orders[0]?.["id"] })));
    expect(replies).toHaveLength(50);
    expect(
      await sql`select kind from private.outbox where order_id = ${orders[0]?.["id"]} order by 1`,
    ).toEqual([{ kind: "purchase_contact" }, { kind: "purchase_email" }]);
    await expectOneMail();
  });

  it("that 20 parallel webhooks report becomes one order and one email", async () => {
    const { id: orderId } = parseOrder(await family.createOrder([exams.maths]));
    const { razorpay_payment_id: paymentId } = await payAtGateway(sandboxUrl, orderId);
    const { deliveries } = await readGateway(sandboxUrl);
    const ownDeliveries = deliveries.filter(({ payment_id }) => payment_id === paymentId);
    expect(ownDeliveries.map(({ event }) => event)).toEqual([
      "payment.authorized",
      "payment.captured",
      "order.paid",
    ]);

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { body = "", event_id: eventId = "" } = ownDeliveries[index % ownDeliveries.length] ?? {};
        const signature = createHmac("sha256", webhookSecret).update(body).digest("hex");
        const headers = { "x-razorpay-signature": signature, "x-razorpay-event-id": eventId };
        return sendRequest(`${apiUrl}/functions/v1/razorpay-webhook`, { method: "POST", headers, body });
      }),
    );
    expect(replies).toEqual(Array.from(replies, () => ({ status: 200, body: { status: "ok" } })));
    expect(await listOrders()).toEqual([{ id: expect.any(String), payment_id: paymentId }]);
    await expectOneMail();
  });

  it("that is confirmed, reported by webhooks and found by background-jobs at the same time becomes one order and one email", async () => {
    const { id: orderId } = parseOrder(await family.createOrder([exams.english]));
    const fields = await payAtGateway(sandboxUrl, orderId, { webhook: true });
    const body = { paymentId: fields.razorpay_payment_id };
    const confirm = async () => {
      const reply = await family.call("confirm-payment", fields);
      await family.call("send-purchase-email", body);
      return reply.status;
    };
    const runJobs = async () => (await runBackgroundJobs(stack)).status;
    expect(await Promise.all([confirm(), runJobs(), confirm(), runJobs(), confirm(), runJobs()])).toEqual(
      Array(6).fill(200),
    );
    expect(await listOrders()).toEqual([{ id: expect.any(String), payment_id: fields.razorpay_payment_id }]);
    await expectOneMail();
  });
});

describe("a cart", () => {
  it("that 8 calls with different keys start at the same time is created by one call, and the other calls wait", async () => {
    const examIds = [exams.maths, exams.english];
    const replies = await callInParallel(
      connectionCount,
      (connection) => connection`
        select public.begin_payment(
          ${family.id}, ${examIds}::uuid[], ${examIds.length * pricePaise}, ${randomUUID()}
        ) as reply`,
    );
    expect(replies.map(({ outcome }) => outcome).toSorted()).toEqual(["create", ...Array(7).fill("wait")]);
    expect(new Set(replies.map((reply) => reply.intent_id)).size).toBe(1);
  });

  it("that 8 HTTP requests with different keys start at the same time is one order at the gateway", async () => {
    const replies = await Promise.all(
      Array.from({ length: connectionCount }, () => family.createOrder([exams.science])),
    );
    const [intent] = await sql`
      select replace(id::text, '-', '') as receipt from private.payment_intents where student_id = ${family.id}`;
    const { orders } = await readGateway(sandboxUrl);
    const createdOrders = orders.filter(({ receipt }) => receipt === intent?.["receipt"]);
    expect(createdOrders).toHaveLength(1);
    expect(replies.map((reply) => parseOrder(reply).id)).toEqual(
      Array(connectionCount).fill(createdOrders[0]?.id),
    );
  });
});

describe("two carts that share an exam", () => {
  it("and are paid at the same time become two orders, and the exam that is bought twice is refunded once", async () => {
    const carts = [
      [exams.maths, exams.science],
      [exams.science, exams.english],
    ];
    const payments: Awaited<ReturnType<typeof readPayment>>[] = [];
    for (const cart of carts) {
      const { id } = parseOrder(await family.createOrder(cart));
      payments.push(await readPayment((await payAtGateway(sandboxUrl, id)).razorpay_payment_id));
    }
    const replies = await callInParallel(
      connectionCount * 2,
      (connection, index) =>
        connection`select public.record_capture(${connection.json(payments[index % 2] ?? {})}) as reply`,
    );
    expect(replies.map(({ outcome }) => outcome)).toEqual(Array(connectionCount * 2).fill("order"));
    expect(await listOrders()).toHaveLength(2);
    const refunds = await sql`
      select reason, exam_id, amount_paise, status from private.refund_tasks
      where payment_id = any(${payments.map(({ id }) => id)})`;
    expect(refunds).toEqual([
      { reason: "duplicate_exam", exam_id: exams.science, amount_paise: pricePaise, status: "queued" },
    ]);
    expect(
      await sql`select exam_id from public.enrolments where student_id = ${family.id} and is_active`,
    ).toHaveLength(3);
  });
});
