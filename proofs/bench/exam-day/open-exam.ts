import type postgres from "postgres";
import { createEdition } from "../../../tools/demo/demo-edition";
import { makeDemoPaper } from "../../../tools/demo/demo-paper";
import { logIn, type DemoStack } from "../../../tools/demo/log-in";
import { preparePaper } from "../../../tools/demo/prepare-paper";
import { dayInIndia } from "../../../src/lib/day-in-india";
import { classFive } from "../../../tests/stack/exams";
import { calculateSpreadSeconds } from "./arithmetic";
import { createPacedTime, type PacedTime } from "./paced-time";

/** An exam of Maths, class 5, with its enrolled students. */
export type OpenedExam = {
  editionId: string;
  examId: string;
  paperId: string;
  children: readonly { id: string; email: string }[];
  time: PacedTime;
  /** Milliseconds since 1970, by `time`. */
  opensAtMs: number;
  /** The number of seconds over which the starts are spread (private.end_overdue_attempts). */
  spreadSeconds: number;
};

/** The password of every child. */
export const password = "an-exam-day-1";

/** The maximum length of an exam with its lobby and late answers; it must end on the same day in India. */
const maxExamMs = 2 * 3_600_000;

/**
 * Inserts accounts, students and their purchases. The password is hashed once, with a low cost, because auth's hashing is not
 * measured here (docs/operations.md, "An exam day").
 */
const insertEnrolledStudents = `
  with child as (
    select gen_random_uuid() as id, gen_random_uuid() as order_id, gen_random_uuid() as intent_id, i,
      'child' || i || '.' || $1::uuid as name
    from generate_series(1, $4::integer) as i
  ), secret as (
    select extensions.crypt($5::text, extensions.gen_salt('bf', 4)) as hash
  ), account as (
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
    )
    select id, 'authenticated', 'authenticated', name || '@olympeak.example', secret.hash, now(),
      '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
    from child, secret
  ), identity as (
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    select id, 'email', id, id, jsonb_build_object('sub', id, 'email', name || '@olympeak.example'), now(), now() from child
  ), student as (
    insert into public.students (id, name, email, class_id, consent_given)
    select id, 'Child ' || i, name || '@olympeak.example', $3, false from child
  ), intent as (
    insert into private.payment_intents
      (id, student_id, edition_id, class_id, fingerprint, amount_paise, status, razorpay_order_id, opened_at)
    select intent_id, id, $1, $3, name, 25000, 'paid', 'order_' || name, now() from child
  ), intent_item as (
    insert into private.payment_intent_items (intent_id, exam_id, price_paise) select intent_id, $2, 25000 from child
  ), payment as (
    insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, method, paid_at)
    select 'pay_' || name, 'order_' || name, 25000, 'INR', 'captured', 'upi', now() from child
  ), purchase as (
    insert into public.orders
      (id, student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id, ordered_at)
    select order_id, id, intent_id, 'pay_' || name, 'order_' || name, 25000, $1, $3, now() from child
  ), item as (
    insert into public.order_items (order_id, exam_id, price_paise) select order_id, $2, 25000 from child
  ), enrolment as (
    insert into public.enrolments (student_id, exam_id, edition_id, class_id, order_id) select id, $2, $1, $3, order_id from child
  )
  select id, name || '@olympeak.example' as email from child`;

/** SQL that makes the time of exams run faster. */
const speedUpClock = (startMs: number, speed: number) => `
  create or replace function private.exam_now() returns timestamptz
  language sql volatile set search_path = ''
  as $$
    select date_trunc('milliseconds', s.at + (clock_timestamp() - s.at) * ${speed})
    from (select timestamptz 'epoch' + ${startMs} * interval '1 millisecond') as s (at)
  $$`;

/** Announces the start time as an organiser does, and deletes the emails about it, because these families have no mailbox. */
async function announceStartTime(sql: postgres.Sql, editionId: string, opensAtMs: number): Promise<void> {
  const opensAt = new Date(opensAtMs);
  await sql`
    update public.edition_exams set opens_at = ${opensAt}, last_start_at = ${opensAt}::timestamptz + interval '15 minutes'
    where edition_id = ${editionId}`;
  await sql`delete from private.outbox where status = 'pending'`;
}

/**
 * Creates an edition with one sealed paper of fifty questions and enrolled students, and opens its lobby.
 *
 * @param stack a running local stack with the demo accounts
 * @param sql its database, as the owner
 * @param childCount the number of enrolled children
 * @param lobbyMs how long the lobby is open before the start, by the exam's time
 * @param speed how many times as fast as real time the exam's time runs
 * @throws Error if the exam would not end today in India
 */
export async function openExam(
  stack: DemoStack,
  sql: postgres.Sql,
  childCount: number,
  lobbyMs: number,
  speed: number,
): Promise<OpenedExam> {
  const day = dayInIndia(new Date());
  if (dayInIndia(new Date(Date.now() + maxExamMs)) !== day)
    throw new Error("An exam that begins now would not end today in India. Try again after midnight there.");
  const author = await logIn(stack, "admin@olympeak.example");
  const solver = await logIn(stack, "organiser@olympeak.example");
  const { editionId, examId } = await createEdition(sql, day);
  const exam = { editionId, examId, classId: classFive };
  const paperId = await preparePaper(author, solver, exam, makeDemoPaper(5));
  const rows = await sql.unsafe(insertEnrolledStudents, [editionId, examId, classFive, childCount, password]);
  const children = rows.map(({ id, email }) => ({ id: String(id), email: String(email) }));
  const spreadSeconds = calculateSpreadSeconds(childCount);
  await sql`update private.papers set slot_seconds = ${spreadSeconds} where id = ${paperId}`;
  await sql`analyze public.students, public.enrolments, public.orders, public.order_items`;
  const startMs = Date.now();
  if (speed !== 1) await sql.unsafe(speedUpClock(startMs, speed));
  const time = createPacedTime(startMs, speed);
  const opensAtMs = Math.ceil((time.nowMs() + lobbyMs) / 1000) * 1000;
  await announceStartTime(sql, editionId, opensAtMs);
  return { editionId, examId, paperId, children, time, opensAtMs, spreadSeconds };
}
