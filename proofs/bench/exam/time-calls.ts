import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";
import { median } from "../judge";
import { openHours, paper, questionCount } from "./exam-databases";

/** The number of students; each answers once per round, so that nobody makes 60 calls a minute. */
const studentCount = 24;

const bare = `with written as (insert into bench.written (n, option, at) values ($1, $2, now()))
  update bench.counted set number = number + 1, at = now() where id = 1`;

const startSchema = v.object({
  outcome: v.literal("started"),
  attempt_id: v.string(),
  session_no: v.number(),
  ticket: v.string(),
});

/** The ticket of a session. */
export type Sitting = v.InferOutput<typeof startSchema>;

/** How long it takes until the answer is there, in milliseconds. */
async function time(
  sql: postgres.Sql,
  statement: string,
  values: postgres.ParameterOrJSON<never>[],
): Promise<{ ms: number; answer: unknown }> {
  const startedAt = performance.now();
  const [row] = await sql.unsafe(statement, values, { prepare: true });
  return { ms: performance.now() - startedAt, answer: row?.["answer"] };
}

async function enrolStudents(owner: postgres.Sql): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= studentCount; number += 1) {
    const [row] = await owner`select tests.create_student(${`pupil${number}`}) as id`;
    await owner`select tests.enrol(${`pupil${number}`}, array['IMO'])`;
    ids.push(String(row?.["id"]));
  }
  return ids;
}

/**
 * @param sql a connection with the rights of the logged-in student
 * @param studentId the student's id
 * @param paperId the id of the paper to start
 * @returns the session, and how long its start took in milliseconds; throws when it was not started
 */
export async function start(
  sql: postgres.Sql,
  studentId: string,
  paperId: string,
): Promise<{ ms: number; sitting: Sitting }> {
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: studentId })}, false)`;
  const { ms, answer } = await time(sql, "select public.start_exam($1) as answer", [paperId]);
  return { ms, sitting: v.parse(startSchema, answer) };
}

const argumentsOf = ({ attempt_id, session_no, ticket }: Sitting) => [attempt_id, session_no, ticket];

/**
 * Lets a school sit an exam, one answer after the other, with a bare insert and update of one row after each.
 *
 * @param database of this bench, which nobody has sat in
 * @returns the medians in milliseconds, a round trip within the machine included
 */
export async function timeCalls(
  database: TestDatabase,
): Promise<{ bare: number; start: number; save: number; finish: number }> {
  const { owner } = database;
  const [login, room] = [database.connectAs("authenticated", 1), database.connectAs("anon", 1)];
  const students = await enrolStudents(owner);
  await openHours(owner);
  const [row] = await owner.unsafe(`select ${paper} as id`);
  const started: Awaited<ReturnType<typeof start>>[] = [];
  for (const student of students) started.push(await start(login, student, String(row?.["id"])));

  const times = { bare: [] as number[], save: [] as number[], finish: [] as number[] };
  for (let n = 1; n <= questionCount; n += 1)
    for (const { sitting } of started) {
      const event = { seq: n, n, option: "b", at_ms: 0 };
      const call = "select public.save_answers($1, $2, $3, $4::text::jsonb) as answer";
      const saved = await time(room, call, [...argumentsOf(sitting), JSON.stringify([event])]);
      v.parse(v.object({ outcome: v.literal("saved"), acked_seq: v.literal(n) }), saved.answer);
      times.save.push(saved.ms);
      times.bare.push((await time(room, bare, [n, "b"])).ms);
    }
  for (const { sitting } of started) {
    const call = "select public.finish_exam($1, $2, $3, $4) as answer";
    const finished = await time(room, call, [...argumentsOf(sitting), questionCount]);
    v.parse(
      v.object({ outcome: v.literal("finished"), answered: v.literal(questionCount) }),
      finished.answer,
    );
    times.finish.push(finished.ms);
  }
  return {
    bare: median(times.bare),
    start: median(started.map(({ ms }) => ms)),
    save: median(times.save),
    finish: median(times.finish),
  };
}
