import { must, type Attack } from "../../harness/attack";
import { race, type Step } from "../../harness/race";
import {
  adminId,
  count,
  deadlineSeconds,
  mustEqual,
  saveAnswers,
  setClock,
  signIn,
  startAttempt,
  type Student,
} from "./exam-calls";

/** Returns a step in which an organiser gives the student five minutes; the step returns the outcome. */
const giveMinutes =
  ({ id }: Student): Step<string> =>
  async (sql) => {
    const [row] = await sql`with ${signIn(sql, adminId)}
      select private.give_exam_grant(${id}, tests.edition(), tests.exam('IMO'), false, 'a power cut', 300, null, null) ->> 'outcome' as outcome
      from me`;
    return String(row?.["outcome"]);
  };

const endOverdueAttempts: Step<unknown> = (sql) => sql`select public.end_overdue_attempts(100)`;

/** Late answers are accepted for this time after the deadline, in seconds; then an attempt can be ended (docs/exam.md, E4). */
const answerGraceSeconds = 180;

/** Times of the exam clock, in seconds after the opening: an attempt of `startAttempt` is overdue, or just not yet. */
const overdueSeconds = deadlineSeconds + answerGraceSeconds + 1;
const notOverdueSeconds = deadlineSeconds + answerGraceSeconds - 1;

/** Races between extra time and the end of an attempt: an ended attempt is never continued (decision 062). */
export const grantRaceAttacks: Attack[] = [
  {
    name: "extra time is given for an overdue attempt that the job has not ended yet",
    targets: ["give_exam_grant", "lock_attempt"],
    async run(database) {
      const { student } = await startAttempt(database);
      await setClock(database, overdueSeconds);
      const connection = await database.owner.reserve();
      const outcome = await giveMinutes(student)(connection, 0).finally(() => connection.release());
      mustEqual(outcome, "over", "the grant");
    },
  },
  {
    name: "extra time is given while the job ends the overdue attempt",
    targets: ["give_exam_grant", "lock_attempt"],
    async run(database) {
      const { student } = await startAttempt(database);
      await setClock(database, overdueSeconds);
      const { others } = await race(database, endOverdueAttempts, giveMinutes(student));
      mustEqual([...new Set(others)].join(), "over", "a grant");
    },
  },
  {
    name: "the job ends an attempt although extra time is being saved in its last second",
    targets: ["end_overdue_attempts", "save_answers"],
    async run(database) {
      const session = await startAttempt(database);
      await setClock(database, notOverdueSeconds);
      await race(database, giveMinutes(session.student), async (sql, index) => {
        await setClock(database, overdueSeconds);
        await (index % 2 === 0 ? endOverdueAttempts(sql, index) : saveAnswers(sql, session, []));
      });
      const runningCount = await count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and finished_at is null`);
      must(runningCount === 1, "an attempt has ended although it got extra time");
    },
  },
  {
    name: "ending a paper's overdue attempts, before everybody gets extra time, skips a locked attempt",
    targets: ["end_overdue"],
    async run(database) {
      const { attempt_id } = await startAttempt(database);
      await setClock(database, overdueSeconds);
      const { waitingCount } = await race(
        database,
        (sql) => sql`select from private.exam_attempts where id = ${attempt_id} for no key update`,
        (sql) => sql`select private.end_overdue(tests.edition(), tests.exam('IMO'), null)`,
      );
      // All seven other calls of `race` must wait.
      must(waitingCount === 7, "a call did not wait for the locked attempt");
      const endedCount = await count(database.owner`select count(*) from private.exam_attempts
        where id = ${attempt_id} and ended_by = 'time'`);
      must(endedCount === 1, "the overdue attempt has not ended");
    },
  },
];
