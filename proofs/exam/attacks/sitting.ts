import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import { must } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";

/** Any database connection. */
type Connection = postgres.Sql | postgres.ReservedSql | postgres.TransactionSql;

const answerSchema = v.looseObject({ outcome: v.string() });
const startedSchema = v.looseObject({
  outcome: v.picklist(["started", "resumed"]),
  attempt_id: v.string(),
  session_no: v.number(),
  ticket: v.string(),
});
const savedSchema = v.looseObject({ outcome: v.string(), acked_seq: v.optional(v.number(), -1) });
const finishedSchema = v.looseObject({ outcome: v.string(), letters: v.optional(v.string(), "") });

/** A student who is enrolled in IMO of class 5. `name` is what `tests.enrol` and its like call her. */
export type Sitter = { name: string; id: string };
/** A page load's part in an attempt, with what its calls need. */
export type Session = v.InferOutput<typeof startedSchema>;
/** Milliseconds after the start by the room, the question, the option. */
export type Tap = [atMs: number, n: number, option: string | null];

/** The paper of IMO, class 5. */
export const paper = "examIMO5";
/** When `sit` begins, in seconds after the exams have opened; how long the paper takes; and when that is over. */
export const startSeconds = 10;
export const paperSeconds = 900;
export const deadlineSeconds = startSeconds + paperSeconds;

/** It is so many seconds after the exams have opened, for everybody. */
export async function setClock({ owner }: TestDatabase, seconds: number): Promise<void> {
  await owner`select setval('tests.clock', (extract(epoch from tests.exam_opens_at()) * 1000 + ${seconds * 1000})::bigint)`;
}

/** The organiser of the seed. */
export const adminId = "de300000-0000-4000-8000-000000000002";

/** A new student, of class 5, with these exams. */
export async function enrol({ owner }: TestDatabase, codes = "{IMO}"): Promise<Sitter> {
  const name = randomUUID();
  const [row] = await owner`select tests.create_student(${name}) as id`;
  if (codes !== "{}") await owner`select tests.enrol(${name}, ${codes}::text[])`;
  return { name, id: String(row?.["id"]) };
}

/** Twenty seconds after the exams have opened. */
export async function enrolInTime(database: TestDatabase, codes = "{IMO}"): Promise<Sitter> {
  await setClock(database, 20);
  return enrol(database, codes);
}

/** The logged-in student, for the statement that reads from `me`. */
export function signIn(sql: Connection, personId: string) {
  return sql`me as materialized (select set_config('request.jwt.claims', ${JSON.stringify({ sub: personId })}, true))`;
}

/** A student presses Start; `name` identifies the paper for `tests.id`. */
export async function pressStart(sql: Connection, { id }: Sitter, name = paper) {
  const [row] =
    await sql`with ${signIn(sql, id)} select public.start_exam(tests.id(${name})) as answer from me`;
  return v.parse(answerSchema, row?.["answer"]);
}

/** A student's new session of an attempt that begins, or continues. */
export async function start(sql: Connection, sitter: Sitter, name = paper): Promise<Session> {
  return v.parse(startedSchema, await pressStart(sql, sitter, name));
}

/** A new student 10 s after the exams have opened, in the room. */
export async function sit(database: TestDatabase): Promise<Session & { sitter: Sitter }> {
  await setClock(database, startSeconds);
  const sitter = await enrol(database);
  return { ...(await start(database.owner, sitter)), sitter };
}

/** The events that a session sends, numbered from `firstSeq`. */
export async function save(sql: Connection, session: Session, taps: readonly Tap[], firstSeq = 1) {
  const events = taps.map(([at_ms, n, option], index) => ({ seq: firstSeq + index, n, option, at_ms }));
  const [row] = await sql`select public.save_answers(
    ${session.attempt_id}, ${session.session_no}, ${session.ticket}, ${JSON.stringify(events)}::text::jsonb) as answer`;
  return v.parse(savedSchema, row?.["answer"]);
}

/** A session says that the student is done. */
export async function finish(sql: Connection, session: Session, lastSeq: number) {
  const [row] = await sql`select public.finish_exam(
    ${session.attempt_id}, ${session.session_no}, ${session.ticket}, ${lastSeq}) as answer`;
  return v.parse(finishedSchema, row?.["answer"]);
}

/** The letters of an attempt's last receipt, with its number; empty without one. */
export async function readReceipt({ owner }: TestDatabase, { attempt_id }: Session) {
  const [row] = await owner`select no, letters from private.exam_receipts
    where attempt_id = ${attempt_id} order by no desc limit 1`;
  return row ? `${String(row["no"])}: ${String(row["letters"])}` : "";
}

/** How many rows a query counts. */
export async function count(query: postgres.PendingQuery<postgres.Row[]>): Promise<number> {
  const [row] = await query;
  return Number(row?.["count"]);
}

/** Throws if the condition is false. */
export function mustBe(found: unknown, expected: unknown, what: string): void {
  must(found === expected, `${what} is ${String(found)}, not ${String(expected)}`);
}
