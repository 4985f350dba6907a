import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../../harness/test-databases";
import type { Attack } from "../../harness/attack";
import { attackWithOddValues } from "../../harness/odd-values";
import { begin, buy, capture, exams, open, pricePaise, register, requestRefund } from "./family";
import { oddValues, requiredColumns } from "./odd-value-list";

/** Databases that hold a row of every kind already. */
const seededDatabases = new WeakSet<TestDatabase>();

/** One row of every kind, so that each odd value has a row to be tried in. */
export async function seedEveryTable(database: TestDatabase): Promise<void> {
  if (seededDatabases.has(database)) return;
  const { owner } = database;
  const purchase = await buy(database, [0, 1]);
  await open(database);
  await begin(owner, await register(database), exams.slice(0, 1));
  await requestRefund(owner, purchase);
  await owner`insert into private.refund_items (order_id, exam_id, task_id)
    select order_id, ${exams[0] ?? ""}, id from private.refund_tasks
    where order_id = ${purchase.orderId}`;
  await capture(owner, "pay_of_no_order", "order_of_nobody", pricePaise);
  await owner`select public.receive_webhook(${randomUUID()}, 'payment.captured', '{}')`;
  await owner`select public.start_sweep(null, 1, 2)`;
  await owner`select public.consume_rate_limit(${randomUUID()}, 5, 60)`;
  seededDatabases.add(database);
}

/** Values that a row must never have, and null where a value is required. */
export const oddValueAttacks: Attack[] = attackWithOddValues(seedEveryTable, requiredColumns, oddValues);
