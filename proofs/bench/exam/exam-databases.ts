import type postgres from "postgres";
import { startRegistrationServer } from "../../../tools/pgtap/registration-server";
import { openTestDatabases, type TestDatabases } from "../../harness/test-databases";

/** The number of questions of each paper, as in exams of class 5 and above (docs/specification.md section 4). */
export const questionCount = 50;

/** SQL for the exam's paper, and for the rehearsal, whose attempts need no enrolment and are used to measure the ending of attempts. */
export const paper = "tests.id('examIMO5')";
export const rehearsal = "(select id from private.papers where kind = 'rehearsal' and from_class = 3)";

/** SQL that writes fifty questions with four options. The cost of a call depends only on the number of questions. */
const writeQuestions = (paperId: string) => `
  update private.papers set status = 'draft', duration_seconds = 3600 where id = ${paperId};
  select private.write_paper(
    ${paperId},
    (select jsonb_agg(jsonb_build_object(
      'n', n, 'section', 'A', 'question', 'Question ' || n, 'options', '["1", "2", "3", "4"]'::jsonb) order by n)
    from generate_series(1, ${questionCount}) as n),
    null,
    (select jsonb_object_agg(n, '{"credited": ["2"], "why": "It is so."}'::jsonb) from generate_series(1, ${questionCount}) as n)
  );
  select tests.seal_paper(${paperId});`;

/**
 * Opens databases with a paper and a rehearsal of fifty questions each, and two plain tables that a visitor can write, for
 * comparison. The caller closes them.
 */
export function openBenchDatabases(): Promise<TestDatabases> {
  return openTestDatabases(async () => {
    const server = await startRegistrationServer();
    await server.owner
      .unsafe(
        `select tests.create_paper('IMO', 5), tests.create_rehearsal(); ${writeQuestions(paper)} ${writeQuestions(rehearsal)}
        create schema bench;
        create table bench.counted (id integer primary key, number integer not null, at timestamptz not null);
        insert into bench.counted values (1, 0, now());
        create table bench.written (
          id uuid primary key default gen_random_uuid(), n smallint not null, option text not null, at timestamptz not null
        );
        grant usage on schema bench to anon;
        grant select, insert, update on bench.counted, bench.written to anon;`,
      )
      .simple();
    return server;
  });
}

/** Opens the exam five minutes ago, or at midnight in India if that is later. */
export async function openExam(owner: postgres.Sql): Promise<void> {
  await owner.unsafe(`
    update public.edition_exams
    set registration_closes_on = private.day_in_india(now()) - 1, exam_on = private.day_in_india(now()),
      opens_at = greatest(now() - interval '5 minutes', d.midnight),
      last_start_at = least(now() + interval '1 hour', d.midnight + interval '1 day' - interval '1 second')
    from (select date_trunc('day', now(), '+05:30') as midnight) as d
    where edition_id = tests.edition()`);
}

/**
 * Inserts overdue attempts of the rehearsal that have not ended, with an answer to each question.
 *
 * @param owner the owner's connection to a database without attempts
 * @param count the number of attempts
 */
export async function fillAttempts(owner: postgres.Sql, count: number): Promise<void> {
  const statements = `
    -- Without triggers and foreign keys: no welcome mails, and no checks of each row.
    set local session_replication_role = replica;
    insert into public.students (id, name, email, class_id, consent_given)
    select gen_random_uuid(), 'Somebody', 'family' || i || '@olympeak.example', tests.class(5), false
    from generate_series(1, ${count}) as i;
    insert into private.exam_attempts (paper_id, student_id, class_id, seed, started_at, last_session_no)
    select ${rehearsal}, id, class_id, '0123456789abcdef', now() - interval '2 hours' - random() * interval '1 hour', 1
    from public.students where name = 'Somebody';
    insert into private.exam_sessions (attempt_id, session_no, ticket_hash, acked_seq, started_at, calls_until)
    select id, 1, sha256('ticket'), ${questionCount}, started_at, started_at from private.exam_attempts;
    insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
    select a.id, 1, n, n, substr('abcd', 1 + n % 4, 1), a.started_at + n * interval '60 seconds',
      a.started_at + n * interval '60 seconds'
    from private.exam_attempts as a, generate_series(1, ${questionCount}) as n`;
  await owner.begin((transaction) => transaction.unsafe(statements).simple());
  // Only tables with rows, as autovacuum does: an analysed empty table would get plans for an empty table.
  await owner`analyze public.students, private.exam_attempts, private.exam_sessions, private.exam_events`;
}
