import type postgres from "postgres";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FaultName } from "../../tools/local/sandbox/fault-names";
import { sendRequest, type Reply } from "./send-request";
import { runBackgroundJobs } from "./background";
import { listViolations, openDatabase, openRegistration } from "./database";
import { exams, pricePaise } from "./exams";
import { type CheckoutFields, type Family, parseOrder, registerFamily } from "./family";
import { payAtGateway, readGateway } from "./gateway";
import { chooseTestEnvironment, startTestStack } from "./test-stack";

/** Faults of the gateway's checkout in the browser, tested in tests/e2e/checkout-bank.spec.ts. */
const browserFaults = ["handler_never", "handler_twice"] as const;
type ServerFault = Exclude<FaultName, (typeof browserFaults)[number]>;

const pollOptions = { timeout: 30_000, interval: 100 };

/**
 * A separate stack, which still accepts the previous webhook secret, and whose failing webhooks do not affect other tests.
 */
let stack: Awaited<ReturnType<typeof startTestStack>>;
let sql: postgres.Sql;
let family: Family;

beforeAll(async () => {
  const previousSecret = { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: "the-secret-before-the-last-change" };
  stack = await startTestStack(await chooseTestEnvironment(previousSecret));
  sql = openDatabase(stack.settings.databaseUrl);
  await openRegistration(sql);
});

afterAll(async () => {
  await sql.end();
  await stack.stop();
  stack.removeData();
});

beforeEach(async () => {
  family = await registerFamily(stack.settings);
});

/** Makes the sandbox produce a fault once, for this gateway order or for the next request. */
async function armFault(fault: ServerFault, orderId: string | null = null): Promise<void> {
  const body = { fault, order_id: orderId };
  const { status } = await sendRequest(`${stack.settings.sandboxUrl}/control/faults`, {
    method: "POST",
    body,
  });
  expect(status).toBe(200);
}

async function runJobs(): Promise<void> {
  const { status, body } = await runBackgroundJobs(stack.settings);
  expect({ status, body }).toMatchObject({ status: 200, body: { orders: { failed: 0 } } });
}

const createOrder = () => family.createOrder([exams.maths]);

/** Opens an order, sets the fault for it and pays it, with or without a webhook. */
async function payWithFault(fault: ServerFault, webhook: boolean): Promise<CheckoutFields> {
  const { id } = parseOrder(await createOrder());
  await armFault(fault, id);
  return payAtGateway(stack.settings.sandboxUrl, id, { webhook });
}

/** Returns the family's orders at the gateway, whose receipts are the ids of the family's intents, and the payments of these orders. */
async function listGatewayRows() {
  const intents = await sql<{ receipt: string }[]>`
    select replace(id::text, '-', '') as receipt from private.payment_intents where student_id = ${family.id}`;
  const gateway = await readGateway(stack.settings.sandboxUrl);
  const orders = gateway.orders.filter((order) => intents.some(({ receipt }) => receipt === order.receipt));
  const isOfFamily = (row: { order_id: string }) => orders.some(({ id }) => id === row.order_id);
  return { orders, payments: gateway.payments.filter(isOfFamily) };
}

async function listOrders() {
  const { data } = await family.client.from("orders").select("payment_id, amount_paise").throwOnError();
  return data;
}

async function listEnrolledExams() {
  const { data } = await family.client
    .from("enrolments")
    .select("exam_id")
    .eq("is_active", true)
    .throwOnError();
  return data.map((row) => row.exam_id);
}

async function expectOneOrder({ razorpay_payment_id: payment_id }: CheckoutFields): Promise<void> {
  expect(await listOrders()).toEqual([{ payment_id, amount_paise: pricePaise }]);
  expect(await listEnrolledExams()).toEqual([exams.maths]);
}

async function confirmPayment(fields: CheckoutFields): Promise<void> {
  expect(await family.call("confirm-payment", fields)).toMatchObject({ status: 200 });
}

/** Lists the webhook deliveries of one payment, in the order in which they were sent. */
async function listDeliveries({ razorpay_payment_id: paymentId }: CheckoutFields) {
  const { deliveries } = await readGateway(stack.settings.sandboxUrl);
  return deliveries.filter((delivery) => delivery.payment_id === paymentId);
}

async function waitForDeliveries(fields: CheckoutFields, eventNames: string[]): Promise<void> {
  const readStates = async () =>
    (await listDeliveries(fields)).map(({ event, state }) => `${event} ${state}`);
  await expect.poll(readStates, pollOptions).toEqual(eventNames.map((event) => `${event} delivered`));
}

/** Pays the order of a reply, after checking the number of the family's gateway orders. */
async function payOrder(reply: Reply, gatewayOrderCount: number): Promise<void> {
  const { id } = parseOrder(reply);
  const { orders } = await listGatewayRows();
  expect(orders).toHaveLength(gatewayOrderCount);
  expect(orders.at(-1)?.id).toBe(id);
  const fields = await payAtGateway(stack.settings.sandboxUrl, id);
  await confirmPayment(fields);
  await expectOneOrder(fields);
}

const gatewayUnavailable = { status: 502, body: { error: { code: "GATEWAY_UNAVAILABLE" } } };

/** Expects the first call of create-order to be refused, and the next call to open the only gateway order. */
async function expectSecondClickToWork(fault: ServerFault): Promise<void> {
  await armFault(fault);
  expect(await createOrder()).toMatchObject(gatewayUnavailable);
  await payOrder(await createOrder(), 1);
}

/** Expects the background job to find a payment that no usable webhook has reported, after the page was closed. */
async function expectJobToFind(fields: CheckoutFields): Promise<void> {
  expect(await listOrders()).toEqual([]);
  await runJobs();
  await expectOneOrder(fields);
}

async function listTasks() {
  const { payments } = await listGatewayRows();
  return sql`select payment_id, reason, status from private.refund_tasks
    where payment_id in ${sql(payments.map(({ id }) => id))} order by created_at`;
}

const paymentEvents = ["payment.authorized", "payment.captured", "order.paid"];

/** For each fault, the expected outcome and its test. */
const faultTests: Record<ServerFault, [outcome: string, test: () => Promise<void>]> = {
  order_create_500: ["the next click opens the order", () => expectSecondClickToWork("order_create_500")],
  order_create_429: ["the next click opens the order", () => expectSecondClickToWork("order_create_429")],
  order_create_hang: [
    "the click is refused after a time limit, and the next one opens the order",
    () => expectSecondClickToWork("order_create_hang"),
  ],
  order_create_cut: [
    "the order whose reply was lost stays unpaid, and the next click opens another",
    async () => {
      await armFault("order_create_cut");
      const firstReply = await createOrder();
      // The runtime may repeat a request if a reused connection is cut.
      if (firstReply.status !== 200) expect(firstReply).toMatchObject(gatewayUnavailable);
      await payOrder(firstReply.status === 200 ? firstReply : await createOrder(), 2);
      expect((await listGatewayRows()).orders.map(({ status }) => status)).toEqual(["created", "paid"]);
    },
  ],
  webhook_duplicated: [
    "the webhooks make one order",
    async () => {
      const fields = await payWithFault("webhook_duplicated", true);
      await waitForDeliveries(
        fields,
        paymentEvents.flatMap((event) => [event, event]),
      );
      await expectOneOrder(fields);
    },
  ],
  webhook_reordered: [
    "the webhooks make one order",
    async () => {
      const fields = await payWithFault("webhook_reordered", true);
      await waitForDeliveries(fields, paymentEvents.toReversed());
      await expectOneOrder(fields);
    },
  ],
  webhook_delayed: [
    "the webhook arrives after the background job, and makes no second order",
    async () => {
      const fields = await payWithFault("webhook_delayed", true);
      await expectJobToFind(fields);
      expect((await listDeliveries(fields)).map(({ state }) => state)).toContain("pending");
      await waitForDeliveries(fields, paymentEvents);
      await expectOneOrder(fields);
    },
  ],
  webhook_never: [
    "the background job makes the order",
    async () => {
      const fields = await payWithFault("webhook_never", true);
      await expectJobToFind(fields);
    },
  ],
  webhook_bad_signature: [
    "the webhook is refused, and the background job makes the order",
    async () => {
      const fields = await payWithFault("webhook_bad_signature", true);
      const readStatuses = async () => (await listDeliveries(fields)).map(({ last_status }) => last_status);
      await expect.poll(readStatuses, pollOptions).toEqual([400, 400, 400]);
      await expectJobToFind(fields);
    },
  ],
  webhook_old_secret: [
    "the webhook makes the order while the previous secret is still accepted",
    async () => {
      const fields = await payWithFault("webhook_old_secret", true);
      await waitForDeliveries(fields, paymentEvents);
      await expectOneOrder(fields);
    },
  ],
  payment_left_authorised: [
    "the server captures the payment, which becomes one order",
    async () => {
      const fields = await payWithFault("payment_left_authorised", true);
      await expect.poll(listOrders, pollOptions).toHaveLength(1);
      await expectOneOrder(fields);
      expect((await listGatewayRows()).payments).toMatchObject([{ status: "captured" }]);
    },
  ],
  payment_twice: [
    "the first payment becomes one order, and the second payment is refunded",
    async () => {
      const fields = await payWithFault("payment_twice", false);
      await confirmPayment(fields);
      await runBackgroundJobs(stack.settings, true);
      await expectOneOrder(fields);
      const secondPayment = (await listGatewayRows()).payments.find(
        ({ id }) => id !== fields.razorpay_payment_id,
      );
      const readStatus = async () =>
        (await listGatewayRows()).payments.find(({ id }) => id === secondPayment?.id)?.status;
      await expect.poll(readStatus, pollOptions).toBe("refunded");
      expect(await listTasks()).toMatchObject([{ payment_id: secondPayment?.id, reason: "second_payment" }]);
    },
  ],
  refund_failed: [
    "the refund waits for an organiser, and the order stays",
    async () => {
      const { id } = parseOrder(await createOrder());
      const fields = await payAtGateway(stack.settings.sandboxUrl, id);
      await confirmPayment(fields);
      const { razorpay_payment_id: secondId } = await payAtGateway(stack.settings.sandboxUrl, id, {
        webhook: true,
      });
      await expect.poll(listTasks, pollOptions).toMatchObject([{ payment_id: secondId, status: "queued" }]);
      await armFault("refund_failed", id);
      await runJobs();
      await expect.poll(listTasks, pollOptions).toMatchObject([{ payment_id: secondId, status: "failed" }]);
      await expectOneOrder(fields);
    },
  ],
  amount_altered: [
    "the payment becomes no order, and waits for an organiser's decision",
    async () => {
      const fields = await payWithFault("amount_altered", true);
      await expect
        .poll(listTasks, pollOptions)
        .toMatchObject([
          { payment_id: fields.razorpay_payment_id, reason: "amount_mismatch", status: "review" },
        ]);
      expect(await family.call("confirm-payment", fields)).toMatchObject({ status: 202 });
      expect(await createOrder()).toMatchObject({
        status: 409,
        body: { error: { code: "PAYMENT_IN_REVIEW" } },
      });
      expect(await listOrders()).toEqual([]);
      expect(await listEnrolledExams()).toEqual([]);
    },
  ],
};

describe("the faults of the sandbox", () => {
  const rows = Object.entries(faultTests).map(([fault, [outcome, test]]) => [fault, outcome, test] as const);
  it.each(rows)("after the fault %s: %s", async (_, __, test) => {
    await test();
    await runJobs();
    expect(await listViolations(sql)).toEqual([]);
  });

  it("are all tested here or in the browser's tests", async () => {
    const { body } = await sendRequest(`${stack.settings.sandboxUrl}/control/faults`);
    const { faults } = v.parse(v.object({ faults: v.array(v.object({ fault: v.string() })) }), body);
    const testedFaults = [...Object.keys(faultTests), ...browserFaults];
    expect(faults.map(({ fault }) => fault).toSorted()).toEqual(testedFaults.toSorted());
  });
});
