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
 * The rows of the money flow as sorted lines without ids and times. The lines do not say which of two equal payments became the
 * order, because for the family and the bank the result is the same.
 */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** SQL for the sorted lines of a query with the single column `line`. */
const sortedLines = (query: string) =>
  `(select coalesce(jsonb_agg(line order by line), '[]') from (${query}) as l (line))`;

/** SQL for the names of a cart's exams, such as `maths+science`. */
const cartNames = (items: string, key: string) => `(
  select string_agg(lower(x.name), '+' order by lower(x.name))
  from ${items} as i join public.subjects as x on x.id = i.exam_id where i.${key})`;

const queries: Record<keyof Snapshot, string> = {
  orders: `select s.name || ': ' || ${cartNames("public.order_items", "order_id = o.id")} || ' ' || o.amount_paise
    from public.orders as o join public.students as s on s.id = o.student_id`,
  refundStatuses: "select refund_status from public.orders",
  enrolments: `select s.name || ': ' || lower(x.name) || case when e.is_active then '' else ' ended' end
    from public.enrolments as e
    join public.students as s on s.id = e.student_id join public.subjects as x on x.id = e.exam_id`,
  intents: `select s.name || ': ' || ${cartNames("private.payment_intent_items", "intent_id = t.id")} || ' '
      || t.amount_paise || ' ' || t.status
    from private.payment_intents as t join public.students as s on s.id = t.student_id`,
  captured: "select amount_paise || ' ' || status from private.captured_payments",
  refunds: `select t.reason || coalesce(' ' || lower(x.name), '') || ' ' || t.amount_paise || ' ' || t.status
    from private.refund_tasks as t left join public.subjects as x on x.id = t.exam_id`,
  outbox: `select s.name || ': ' || b.kind || ' ' || b.status
    from private.outbox as b join public.students as s on s.id = b.student_id`,
};

const statement = `select jsonb_build_object(${Object.entries(queries)
  .map(([name, query]) => `'${name}', ${sortedLines(query)}`)
  .join(", ")}) as snapshot`;

/** Lists the ids of webhooks that were received but not processed. */
export async function listUnprocessedEventIds(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner`select event_id from private.webhook_inbox where processed_at is null`;
  return rows.map((row) => String(row["event_id"]));
}

/** Lists the broken invariants as text. */
export async function listViolations(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner`select invariant || ' ' || detail as line from private.payment_violations()`;
  return rows.map((row) => String(row["line"]));
}

/** Reads the rows in one statement. */
export async function readSnapshot(owner: postgres.Sql): Promise<Snapshot> {
  const [row] = await owner.unsafe(statement, [], { prepare: true });
  return v.parse(snapshotSchema, row?.["snapshot"]);
}
