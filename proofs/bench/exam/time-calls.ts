import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";
import { median } from "../judge";
import { openExam, paper, questionCount } from "./exam-databases";

/** The number of students, who answer in turn, so that nobody reaches the limit of 60 calls a minute. */
const studentCount = 24;

/** The plain insert and update with which the time of a call is compared. */
const plainStatement = `with written as (insert into bench.written (n, option, at) values ($1, $2, now()))
  update bench.counted set number = number + 1, at = now() where id = 1`;

const startSchema = v.object({
  outcome: v.literal("started"),
  attempt_id: v.string(),
  session_no: v.number(),
  ticket: v.string(),
});

/** A started session. */
export type Session = v.InferOutput<typeof startSchema>;

/** Runs a statement; returns its reply and the time in milliseconds. */
async function timeStatement(
  sql: postgres.Sql,
  statement: string,
  values: postgres.ParameterOrJSON<never>[],
): Promise<{ ms: number; reply: unknown }> {
  const startedAt = performance.now();
  const [row] = await sql.unsafe(statement, values, { prepare: true });
  return { ms: performance.now() - startedAt, reply: row?.["reply"] };
}

async function enrolStudents(owner: postgres.Sql): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= studentCount; number += 1) {
    const [row] = await owner`select tests.create_student(${`student${number}`}) as id`;
    await owner`select tests.enrol(${`student${number}`}, array['IMO'])`;
    ids.push(String(row?.["id"]));
  }
  return ids;
}

/**
 * @param sql a connection with the role of a logged-in student
 * @param studentId the student's id
 * @param paperId the id of the paper to start
 * @returns the session, and the time of its start in milliseconds; throws if it was not started
 */
export async function timeStart(
  sql: postgres.Sql,
  studentId: string,
  paperId: string,
): Promise<{ ms: number; session: Session }> {
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: studentId })}, false)`;
  const { ms, reply } = await timeStatement(sql, "select public.start_exam($1) as reply", [paperId]);
  return { ms, session: v.parse(startSchema, reply) };
}

const listTicketArguments = ({ attempt_id, session_no, ticket }: Session) => [attempt_id, session_no, ticket];

/**
 * Lets 24 students take an exam, and after each answer runs a plain insert and update of one row for comparison.
 *
 * @param database a database of this benchmark without attempts
 * @returns the medians in milliseconds, including a round trip within the machine
 */
export async function timeCalls(
  database: TestDatabase,
): Promise<{ plainWrite: number; start: number; save: number; finish: number }> {
  const { owner } = database;
  const [studentConnection, pageConnection] = [
    database.connectAs("authenticated", 1),
    database.connectAs("anon", 1),
  ];
  const students = await enrolStudents(owner);
  await openExam(owner);
  const [row] = await owner.unsafe(`select ${paper} as id`);
  const started: Awaited<ReturnType<typeof timeStart>>[] = [];
  for (const student of students)
    started.push(await timeStart(studentConnection, student, String(row?.["id"])));

  const times = { plainWrite: [] as number[], save: [] as number[], finish: [] as number[] };
  for (let n = 1; n <= questionCount; n += 1)
    for (const { session } of started) {
      const event = { seq: n, n, option: "b", at_ms: 0 };
      const call = "select public.save_answers($1, $2, $3, $4::text::jsonb) as reply";
      const saved = await timeStatement(pageConnection, call, [
        ...listTicketArguments(session),
        JSON.stringify([event]),
      ]);
      v.parse(v.object({ outcome: v.literal("saved"), acked_seq: v.literal(n) }), saved.reply);
      times.save.push(saved.ms);
      times.plainWrite.push((await timeStatement(pageConnection, plainStatement, [n, "b"])).ms);
    }
  for (const { session } of started) {
    const call = "select public.finish_exam($1, $2, $3, $4) as reply";
    const finished = await timeStatement(pageConnection, call, [
      ...listTicketArguments(session),
      questionCount,
    ]);
    v.parse(v.object({ outcome: v.literal("finished"), answered: v.literal(questionCount) }), finished.reply);
    times.finish.push(finished.ms);
  }
  return {
    plainWrite: median(times.plainWrite),
    start: median(started.map(({ ms }) => ms)),
    save: median(times.save),
    finish: median(times.finish),
  };
}
