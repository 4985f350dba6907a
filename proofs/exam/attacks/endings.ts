import type postgres from "postgres";
import type { Attack } from "../../harness/attack";
import { race } from "../../harness/race";
import { computeAnswerRecordCode } from "../model/answer-record-code";
import {
  count,
  deadlineSeconds,
  finishExam,
  mustEqual,
  readAnswerRecord,
  saveAnswers,
  setClock,
  startAttempt,
  startExam,
  type Student,
} from "./exam-calls";

/** Deletes a student's account as an administrator does in the SQL console. */
const anonymise = (sql: postgres.Sql | postgres.ReservedSql, { student }: { student: Student }) =>
  sql`select private.anonymise_student(${student.id})`;

/** Attacks at the end of an attempt, and after it. Each name says what must not happen. */
export const endAttacks: Attack[] = [
  {
    name: "finishing an exam before all answers have arrived",
    targets: ["finish_exam"],
    async run(database) {
      const session = await startAttempt(database);
      const { outcome } = await finishExam(database.owner, session, 1);
      mustEqual(outcome, "gap", "finishing before the answers");
    },
  },
  {
    name: "finishing an exam a second time, later",
    targets: ["finish_exam", "issue_answer_record"],
    async run(database) {
      const session = await startAttempt(database);
      await saveAnswers(database.owner, session, [[0, 1, "a"]]);
      await finishExam(database.owner, session, 1);
      await setClock(database, 100);
      await finishExam(database.owner, session, 1);
      mustEqual(await readAnswerRecord(database, session), "1: a---------", "the answer record");
      const laterEndCount = count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and finished_at > started_at + interval '1 s'`);
      mustEqual(await laterEndCount, 0, "the number of attempts with a later end");
    },
  },
  {
    name: "finishing an exam without the email about the answer record",
    targets: ["answer_records"],
    async run(database) {
      const session = await startAttempt(database);
      await finishExam(database.owner, session, 0);
      const mails = count(database.owner`select count(*) from private.outbox
        where kind = 'exam_answer_record_email' and about ->> 'attempt_id' = ${session.attempt_id}`);
      mustEqual(await mails, 1, "the number of mails with the answer record");
    },
  },
  {
    name: "ignoring an answer that was given on another device before the end and arrives after it",
    targets: ["save_answers", "issue_answer_record"],
    async run(database) {
      const firstSession = await startAttempt(database);
      const secondSession = await startExam(database.owner, firstSession.student);
      await setClock(database, 100);
      await finishExam(database.owner, secondSession, 0);
      await setClock(database, 110);
      await saveAnswers(database.owner, firstSession, [[50_000, 1, "a"]]);
      mustEqual(await readAnswerRecord(database, firstSession), "2: a---------", "the answer record");
    },
  },
  {
    name: "counting an answer that was given on another device after the end",
    targets: ["list_counting_events"],
    async run(database) {
      const firstSession = await startAttempt(database);
      const secondSession = await startExam(database.owner, firstSession.student);
      await setClock(database, 100);
      await finishExam(database.owner, secondSession, 0);
      await setClock(database, 150);
      await saveAnswers(database.owner, firstSession, [[120_000, 1, "a"]]);
      mustEqual(await readAnswerRecord(database, firstSession), "1: ----------", "the answer record");
    },
  },
  {
    name: "finishing an exam on an older page while a newer page continues",
    targets: ["finish_exam"],
    async run(database) {
      const firstSession = await startAttempt(database);
      const secondSession = await startExam(database.owner, firstSession.student);
      mustEqual(
        (await finishExam(database.owner, firstSession, 0)).outcome,
        "moved",
        "the reply to the older page",
      );
      mustEqual(
        (await saveAnswers(database.owner, secondSession, [[0, 1, "a"]])).outcome,
        "saved",
        "the newer page's save",
      );
      mustEqual(await readAnswerRecord(database, firstSession), "", "the answer record");
    },
  },
  {
    name: "reading answers of a newer page with the ticket of an older page",
    targets: ["finish_exam"],
    async run(database) {
      const firstSession = await startAttempt(database);
      await saveAnswers(database.owner, firstSession, [[0, 1, "a"]]);
      const secondSession = await startExam(database.owner, firstSession.student);
      await saveAnswers(database.owner, secondSession, [[0, 2, "b"]]);
      await finishExam(database.owner, secondSession, 1);
      mustEqual(
        (await finishExam(database.owner, firstSession, 1)).letters,
        "a---------",
        "the older page's letters",
      );
      mustEqual(
        (await finishExam(database.owner, secondSession, 1)).letters,
        "ab--------",
        "the newest page's letters",
      );
    },
  },
  {
    name: "counting late answers of a page that made no call in the last two minutes, while another page did (E4)",
    targets: ["list_counting_events"],
    async run(database) {
      const firstSession = await startAttempt(database);
      const secondSession = await startExam(database.owner, firstSession.student);
      await setClock(database, deadlineSeconds - 30);
      await saveAnswers(database.owner, secondSession, [[0, 1, "a"]]);
      await setClock(database, deadlineSeconds + 175);
      await saveAnswers(database.owner, firstSession, [[0, 2, "b"]]);
      await finishExam(database.owner, secondSession, 1);
      mustEqual(await readAnswerRecord(database, firstSession), "1: a---------", "the answer record");
    },
  },
  {
    name: "recording that the student ended the exam, if the student finishes after the deadline",
    targets: ["end_attempt"],
    async run(database) {
      const session = await startAttempt(database);
      await setClock(database, deadlineSeconds + 60);
      await finishExam(database.owner, session, 0);
      const endedByStudent = count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and ended_by = 'student'`);
      mustEqual(await endedByStudent, 0, "the number of attempts ended by the student");
    },
  },
  {
    name: "giving an attempt that is ended an hour late another end than 180 s after the deadline",
    targets: ["lock_attempt"],
    async run(database) {
      const session = await startAttempt(database);
      await setClock(database, deadlineSeconds + 3600);
      await finishExam(database.owner, session, 0);
      const lateCount = count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and finished_at <> deadline_at + interval '180 s'`);
      mustEqual(await lateCount, 0, "the number of attempts with another end");
    },
  },
  {
    name: "issuing an answer record whose code does not match its letters",
    targets: ["answer_record_code"],
    async run(database) {
      const session = await startAttempt(database);
      await saveAnswers(database.owner, session, [[0, 2, "c"]]);
      const reply = await finishExam(database.owner, session, 1);
      const code = computeAnswerRecordCode(session.attempt_id, String(reply["finished_at"]), reply.letters);
      mustEqual(reply["answer_record_code"], code, "the code");
    },
  },
  {
    name: "losing the answers of an account that is deleted after the exam's deadline, before the attempt is ended",
    targets: ["anonymise_student"],
    async run(database) {
      const session = await startAttempt(database);
      await saveAnswers(database.owner, session, [[0, 1, "a"]]);
      await setClock(database, deadlineSeconds + 200);
      await anonymise(database.owner, session);
      mustEqual(await readAnswerRecord(database, session), "1: a---------", "the answer record");
    },
  },
  {
    name: "saving answers while the student's account is being deleted in Supabase's console",
    targets: ["anonymise_student", "save_answers", "finish_exam"],
    async run(database) {
      const session = await startAttempt(database);
      await saveAnswers(database.owner, session, [[0, 1, "a"]]);
      const { others } = await race(
        database,
        (sql) => anonymise(sql, session),
        async (sql, index) => {
          const shouldFinish = index % 2 === 0;
          const reply = shouldFinish
            ? await finishExam(sql, session, 1)
            : await saveAnswers(sql, session, [[0, 2, "b"]], 2);
          return reply.outcome;
        },
      );
      mustEqual([...new Set(others)].join(), "unknown", "the outcome");
      mustEqual(await readAnswerRecord(database, session), "1: a---------", "the answer record");
    },
  },
];
