import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../test-databases";
import { must, mustRefuse, type Attack } from "./attack";
import { begin, buy, capture, exams, open, pricePaise, register, requestRefund } from "./family";
import { oddValues, requiredColumns } from "./odd-value-list";

/** Databases that hold a row of every kind already. */
const furnished = new WeakSet<TestDatabase>();

/** One row of every kind, so that each value below has a row to stand in. */
export async function furnish(database: TestDatabase): Promise<void> {
  if (furnished.has(database)) return;
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
  furnished.add(database);
}

/** Tries the change in one row while triggers and foreign keys sleep, as they do when a dump is restored. */
async function tryChange(
  database: TestDatabase,
  table: string,
  change: string,
  where = "true",
): Promise<void> {
  await furnish(database);
  const [row] = await database.owner.unsafe(
    `select ctid::text as place from ${table} where ${where} limit 1`,
  );
  must(row !== undefined, `there is no row of ${table}`);
  const update = `update ${table} set ${change} where ctid = '${String(row["place"])}'`;
  await mustRefuse(database, "set local session_replication_role = replica", update);
}

/** Values that stand nowhere, and values that must stand everywhere. */
export const oddValueAttacks: Attack[] = [
  ...Object.entries(requiredColumns).flatMap(([table, columns]) =>
    columns.map((column) => ({
      name: `a row of ${table} without ${column}`,
      about: [table.replace(/^\w+\./, "")],
      run: (database: TestDatabase) => tryChange(database, table, `${column} = null`),
    })),
  ),
  ...oddValues.map(([table, change, name, where]) => ({
    name,
    about: [table.replace(/^\w+\./, "")],
    run: (database: TestDatabase) => tryChange(database, table, change, where),
  })),
];
