import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../../harness/test-databases";
import {
  attachGatewayOrder,
  beginPayment,
  buy,
  exams,
  openCheckout,
  registerStudent,
  requestRefund,
  type Purchase,
} from "./family";
import { must, mustBeRefused, mustRefuse, type Attack } from "../../harness/attack";

/** Rows that may exist only once: a name, the table, and the statement that inserts a second row for a purchase with a refund request. */
const secondRows: [name: string, table: string, insert: (purchase: Purchase) => string][] = [
  [
    "a second purchase mail of an order",
    "outbox",
    ({ studentId, orderId }) =>
      `insert into private.outbox (kind, student_id, order_id) values ('purchase_email', '${studentId}', '${orderId}')`,
  ],
  [
    "a second welcome mail",
    "outbox",
    ({ studentId }) =>
      `insert into private.outbox (kind, student_id) values ('welcome_email', '${studentId}')`,
  ],
  [
    "a second contact message while one is pending",
    "outbox",
    ({ studentId }) => `insert into private.outbox (kind, student_id) values ('contact', '${studentId}')`,
  ],
  [
    "two messages that remove the same contact",
    "outbox",
    ({ studentId }) =>
      `insert into private.outbox (kind, student_id, recipient)
       select 'contact_removal', '${studentId}', 'family@olympeak.example' from generate_series(1, 2)`,
  ],
  [
    "two mails about the same refund",
    "outbox",
    ({ studentId, orderId }) =>
      `insert into private.outbox (kind, student_id, refund_task_id)
       select 'refund_email', '${studentId}', id from private.refund_tasks, generate_series(1, 2)
       where order_id = '${orderId}'`,
  ],
  [
    "two messages with one id",
    "outbox",
    ({ studentId }) =>
      `insert into private.outbox (id, kind, student_id, status)
       select id, 'contact', student_id, 'dead' from private.outbox where student_id = '${studentId}' limit 1`,
  ],
  [
    "two open refund requests for one order",
    "refund_requests",
    ({ orderId }) =>
      `insert into public.refund_requests (order_id, student_id, reason, amount_paise)
       select order_id, student_id, reason, amount_paise from public.refund_requests where order_id = '${orderId}'`,
  ],
  [
    "two refund refusals with one id",
    "refund_refusals",
    ({ orderId }) =>
      `insert into private.refund_refusals (id, task_id, reason, amount_paise, requested_at, answer, refused_at)
       select id, id, reason, amount_paise, created_at, 'No.', now()
       from private.refund_tasks, generate_series(1, 2) where order_id = '${orderId}'`,
  ],
  [
    "two failures of one round of a refund",
    "refund_failures",
    ({ orderId }) =>
      `insert into private.refund_failures (task_id, round, amount_paise)
       select id, round, amount_paise from private.refund_tasks, generate_series(1, 2) where order_id = '${orderId}'`,
  ],
  [
    "two credit notes of one refund",
    "credit_notes",
    ({ orderId }) =>
      `insert into private.credit_notes (task_id, order_id, year, place, amount_paise)
       select id, order_id, 2026, n, amount_paise from private.refund_tasks, generate_series(1001, 1002) as n
       where order_id = '${orderId}'`,
  ],
  [
    "two credit notes with one number",
    "credit_notes",
    ({ orderId, paymentId }) =>
      `with task as (
         insert into private.refund_tasks (payment_id, order_id, exam_id, reason, amount_paise)
         select '${paymentId}', '${orderId}', x, 'duplicate_exam', 100
         from unnest('{${exams.slice(0, 2).join()}}'::uuid[]) as x
         returning id, order_id
       )
       insert into private.credit_notes (task_id, order_id, year, place, amount_paise)
       select id, order_id, 2026, 1003, 100 from task`,
  ],
  [
    "two series of credit notes in one year",
    "credit_note_years",
    () =>
      `insert into private.credit_note_years (year, last_number) select 2099, 1 from generate_series(1, 2)`,
  ],
  [
    "a second refund task for one refund request",
    "refund_tasks",
    ({ orderId }) =>
      `insert into private.refund_tasks (payment_id, request_id, exam_id, reason, amount_paise, status)
       select payment_id, request_id, '${exams[0]}', reason, 100, 'processed' from private.refund_tasks where order_id = '${orderId}'`,
  ],
  [
    "two refund tasks with the same refund at the gateway",
    "refund_tasks",
    ({ paymentId }) =>
      `insert into private.refund_tasks (payment_id, exam_id, reason, amount_paise, razorpay_refund_id)
       select '${paymentId}', ('{${exams.slice(0, 2).join()}}'::uuid[])[n], 'duplicate_exam', 100, 'rfnd_${randomUUID()}'
       from generate_series(1, 2) as n`,
  ],
  [
    "two refunds of one payment for the same reason",
    "refund_tasks",
    ({ paymentId }) =>
      `insert into private.refund_tasks (payment_id, reason, amount_paise, status)
       select '${paymentId}', 'second_payment', 100, 'queued' from generate_series(1, 2)`,
  ],
  [
    "two open refund tasks for one dispute",
    "refund_tasks",
    ({ paymentId }) =>
      `insert into private.refund_tasks (payment_id, reason, amount_paise)
       select '${paymentId}', 'dispute', 100 from generate_series(1, 2)`,
  ],
  [
    "two refunds of the same exam",
    "refund_items",
    ({ orderId }) =>
      `insert into private.refund_items (order_id, exam_id, task_id)
       select order_id, '${exams[0]}', id from private.refund_tasks, generate_series(1, 2) where order_id = '${orderId}'`,
  ],
  [
    "two sweeps of one night",
    "payment_sweeps",
    () =>
      `insert into private.payment_sweeps (night, reached, until) select '2020-01-01', 1, 2 from generate_series(1, 2)`,
  ],
  [
    "two sweeps with one id",
    "payment_sweeps",
    () =>
      `insert into private.payment_sweeps (id, reached, until) overriding system value select -1, 1, 2 from generate_series(1, 2)`,
  ],
];

async function mustRefuseSecondRow(
  database: TestDatabase,
  insert: (purchase: Purchase) => string,
): Promise<void> {
  const purchase = await buy(database);
  await requestRefund(database.owner, purchase);
  await mustRefuse(database, insert(purchase));
}

/** Attacks that insert a second row where only one may exist. */
export const secondRowAttacks: Attack[] = [
  ...secondRows.map(([name, table, insert]) => ({
    name,
    targets: [table],
    run: (database: TestDatabase) => mustRefuseSecondRow(database, insert),
  })),
  {
    name: "two open refund requests about one payment",
    targets: ["refund_tasks"],
    async run(database) {
      const [purchase, otherPurchase] = [await buy(database), await buy(database)];
      await requestRefund(database.owner, purchase);
      await mustRefuse(
        database,
        `with request as (
           insert into public.refund_requests (order_id, student_id, reason, amount_paise)
           values ('${otherPurchase.orderId}', '${otherPurchase.studentId}', 'payment_error', 100) returning id
         )
         insert into private.refund_tasks (payment_id, request_id, reason, amount_paise)
         select '${purchase.paymentId}', id, 'student_request', 100 from request`,
      );
    },
  },
  {
    name: "a gateway order shown to two families",
    targets: ["payment_intents"],
    async run(database) {
      const { gatewayOrderId } = await openCheckout(database);
      const { intent_id: intentId } = await beginPayment(
        database.owner,
        await registerStudent(database),
        exams.slice(0, 1),
      );
      await mustBeRefused(attachGatewayOrder(database.owner, intentId, gatewayOrderId));
    },
  },
  {
    name: "a second open cart with the same exams",
    targets: ["payment_intents"],
    async run(database) {
      const { intentId } = await openCheckout(database);
      await mustRefuse(
        database,
        `insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise)
         select student_id, edition_id, class_id, fingerprint, amount_paise
         from private.payment_intents where id = '${intentId}'`,
      );
    },
  },
  {
    name: "the same exam twice in a cart",
    targets: ["payment_intent_items"],
    async run(database) {
      const { intentId } = await openCheckout(database);
      await mustRefuse(
        database,
        `insert into private.payment_intent_items select * from private.payment_intent_items where intent_id = '${intentId}'`,
      );
    },
  },
  {
    name: "the same payment key for two carts",
    targets: ["payment_keys"],
    async run(database) {
      const [studentId, key] = [await registerStudent(database), randomUUID()];
      await beginPayment(database.owner, studentId, exams.slice(0, 1), key);
      const { outcome } = await beginPayment(database.owner, studentId, exams.slice(1, 2), key);
      must(outcome === "key_reused", `the second cart: ${outcome}`);
    },
  },
];
