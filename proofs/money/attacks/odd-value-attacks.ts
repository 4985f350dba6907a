import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../../harness/test-databases";
import type { Attack } from "../../harness/attack";
import { attackWithOddValues } from "../../harness/odd-values";
import {
  beginPayment,
  buy,
  recordCapture,
  exams,
  openCheckout,
  pricePaise,
  registerStudent,
  requestRefund,
} from "./family";
import { oddValues, requiredColumns } from "./odd-value-list";

/** Databases in which `seedEveryTable` has run. */
const seededDatabases = new WeakSet<TestDatabase>();

/** Makes sure that every table has a row in which odd values can be tried. */
export async function seedEveryTable(database: TestDatabase): Promise<void> {
  if (seededDatabases.has(database)) return;
  const { owner } = database;
  const purchase = await buy(database, [0, 1]);
  await openCheckout(database);
  await beginPayment(owner, await registerStudent(database), exams.slice(0, 1));
  await requestRefund(owner, purchase);
  await owner`insert into private.refund_items (order_id, exam_id, task_id)
    select order_id, ${exams[0] ?? ""}, id from private.refund_tasks
    where order_id = ${purchase.orderId}`;
  await owner`insert into private.refund_refusals (task_id, reason, amount_paise, requested_at, answer, refused_at)
    select id, reason, amount_paise, created_at, 'No.', now() from private.refund_tasks
    where order_id = ${purchase.orderId}`;
  await owner`insert into private.refund_failures (task_id, round, amount_paise, razorpay_refund_id, detail)
    select id, round, amount_paise, 'rfnd_of_a_failure', 'No.' from private.refund_tasks
    where order_id = ${purchase.orderId}`;
  await owner`select private.issue_credit_note(t) from private.refund_tasks as t where t.order_id = ${purchase.orderId}`;
  await recordCapture(owner, "pay_of_no_order", "order_of_nobody", pricePaise);
  await owner`select public.receive_webhook(${randomUUID()}, 'payment.captured', '{}')`;
  await owner`select public.start_sweep(null, 1, 2)`;
  await owner`select public.consume_rate_limit(${randomUUID()}, 5, 60)`;
  seededDatabases.add(database);
}

/** Attacks with values that a row must never have, and with null where a value is required. */
export const oddValueAttacks: Attack[] = attackWithOddValues(seedEveryTable, requiredColumns, oddValues);
