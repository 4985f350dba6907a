import type { TestDatabase } from "../../harness/test-databases";
import { mustRefuse, type Attack } from "../../harness/attack";
import { attackWithStrangers, type OddValue } from "../../harness/odd-values";
import { buy, exams, requestRefund, type Purchase } from "./family";
import { furnish } from "./odd-values";

/** The target of a row's reference. */
const pointers: OddValue[] = [
  ["public.enrolments", "class_id = gen_random_uuid()", "an enrolment in an unknown class"],
  ["public.enrolments", "edition_id = gen_random_uuid()", "an enrolment in an unknown edition"],
  ["public.enrolments", "exam_id = gen_random_uuid()", "an enrolment in an unknown exam"],
  ["public.enrolments", "student_id = gen_random_uuid()", "an enrolment of nobody"],
  [
    "private.outbox",
    "kind = 'exam_moved_email', exam_id = gen_random_uuid(), edition_id = gen_random_uuid(), about = '{}'",
    "a mail about an exam that is in no edition",
    "kind = 'welcome_email'",
  ],
  ["private.outbox", "order_id = gen_random_uuid()", "a mail about an unknown order", "order_id is not null"],
  ["private.outbox", "student_id = gen_random_uuid()", "a mail to nobody"],
  [
    "private.outbox",
    "kind = 'refund_email', refund_task_id = gen_random_uuid()",
    "a mail about an unknown refund",
    "kind = 'welcome_email'",
  ],
  ["private.payment_intent_items", "exam_id = gen_random_uuid()", "a cart with an unknown exam"],
  ["private.payment_intent_items", "intent_id = gen_random_uuid()", "an exam in an unknown cart"],
  [
    "private.payment_intents",
    "class_id = gen_random_uuid()",
    "a cart in an unknown class",
    "status = 'open'",
  ],
  ["private.payment_intents", "edition_id = gen_random_uuid()", "a cart in no edition", "status = 'open'"],
  ["private.payment_intents", "student_id = gen_random_uuid()", "a cart of nobody", "status = 'open'"],
  ["private.payment_keys", "intent_id = gen_random_uuid()", "a key of an unknown cart"],
  ["private.payment_keys", "student_id = gen_random_uuid()", "a key of nobody"],
  ["private.refund_items", "exam_id = gen_random_uuid()", "a refund of an exam that was not bought"],
  ["private.refund_items", "task_id = gen_random_uuid()", "a refunded exam without a task"],
  ["public.refund_requests", "order_id = gen_random_uuid()", "a request about an unknown order"],
  ["public.refund_requests", "student_id = gen_random_uuid()", "a request of nobody"],
  ["private.refund_tasks", "decided_by = gen_random_uuid()", "a refund decided by nobody"],
  ["private.refund_tasks", "exam_id = gen_random_uuid()", "a refund of an unknown exam"],
  ["private.refund_tasks", "order_id = gen_random_uuid()", "a refund of an unknown order"],
  [
    "private.refund_tasks",
    "payment_id = 'pay_unknown'",
    "a refund of an unknown payment",
    "order_id is null",
  ],
  [
    "private.refund_tasks",
    "request_id = gen_random_uuid()",
    "a refund of an unknown request",
    "request_id is not null",
  ],
];

/** The references from one family's purchase to another's, and their tables. */
const mixtures: [string, string[], (mine: Purchase, theirs: Purchase) => string][] = [
  [
    "an enrolment by somebody else's order",
    ["enrolments", "orders"],
    (mine, theirs) =>
      `update public.enrolments set order_id = '${theirs.orderId}' where order_id = '${mine.orderId}'`,
  ],
  [
    "an enrolment in an exam that the order does not hold",
    ["enrolments", "order_items"],
    ({ orderId }) =>
      `update public.enrolments set exam_id = (select id from public.subjects where id <> exam_id limit 1)
       where order_id = '${orderId}'`,
  ],
  [
    "a request for somebody else's order",
    ["refund_requests", "orders"],
    (mine, theirs) =>
      `update public.refund_requests set order_id = '${theirs.orderId}' where order_id = '${mine.orderId}'`,
  ],
  [
    "a refund of one payment for the order of another",
    ["refund_tasks", "orders"],
    (mine, theirs) =>
      `update private.refund_tasks set order_id = '${theirs.orderId}' where order_id = '${mine.orderId}'`,
  ],
  [
    "a refunded exam of another order than its refund's",
    ["refund_items", "refund_tasks"],
    (mine, theirs) =>
      `insert into private.refund_items (order_id, exam_id, task_id)
       select '${theirs.orderId}', '${exams[0]}', id from private.refund_tasks where order_id = '${mine.orderId}'`,
  ],
];

/** Rows that point at what is not there, or at what is somebody else's. */
export const strangerAttacks: Attack[] = [
  ...attackWithStrangers(furnish, pointers),
  ...mixtures.map(([name, about, statement]) => ({
    name,
    about,
    async run(database: TestDatabase) {
      const [mine, theirs] = [await buy(database, [0]), await buy(database, [0])];
      await requestRefund(database.owner, mine);
      await mustRefuse(database, statement(mine, theirs));
    },
  })),
];
