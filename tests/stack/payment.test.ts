import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { runBackgroundJobs } from "./background";
import { assertPaymentInvariants, openDatabase, openRegistration } from "./database";
import { exams, pricePaise } from "./exams";
import { type Family, parseOrder, registerFamily } from "./family";
import { payAtGateway, readGateway } from "./gateway";
import { readMails } from "./inbox";

const stack = inject("stack");
const { databaseUrl, inboxUrl, sandboxUrl } = stack;
const sql = openDatabase(databaseUrl);
const pollOptions = { timeout: 30_000, interval: 100 };

let family: Family;
let restoreRegistration: () => Promise<void>;

beforeAll(async () => {
  restoreRegistration = await openRegistration(sql);
});

afterAll(async () => {
  await restoreRegistration();
  await sql.end();
});

beforeEach(async () => {
  family = await registerFamily(stack);
});

afterEach(() => assertPaymentInvariants(sql));

/** Calls create-order and returns the id of the gateway order. */
async function createGatewayOrder(items: readonly string[] = [exams.maths]): Promise<string> {
  return parseOrder(await family.createOrder(items)).id;
}

/** Returns the family's orders with their items, with the same query as the student's dashboard. */
async function listOrders() {
  const { data } = await family.client
    .from("orders")
    .select(
      "id, number, payment_id, razorpay_order_id, amount_paise, status, order_items(exam_id, price_paise)",
    )
    .throwOnError();
  return data;
}

async function listEnrolledExams() {
  const { data } = await family.client
    .from("enrolments")
    .select("exam_id")
    .eq("is_active", true)
    .throwOnError();
  return new Set(data.map((row) => row.exam_id));
}

/** Expects one order with exactly these exams, and their enrolments. */
async function expectOneOrder(items: readonly string[], paymentId: string, razorpayOrderId: string) {
  const orders = await listOrders();
  expect(orders).toEqual([
    {
      id: expect.any(String),
      number: expect.any(Number),
      payment_id: paymentId,
      razorpay_order_id: razorpayOrderId,
      amount_paise: items.length * pricePaise,
      status: "success",
      order_items: expect.arrayContaining(
        items.map((examId) => ({ exam_id: examId, price_paise: pricePaise })),
      ),
    },
  ]);
  expect(orders[0]?.order_items).toHaveLength(items.length);
  expect(await listEnrolledExams()).toEqual(new Set(items));
  return orders[0];
}

/** Expects one purchase mail with the order's number and the payment's id, also after all pending messages are sent. */
async function expectOneMail() {
  await runBackgroundJobs(stack);
  await expect.poll(() => readMails(inboxUrl, family.email, "purchase_email"), pollOptions).toHaveLength(1);
  const [order] = await listOrders();
  const [mail] = await readMails(inboxUrl, family.email, "purchase_email");
  expect(mail?.Subject).toContain(`order ${order?.number}`);
  expect(mail?.Text).toContain(`Order number: ${order?.number}\n`);
  expect(mail?.Text).toContain(`Payment id: ${order?.payment_id}\n`);
}

/** Returns the gateway's orders for this family: their receipts are the ids of the family's intents. */
async function listGatewayOrders() {
  const intents = await sql<{ receipt: string }[]>`
    select replace(id::text, '-', '') as receipt from private.payment_intents where student_id = ${family.id}`;
  const receipts = new Set<string | null>(intents.map(({ receipt }) => receipt));
  const { orders } = await readGateway(sandboxUrl);
  return orders.filter(({ receipt }) => receipts.has(receipt));
}

async function readPaymentStatus(paymentId: string) {
  return (await readGateway(sandboxUrl)).payments.find(({ id }) => id === paymentId)?.status;
}

describe("a family that pays", () => {
  it("and confirms the payment has one order with its items, its enrolments and one email", async () => {
    const items = [exams.maths, exams.science];
    const orderId = await createGatewayOrder(items);
    const fields = await payAtGateway(sandboxUrl, orderId);
    const confirmReply = await family.call("confirm-payment", fields);
    const order = await expectOneOrder(items, fields.razorpay_payment_id, orderId);
    expect(confirmReply).toEqual({ status: 200, body: { status: "success", orderId: order?.id } });

    const payment = { paymentId: fields.razorpay_payment_id };
    expect(await family.call("send-purchase-email", payment)).toEqual({
      status: 200,
      body: { status: "sent" },
    });
    const secondReply = await family.call("send-purchase-email", payment);
    expect(secondReply).toEqual({ status: 200, body: { status: "already_sent" } });
    await expectOneMail();
  });

  it("and confirms the payment three times while the webhook arrives has one order", async () => {
    const orderId = await createGatewayOrder();
    const fields = await payAtGateway(sandboxUrl, orderId, { webhook: true });
    const confirmReplies = await Promise.all([1, 2, 3].map(() => family.call("confirm-payment", fields)));
    const order = await expectOneOrder([exams.maths], fields.razorpay_payment_id, orderId);
    const success = { status: 200, body: { status: "success", orderId: order?.id } };
    expect(confirmReplies).toEqual([success, success, success]);
    await expect
      .poll(async () => {
        const { deliveries } = await readGateway(sandboxUrl);
        return deliveries
          .filter((delivery) => delivery.payment_id === fields.razorpay_payment_id)
          .map(({ event, state }) => `${event} ${state}`);
      }, pollOptions)
      .toEqual(["payment.authorized delivered", "payment.captured delivered", "order.paid delivered"]);
    await expectOneOrder([exams.maths], fields.razorpay_payment_id, orderId);
    await expectOneMail();
  });

  it("and closes the tab gets the order and the mail from the webhook", async () => {
    const orderId = await createGatewayOrder();
    const { razorpay_payment_id: paymentId } = await payAtGateway(sandboxUrl, orderId, { webhook: true });
    await expect.poll(listOrders, pollOptions).toHaveLength(1);
    await expectOneOrder([exams.maths], paymentId, orderId);
    await expect.poll(() => readMails(inboxUrl, family.email, "purchase_email"), pollOptions).toHaveLength(1);
    await expectOneMail();
  });

  it("without a webhook gets the order from the next background job", async () => {
    const orderId = await createGatewayOrder();
    const { razorpay_payment_id: paymentId } = await payAtGateway(sandboxUrl, orderId);
    expect(await listOrders()).toEqual([]);
    const { status, body } = await runBackgroundJobs(stack);
    expect(status).toBe(200);
    expect(body).toMatchObject({ orders: { failed: 0 } });
    await expectOneOrder([exams.maths], paymentId, orderId);
    await expectOneMail();
  });

  it("and returns to the dashboard gets the order from payment-status", async () => {
    const orderId = await createGatewayOrder();
    expect(await family.call("payment-status", { razorpay_order_id: orderId })).toEqual({
      status: 202,
      body: { status: "pending" },
    });
    const { razorpay_payment_id: paymentId } = await payAtGateway(sandboxUrl, orderId);
    await sql`update private.payment_intents set checked_at = null where razorpay_order_id = ${orderId}`;
    const reply = await family.call("payment-status", { razorpay_order_id: orderId });
    const order = await expectOneOrder([exams.maths], paymentId, orderId);
    expect(reply).toEqual({ status: 200, body: { status: "success", orderId: order?.id } });
  });

  it("and succeeds on the second try has one order", async () => {
    const orderId = await createGatewayOrder();
    const failedPayment = await payAtGateway(sandboxUrl, orderId, { outcome: "failed", webhook: true });
    expect(await family.call("confirm-payment", failedPayment)).toEqual({
      status: 202,
      body: { status: "pending" },
    });
    expect(await listOrders()).toEqual([]);
    const fields = await payAtGateway(sandboxUrl, orderId);
    await family.call("confirm-payment", fields);
    await expectOneOrder([exams.maths], fields.razorpay_payment_id, orderId);
    await expectOneMail();
  });
});

describe("a payment that is only authorised", () => {
  it("is captured when the family confirms it", async () => {
    const orderId = await createGatewayOrder();
    const fields = await payAtGateway(sandboxUrl, orderId, { outcome: "authorized" });
    expect(await family.call("confirm-payment", fields)).toMatchObject({ status: 200 });
    expect(await readPaymentStatus(fields.razorpay_payment_id)).toBe("captured");
    await expectOneOrder([exams.maths], fields.razorpay_payment_id, orderId);
  });

  it("is captured when the webhook reports it", async () => {
    const orderId = await createGatewayOrder();
    const attempt = { outcome: "authorized", webhook: true } as const;
    const { razorpay_payment_id: paymentId } = await payAtGateway(sandboxUrl, orderId, attempt);
    await expect.poll(listOrders, pollOptions).toHaveLength(1);
    expect(await readPaymentStatus(paymentId)).toBe("captured");
    await expectOneOrder([exams.maths], paymentId, orderId);
    await expectOneMail();
  });

  it("is captured when the background job finds it", async () => {
    const orderId = await createGatewayOrder();
    const { razorpay_payment_id: paymentId } = await payAtGateway(sandboxUrl, orderId, {
      outcome: "authorized",
    });
    await runBackgroundJobs(stack);
    expect(await readPaymentStatus(paymentId)).toBe("captured");
    await expectOneOrder([exams.maths], paymentId, orderId);
  });

  it("stays uncaptured if the order is already paid, because the bank then refunds it automatically", async () => {
    const orderId = await createGatewayOrder();
    const fields = await payAtGateway(sandboxUrl, orderId);
    await family.call("confirm-payment", fields);
    const secondPayment = await payAtGateway(sandboxUrl, orderId, { outcome: "authorized", webhook: true });
    await family.call("confirm-payment", secondPayment);
    await runBackgroundJobs(stack);
    expect(await readPaymentStatus(secondPayment.razorpay_payment_id)).toBe("authorized");
    await expectOneOrder([exams.maths], fields.razorpay_payment_id, orderId);
  });
});

describe("a cart that is submitted more than once", () => {
  it("becomes one gateway order after a double click with the same key", async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2].map(() => family.createOrder([exams.maths], key)));
    const ids = replies.map((reply) => parseOrder(reply).id);
    expect(new Set(ids).size).toBe(1);
    expect((await listGatewayOrders()).map(({ id }) => id)).toEqual([ids[0]]);
  });

  it("becomes one gateway order in two tabs with different keys", async () => {
    const replies = await Promise.all([1, 2].map(() => family.createOrder([exams.maths, exams.english])));
    const ids = replies.map((reply) => parseOrder(reply).id);
    expect(new Set(ids).size).toBe(1);
    expect((await listGatewayOrders()).map(({ id }) => id)).toEqual([ids[0]]);
  });

  it("is refused if it has the key of another cart", async () => {
    const key = randomUUID();
    const firstOrder = parseOrder(await family.createOrder([exams.maths], key));
    const otherCartReply = await family.createOrder([exams.science], key);
    expect(otherCartReply).toMatchObject({ status: 409, body: { error: { code: "KEY_REUSED" } } });
    expect(parseOrder(await family.createOrder([exams.maths], key))).toEqual(firstOrder);
  });

  it("is refused if one of its exams is already paid", async () => {
    const fields = await payAtGateway(sandboxUrl, await createGatewayOrder());
    await family.call("confirm-payment", fields);
    expect(await family.createOrder([exams.science, exams.maths])).toEqual({
      status: 409,
      body: {
        error: { code: "ALREADY_ENROLLED", message: expect.any(String), items: [exams.maths] },
      },
    });
  });
});

describe("a second payment of one gateway order", () => {
  it("becomes a refund task instead of a second order", async () => {
    const orderId = await createGatewayOrder();
    const firstPayment = await payAtGateway(sandboxUrl, orderId);
    await family.call("confirm-payment", firstPayment);
    const order = await expectOneOrder([exams.maths], firstPayment.razorpay_payment_id, orderId);

    const secondPayment = await payAtGateway(sandboxUrl, orderId);
    const confirmReply = await family.call("confirm-payment", secondPayment);
    expect(confirmReply).toEqual({ status: 200, body: { status: "success", orderId: order?.id } });
    expect(
      await sql`select reason, status, amount_paise, order_id from private.refund_tasks
        where payment_id = ${secondPayment.razorpay_payment_id}`,
    ).toEqual([{ reason: "second_payment", status: "queued", amount_paise: pricePaise, order_id: null }]);
    await expectOneOrder([exams.maths], firstPayment.razorpay_payment_id, orderId);
    await expectOneMail();
  });

  it("without a webhook is found by the daily sweep and refunded in the same run", async () => {
    const orderId = await createGatewayOrder();
    await family.call("confirm-payment", await payAtGateway(sandboxUrl, orderId));
    const { razorpay_payment_id: paymentId } = await payAtGateway(sandboxUrl, orderId);
    await runBackgroundJobs(stack, true);
    expect(
      await sql`select reason, status from private.refund_tasks where payment_id = ${paymentId}`,
    ).toEqual([{ reason: "second_payment", status: expect.stringMatching(/^(requested|processed)$/) }]);
  });
});
