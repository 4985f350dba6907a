import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase, TestDatabases } from "../../harness/test-databases";
import { paper, questionCount } from "./exam-databases";

const doneSchema = v.object({ done: v.literal(1), failed: v.literal(0) });

/** The tasks of a paper's results, in order. */
const tasks = ["provisional", "key", "final"] as const;

/** Inserts `count` finished attempts with random answers, and closes the paper. */
async function fillAnswerRecords(owner: postgres.Sql, count: number): Promise<void> {
  const statements = `
    -- Without triggers and foreign keys: no welcome mails, and no checks of each row.
    set local session_replication_role = replica;
    insert into public.students (id, name, email, class_id, consent_given)
    select gen_random_uuid(), 'Somebody', 'family' || i || '@olympeak.example', tests.class(5), false
    from generate_series(1, ${count}) as i;
    insert into private.exam_attempts (
      paper_id, student_id, exam_id, edition_id, class_id, order_id, seed, started_at, finished_at, deadline_at, ended_by, last_session_no
    )
    select ${paper}, id, tests.exam('IMO'), tests.edition(), class_id, gen_random_uuid(), '0123456789abcdef', now() - interval '3 hours',
      now() - interval '2 hours', now() - interval '2 hours', 'student', 1
    from public.students where name = 'Somebody';
    insert into private.answer_records (attempt_id, no, letters, code, issued_at)
    select a.id, 1, l.letters, '0000-0000-0000', now()
    from (select id, random() as ability from private.exam_attempts) as a
    cross join lateral (
      select string_agg(case when n > 0 and random() < a.ability then 'b' else substr('abcd', 1 + floor(random() * 4)::integer, 1) end, '') as letters
      from generate_series(1, ${questionCount}) as n
    ) as l;
    insert into private.paper_results (paper_id, key_version, closed_at) values (${paper}, 1, now());`;
  await owner.begin((transaction) => transaction.unsafe(statements).simple());
  await owner`analyze public.students, private.exam_attempts, private.answer_records`;
}

/** Queues a task and runs it; returns the time in milliseconds. */
async function timeTask({ owner }: TestDatabase, kind: (typeof tasks)[number]): Promise<number> {
  await owner.unsafe(`
    with decided as (
      insert into private.key_decisions (paper_id, n, credited, reason, decided_at)
      select ${paper}, 7, 'bc', 'Both are right.', now() where '${kind}' = 'key' returning id
    )
    insert into private.result_tasks (paper_id, kind, decision_id, asked_at) values (${paper}, '${kind}', (select id from decided), now())`);
  const startedAt = performance.now();
  const [row] = await owner`select private.run_result_tasks() as reply`;
  const ms = performance.now() - startedAt;
  v.parse(doneSchema, row?.["reply"]);
  return ms;
}

/**
 * Publishes a paper, marks it again with another key, and ranks it, including statistics and mails. Alternates between a small
 * exam and a large one, so that other load on the machine affects both.
 *
 * @param databases the databases of this benchmark
 * @param counts the number of attempts of each exam
 * @returns milliseconds per attempt, in the order of the counts. Throws if a promise of docs/exam.md section 1 is broken
 */
export async function timeMarking(databases: TestDatabases, counts: readonly number[]): Promise<number[]> {
  const exams: { database: TestDatabase; count: number; ms: number }[] = [];
  for (const count of counts) {
    const database = await databases.open(`marked_${count}`);
    await fillAnswerRecords(database.owner, count);
    exams.push({ database, count, ms: 0 });
  }
  for (const kind of tasks) for (const exam of exams) exam.ms += await timeTask(exam.database, kind);
  for (const { database } of exams) {
    const violations = await database.owner`select promise from private.result_violations()`;
    if (violations.length > 0) throw new Error(`Marked wrongly: ${JSON.stringify(violations.slice(0, 3))}`);
    await database.close();
  }
  return exams.map(({ ms, count }) => ms / count);
}
