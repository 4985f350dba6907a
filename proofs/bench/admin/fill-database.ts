import type postgres from "postgres";
import * as v from "valibot";
import { randomName, rareName } from "./people";

const edition = "(select id from public.editions where is_current)";
const classOf = (i: string) => `('c1a55000-0000-4000-8000-' || lpad((1 + ${i} % 12)::text, 12, '0'))::uuid`;
const examOf = (i: string) => `('5b1ec700-0000-4000-8000-' || lpad((1 + ${i} % 8)::text, 12, '0'))::uuid`;

/**
 * Returns the statements that fill the tables, in their order: every student has paid for an exam, and every second one has taken a
 * mock test. `i` counts the students from the newest one; they registered 20 seconds apart.
 */
function listSteps(students: number): string[] {
  const payers = `(select s.id, s.created_at, s.class_id, row_number() over (order by s.created_at desc) as i
    from public.students as s where s.role = 'student') as s`;
  return [
    `insert into public.students (id, name, email, phone, class_id, school_name, parent_name, created_at)
    select gen_random_uuid(),
      -- Ten students have the rare name.
      case when i % ${students / 10} = ${students / 20} then '${rareName}' else ${randomName} end,
      'family' || i || '@olympeak.example', '98' || lpad(i::text, 8, '0'), ${classOf("i")}, 'Hill View School', 'A guardian',
      now() - i * interval '20 seconds'
    from generate_series(1, ${students} - (select count(*) from public.students)) as i`,
    `insert into private.payment_intents
      (id, student_id, edition_id, class_id, fingerprint, amount_paise, status, razorpay_order_id, opened_at, created_at)
    select gen_random_uuid(), s.id, ${edition}, s.class_id, 'cart ' || s.i, 25000, 'paid', 'order_' || s.i, s.created_at, s.created_at
    from ${payers}`,
    `insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, method, paid_at)
    select replace(razorpay_order_id, 'order', 'pay'), razorpay_order_id, amount_paise, 'INR', 'captured', 'upi', created_at
    from private.payment_intents`,
    `insert into public.orders
      (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id, ordered_at, refund_status)
    select student_id, id, replace(razorpay_order_id, 'order', 'pay'), razorpay_order_id, amount_paise, edition_id, class_id,
      created_at, case when substr(razorpay_order_id, 7)::integer % 400 = 0 then 'full' else 'none' end
    from private.payment_intents`,
    `insert into public.order_items (order_id, exam_id, price_paise)
    select o.id, ${examOf("o.number")}, 25000 from public.orders as o`,
    `insert into public.enrolments (student_id, exam_id, edition_id, class_id, order_id, is_active)
    select o.student_id, i.exam_id, o.edition_id, o.class_id, o.id, o.refund_status = 'none'
    from public.orders as o join public.order_items as i on i.order_id = o.id`,
    `insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, status)
    select payment_id, id, 'dashboard_refund', amount_paise, 'processed' from public.orders where refund_status = 'full'`,
    `insert into public.mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, created_at)
    select id, class_id, '5b1ec700-0000-4000-8000-000000000001', created_at - interval '9 minutes', created_at, 70, created_at
    from (select *, row_number() over () as i from public.students where role = 'student') as s where i % 2 = 0`,
  ];
}

const filledTables = [
  "students",
  "payment_intents",
  "captured_payments",
  "orders",
  "order_items",
  "enrolments",
  "refund_tasks",
  "mock_tests",
];
const indexSchema = v.array(
  v.object({ schemaname: v.string(), indexname: v.string(), indexdef: v.string() }),
);

/** Returns the indexes without a constraint. They are dropped and created again after the rows, which is faster. */
async function listIndexes(sql: postgres.Sql) {
  const rows = await sql`
    select i.schemaname, i.indexname, i.indexdef from pg_indexes as i
    where i.tablename = any (${filledTables}) and i.schemaname in ('public', 'private')
      and not exists (
        select 1 from pg_constraint as k where k.conindid = format('%I.%I', i.schemaname, i.indexname)::regclass
      )`;
  return v.parse(indexSchema, rows);
}

/**
 * Fills a migrated database with students, an order for each, and a mock test for every second one. Triggers and foreign keys are
 * disabled meanwhile, which is faster; the rows are consistent anyway.
 *
 * @param sql one connection as the owner
 * @param students the number of students afterwards, including the demo accounts
 */
export async function fillDatabase(sql: postgres.Sql, students: number): Promise<void> {
  await sql`set session_replication_role = replica`;
  await sql`set maintenance_work_mem = '256MB'`;
  const indexes = await listIndexes(sql);
  for (const { schemaname, indexname } of indexes) await sql.unsafe(`drop index ${schemaname}.${indexname}`);
  for (const step of listSteps(students)) await sql.unsafe(step);
  for (const { indexdef } of indexes) await sql.unsafe(indexdef);
  await sql`set session_replication_role = origin`;
  await sql`vacuum analyze`;
}
