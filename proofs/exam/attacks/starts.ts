import { must, readRefusal, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import { count, enrol, finish, paper, pressStart, setClock, sit, start, type Sitter } from "./sitting";

/** The organiser of the seed. */
const adminId = "de300000-0000-4000-8000-000000000002";

/** The state when somebody presses Start, and the expected answer. */
type Start = {
  name: string;
  targets: string[];
  outcome: string;
  atSeconds?: number;
  codes?: string;
  paperName?: string;
  /** SQL before the press; $1 is the student's id. */
  before?: string;
  /** SQL that takes it back. */
  after?: string;
};

const ofPaper = `where id = tests.id('${paper}')`;

const starts: Start[] = [
  {
    name: "Start without an enrolment",
    targets: ["start_error"],
    outcome: "not_enrolled",
    codes: "{}",
  },
  {
    name: "Start of another class's paper",
    targets: ["start_exam"],
    outcome: "not_enrolled",
    paperName: "examIMO6",
  },
  {
    name: "Start of the reserve paper that nobody granted",
    targets: ["start_error"],
    outcome: "not_enrolled",
    paperName: "reserveIMO5",
  },
  { name: "Start before the hour", targets: ["start_error"], outcome: "too_early", atSeconds: -1 },
  {
    name: "Start before one's own second",
    targets: ["find_hours"],
    outcome: "too_early",
    atSeconds: 0,
    before: `update private.papers set slot_seconds = 900 ${ofPaper} and $1::uuid is not null`,
    after: `update private.papers set slot_seconds = 4 ${ofPaper}`,
  },
  { name: "Start after the last hour", targets: ["start_error"], outcome: "too_late", atSeconds: 901 },
  {
    name: "Start of a paper that is called off",
    targets: ["start_error"],
    outcome: "called_off",
    before: `update private.papers set called_off_at = now() ${ofPaper} and $1::uuid is not null`,
    after: `update private.papers set called_off_at = null ${ofPaper}`,
  },
  {
    name: "Start of a paper that is not sealed",
    targets: ["start_error"],
    outcome: "not_ready",
    before: `update private.papers set status = 'reviewed' ${ofPaper} and $1::uuid is not null`,
    after: `update private.papers set status = 'sealed' ${ofPaper}`,
  },
  {
    name: "Start with an enrolment that has ended",
    targets: ["start_exam"],
    outcome: "not_enrolled",
    before: "update public.enrolments set is_active = false where student_id = $1",
  },
  {
    name: "Start while the money goes back",
    targets: ["start_error", "is_refund_under_way"],
    outcome: "refund_under_way",
    before: `with asked as (
        insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, status)
        select payment_id, id, 'dispute', amount_paise, 'queued' from public.orders where student_id = $1
        returning id, order_id)
      insert into private.refund_items (order_id, exam_id, task_id)
      select a.order_id, i.exam_id, a.id from asked as a join public.order_items as i on i.order_id = a.order_id`,
  },
];

async function tryStart(
  database: TestDatabase,
  { outcome, atSeconds = 10, codes, before, after, paperName }: Start,
) {
  const sitter = await enrol(database, codes);
  if (before !== undefined) await database.owner.unsafe(before, [sitter.id]);
  try {
    await setClock(database, atSeconds);
    const answer = await pressStart(database.owner, sitter, paperName);
    must(answer.outcome === outcome, `Start is answered with ${answer.outcome}, not ${outcome}`);
  } finally {
    if (after !== undefined) await database.owner.unsafe(after);
  }
}

/** A grant of seconds to a student in the exam, confirmed by another or not. */
async function grant({ owner }: TestDatabase, { id }: Sitter, seconds: number, isConfirmed = false) {
  await owner`insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by, confirmed_by)
    values (tests.id(${paper}), ${id}, ${seconds}, 'a power cut', ${adminId}, ${isConfirmed ? id : null})`;
}

/** How many seconds an attempt of that many granted ones lasts beyond its paper. */
const grants: [string, [number, boolean][], number][] = [
  [
    "more than 900 seconds from one organiser",
    [
      [900, false],
      [900, false],
    ],
    900,
  ],
  ["1,200 seconds that nobody confirmed", [[1200, false]], 0],
  [
    "more than an hour from two organisers",
    [
      [3600, true],
      [3600, true],
    ],
    3600,
  ],
];

/** Who may start, and when (docs/exam.md section 2). */
export const startAttacks: Attack[] = [
  ...starts.map((one): Attack => ({
    name: one.name,
    targets: one.targets,
    run: (database) => tryStart(database, one),
  })),
  {
    name: "Start by nobody",
    targets: ["start_exam"],
    async run({ owner }) {
      const refusal = await readRefusal(owner`select public.start_exam(tests.id(${paper}))`);
      must(refusal === "42501", `nobody's Start is answered with ${refusal}`);
    },
  },
  {
    name: "another exam of one student resumed as somebody else's",
    targets: ["start_exam"],
    async run(database) {
      const { attempt_id } = await sit(database);
      const other = await start(database.owner, await enrol(database));
      must(other.attempt_id !== attempt_id, "two students have one attempt");
    },
  },
  {
    name: "an exam started again after its end",
    targets: ["start_exam"],
    async run(database) {
      const session = await sit(database);
      await finish(database.owner, session, 0);
      const { outcome } = await pressStart(database.owner, session.sitter);
      must(outcome === "finished", `a second Start is answered with ${outcome}`);
    },
  },
  ...grants.map(([name, given, expected]): Attack => ({
    name,
    targets: ["granted_seconds"],
    async run(database) {
      const { sitter, attempt_id } = await sit(database);
      for (const [seconds, isConfirmed] of given) await grant(database, sitter, seconds, isConfirmed);
      const found = await count(database.owner`
          select extract(epoch from private.find_deadline(a) - a.started_at)::int - p.duration_seconds as count
          from private.exam_attempts as a join private.papers as p on p.id = a.paper_id where a.id = ${attempt_id}`);
      must(found === expected, `${found} seconds were given, not ${expected}`);
    },
  })),
];
