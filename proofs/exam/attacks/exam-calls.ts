import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import { must } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";

/** Any database connection. */
type Connection = postgres.Sql | postgres.ReservedSql | postgres.TransactionSql;

const replySchema = v.looseObject({ outcome: v.string() });
const startedSchema = v.looseObject({
  outcome: v.picklist(["started", "resumed"]),
  attempt_id: v.string(),
  session_no: v.number(),
  ticket: v.string(),
});
const savedSchema = v.looseObject({ outcome: v.string(), acked_seq: v.optional(v.number(), -1) });
const finishedSchema = v.looseObject({ outcome: v.string(), letters: v.optional(v.string(), "") });

/** A student; `name` is the name that the functions of the schema `tests` expect. */
export type Student = { name: string; id: string };
/** A session of an attempt: one page load, with the data that its calls need. */
export type Session = v.InferOutput<typeof startedSchema>;
/** An answer: milliseconds after the start by the page's clock, the question, the option. */
export type Tap = [atMs: number, n: number, option: string | null];

/** The name of the paper of IMO, class 5, as `tests.id` expects it. */
export const paper = "examIMO5";
/** When `startAttempt` starts an attempt, the length of its paper, and its deadline. Start and deadline are in seconds after the opening. */
export const startSeconds = 10;
export const paperSeconds = 900;
export const deadlineSeconds = startSeconds + paperSeconds;

/** Sets the time of exams to `seconds` after the opening, for all connections. */
export async function setClock({ owner }: TestDatabase, seconds: number): Promise<void> {
  await owner`select setval('tests.clock', (extract(epoch from tests.exam_opens_at()) * 1000 + ${seconds * 1000})::bigint)`;
}

/** The organiser in the seed data. */
export const adminId = "de300000-0000-4000-8000-000000000002";

/** Creates a student of class 5 who has bought these exams. */
export async function enrol({ owner }: TestDatabase, codes = "{IMO}"): Promise<Student> {
  const name = randomUUID();
  const [row] = await owner`select tests.create_student(${name}) as id`;
  if (codes !== "{}") await owner`select tests.enrol(${name}, ${codes}::text[])`;
  return { name, id: String(row?.["id"]) };
}

/** Sets the time to 20 s after the exam opens, and enrols a new student. */
export async function enrolAtOpening(database: TestDatabase, codes = "{IMO}"): Promise<Student> {
  await setClock(database, 20);
  return enrol(database, codes);
}

/** Makes the common table expression `me`, which sets the token of a logged-in person. */
export function signIn(sql: Connection, personId: string) {
  return sql`me as materialized (select set_config('request.jwt.claims', ${JSON.stringify({ sub: personId })}, true))`;
}

/** Calls start_exam as a student; `name` is the paper's name for `tests.id`. */
export async function callStartExam(sql: Connection, { id }: Student, name = paper) {
  const [row] =
    await sql`with ${signIn(sql, id)} select public.start_exam(tests.id(${name})) as reply from me`;
  return v.parse(replySchema, row?.["reply"]);
}

/** Starts or continues an exam as a student. Throws if no session is opened. */
export async function startExam(sql: Connection, student: Student, name = paper): Promise<Session> {
  return v.parse(startedSchema, await callStartExam(sql, student, name));
}

/** Sets the time to 10 s after the opening and starts an attempt as a new student. */
export async function startAttempt(database: TestDatabase): Promise<Session & { student: Student }> {
  await setClock(database, startSeconds);
  const student = await enrol(database);
  return { ...(await startExam(database.owner, student)), student };
}

/** Saves the answers of a session, numbered from `firstSeq`. */
export async function saveAnswers(sql: Connection, session: Session, taps: readonly Tap[], firstSeq = 1) {
  const events = taps.map(([at_ms, n, option], index) => ({ seq: firstSeq + index, n, option, at_ms }));
  const [row] = await sql`select public.save_answers(
    ${session.attempt_id}, ${session.session_no}, ${session.ticket}, ${JSON.stringify(events)}::text::jsonb) as reply`;
  return v.parse(savedSchema, row?.["reply"]);
}

/** Finishes the exam in a session. */
export async function finishExam(sql: Connection, session: Session, lastSeq: number) {
  const [row] = await sql`select public.finish_exam(
    ${session.attempt_id}, ${session.session_no}, ${session.ticket}, ${lastSeq}) as reply`;
  return v.parse(finishedSchema, row?.["reply"]);
}

/**
 * Reads the number and the letters of an attempt's last answer record: `2: a---------` is answer record no. 2 of ten questions, of
 * which the first is answered with a. Empty if there is none.
 */
export async function readAnswerRecord({ owner }: TestDatabase, { attempt_id }: Session) {
  const [row] = await owner`select no, letters from private.answer_records
    where attempt_id = ${attempt_id} order by no desc limit 1`;
  return row ? `${String(row["no"])}: ${String(row["letters"])}` : "";
}

/** Returns the column `count` of a query's first row. */
export async function count(query: postgres.PendingQuery<postgres.Row[]>): Promise<number> {
  const [row] = await query;
  return Number(row?.["count"]);
}

/** Throws if the values differ; `subject` begins the message. */
export function mustEqual(found: unknown, expected: unknown, subject: string): void {
  must(found === expected, `${subject} is ${String(found)}, not ${String(expected)}`);
}
