import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../../harness/test-databases";
import { attach, begin, buy, exams, open, register, requestRefund, type Purchase } from "./family";
import { must, mustBeRefused, mustRefuse, type Attack } from "../../harness/attack";

/** Rows of which there may be only one, and the way to make a second one for a purchase whose refund was requested. */
const seconds: [string, string, (purchase: Purchase) => string][] = [
  [
    "a second purchase mail of an order",
    "outbox",
    ({ studentId, orderId }) =>
      `insert into private.outbox (kind, student_id, order_id) values ('purchase_email', '${studentId}', '${orderId}')`,
  ],
  [
    "a second welcome",
    "outbox",
    ({ studentId }) =>
      `insert into private.outbox (kind, student_id) values ('welcome_email', '${studentId}')`,
  ],
  [
    "a second contact sync while one waits",
    "outbox",
    ({ studentId }) => `insert into private.outbox (kind, student_id) values ('contact', '${studentId}')`,
  ],
  [
    "a second removal of one address",
    "outbox",
    ({ studentId }) =>
      `insert into private.outbox (kind, student_id, recipient)
       select 'contact_removal', '${studentId}', 'family@olympeak.example' from generate_series(1, 2)`,
  ],
  [
    "two mails about one refund",
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
    "a second request for one order",
    "refund_requests",
    ({ orderId }) =>
      `insert into public.refund_requests (order_id, student_id, reason, amount_paise)
       select order_id, student_id, reason, amount_paise from public.refund_requests where order_id = '${orderId}'`,
  ],
  [
    "two tasks of one request",
    "refund_tasks",
    ({ orderId }) =>
      `insert into private.refund_tasks (payment_id, request_id, exam_id, reason, amount_paise)
       select payment_id, request_id, '${exams[0]}', reason, 100 from private.refund_tasks where order_id = '${orderId}'`,
  ],
  [
    "two tasks with one refund",
    "refund_tasks",
    ({ paymentId }) =>
      `insert into private.refund_tasks (payment_id, exam_id, reason, amount_paise, razorpay_refund_id)
       select '${paymentId}', ('{${exams.slice(0, 2).join()}}'::uuid[])[n], 'duplicate_exam', 100, 'rfnd_${randomUUID()}'
       from generate_series(1, 2) as n`,
  ],
  [
    "a payment that goes back twice for one reason",
    "refund_tasks",
    ({ paymentId }) =>
      `insert into private.refund_tasks (payment_id, reason, amount_paise, status)
       select '${paymentId}', 'second_payment', 100, 'queued' from generate_series(1, 2)`,
  ],
  [
    "two open reviews of one dispute",
    "refund_tasks",
    ({ paymentId }) =>
      `insert into private.refund_tasks (payment_id, reason, amount_paise)
       select '${paymentId}', 'dispute', 100 from generate_series(1, 2)`,
  ],
  [
    "an exam that goes back twice",
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

async function trySecond(database: TestDatabase, insert: (purchase: Purchase) => string): Promise<void> {
  const purchase = await buy(database);
  await requestRefund(database.owner, purchase);
  await mustRefuse(database, insert(purchase));
}

/** Second rows of what there is one of. */
export const secondRowAttacks: Attack[] = [
  ...seconds.map(([name, table, insert]) => ({
    name,
    about: [table],
    run: (database: TestDatabase) => trySecond(database, insert),
  })),
  {
    name: "a gateway order shown to two families",
    about: ["payment_intents"],
    async run(database) {
      const { gatewayOrderId } = await open(database);
      const { intent_id: intentId } = await begin(
        database.owner,
        await register(database),
        exams.slice(0, 1),
      );
      await mustBeRefused(attach(database.owner, intentId, gatewayOrderId));
    },
  },
  {
    name: "a second live cart of the same content",
    about: ["payment_intents"],
    async run(database) {
      const { intentId } = await open(database);
      await mustRefuse(
        database,
        `insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise)
         select student_id, edition_id, class_id, fingerprint, amount_paise
         from private.payment_intents where id = '${intentId}'`,
      );
    },
  },
  {
    name: "an exam twice in one cart",
    about: ["payment_intent_items"],
    async run(database) {
      const { intentId } = await open(database);
      await mustRefuse(
        database,
        `insert into private.payment_intent_items select * from private.payment_intent_items where intent_id = '${intentId}'`,
      );
    },
  },
  {
    name: "one key for two carts",
    about: ["payment_keys"],
    async run(database) {
      const [studentId, key] = [await register(database), randomUUID()];
      await begin(database.owner, studentId, exams.slice(0, 1), key);
      const { outcome } = await begin(database.owner, studentId, exams.slice(1, 2), key);
      must(outcome === "key_reused", `the second cart is answered with ${outcome}`);
    },
  },
];
