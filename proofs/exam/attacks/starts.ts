import { must, readRefusal, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import {
  adminId,
  count,
  enrol,
  finishExam,
  paper,
  callStartExam,
  setClock,
  startAttempt,
  startExam,
  type Student,
} from "./exam-calls";

/** A Start that must be refused: its preparation and its expected outcome. */
type RefusedStart = {
  name: string;
  targets: string[];
  outcome: string;
  atSeconds?: number;
  codes?: string;
  paperName?: string;
  /** SQL before the Start; $1 is the student's id. */
  prepareSql?: string;
  /** SQL that undoes `prepareSql`. */
  restoreSql?: string;
};

const wherePaper = `where id = tests.id('${paper}')`;

const refusedStarts: RefusedStart[] = [
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
    name: "Start of the reserve paper without a grant for it",
    targets: ["start_error"],
    outcome: "not_enrolled",
    paperName: "reserveIMO5",
  },
  { name: "Start before the opening", targets: ["start_error"], outcome: "too_early", atSeconds: -1 },
  {
    name: "Start before the student's own opening time",
    targets: ["find_hours"],
    outcome: "too_early",
    atSeconds: 0,
    prepareSql: `update private.papers set slot_seconds = 900 ${wherePaper} and $1::uuid is not null`,
    restoreSql: `update private.papers set slot_seconds = 4 ${wherePaper}`,
  },
  { name: "Start after the last start", targets: ["start_error"], outcome: "too_late", atSeconds: 901 },
  {
    name: "Start of a paper that is cancelled",
    targets: ["start_error"],
    outcome: "cancelled",
    prepareSql: `update private.papers set cancelled_at = now() ${wherePaper} and $1::uuid is not null`,
    restoreSql: `update private.papers set cancelled_at = null ${wherePaper}`,
  },
  {
    name: "Start of a paper that is not sealed",
    targets: ["start_error"],
    outcome: "not_ready",
    prepareSql: `update private.papers set status = 'reviewed' ${wherePaper} and $1::uuid is not null`,
    restoreSql: `update private.papers set status = 'sealed' ${wherePaper}`,
  },
  {
    name: "Start with an enrolment that has ended",
    targets: ["start_exam"],
    outcome: "not_enrolled",
    prepareSql: "update public.enrolments set is_active = false where student_id = $1",
  },
  {
    name: "Start during a refund",
    targets: ["start_error", "is_refund_under_way"],
    outcome: "refund_under_way",
    prepareSql: `with asked as (
        insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, status)
        select payment_id, id, 'dispute', amount_paise, 'queued' from public.orders where student_id = $1
        returning id, order_id)
      insert into private.refund_items (order_id, exam_id, task_id)
      select a.order_id, i.exam_id, a.id from asked as a join public.order_items as i on i.order_id = a.order_id`,
  },
];

async function mustRefuseStart(
  database: TestDatabase,
  { outcome, atSeconds = 10, codes, prepareSql, restoreSql, paperName }: RefusedStart,
) {
  const student = await enrol(database, codes);
  if (prepareSql !== undefined) await database.owner.unsafe(prepareSql, [student.id]);
  try {
    await setClock(database, atSeconds);
    const reply = await callStartExam(database.owner, student, paperName);
    must(reply.outcome === outcome, `Start returns ${reply.outcome}, not ${outcome}`);
  } finally {
    if (restoreSql !== undefined) await database.owner.unsafe(restoreSql);
  }
}

/** Inserts a grant of extra seconds for a student, confirmed by a second organiser or not. */
async function insertGrant({ owner }: TestDatabase, { id }: Student, seconds: number, isConfirmed = false) {
  await owner`insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by, confirmed_by)
    values (tests.id(${paper}), ${id}, ${seconds}, 'a power cut', ${adminId}, ${isConfirmed ? id : null})`;
}

/** A name, grants (seconds, and whether a second organiser confirmed them), and the extra seconds that the attempt must get. */
const grantLimits: [
  name: string,
  grants: [seconds: number, isConfirmed: boolean][],
  expectedSeconds: number,
][] = [
  [
    "more than 900 seconds from one organiser",
    [
      [900, false],
      [900, false],
    ],
    900,
  ],
  ["1,200 seconds without a confirmation", [[1200, false]], 0],
  [
    "more than an hour from two organisers",
    [
      [3600, true],
      [3600, true],
    ],
    3600,
  ],
];

/** Attacks on the rules for starting an exam (docs/exam.md section 2). */
export const startAttacks: Attack[] = [
  ...refusedStarts.map((refusedStart): Attack => ({
    name: refusedStart.name,
    targets: refusedStart.targets,
    run: (database) => mustRefuseStart(database, refusedStart),
  })),
  {
    name: "Start without a login",
    targets: ["start_exam"],
    async run({ owner }) {
      const refusal = await readRefusal(owner`select public.start_exam(tests.id(${paper}))`);
      must(refusal === "42501", `Start: ${refusal}`);
    },
  },
  {
    name: "an attempt resumed by another student",
    targets: ["start_exam"],
    async run(database) {
      const { attempt_id } = await startAttempt(database);
      const otherSession = await startExam(database.owner, await enrol(database));
      must(otherSession.attempt_id !== attempt_id, "two students have the same attempt");
    },
  },
  {
    name: "an exam started again after its end",
    targets: ["start_exam"],
    async run(database) {
      const session = await startAttempt(database);
      await finishExam(database.owner, session, 0);
      const { outcome } = await callStartExam(database.owner, session.student);
      must(outcome === "finished", `a second Start: ${outcome}`);
    },
  },
  ...grantLimits.map(([name, grants, expectedSeconds]): Attack => ({
    name,
    targets: ["granted_seconds"],
    async run(database) {
      const { student, attempt_id } = await startAttempt(database);
      for (const [seconds, isConfirmed] of grants) await insertGrant(database, student, seconds, isConfirmed);
      const extraSeconds = await count(database.owner`
          select extract(epoch from private.find_deadline(a) - a.started_at)::int - p.duration_seconds as count
          from private.exam_attempts as a join private.papers as p on p.id = a.paper_id where a.id = ${attempt_id}`);
      must(extraSeconds === expectedSeconds, `${extraSeconds} seconds were given, not ${expectedSeconds}`);
    },
  })),
];
