import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { must, mustAllBe, type Attack } from "../../harness/attack";
import {
  attachGatewayOrder,
  beginPayment,
  decideRefund,
  recordCapture,
  exams,
  openCheckout,
  pricePaise,
  registerStudent,
  type Checkout,
} from "./family";
import { race } from "../../harness/race";

async function countRows(query: postgres.PendingQuery<postgres.Row[]>): Promise<number> {
  return (await query).length;
}

/** Races of clicks on Proceed to Pay, captures and polls: each call starts while another call's transaction is still open. */
export const paymentRaceAttacks: Attack[] = [
  {
    name: "two carts by clicks on Proceed to Pay in two tabs",
    targets: ["begin_payment", "lock_student", "payment_intents"],
    async run(database) {
      const [studentId, examIds, keys] = [
        await registerStudent(database),
        exams.slice(0, 2),
        [randomUUID(), randomUUID()],
      ];
      const { first, others } = await race(
        database,
        (sql) => beginPayment(sql, studentId, examIds, keys[0]),
        (sql, index) => beginPayment(sql, studentId, examIds, keys[index % 2]),
      );
      must(first.outcome === "create", `the first click returns ${first.outcome}`);
      mustAllBe(others, "wait");
      must(
        others.every((reply) => reply.intent_id === first.intent_id),
        "there are two carts",
      );
    },
  },
  {
    name: "a second gateway order by a click on Proceed to Pay while the first is being attached",
    targets: ["open_draft", "payment_intents"],
    async run(database) {
      const [studentId, examIds] = [await registerStudent(database), exams.slice(0, 1)];
      const { intent_id: intentId } = await beginPayment(database.owner, studentId, examIds);
      await database.owner`select public.release_intent(${intentId}, false)`;
      const { others } = await race(
        database,
        (sql) => attachGatewayOrder(sql, intentId, `order_${intentId}`),
        (sql) => beginPayment(sql, studentId, examIds),
      );
      mustAllBe(others, "ready");
    },
  },
  {
    name: "changing a price while the cart is being created",
    targets: ["begin_payment"],
    async run(database) {
      const studentId = await registerStudent(database);
      const { waitingCount } = await race(
        database,
        (sql) => beginPayment(sql, studentId, exams.slice(0, 1)),
        (sql) => sql`update public.subjects set price_paise = ${pricePaise} where id = ${exams[0] ?? ""}`,
      );
      must(waitingCount > 0, "the price changed before the cart was created");
    },
  },
  {
    name: "attaching several gateway orders to one cart at the same time",
    targets: ["attach_gateway_order", "payment_intents"],
    async run(database) {
      const { intent_id: intentId } = await beginPayment(
        database.owner,
        await registerStudent(database),
        exams.slice(0, 1),
      );
      const { first, others } = await race(
        database,
        (sql) => attachGatewayOrder(sql, intentId, `order_0_${intentId}`),
        (sql, index) => attachGatewayOrder(sql, intentId, `order_${index}_${intentId}`),
      );
      must(
        others.every((reply) => reply.razorpay_order_id === first.razorpay_order_id),
        "the replies name different gateway orders",
      );
    },
  },
  {
    name: "a second cart by a click on Proceed to Pay while the payment is being recorded",
    targets: ["record_capture", "begin_payment", "lock_student"],
    async run(database) {
      const { studentId, gatewayOrderId, amountPaise } = await openCheckout(database);
      const { others } = await race(
        database,
        (sql) => recordCapture(sql, `pay_${gatewayOrderId}`, gatewayOrderId, amountPaise),
        (sql) => beginPayment(sql, studentId, exams.slice(0, 1)),
      );
      mustAllBe(others, "already_enrolled");
    },
  },
  {
    name: "a second gateway order by clicks on Proceed to Pay while a wrong amount is being recorded",
    targets: ["record_capture", "cart_error", "review_state", "lock_student"],
    async run(database) {
      const { studentId, gatewayOrderId, amountPaise } = await openCheckout(database);
      const paymentId = `pay_${gatewayOrderId}`;
      const { first, others } = await race(
        database,
        (sql) => recordCapture(sql, paymentId, gatewayOrderId, amountPaise + 100),
        (sql, index) => beginPayment(sql, studentId, exams.slice(0, 1 + (index % 2))),
      );
      must(first.outcome === "review", `the payment returns ${first.outcome}`);
      mustAllBe(others, "payment_in_review");
      const [task] =
        await database.owner`select id from private.refund_tasks where payment_id = ${paymentId}`;
      await decideRefund(database.owner, String(task?.["id"]), "refund");
      const laterReply = await beginPayment(database.owner, studentId, exams.slice(0, 1));
      must(laterReply.outcome === "create", `after the decision the cart returns ${laterReply.outcome}`);
    },
  },
  {
    name: "two orders by eight reports of one payment at the same time",
    targets: ["captured_payments", "record_capture", "enrolments"],
    async run(database) {
      const { studentId, gatewayOrderId, amountPaise } = await openCheckout(database);
      const record = (sql: postgres.ReservedSql) =>
        recordCapture(sql, `pay_${gatewayOrderId}`, gatewayOrderId, amountPaise);
      const { first, others } = await race(database, record, record);
      must(
        others.every((reply) => reply.order_id === first.order_id),
        "the replies name different orders",
      );
      const { owner } = database;
      must(
        (await countRows(owner`select from public.orders where student_id = ${studentId}`)) === 1,
        "two orders",
      );
      const mails = owner`select from private.outbox where student_id = ${studentId} and kind = 'purchase_email'`;
      must((await countRows(mails)) === 1, "two mails");
    },
  },
  {
    name: "two emails by fifty reports of one payment, each of which sends its email",
    targets: ["claim_outbox"],
    async run(database) {
      const { owner } = database;
      const { studentId, gatewayOrderId, amountPaise } = await openCheckout(database);
      const paymentId = `pay_${gatewayOrderId}`;
      const claimedCounts = await Promise.all(
        Array.from({ length: 50 }, async () => {
          await recordCapture(owner, paymentId, gatewayOrderId, amountPaise);
          return countRows(owner`select from public.claim_outbox(5, null, 'purchase_email', ${paymentId})`);
        }),
      );
      const mails = claimedCounts.reduce((sum, count) => sum + count, 0);
      must(mails === 1, `${mails} mails were sent`);
      const orders = owner`select from public.orders where student_id = ${studentId}`;
      must((await countRows(orders)) === 1, "there is not exactly one order");
    },
  },
  {
    name: "two orders by eight payments of one gateway order at the same time",
    targets: ["record_capture", "refund_tasks"],
    async run(database) {
      const { gatewayOrderId, amountPaise } = await openCheckout(database);
      const record = (sql: postgres.ReservedSql, index: number) =>
        recordCapture(sql, `pay_${index}_${gatewayOrderId}`, gatewayOrderId, amountPaise);
      const { first, others } = await race(database, record, record);
      must(first.outcome === "order", `the first payment returns ${first.outcome}`);
      mustAllBe(others, "second_payment");
    },
  },
  {
    name: "paying the same exam eight times at the same time without refunds",
    targets: ["enrolments", "record_capture", "refund_items"],
    async run(database) {
      const firstCheckout = await openCheckout(database, [0]);
      const laterCheckouts: Checkout[] = [];
      for (const index of exams.slice(1).keys()) {
        laterCheckouts.push(await openCheckout(database, [0, index + 1], firstCheckout.studentId));
        // A student can have five open carts; an expired cart can still be paid.
        await database.owner`update private.payment_intents set status = 'expired'
          where student_id = ${firstCheckout.studentId} and status = 'open'`;
      }
      const { others } = await race(
        database,
        (sql) =>
          recordCapture(sql, `pay_${firstCheckout.gatewayOrderId}`, firstCheckout.gatewayOrderId, pricePaise),
        (sql, index) => {
          const checkout = laterCheckouts[index - 1] ?? firstCheckout;
          return recordCapture(
            sql,
            `pay_${checkout.gatewayOrderId}`,
            checkout.gatewayOrderId,
            checkout.amountPaise,
          );
        },
      );
      mustAllBe(others, "order");
      const duplicateRefunds = database.owner`select from private.refund_tasks as t join public.orders as o on o.id = t.order_id
        where o.student_id = ${firstCheckout.studentId} and t.reason = 'duplicate_exam'`;
      must((await countRows(duplicateRefunds)) === others.length, "an exam paid twice is not refunded");
    },
  },
  {
    name: "expiring a cart in a poll while its payment is being recorded",
    targets: ["list_orders_to_reconcile"],
    async run(database) {
      const { intentId, gatewayOrderId, amountPaise } = await openCheckout(database);
      await database.owner`update private.payment_intents set opened_at = now() - interval '50 hours' where id = ${intentId}`;
      const { waitingCount } = await race(
        database,
        (sql) => recordCapture(sql, `pay_${gatewayOrderId}`, gatewayOrderId, amountPaise, 3),
        (sql) => sql`select public.list_orders_to_reconcile(500)`,
      );
      const [intent] =
        await database.owner`select status from private.payment_intents where id = ${intentId}`;
      must(intent?.["status"] === "paid", `the paid cart is ${String(intent?.["status"])}`);
      must(waitingCount === 0, `${waitingCount} polls waited for a capture`);
    },
  },
];
