import { must, type Attack } from "../../harness/attack";
import { race } from "../../harness/race";
import {
  count,
  enrolAtOpening,
  finishExam,
  paperSeconds,
  callStartExam,
  readAnswerRecord,
  saveAnswers,
  setClock,
  signIn,
  startAttempt,
  startExam,
} from "./exam-calls";

/** Races of one student's calls: each call starts while the transaction of another call is still open. */
export const raceAttacks: Attack[] = [
  {
    name: "starting two attempts by eight calls of start_exam at the same time",
    targets: ["start_exam"],
    async run(database) {
      const student = await enrolAtOpening(database);
      const pressStart = (sql: Parameters<typeof callStartExam>[0]) => callStartExam(sql, student);
      const { first, others } = await race(database, pressStart, pressStart);
      const outcomes = [first, ...others].map(({ outcome }) => outcome).toSorted();
      must(outcomes.join() === `${"resumed,".repeat(7)}started`, `the outcomes: ${outcomes.join()}`);
    },
  },
  {
    name: "changing the end of an attempt by eight calls of finish_exam at the same time",
    targets: ["lock_attempt"],
    async run(database) {
      const session = await startAttempt(database);
      const { others } = await race(
        database,
        (sql) => finishExam(sql, session, 0),
        async (sql) => {
          await setClock(database, 30);
          return finishExam(sql, session, 0);
        },
      );
      must(
        others.every(({ outcome }) => outcome === "finished"),
        "a call does not return finished",
      );
      const laterEndCount = await count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and finished_at > started_at`);
      must(laterEndCount === 0, "the exam's end has changed");
      must(
        (await readAnswerRecord(database, session)).startsWith("1: "),
        "there is more than one answer record",
      );
    },
  },
  {
    name: "an answer record without the answers that one device saves while another device finishes the exam",
    targets: ["lock_attempt", "issue_answer_record"],
    async run(database) {
      const firstSession = await startAttempt(database);
      const secondSession = await startExam(database.owner, firstSession.student);
      await race(
        database,
        (sql) => finishExam(sql, secondSession, 0),
        (sql) => saveAnswers(sql, firstSession, [[0, 1, "a"]]),
      );
      const answerRecord = await readAnswerRecord(database, firstSession);
      must(answerRecord === "2: a---------", `the answer record is ${answerRecord}`);
    },
  },
  {
    name: "ending overdue attempts waits for a locked attempt",
    targets: ["end_overdue_attempts"],
    async run(database) {
      const lockedSession = await startAttempt(database);
      await startAttempt(database);
      await setClock(database, paperSeconds + 500);
      const { waitingCount } = await race(
        database,
        (sql) =>
          sql`select from private.exam_attempts where id = ${lockedSession.attempt_id} for no key update`,
        (sql) => sql`select public.end_overdue_attempts(100)`,
      );
      must(waitingCount < 7, "every call waited for the locked attempt");
    },
  },
  {
    name: "eight calls at the same time end an attempt more than once",
    targets: ["end_overdue_attempts"],
    async run(database) {
      const session = await startAttempt(database);
      await setClock(database, paperSeconds + 500);
      const endOverdueAttempts = (sql: Parameters<typeof callStartExam>[0]) =>
        sql`select public.end_overdue_attempts(100) ->> 'ended' as ended`;
      const { first, others } = await race(database, endOverdueAttempts, endOverdueAttempts);
      const endedCounts = [first, ...others].map(([row]) => Number(row?.["ended"]));
      must(
        endedCounts.filter((number) => number > 0).length === 1,
        `an attempt (${session.attempt_id}) was ended ${endedCounts.join()} times`,
      );
    },
  },
  {
    name: "a student's list of exams that waits because an attempt is locked",
    targets: ["list_my_exams"],
    async run(database) {
      const { student, attempt_id } = await startAttempt(database);
      await setClock(database, paperSeconds + 500);
      const { waitingCount } = await race(
        database,
        (sql) => sql`select from private.exam_attempts where id = ${attempt_id} for no key update`,
        (sql) => sql`with ${signIn(sql, student.id)}
          select x.state from me cross join lateral public.list_my_exams() as x`,
      );
      must(waitingCount === 0, "the list waits for a locked attempt");
    },
  },
];
