import type { TestDatabase } from "../../harness/test-databases";
import { mustRefuse, type Attack } from "../../harness/attack";
import { attackWithDanglingReferences, type OddValue } from "../../harness/odd-values";
import { buy, exams, requestRefund, type Purchase } from "./family";
import { seedEveryTable } from "./odd-value-attacks";

/** Changes that make a row refer to a row that does not exist. */
const danglingReferences: OddValue[] = [
  ["public.enrolments", "class_id = gen_random_uuid()", "an enrolment in an unknown class"],
  ["public.enrolments", "edition_id = gen_random_uuid()", "an enrolment in an unknown edition"],
  ["public.enrolments", "exam_id = gen_random_uuid()", "an enrolment in an unknown exam"],
  ["public.enrolments", "student_id = gen_random_uuid()", "an enrolment of an unknown student"],
  [
    "private.outbox",
    "kind = 'exam_moved_email', exam_id = gen_random_uuid(), edition_id = gen_random_uuid(), about = '{}'",
    "a mail about an unknown exam of an unknown edition",
    "kind = 'welcome_email'",
  ],
  ["private.outbox", "order_id = gen_random_uuid()", "a mail about an unknown order", "order_id is not null"],
  ["private.outbox", "student_id = gen_random_uuid()", "a mail to an unknown student"],
  [
    "private.outbox",
    "kind = 'refund_email', refund_task_id = gen_random_uuid()",
    "a mail about an unknown refund",
    "kind = 'welcome_email'",
  ],
  ["private.payment_intent_items", "exam_id = gen_random_uuid()", "a payment intent with an unknown exam"],
  ["private.payment_intent_items", "intent_id = gen_random_uuid()", "an exam in an unknown payment intent"],
  [
    "private.payment_intents",
    "class_id = gen_random_uuid()",
    "a payment intent in an unknown class",
    "status = 'open'",
  ],
  [
    "private.payment_intents",
    "edition_id = gen_random_uuid()",
    "a payment intent in an unknown edition",
    "status = 'open'",
  ],
  [
    "private.payment_intents",
    "student_id = gen_random_uuid()",
    "a payment intent of an unknown student",
    "status = 'open'",
  ],
  ["private.payment_keys", "intent_id = gen_random_uuid()", "a payment key of an unknown payment intent"],
  ["private.payment_keys", "student_id = gen_random_uuid()", "a payment key of an unknown student"],
  ["private.refund_items", "exam_id = gen_random_uuid()", "a refund item for an unknown exam"],
  ["private.refund_items", "task_id = gen_random_uuid()", "a refund item of an unknown refund task"],
  ["private.credit_notes", "task_id = gen_random_uuid()", "a credit note of an unknown refund task"],
  ["private.refund_failures", "task_id = gen_random_uuid()", "a failure of an unknown refund task"],
  ["private.refund_refusals", "refused_by = gen_random_uuid()", "a refusal by an unknown admin"],
  ["private.refund_refusals", "task_id = gen_random_uuid()", "a refusal of an unknown refund task"],
  ["public.refund_requests", "order_id = gen_random_uuid()", "a refund request for an unknown order"],
  ["public.refund_requests", "student_id = gen_random_uuid()", "a refund request of an unknown student"],
  ["private.refund_tasks", "decided_by = gen_random_uuid()", "a refund decided by an unknown admin"],
  ["private.refund_tasks", "exam_id = gen_random_uuid()", "a refund of an unknown exam"],
  ["private.refund_tasks", "order_id = gen_random_uuid()", "a refund of an unknown order"],
  [
    "private.refund_tasks",
    "payment_id = 'pay_unknown'",
    "a refund of an unknown payment",
    // If the task had an order, the reference to the order and its payment would also refuse the change.
    "order_id is null",
  ],
  [
    "private.refund_tasks",
    "request_id = gen_random_uuid()",
    "a refund of an unknown request",
    "request_id is not null",
  ],
];

/** References to rows of another purchase: a name, the tables, and the statement that tries to store the reference. */
const crossedReferences: [
  name: string,
  targets: string[],
  makeStatement: (purchase: Purchase, otherPurchase: Purchase) => string,
][] = [
  [
    "an enrolment with another family's order",
    ["enrolments", "orders"],
    (purchase, otherPurchase) =>
      `update public.enrolments set order_id = '${otherPurchase.orderId}' where order_id = '${purchase.orderId}'`,
  ],
  [
    "an enrolment in an exam that the order does not contain",
    ["enrolments", "order_items"],
    // An exam is a row of subjects.
    ({ orderId }) =>
      `update public.enrolments set exam_id = (select id from public.subjects where id <> exam_id limit 1)
       where order_id = '${orderId}'`,
  ],
  [
    "a refund request for another family's order",
    ["refund_requests", "orders"],
    (purchase, otherPurchase) =>
      `update public.refund_requests set order_id = '${otherPurchase.orderId}' where order_id = '${purchase.orderId}'`,
  ],
  [
    "a refund whose payment and order belong to different purchases",
    ["refund_tasks", "orders"],
    (purchase, otherPurchase) =>
      `update private.refund_tasks set order_id = '${otherPurchase.orderId}' where order_id = '${purchase.orderId}'`,
  ],
  [
    "a refund item whose order differs from its refund task's order",
    ["refund_items", "refund_tasks"],
    (purchase, otherPurchase) =>
      `insert into private.refund_items (order_id, exam_id, task_id)
       select '${otherPurchase.orderId}', '${exams[0]}', id from private.refund_tasks where order_id = '${purchase.orderId}'`,
  ],
];

/** Attacks that store references to rows that do not exist or that belong to another purchase. */
export const wrongReferenceAttacks: Attack[] = [
  ...attackWithDanglingReferences(seedEveryTable, danglingReferences),
  ...crossedReferences.map(([name, targets, makeStatement]) => ({
    name,
    targets,
    async run(database: TestDatabase) {
      const [purchase, otherPurchase] = [await buy(database, [0]), await buy(database, [0])];
      await requestRefund(database.owner, purchase);
      await mustRefuse(database, makeStatement(purchase, otherPurchase));
    },
  })),
];
