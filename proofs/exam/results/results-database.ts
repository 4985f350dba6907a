import * as v from "valibot";
import { startSeasonServer } from "../../../tools/pgtap/season-server";
import type { KeyQuestion, Letters } from "./mark-paper";

const rowsSchema = v.array(
  v.object({
    name: v.string(),
    is_sat: v.boolean(),
    marks: v.number(),
    section_c: v.number(),
    difficulty: v.nullable(v.number()),
    rank: v.nullable(v.number()),
    award: v.nullable(v.string()),
  }),
);
const statisticsSchema = v.object({
  sitters: v.number(),
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

/** The number of students in a database, each with an account and a paid exam. */
const seatCount = 45;

/** A paper that many students have taken, on a throw-away server; `leave` undoes all changes. */
export type ResultsDatabase = {
  /**
   * The attempts are there and the paper is closed.
   *
   * @param sittings what counts of each; the order says which of the students has which
   */
  enter: (
    key: readonly KeyQuestion[],
    sittings: readonly Letters[],
    seats?: readonly number[],
  ) => Promise<void>;
  run: (sql: string) => Promise<void>;
  /** Puts a task and does it; throws where it fails. */
  take: (kind: "provisional" | "final") => Promise<void>;
  /** The key of a question is others than before. */
  changeKey: (n: number, credited: string) => Promise<void>;
  /** Proposes to void the attempt. */
  propose: (seat: number) => Promise<void>;
  /** One organiser asks whether the attempt counts, the family replies, another decides. Returns the outcome, null where there is nothing to ask about. */
  setAside: (seat: number, decision: "void" | "reset" | "released") => Promise<string | null>;
  /** Marks and ranks as `private.mark_paper` reckons them, by letters. */
  mark: () => Promise<v.InferOutput<typeof rowsSchema>>;
  /** The current published results, in the order of the seats. */
  published: () => Promise<v.InferOutput<typeof rowsSchema>>;
  measured: () => Promise<v.InferOutput<typeof statisticsSchema>>;
  sitters: () => Promise<number | null>;
  /** The answer of a function to the student of a seat. */
  askAs: (seat: number, call: string) => Promise<unknown>;
  violations: () => Promise<unknown[]>;
  leave: () => Promise<void>;
  close: () => Promise<void>;
};

const paper = "tests.id('examIMO5')";
const people = `
  select tests.set_exam_hours(), tests.set_exam_time('-1 day');
  select tests.create_student('seat' || i) from generate_series(0, ${seatCount - 1}) as i;
  select tests.create_student(n) from unnest('{meera,anil}'::text[]) as n;
  select private.grant_admin(n || '@olympeak.example') from unnest('{meera,anil}'::text[]) as n;
  select tests.enrol('seat0', '{IMO}');
  delete from private.outbox;`;

const toItem = ({ section, optionCount }: KeyQuestion, place: number) => ({
  n: place + 1,
  section,
  question: `Question ${place + 1}`,
  options: ["a", "b", "c", "d"].slice(0, optionCount),
});
const toKey = ({ credited }: KeyQuestion) => ({
  credited: credited === "all" ? credited : credited.split(""),
  why: "It is so.",
  wrong: {},
});

/** Opens the database. The caller closes it. */
export async function openResultsDatabase(): Promise<ResultsDatabase> {
  const server = await startSeasonServer();
  await server.owner.unsafe(people).simple();
  const connection = await server.owner.reserve();
  const all = async (sql: string, values: (string | number)[] = []) => [
    ...(await connection.unsafe(sql, values)),
  ];
  const one = async (sql: string, values: (string | number)[] = []) => (await all(sql, values))[0];
  const runAll = async (sql: string) => void (await connection.unsafe(sql).simple());

  const doTasks = async () => {
    const row = await one("select private.run_result_tasks() as done");
    const { failed } = v.parse(v.object({ failed: v.number() }), row?.["done"]);
    if (failed > 0)
      throw new Error(JSON.stringify(await one("select failed_with from private.result_tasks")));
  };

  return {
    async enter(key, sittings, seats = sittings.map((_, seat) => seat)) {
      await runAll(
        `begin; select tests.create_paper('IMO', 5); update private.papers set status = 'draft' where id = ${paper};`,
      );
      await all("delete from private.paper_seals");
      const faults = await one(
        `select private.write_paper(${paper}, $1::text::jsonb, null, $2::text::jsonb) as faults`,
        [
          JSON.stringify(key.map(toItem)),
          JSON.stringify(Object.fromEntries(key.map((question, place) => [place + 1, toKey(question)]))),
        ],
      );
      if (v.parse(v.array(v.string()), faults?.["faults"]).length > 0)
        throw new Error(JSON.stringify(faults));
      await all(`select tests.seal_paper(${paper}), tests.set_exam_time('30 days')`);
      const rows = sittings.map((letters, place) => ({ seat: seats[place], letters }));
      await all(
        `with places as (
          select * from jsonb_to_recordset($1::text::jsonb) as l (seat integer, letters text)
        ), sat as (
          insert into private.exam_attempts (paper_id, student_id, exam_id, edition_id, class_id, order_id, seed, started_at, finished_at, deadline_at, ended_by, last_session_no)
          select ${paper}, tests.id('seat' || s.seat), o.exam_id, o.edition_id, o.class_id, o.order_id, '0123456789abcdef',
            tests.exam_opens_at() + random() * interval '10 minutes', tests.exam_opens_at() + interval '20 minutes' + random() * interval '30 minutes',
            tests.exam_opens_at() + interval '75 minutes', 'student', 1
          from places as s, public.enrolments as o
          returning id, student_id
        )
        insert into private.exam_receipts (attempt_id, no, letters, code, issued_at)
        select a.id, 1, l.letters, '0000-0000-0000', now()
        from places as l join sat as a on a.student_id = tests.id('seat' || l.seat)`,
        [JSON.stringify(rows)],
      );
      await all("delete from private.outbox");
      await doTasks();
    },
    run: runAll,
    async take(kind) {
      await all(
        `insert into private.result_tasks (paper_id, kind, asked_at) values (${paper}, $1, private.exam_now())`,
        [kind],
      );
      await doTasks();
    },
    async changeKey(n, credited) {
      await all(
        `with decided as (
          insert into private.key_decisions (paper_id, n, credited, words, decided_at) values (${paper}, $1, $2, 'It was wrong.', private.exam_now()) returning id
        )
        insert into private.result_tasks (paper_id, kind, decision_id, asked_at) select ${paper}, 'key', id, private.exam_now() from decided`,
        [n, credited],
      );
      await doTasks();
    },
    async propose(seat) {
      await all(
        `select tests.call_as('meera', format('propose_void(%L, ''void'', ''Two voices.'')', a.id))
        from private.exam_attempts as a where a.student_id = tests.id('seat' || $1::int)`,
        [seat],
      );
    },
    async setAside(seat, decision) {
      const row = await one(
        `select tests.propose_and_decide_void('seat' || $1::int, ${paper}, $2, '{meera,anil}') as outcome`,
        [seat, decision],
      );
      await doTasks();
      return v.parse(v.nullable(v.string()), row?.["outcome"]);
    },
    async mark() {
      const rows = await all(
        `select l.letters as name, m.is_sat, m.marks, m.section_c, m.difficulty, m.rank, null as award
        from private.paper_results as r, private.mark_paper(r.paper_id, r.key_version) as m
        join private.list_counted_attempts(${paper}) as l using (attempt_id) order by l.letters`,
      );
      return v.parse(rowsSchema, rows);
    },
    async published() {
      const rows = await all(
        `select s.name, r.is_sat, r.marks, r.section_c, r.difficulty, r.rank, r.award
        from private.exam_results as r join private.exam_attempts as a on a.id = r.attempt_id join public.students as s on s.id = a.student_id
        where r.is_last order by substr(s.name, 5)::int`,
      );
      return v.parse(rowsSchema, rows);
    },
    async measured() {
      const row = await one(
        `select jsonb_build_object('sitters', u.sitters, 'mean', u.mean, 'deviation', u.deviation, 'kr20', u.kr20,
          'standard_error', u.standard_error, 'distribution', u.distribution, 'questions', (
            select jsonb_agg(to_jsonb(q) order by q.n) from private.question_statistics as q
          )) as statistics from private.paper_statistics as u`,
      );
      return v.parse(statisticsSchema, row?.["statistics"]);
    },
    async sitters() {
      const row = await one("select sitters from private.paper_results");
      return v.parse(v.nullable(v.number()), row?.["sitters"]);
    },
    async askAs(seat, call) {
      await all(`select tests.act_as('seat' || $1::int)`, [seat]);
      const row = await one(`select ${call} as answer`);
      await all("select tests.act_as_owner()");
      return row?.["answer"];
    },
    violations: () =>
      all("select * from private.result_violations() union all select * from private.void_violations()"),
    leave: () => runAll("rollback"),
    async close() {
      connection.release();
      await server.stop();
    },
  };
}
