import type postgres from "postgres";
import * as v from "valibot";

const lines = v.array(v.string());
const snapshotSchema = v.object({
  orders: lines,
  refundStatuses: lines,
  enrolments: lines,
  intents: lines,
  captured: lines,
  refunds: lines,
  outbox: lines,
});

/**
 * The rows of the money flow as sorted lines without ids and times. Which of two equal payments became the order is
 * left out on purpose: the family and the bank end in the same place either way.
 */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** Sorted lines of a query that gives one column `line`. */
const sorted = (query: string) =>
  `(select coalesce(jsonb_agg(line order by line), '[]') from (${query}) as l (line))`;

const cart = (items: string, key: string) => `(
  select string_agg(lower(x.name), '+' order by lower(x.name))
  from ${items} as i join public.subjects as x on x.id = i.exam_id where i.${key})`;

const queries: Record<keyof Snapshot, string> = {
  orders: `select s.name || ': ' || ${cart("public.order_items", "order_id = o.id")} || ' ' || o.amount_paise
    from public.orders as o join public.students as s on s.id = o.student_id`,
  refundStatuses: "select refund_status from public.orders",
  enrolments: `select s.name || ': ' || lower(x.name) || case when n.is_active then '' else ' ended' end
    from public.enrolments as n
    join public.students as s on s.id = n.student_id join public.subjects as x on x.id = n.exam_id`,
  intents: `select s.name || ': ' || ${cart("private.payment_intent_items", "intent_id = t.id")} || ' '
      || t.amount_paise || ' ' || t.status
    from private.payment_intents as t join public.students as s on s.id = t.student_id`,
  captured: "select amount_paise || ' ' || status from private.captured_payments",
  refunds: `select t.reason || coalesce(' ' || lower(x.name), '') || ' ' || t.amount_paise || ' ' || t.status
    from private.refund_tasks as t left join public.subjects as x on x.id = t.exam_id`,
  outbox: `select s.name || ': ' || b.kind || ' ' || b.status
    from private.outbox as b join public.students as s on s.id = b.student_id`,
};

const statement = `select jsonb_build_object(${Object.entries(queries)
  .map(([name, query]) => `'${name}', ${sorted(query)}`)
  .join(", ")}) as snapshot`;

/** Events that were received and never worked on, by their ids. */
export async function listUnprocessed(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner`select event_id from private.webhook_inbox where processed_at is null`;
  return rows.map((row) => String(row["event_id"]));
}

/** The breaches of the invariants, in words. */
export async function listViolations(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner`select invariant || ' ' || detail as line from private.payment_violations()`;
  return rows.map((row) => String(row["line"]));
}

/** Reads all of it at one moment. */
export async function readSnapshot(owner: postgres.Sql): Promise<Snapshot> {
  const [row] = await owner.unsafe(statement, [], { prepare: true });
  return v.parse(snapshotSchema, row?.["snapshot"]);
}
