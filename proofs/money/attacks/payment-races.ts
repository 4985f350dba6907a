import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { must, mustAllBe, type Attack } from "../../harness/attack";
import { attach, begin, capture, exams, open, pricePaise, register, type Checkout } from "./family";
import { race } from "../../harness/race";

async function countRows(query: postgres.PendingQuery<postgres.Row[]>): Promise<number> {
  return (await query).length;
}

/** Presses, captures and polls that start while another one is not committed yet. */
export const paymentRaceAttacks: Attack[] = [
  {
    name: "a double click in two tabs",
    about: ["begin_payment", "lock_student", "payment_intents"],
    async run(database) {
      const [studentId, cart, keys] = [
        await register(database),
        exams.slice(0, 2),
        [randomUUID(), randomUUID()],
      ];
      const { first, others } = await race(
        database,
        (sql) => begin(sql, studentId, cart, keys[0]),
        (sql, index) => begin(sql, studentId, cart, keys[index % 2]),
      );
      must(first.outcome === "create", `the first press is answered ${first.outcome}`);
      mustAllBe(others, "wait");
      must(
        others.every((answer) => answer.intent_id === first.intent_id),
        "there are two carts",
      );
    },
  },
  {
    name: "a press that meets the gateway's answer",
    about: ["open_draft", "payment_intents"],
    async run(database) {
      const [studentId, cart] = [await register(database), exams.slice(0, 1)];
      const { intent_id: intentId } = await begin(database.owner, studentId, cart);
      await database.owner`select public.release_intent(${intentId}, false)`;
      const { others } = await race(
        database,
        (sql) => attach(sql, intentId, `order_${intentId}`),
        (sql) => begin(sql, studentId, cart),
      );
      mustAllBe(others, "ready");
    },
  },
  {
    name: "a price that is changed while the cart is being made",
    about: ["begin_payment"],
    async run(database) {
      const studentId = await register(database);
      const { waitingCount } = await race(
        database,
        (sql) => begin(sql, studentId, exams.slice(0, 1)),
        (sql) => sql`update public.subjects set price_paise = ${pricePaise} where id = ${exams[0] ?? ""}`,
      );
      must(waitingCount > 0, "the price moves under the cart that is being made");
    },
  },
  {
    name: "gateway orders attached at once",
    about: ["attach_gateway_order", "payment_intents"],
    async run(database) {
      const { intent_id: intentId } = await begin(
        database.owner,
        await register(database),
        exams.slice(0, 1),
      );
      const { first, others } = await race(
        database,
        (sql) => attach(sql, intentId, `order_0_${intentId}`),
        (sql, index) => attach(sql, intentId, `order_${index}_${intentId}`),
      );
      must(
        others.every((answer) => answer.razorpay_order_id === first.razorpay_order_id),
        "two gateway orders are shown",
      );
    },
  },
  {
    name: "a press while the payment is being recorded",
    about: ["record_capture", "begin_payment", "lock_student"],
    async run(database) {
      const { studentId, gatewayOrderId, amountPaise } = await open(database);
      const { others } = await race(
        database,
        (sql) => capture(sql, `pay_${gatewayOrderId}`, gatewayOrderId, amountPaise),
        (sql) => begin(sql, studentId, exams.slice(0, 1)),
      );
      mustAllBe(others, "already_enrolled");
    },
  },
  {
    name: "one payment delivered by everybody at once",
    about: ["captured_payments", "record_capture", "enrolments"],
    async run(database) {
      const { studentId, gatewayOrderId, amountPaise } = await open(database);
      const record = (sql: postgres.ReservedSql) =>
        capture(sql, `pay_${gatewayOrderId}`, gatewayOrderId, amountPaise);
      const { first, others } = await race(database, record, record);
      must(
        others.every((answer) => answer.order_id === first.order_id),
        "it was answered in two ways",
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
    name: "fifty deliveries of one payment, each sending its mail",
    about: ["claim_outbox"],
    async run(database) {
      const { owner } = database;
      const { studentId, gatewayOrderId, amountPaise } = await open(database);
      const paymentId = `pay_${gatewayOrderId}`;
      const sent = await Promise.all(
        Array.from({ length: 50 }, async () => {
          await capture(owner, paymentId, gatewayOrderId, amountPaise);
          return countRows(owner`select from public.claim_outbox(5, null, 'purchase_email', ${paymentId})`);
        }),
      );
      const mails = sent.reduce((sum, count) => sum + count, 0);
      must(mails === 1, `${mails} mails were sent`);
      const orders = owner`select from public.orders where student_id = ${studentId}`;
      must((await countRows(orders)) === 1, "there is not one order");
    },
  },
  {
    name: "eight payments of one order at once",
    about: ["record_capture", "refund_tasks"],
    async run(database) {
      const { gatewayOrderId, amountPaise } = await open(database);
      const record = (sql: postgres.ReservedSql, index: number) =>
        capture(sql, `pay_${index}_${gatewayOrderId}`, gatewayOrderId, amountPaise);
      const { first, others } = await race(database, record, record);
      must(first.outcome === "order", `the first payment is answered ${first.outcome}`);
      mustAllBe(others, "second_payment");
    },
  },
  {
    name: "two carts with one exam in common paid at once",
    about: ["enrolments", "record_capture", "refund_items"],
    async run(database) {
      const mine = await open(database, [0]);
      const carts: Checkout[] = [];
      for (const index of exams.slice(1).keys()) {
        carts.push(await open(database, [0, index + 1], mine.studentId));
        // Five may be open at a time; what has expired can still be paid.
        await database.owner`update private.payment_intents set status = 'expired'
          where student_id = ${mine.studentId} and status = 'open'`;
      }
      const { others } = await race(
        database,
        (sql) => capture(sql, `pay_${mine.gatewayOrderId}`, mine.gatewayOrderId, pricePaise),
        (sql, index) => {
          const cart = carts[index - 1] ?? mine;
          return capture(sql, `pay_${cart.gatewayOrderId}`, cart.gatewayOrderId, cart.amountPaise);
        },
      );
      mustAllBe(others, "order");
      const twice = database.owner`select from private.refund_tasks as t join public.orders as o on o.id = t.order_id
        where o.student_id = ${mine.studentId} and t.reason = 'duplicate_exam'`;
      must((await countRows(twice)) === others.length, "an exam paid twice does not go back");
    },
  },
  {
    name: "a poll that meets the capture of an expiring cart",
    about: ["list_orders_to_reconcile"],
    async run(database) {
      const { intentId, gatewayOrderId, amountPaise } = await open(database);
      await database.owner`update private.payment_intents set opened_at = now() - interval '50 hours' where id = ${intentId}`;
      const { waitingCount } = await race(
        database,
        (sql) => capture(sql, `pay_${gatewayOrderId}`, gatewayOrderId, amountPaise, 3),
        (sql) => sql`select public.list_orders_to_reconcile(500)`,
      );
      const [intent] =
        await database.owner`select status from private.payment_intents where id = ${intentId}`;
      must(intent?.["status"] === "paid", `the paid cart is ${String(intent?.["status"])}`);
      must(waitingCount === 0, `${waitingCount} polls waited for a capture`);
    },
  },
];
