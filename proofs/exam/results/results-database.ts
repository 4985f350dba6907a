import * as v from "valibot";
import { startRegistrationServer } from "../../../tools/pgtap/registration-server";
import type { KeyQuestion, Letters } from "./mark-paper";

const rowsSchema = v.array(
  v.object({
    name: v.string(),
    has_answers: v.boolean(),
    marks: v.number(),
    section_c: v.number(),
    difficulty: v.nullable(v.number()),
    rank: v.nullable(v.number()),
    award: v.nullable(v.string()),
  }),
);
const statisticsSchema = v.object({
  participants: v.number(),
  mean: v.nullable(v.number()),
  deviation: v.nullable(v.number()),
  kr20: v.nullable(v.number()),
  standard_error: v.nullable(v.number()),
  distribution: v.array(v.number()),
  questions: v.array(
    v.object({
      facility: v.nullable(v.number()),
      discrimination: v.nullable(v.number()),
      top_shares: v.record(v.string(), v.number()),
      bottom_shares: v.record(v.string(), v.number()),
      suspect_for: v.array(v.string()),
    }),
  ),
});

/** The number of students in the database. Student n is named `seat<n>`; `seat0` has paid for the exam. */
const seatCount = 45;

/** A server with a paper and its attempts. `insertAttempts` begins a transaction, `rollBack` undoes it. */
export type ResultsDatabase = {
  /**
   * Inserts the attempts and closes the paper.
   *
   * @param attemptLetters the counted answers of each attempt
   * @param seats the student's number of each attempt; by default 0, 1, 2, …
   */
  insertAttempts: (
    key: readonly KeyQuestion[],
    attemptLetters: readonly Letters[],
    seats?: readonly number[],
  ) => Promise<void>;
  run: (sql: string) => Promise<void>;
  /** Queues a task and runs it; throws if it fails. */
  runTask: (kind: "provisional" | "final") => Promise<void>;
  /** Changes the answer key of a question, and marks the paper again. */
  changeKey: (n: number, credited: string) => Promise<void>;
  /** Proposes to void the attempt. */
  propose: (seat: number) => Promise<void>;
  /**
   * Voids, resets or releases the attempt: one organiser proposes it, the family replies, and another organiser decides. Returns
   * the outcome, or null if there is no attempt.
   */
  proposeAndDecide: (seat: number, decision: "void" | "reset" | "released") => Promise<string | null>;
  /** Returns the marks and ranks that `private.mark_paper` computes, sorted by letters. */
  markInSql: () => Promise<v.InferOutput<typeof rowsSchema>>;
  /** Returns the published results, in the order of the seats. */
  listPublished: () => Promise<v.InferOutput<typeof rowsSchema>>;
  readStatistics: () => Promise<v.InferOutput<typeof statisticsSchema>>;
  readParticipantCount: () => Promise<number | null>;
  /** Calls a function as the student of a seat; returns its reply. */
  callAs: (seat: number, call: string) => Promise<unknown>;
  listViolations: () => Promise<unknown[]>;
  rollBack: () => Promise<void>;
  close: () => Promise<void>;
};

const paper = "tests.id('examIMO5')";
const createPeopleSql = `
  select tests.schedule_exams(), tests.set_exam_clock('-1 day');
  select tests.create_student('seat' || i) from generate_series(0, ${seatCount - 1}) as i;
  select tests.create_student(n) from unnest('{meera,anil}'::text[]) as n;
  select private.grant_admin(n || '@olympeak.example') from unnest('{meera,anil}'::text[]) as n;
  select tests.enrol('seat0', '{IMO}');
  delete from private.outbox;`;

const toItem = ({ section, optionCount }: KeyQuestion, index: number) => ({
  n: index + 1,
  section,
  question: `Question ${index + 1}`,
  options: ["a", "b", "c", "d"].slice(0, optionCount),
});
const toKey = ({ credited }: KeyQuestion) => ({
  credited: credited === "all" ? credited : credited.split(""),
  why: "It is so.",
  wrong: {},
});

/** Starts a server with the students and two organisers. The caller closes it. */
export async function openResultsDatabase(): Promise<ResultsDatabase> {
  const server = await startRegistrationServer();
  await server.owner.unsafe(createPeopleSql).simple();
  const connection = await server.owner.reserve();
  const queryAll = async (sql: string, values: (string | number)[] = []) => [
    ...(await connection.unsafe(sql, values)),
  ];
  const queryOne = async (sql: string, values: (string | number)[] = []) => (await queryAll(sql, values))[0];
  const runAll = async (sql: string) => void (await connection.unsafe(sql).simple());

  const runQueuedTasks = async () => {
    const row = await queryOne("select private.run_result_tasks() as done");
    const { failed } = v.parse(v.object({ failed: v.number() }), row?.["done"]);
    if (failed > 0)
      throw new Error(JSON.stringify(await queryOne("select failed_with from private.result_tasks")));
  };

  return {
    async insertAttempts(key, attemptLetters, seats = attemptLetters.map((_, seat) => seat)) {
      await runAll(
        `begin; select tests.create_paper('IMO', 5); update private.papers set status = 'draft' where id = ${paper};`,
      );
      await queryAll("delete from private.paper_seals");
      const row = await queryOne(
        `select private.write_paper(${paper}, $1::text::jsonb, null, $2::text::jsonb) as errors`,
        [
          JSON.stringify(key.map(toItem)),
          JSON.stringify(Object.fromEntries(key.map((question, index) => [index + 1, toKey(question)]))),
        ],
      );
      if (v.parse(v.array(v.string()), row?.["errors"]).length > 0) throw new Error(JSON.stringify(row));
      await queryAll(`select tests.seal_paper(${paper}), tests.set_exam_clock('30 days')`);
      const rows = attemptLetters.map((letters, index) => ({ seat: seats[index], letters }));
      await queryAll(
        `with seats as (
          select * from jsonb_to_recordset($1::text::jsonb) as l (seat integer, letters text)
        ), inserted as (
          insert into private.exam_attempts (paper_id, student_id, exam_id, edition_id, class_id, order_id, seed, started_at, finished_at, deadline_at, ended_by, last_session_no)
          select ${paper}, tests.id('seat' || s.seat), e.exam_id, e.edition_id, e.class_id, e.order_id, '0123456789abcdef',
            tests.exam_opens_at() + random() * interval '10 minutes', tests.exam_opens_at() + interval '20 minutes' + random() * interval '30 minutes',
            tests.exam_opens_at() + interval '75 minutes', 'student', 1
          from seats as s, public.enrolments as e
          returning id, student_id
        )
        insert into private.answer_records (attempt_id, no, letters, code, issued_at)
        select a.id, 1, l.letters, '0000-0000-0000', now()
        from seats as l join inserted as a on a.student_id = tests.id('seat' || l.seat)`,
        [JSON.stringify(rows)],
      );
      await queryAll("delete from private.outbox");
      await runQueuedTasks();
    },
    run: runAll,
    async runTask(kind) {
      await queryAll(
        `insert into private.result_tasks (paper_id, kind, asked_at) values (${paper}, $1, private.exam_now())`,
        [kind],
      );
      await runQueuedTasks();
    },
    async changeKey(n, credited) {
      await queryAll(
        `with decided as (
          insert into private.key_decisions (paper_id, n, credited, reason, decided_at) values (${paper}, $1, $2, 'It was wrong.', private.exam_now()) returning id
        )
        insert into private.result_tasks (paper_id, kind, decision_id, asked_at) select ${paper}, 'key', id, private.exam_now() from decided`,
        [n, credited],
      );
      await runQueuedTasks();
    },
    async propose(seat) {
      await queryAll(
        `select tests.call_as('meera', format('propose_void(%L, ''void'', ''Two voices.'')', a.id))
        from private.exam_attempts as a where a.student_id = tests.id('seat' || $1::int)`,
        [seat],
      );
    },
    async proposeAndDecide(seat, decision) {
      const row = await queryOne(
        `select tests.propose_and_decide_void('seat' || $1::int, ${paper}, $2, '{meera,anil}') as outcome`,
        [seat, decision],
      );
      await runQueuedTasks();
      return v.parse(v.nullable(v.string()), row?.["outcome"]);
    },
    async markInSql() {
      const rows = await queryAll(
        `select l.letters as name, m.has_answers, m.marks, m.section_c, m.difficulty, m.rank, null as award
        from private.paper_results as r, private.mark_paper(r.paper_id, r.key_version) as m
        join private.list_counted_attempts(${paper}) as l using (attempt_id) order by l.letters`,
      );
      return v.parse(rowsSchema, rows);
    },
    async listPublished() {
      const rows = await queryAll(
        `select s.name, r.has_answers, r.marks, r.section_c, r.difficulty, r.rank, r.award
        from private.exam_results as r join private.exam_attempts as a on a.id = r.attempt_id join public.students as s on s.id = a.student_id
        where r.is_last order by substr(s.name, 5)::int`,
      );
      return v.parse(rowsSchema, rows);
    },
    async readStatistics() {
      const row = await queryOne(
        `select jsonb_build_object('participants', u.participants, 'mean', u.mean, 'deviation', u.deviation, 'kr20', u.kr20,
          'standard_error', u.standard_error, 'distribution', u.distribution, 'questions', (
            select jsonb_agg(to_jsonb(q) order by q.n) from private.question_statistics as q
          )) as statistics from private.paper_statistics as u`,
      );
      return v.parse(statisticsSchema, row?.["statistics"]);
    },
    async readParticipantCount() {
      const row = await queryOne("select participants from private.paper_results");
      return v.parse(v.nullable(v.number()), row?.["participants"]);
    },
    async callAs(seat, call) {
      await queryAll(`select tests.act_as('seat' || $1::int)`, [seat]);
      const row = await queryOne(`select ${call} as reply`);
      await queryAll("select tests.act_as_owner()");
      return row?.["reply"];
    },
    listViolations: () =>
      queryAll("select * from private.result_violations() union all select * from private.void_violations()"),
    rollBack: () => runAll("rollback"),
    async close() {
      connection.release();
      await server.stop();
    },
  };
}
