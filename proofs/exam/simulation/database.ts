import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";
import type { ModelAnswer } from "../model/exam-rules";

/** The paper of a simulation: an exam with an enrolment, or a rehearsal. The purge deletes the attempt of an old rehearsal. */
export const paperKinds = ["exam", "rehearsal", "old rehearsal"] as const;
export type PaperKind = (typeof paperKinds)[number];

const idSchema = v.tuple([v.object({ id: v.string() })]);
const startTimeSchema = v.tuple([v.object({ ms: v.number() })]);
const milliseconds = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const attemptsSchema = v.array(
  v.object({
    id: v.string(),
    started_ms: milliseconds,
    finished_ms: v.nullable(milliseconds),
    finished_at: v.nullable(v.string()),
    deadline_ms: milliseconds,
    ended_by: v.nullable(v.string()),
    status: v.string(),
    answer_records: v.array(v.object({ no: v.number(), letters: v.string(), code: v.string() })),
  }),
);
const eventsSchema = v.array(
  v.object({
    session_no: v.number(),
    seq: v.number(),
    n: v.number(),
    option: v.nullable(v.string()),
    answered_ms: milliseconds,
    received_ms: milliseconds,
  }),
);

/** An attempt as stored at the end of a simulation; times are in milliseconds since 1970. */
export type StoredAttempt = v.InferOutput<typeof attemptsSchema>[number];

/** SQL for a time in milliseconds since 1970. */
const toMsSql = (column: string) => `round(extract(epoch from ${column}) * 1000)::bigint`;

/** The organiser in the seed data; there is no other. */
export const adminId = "de300000-0000-4000-8000-000000000002";

/** Creates the calls with which the simulation prepares and reads the database; they run as its owner. */
export function createExamDatabase({ owner }: TestDatabase) {
  return {
    /** Allows one organiser to decide alone. */
    setSingleOrganiser: () => owner`update private.settings set is_on = true where name = 'single_organiser'`,
    /** Creates a student who can take the paper, from the time `startMs` on. */
    async createStudent(kind: PaperKind) {
      const name = randomUUID();
      const [student] = v.parse(idSchema, await owner`select tests.create_student(${name}) as id`);
      if (kind === "exam") await owner`select tests.enrol(${name}, '{IMO}')`;
      const [order] = await owner`select id, payment_id from public.orders where student_id = ${student.id}`;
      const [paper] = v.parse(
        idSchema,
        kind === "exam"
          ? await owner`select tests.id('examIMO5') as id`
          : await owner`select id from private.papers where kind = 'rehearsal' and from_class = 3`,
      );
      const startAfterOpening = kind === "old rehearsal" ? "-60 days" : "10 seconds";
      const [start] = v.parse(
        startTimeSchema,
        await owner`select (extract(epoch from tests.exam_opens_at() + ${startAfterOpening}::interval) * 1000)::float8 as ms`,
      );
      return {
        studentId: student.id,
        paperId: paper.id,
        startMs: start.ms,
        orderId: String(order?.["id"]),
        paymentId: String(order?.["payment_id"]),
      };
    },
    async setClock(nowMs: number): Promise<void> {
      await owner`select setval('tests.clock', ${String(Math.round(nowMs))}::bigint)`;
    },
    /**
     * Ends overdue attempts, and then grants a student extra seconds. A grant needs a second person; because the seed has only one
     * organiser, the row names the student.
     */
    async grant(paperId: string, studentId: string, seconds: number): Promise<void> {
      await owner`select public.end_overdue_attempts(100)`;
      await owner`insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by, confirmed_by)
        values (${paperId}, ${studentId}, ${seconds}, 'a power cut', ${adminId}, ${studentId})`;
    },
    /** Returns the task of the family's refund request or of an open dispute, or null. */
    async findTask(orderId: string, reason: "student_request" | "dispute"): Promise<string | null> {
      const [task] = await owner`select id from private.refund_tasks
        where order_id = ${orderId} and reason = ${reason} and (reason = 'student_request' or status = 'review')`;
      return task ? String(task["id"]) : null;
    },
    async endOverdueAttempts(): Promise<void> {
      await owner`select public.end_overdue_attempts(100)`;
    },
    async purge(): Promise<void> {
      await owner`select public.purge_expired()`;
    },
    async readAttempts(studentId: string): Promise<StoredAttempt[]> {
      return v.parse(
        attemptsSchema,
        await owner.unsafe(
          `select a.id, ${toMsSql("a.started_at")} as started_ms, ${toMsSql("a.finished_at")} as finished_ms,
            private.iso_timestamp(a.finished_at) as finished_at, ${toMsSql("private.find_deadline(a)")} as deadline_ms, a.ended_by, a.status,
            (select coalesce(jsonb_agg(jsonb_build_object('no', r.no, 'letters', r.letters, 'code', r.code) order by r.no), '[]')
              from private.answer_records as r where r.attempt_id = a.id) as answer_records
          from private.exam_attempts as a where a.student_id = $1 order by a.started_at`,
          [studentId],
        ),
      );
    },
    async readEvents(attemptId: string): Promise<ModelAnswer[]> {
      const rows = v.parse(
        eventsSchema,
        await owner.unsafe(
          `select session_no, seq, n, option, ${toMsSql("answered_at")} as answered_ms, ${toMsSql("received_at")} as received_ms
          from private.exam_events where attempt_id = $1 order by session_no, seq`,
          [attemptId],
        ),
      );
      return rows.map((row) => ({
        sessionNo: row.session_no,
        seq: row.seq,
        n: row.n,
        option: row.option,
        answeredMs: row.answered_ms,
        receivedMs: row.received_ms,
      }));
    },
    /** Lists the violated promises of the exam as text. Earlier simulations have deleted their attempts, so all are of the current one. */
    async listViolations(): Promise<string[]> {
      const rows = await owner`select line from tests.exam_violations() as line`;
      return rows.map(({ line }) => String(line));
    },
    /** Deletes the student's attempts and grants, and the decisions about whole papers, so that the next simulation begins without any. */
    async clear(studentId: string): Promise<void> {
      await owner`delete from private.exam_attempts where student_id = ${studentId}`;
      await owner`delete from private.exam_grants where student_id = ${studentId}`;
      await owner`delete from private.exam_decisions`;
      await owner`update private.papers set extra_seconds = 0, cancelled_at = null, opens_at = null, last_start_at = null
        where kind = 'exam'`;
    },
  };
}

export type ExamDatabase = ReturnType<typeof createExamDatabase>;
