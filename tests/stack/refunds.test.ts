import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { dayInIndia } from "../../src/lib/day-in-india";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { sendRequest } from "./send-request";
import { runBackgroundJobs } from "./background";
import { assertPaymentInvariants, openDatabase, openRegistration } from "./database";
import { exams, pricePaise } from "./exams";
import { type Family, createFamily, parseOrder, registerFamily } from "./family";
import { payAtGateway } from "./gateway";
import { readMails } from "./inbox";

const stack = inject("stack");
const { databaseUrl, inboxUrl, sandboxUrl } = stack;
const sql = openDatabase(databaseUrl);
const pollOptions = { timeout: 30_000, interval: 100 };
const outcomeSchema = v.looseObject({ outcome: v.string() });
const refundsSchema = v.object({
  refunds: v.array(
    v.object({ payment_id: v.string(), amount: v.number(), status: v.string(), notes: v.unknown() }),
  ),
});

let family: Family;
let organiser: Family;
let restoreRegistration: () => Promise<void>;

beforeAll(async () => {
  restoreRegistration = await openRegistration(sql);
  organiser = await registerFamily(stack);
  await sql`select private.grant_admin(${organiser.email})`;
});

afterAll(async () => {
  await restoreRegistration();
  await sql.end();
});

beforeEach(async () => {
  family = await registerFamily(stack);
});

afterEach(() => assertPaymentInvariants(sql));

/** Buys exams and returns the payment's id. */
async function buy(items: readonly string[]): Promise<string> {
  const { id } = parseOrder(await family.createOrder(items));
  const fields = await payAtGateway(sandboxUrl, id);
  expect(await family.call("confirm-payment", fields)).toMatchObject({ status: 200 });
  return fields.razorpay_payment_id;
}

async function getOrder(paymentId: string) {
  const query = family.client.from("orders").select("id, number, refund_status").eq("payment_id", paymentId);
  return (await query.single().throwOnError()).data;
}

async function listEnrolledExams() {
  const { data } = await family.client
    .from("enrolments")
    .select("exam_id")
    .eq("is_active", true)
    .throwOnError();
  return data.map((row) => row.exam_id).toSorted();
}

async function requestRefund(requester: Family, orderId: string, reason = "payment_error") {
  const { data } = await requester.client
    .rpc("request_refund", { p_order_id: orderId, p_reason: reason, p_note: "Paid by mistake" })
    .throwOnError();
  return v.parse(outcomeSchema, data).outcome;
}

/** Opens a request for the refund of an order as the organiser, and returns the outcome. */
async function startRefund(orderId: string) {
  const { data } = await organiser.client
    .rpc("start_refund", { p_order_id: orderId, p_reason: "payment_error" })
    .throwOnError();
  return v.parse(outcomeSchema, data).outcome;
}

/** Lists the refund tasks of one payment as the organiser. */
async function listTasks(paymentId: string) {
  const { data } = await organiser.client.rpc("list_refund_tasks", { p_limit: 50 }).throwOnError();
  return data.filter((task) => task.payment_id === paymentId);
}

/** Decides the first refund task of a payment as the organiser, and returns the outcome. */
async function decideRefund(
  paymentId: string,
  decision: string,
  options: {
    p_note?: string;
    p_exam_ids?: string[];
    p_paid_method?: string;
    p_reference?: string;
    p_paid_on?: string;
  } = {},
) {
  const [task] = await listTasks(paymentId);
  const { data } = await organiser.client
    .rpc("decide_refund", { p_task_id: task?.id ?? "", p_decision: decision, ...options })
    .throwOnError();
  return v.parse(outcomeSchema, data).outcome;
}

async function listRequests() {
  const { data } = await family.client
    .from("refund_requests")
    .select("status, amount_paise, approved_paise, answer")
    .throwOnError();
  return data;
}

/** Lists the gateway's refunds of one payment. */
async function listGatewayRefunds(paymentId: string) {
  const { refunds } = v.parse(refundsSchema, (await sendRequest(`${sandboxUrl}/control/state`)).body);
  return refunds
    .filter((refund) => refund.payment_id === paymentId)
    .map(({ amount, status }) => ({ amount, status }));
}

function armFault(fault: string, orderId: string) {
  return sendRequest(`${sandboxUrl}/control/faults`, { method: "POST", body: { fault, order_id: orderId } });
}

describe("a family that requests a refund", () => {
  it("gets the refund after an approval: the gateway pays, the enrolment ends, and one email is sent", async () => {
    const paymentId = await buy([exams.maths]);
    const order = await getOrder(paymentId);
    expect(await requestRefund(family, order.id)).toBe("requested");
    expect(await requestRefund(family, order.id)).toBe("already_requested");
    await runBackgroundJobs(stack);
    expect(await listGatewayRefunds(paymentId)).toEqual([]);

    expect(await decideRefund(paymentId, "refund")).toBe("queued");
    expect(await runBackgroundJobs(stack)).toMatchObject({ status: 200, body: { refunds: { failed: 0 } } });
    await expect.poll(() => getOrder(paymentId), pollOptions).toMatchObject({ refund_status: "full" });
    expect(await listGatewayRefunds(paymentId)).toEqual([{ amount: pricePaise, status: "processed" }]);
    expect(await listEnrolledExams()).toEqual([]);
    expect(await listRequests()).toEqual([
      { status: "processed", amount_paise: pricePaise, approved_paise: pricePaise, answer: null },
    ]);

    await runBackgroundJobs(stack);
    const mails = await readMails(inboxUrl, family.email, "refund_email");
    expect(mails.map(({ Subject }) => Subject)).toEqual([
      `Your refund of ₹250 for order ${order.number} is on its way`,
    ]);
    expect(mails[0]?.Text).toContain(`order ${order.number}: Maths`);
    expect(await listGatewayRefunds(paymentId)).toHaveLength(1);
  });

  it("gets a refund of one of two exams and stays enrolled in the other", async () => {
    const paymentId = await buy([exams.maths, exams.science]);
    await requestRefund(family, (await getOrder(paymentId)).id);
    const choice = { p_exam_ids: [exams.science], p_note: "Maths was fine." };
    expect(await decideRefund(paymentId, "refund", choice)).toBe("queued");
    await runBackgroundJobs(stack);
    await expect.poll(() => getOrder(paymentId), pollOptions).toMatchObject({ refund_status: "partial" });
    expect(await listEnrolledExams()).toEqual([exams.maths]);
    expect(await listRequests()).toMatchObject([
      { status: "processed", approved_paise: pricePaise, answer: "Maths was fine." },
    ]);
  });

  it("gets a second refund for the exam that is left, which an organiser starts", async () => {
    const paymentId = await buy([exams.maths, exams.science]);
    const order = await getOrder(paymentId);
    await requestRefund(family, order.id);
    expect(await startRefund(order.id)).toBe("already_requested");
    await decideRefund(paymentId, "refund", { p_exam_ids: [exams.science] });
    await runBackgroundJobs(stack);
    await expect.poll(() => getOrder(paymentId), pollOptions).toMatchObject({ refund_status: "partial" });
    expect(await requestRefund(family, order.id)).toBe("already_requested");

    expect(await startRefund(order.id)).toBe("requested");
    expect(await decideRefund(paymentId, "refund")).toBe("queued");
    await runBackgroundJobs(stack);
    await expect.poll(() => getOrder(paymentId), pollOptions).toMatchObject({ refund_status: "full" });
    expect(await listGatewayRefunds(paymentId)).toEqual(
      Array.from({ length: 2 }, () => ({ amount: pricePaise, status: "processed" })),
    );
    expect(await listEnrolledExams()).toEqual([]);
    expect(await startRefund(order.id)).toBe("nothing_left");
    expect(await listRequests()).toMatchObject([{ status: "processed" }, { status: "processed" }]);
  });

  it("gets the reason if the refund is refused, and stays enrolled", async () => {
    const paymentId = await buy([exams.maths]);
    await requestRefund(family, (await getOrder(paymentId)).id);
    expect(await decideRefund(paymentId, "refuse", { p_note: "It was paid once." })).toBe("refused");
    await runBackgroundJobs(stack);
    expect(await listRequests()).toMatchObject([{ status: "refused", answer: "It was paid once." }]);
    const mails = await readMails(inboxUrl, family.email, "refund_refused_email");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.Text).toContain("Our reason: It was paid once.");
    expect(await listGatewayRefunds(paymentId)).toEqual([]);
    expect(await listEnrolledExams()).toEqual([exams.maths]);
  });

  it("gets an email about money that was refunded by hand", async () => {
    const paymentId = await buy([exams.maths]);
    const order = await getOrder(paymentId);
    await requestRefund(family, order.id);
    const proof = { p_paid_method: "bank_transfer", p_reference: "SBIN426331000005" };
    const decision = { p_note: "By bank transfer.", ...proof, p_paid_on: dayInIndia(new Date()) };
    expect(await decideRefund(paymentId, "by_hand", decision)).toBe("processed");
    await runBackgroundJobs(stack);
    const mails = await readMails(inboxUrl, family.email, "refund_email");
    expect(mails.map(({ Subject }) => Subject)).toEqual([
      `Your refund of ₹250 for order ${order.number} has been made`,
    ]);
    expect(await getOrder(paymentId)).toMatchObject({ refund_status: "full" });
    expect(await listGatewayRefunds(paymentId)).toEqual([]);
    expect(await listEnrolledExams()).toEqual([]);
  });

  it("sees the order as refunded even if the gateway sends no webhook", async () => {
    const paymentId = await buy([exams.maths]);
    await requestRefund(family, (await getOrder(paymentId)).id);
    await decideRefund(paymentId, "refund");
    const [row] =
      await sql`select razorpay_order_id as id from public.orders where payment_id = ${paymentId}`;
    const noWebhooks = { fault: "webhook_never", order_id: row?.["id"], times: 2 };
    await sendRequest(`${sandboxUrl}/control/faults`, { method: "POST", body: noWebhooks });
    await runBackgroundJobs(stack);
    await expect
      .poll(() => listGatewayRefunds(paymentId), pollOptions)
      .toEqual([{ amount: pricePaise, status: "processed" }]);
    expect(await getOrder(paymentId)).toMatchObject({ refund_status: "none" });
    await sql`update private.refund_tasks set next_attempt_at = now() where payment_id = ${paymentId}`;
    await runBackgroundJobs(stack);
    expect(await getOrder(paymentId)).toMatchObject({ refund_status: "full" });
  });
});

describe("access to refunds", () => {
  it("is limited to the family of the order and organisers", async () => {
    const paymentId = await buy([exams.maths]);
    const { id } = await getOrder(paymentId);
    const stranger = await registerFamily(stack);
    expect(await requestRefund(stranger, id)).toBe("not_found");
    expect(await requestRefund(family, id, "changed_my_mind")).toBe("invalid_reason");
    expect(await requestRefund(family, id)).toBe("requested");
    expect((await stranger.client.from("refund_requests").select("id").throwOnError()).data).toEqual([]);

    const visitor = createFamily(stack);
    for (const person of [stranger, family, visitor]) {
      expect((await person.client.rpc("list_refund_tasks")).error).not.toBeNull();
      const [task] = await listTasks(paymentId);
      const reply = await person.client.rpc("decide_refund", {
        p_task_id: task?.id ?? "",
        p_decision: "refund",
      });
      expect(reply.error).not.toBeNull();
    }
    expect(
      (await visitor.client.rpc("request_refund", { p_order_id: id, p_reason: "payment_error" })).error,
    ).not.toBeNull();
    expect(await listRequests()).toMatchObject([{ status: "requested" }]);
  });
});

describe("an automatic refund", () => {
  it("of a second payment does not change any order", async () => {
    const { id } = parseOrder(await family.createOrder([exams.maths]));
    const firstPayment = await payAtGateway(sandboxUrl, id);
    await family.call("confirm-payment", firstPayment);
    const secondPayment = await payAtGateway(sandboxUrl, id);
    const secondId = secondPayment.razorpay_payment_id;
    await family.call("confirm-payment", secondPayment);
    await runBackgroundJobs(stack);
    await expect
      .poll(() => listGatewayRefunds(secondId), pollOptions)
      .toEqual([{ amount: pricePaise, status: "processed" }]);
    expect(await getOrder(firstPayment.razorpay_payment_id)).toMatchObject({ refund_status: "none" });
    expect(await listEnrolledExams()).toEqual([exams.maths]);
    await runBackgroundJobs(stack);
    const [mail] = await readMails(inboxUrl, family.email, "refund_email");
    expect(mail?.Text).toContain("we are refunding the second payment.");
  });

  it("of an exam bought twice does not end the enrolment", async () => {
    const smallOrder = parseOrder(await family.createOrder([exams.maths]));
    const largeOrder = parseOrder(await family.createOrder([exams.maths, exams.english]));
    for (const { id } of [smallOrder, largeOrder])
      await family.call("confirm-payment", await payAtGateway(sandboxUrl, id));
    const { data } = await family.client
      .from("orders")
      .select("payment_id")
      .eq("razorpay_order_id", largeOrder.id)
      .single();
    await runBackgroundJobs(stack);
    await expect
      .poll(() => getOrder(data?.payment_id ?? ""), pollOptions)
      .toMatchObject({ refund_status: "partial" });
    expect(await listGatewayRefunds(data?.payment_id ?? "")).toEqual([
      { amount: pricePaise, status: "processed" },
    ]);
    expect(await listEnrolledExams()).toEqual([exams.maths, exams.english].toSorted());
  });
});

describe("a payment of a wrong amount", () => {
  it.each([
    ["refund", "refunded"],
    ["refuse", "refused"],
  ])("can be followed by the same cart again once an organiser has decided: %s", async (decision, status) => {
    const key = randomUUID();
    const { id } = parseOrder(await family.createOrder([exams.maths], key));
    await armFault("amount_altered", id);
    const fields = await payAtGateway(sandboxUrl, id);
    expect(await family.call("confirm-payment", fields)).toMatchObject({ body: { status: "pending" } });
    expect(await family.createOrder([exams.maths], key)).toMatchObject({ status: 409 });

    await decideRefund(fields.razorpay_payment_id, decision, { p_note: "Not the price of the cart." });
    expect(await family.call("confirm-payment", fields)).toMatchObject({ body: { status } });
    expect(await family.call("payment-status", { razorpay_order_id: id })).toMatchObject({
      body: { status },
    });
    const nextOrder = parseOrder(await family.createOrder([exams.maths], key));
    expect(nextOrder.id).not.toBe(id);
    const nextFields = await payAtGateway(sandboxUrl, nextOrder.id);
    expect(await family.call("confirm-payment", nextFields)).toMatchObject({ status: 200 });
    expect(await listEnrolledExams()).toEqual([exams.maths]);
  });
});

describe("a refund that fails", () => {
  it("at the bank waits for the organiser, who tries again", async () => {
    const { id } = parseOrder(await family.createOrder([exams.maths]));
    const fields = await payAtGateway(sandboxUrl, id);
    await family.call("confirm-payment", fields);
    const paymentId = fields.razorpay_payment_id;
    await requestRefund(family, (await getOrder(paymentId)).id);
    await decideRefund(paymentId, "refund");
    await armFault("refund_failed", id);
    await runBackgroundJobs(stack);
    await expect
      .poll(() => listTasks(paymentId), pollOptions)
      .toMatchObject([{ reason: "student_request", detail: "The gateway could not pay the refund out." }]);
    expect(await listEnrolledExams()).toEqual([exams.maths]);

    expect(await decideRefund(paymentId, "refund")).toBe("queued");
    await runBackgroundJobs(stack);
    await expect.poll(() => getOrder(paymentId), pollOptions).toMatchObject({ refund_status: "full" });
    expect(await listGatewayRefunds(paymentId)).toEqual([
      { amount: pricePaise, status: "failed" },
      { amount: pricePaise, status: "processed" },
    ]);
    expect(await listEnrolledExams()).toEqual([]);
  });
});
