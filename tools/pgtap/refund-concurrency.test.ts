import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RealServer } from "./real-server";
import { addStudent, callAs, callInParallel, startRegistrationServer } from "./registration-server";

const adminId = "de300000-0000-4000-8000-000000000002";
const tasksSchema = v.array(v.object({ id: v.string(), payment_id: v.string(), amount_paise: v.number() }));
const refundRepliesSchema = v.array(v.object({ queued: v.number(), left: v.number() }));

/** The decision of an organiser ($1: the task, $2: the note) that a refund was paid by hand today, with this reference (SQL). */
const makeByHandDecision = (reference: string) =>
  `public.decide_refund($1, 'by_hand', $2, null, 'upi', ${reference}, (now() at time zone 'Asia/Kolkata')::date)`;
const byHandDecision = makeByHandDecision("gen_random_uuid()::text");

let server: RealServer;
let studentId: string;
let orderId: string;
let paymentId: string;
let razorpayOrderId: string;

/** Calls a function as this logged-in user and returns the outcome. */
async function callForOutcome(personId: string, call: string, parameters: (string | null)[]) {
  return (await callAs(server, personId, call, parameters)).outcome;
}

/** Calls a function as this logged-in user on eight connections in parallel, and returns the outcomes. */
function callInParallelAs(personId: string, call: string, parameters: (string | null)[]) {
  return callInParallel(() => callForOutcome(personId, call, parameters));
}

async function claimRefunds() {
  return v.parse(tasksSchema, await server.service`select * from public.claim_refunds(2)`);
}

async function getTaskId(reason: string, taskPaymentId = paymentId): Promise<string> {
  const [row] = await server.owner<{ id: string }[]>`
    select id from private.refund_tasks where payment_id = ${taskPaymentId} and reason = ${reason}`;
  return row?.id ?? "";
}

function recordCapture(id: string, gatewayOrderId: string, refundedPaise = 0) {
  const payment = {
    id,
    order_id: gatewayOrderId,
    amount: 25_000,
    currency: "INR",
    status: "captured",
    amount_refunded: refundedPaise,
  };
  return server.service`select public.record_capture(${server.service.json(payment)})`;
}

function finishRefund(taskId: string, status: string) {
  const refund = { id: `rfnd_${paymentId}`, payment_id: paymentId, amount: 25_000, status };
  return server.service`select public.finish_refund(${taskId}, ${server.service.json(refund)}) ->> 'outcome' as outcome`;
}

beforeAll(async () => {
  server = await startRegistrationServer();
}, 60_000);

afterAll(() => server.stop());

beforeEach(async () => {
  const student = await addStudent(server);
  studentId = student.id;
  paymentId = `pay_${student.name}`;
  razorpayOrderId = `order_${student.name}`;
  await server.owner`select tests.enrol(${student.name}, '{IMO}')`;
  const [order] = await server.owner<
    { id: string }[]
  >`select id from public.orders where payment_id = ${paymentId}`;
  orderId = order?.id ?? "";
});

describe("refunds on many connections at the same time", () => {
  test("a family that requests a refund eight times has one request", async () => {
    const outcomes = await callInParallelAs(studentId, "public.request_refund($1, $2)", [
      orderId,
      "payment_error",
    ]);

    expect(outcomes.toSorted()).toEqual([...Array(7).fill("already_requested"), "requested"]);
    expect(await server.owner`select id from private.refund_tasks where order_id = ${orderId}`).toHaveLength(
      1,
    );
  });

  test("of eight decisions on one task, one counts", async () => {
    await callInParallelAs(studentId, "public.request_refund($1, $2)", [orderId, "payment_error"]);
    const outcomes = await callInParallelAs(adminId, "public.decide_refund($1, $2)", [
      await getTaskId("student_request"),
      "refund",
    ]);

    expect(outcomes.toSorted()).toEqual([...Array(7).fill("not_open"), "queued"]);
  });

  test("each refund is claimed by one worker", async () => {
    await callInParallel((index) => recordCapture(`${paymentId}x${index}`, razorpayOrderId));
    const tasks = (await callInParallel(claimRefunds)).flat();
    const ids = tasks.map(({ id }) => id);

    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("reports about a refund while payments are recorded cause no deadlock, one refund and one email", async () => {
    await callInParallelAs(studentId, "public.request_refund($1, $2)", [orderId, "payment_error"]);
    const taskId = await getTaskId("student_request");
    await callInParallelAs(adminId, "public.decide_refund($1, $2)", [taskId, "refund"]);
    const statuses = ["pending", "processed", "pending", "processed"];
    await callInParallel((index) => {
      const status = statuses[index];
      return status === undefined ? recordCapture(paymentId, razorpayOrderId) : finishRefund(taskId, status);
    });

    expect(await server.owner`select refund_status from public.orders where id = ${orderId}`).toEqual([
      { refund_status: "full" },
    ]);
    expect(
      await server.owner`select id from private.outbox where kind = 'refund_email' and student_id = ${studentId}`,
    ).toHaveLength(1);
  });

  test("a refund in Razorpay's dashboard that organisers enter by hand at the same time counts once, and no task stays open", async () => {
    await callInParallelAs(studentId, "public.request_refund($1, $2)", [orderId, "payment_error"]);
    const taskId = await getTaskId("student_request");
    const [outcomes] = await Promise.all([
      callInParallelAs(adminId, byHandDecision, [taskId, "On the dashboard."]),
      callInParallel(() => recordCapture(paymentId, razorpayOrderId, 25_000)),
    ]);

    expect(outcomes.toSorted()).toEqual([...Array(7).fill("not_open"), "processed"]);
    expect(
      await server.owner`select reason from private.refund_tasks where payment_id = ${paymentId} and status = 'review'`,
    ).toHaveLength(0);
  });

  test("two organisers who decide two tasks of an unknown payment at the same time refund it once", async () => {
    await server.owner`select private.grant_admin(${`${paymentId.slice(4)}@olympeak.example`})`;
    for (let round = 0; round < 50; round += 1) {
      const unknownPaymentId = `${paymentId}n${round}`;
      await recordCapture(unknownPaymentId, `order_of_nobody_${unknownPaymentId}`);
      await server.service`select public.record_dispute(${unknownPaymentId}, 25000, 'payment.dispute.created')`;
      const taskIds = [
        await getTaskId("unknown_order", unknownPaymentId),
        await getTaskId("dispute", unknownPaymentId),
      ];
      const outcomes = await Promise.all(
        taskIds.map((id, index) =>
          callForOutcome(index === 0 ? adminId : studentId, byHandDecision, [id, "By bank transfer."]),
        ),
      );

      expect(outcomes.toSorted(), `round ${round}`).toEqual(["exceeds_payment", "processed"]);
    }
  });

  test("of the refunds of eight families that are entered with the same bank reference at the same time, one counts", async () => {
    const taskIds = await callInParallel(async () => {
      const { id, name } = await addStudent(server);
      await server.owner`select tests.enrol(${name}, '{IMO}')`;
      await server.owner`select private.file_refund_request(student_id, id, 'payment_error', null, now())
        from public.orders where student_id = ${id}`;
      return getTaskId("student_request", `pay_${name}`);
    });
    const outcomes = await callInParallel((index) =>
      callForOutcome(adminId, makeByHandDecision("'UTR 426331000001'"), [taskIds[index] ?? "", "By UPI."]),
    );

    expect(outcomes.toSorted()).toEqual(["processed", ...Array(7).fill("reference_taken")]);
  });

  test("refunding a cancelled exam on eight connections refunds each family once, and no reply reports families left to refund", async () => {
    for (let index = 0; index < 3; index += 1) {
      const { name } = await addStudent(server);
      await server.owner`select tests.enrol(${name}, '{ISO}')`;
    }
    await server.owner`
      update public.edition_exams set cancelled_at = now()
      where edition_id = tests.edition() and exam_id = tests.exam('ISO')`;
    const call = "public.refund_cancelled_exam(tests.edition(), tests.exam('ISO'), null)";
    const replies = v.parse(
      refundRepliesSchema,
      await callInParallel(() => callAs(server, adminId, call, [])),
    );

    const queuedCounts = replies.map((reply) => reply.queued).filter((count) => count > 0);
    expect(queuedCounts).toHaveLength(1);
    expect(replies.map(({ left }) => left)).toEqual(Array(8).fill(0));
    const [tasks] = await server.owner`
      select count(*)::integer from private.refund_tasks where reason = 'exam_cancelled'`;
    expect(queuedCounts).toEqual([tasks?.["count"]]);
  });

  test("after all these tests no invariant is broken", async () => {
    expect([...(await server.owner`select * from private.payment_violations()`)]).toEqual([]);
  });
});
