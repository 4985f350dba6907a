import { must, readRefusal, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import {
  enrol,
  finishExam,
  saveAnswers,
  setClock,
  signIn,
  startAttempt,
  type Session,
  type Student,
} from "./exam-calls";

/** Reads an answer record as a student. */
async function readOwnAnswerRecord({ owner }: TestDatabase, { id }: Student, { attempt_id }: Session) {
  const [row] =
    await owner`with ${signIn(owner, id)} select public.get_answer_record(${attempt_id})::text as answer_record from me`;
  return String(row?.["answer_record"]);
}

/** Attacks that read another student's data, or a student's own data too early (docs/exam.md section 1, E6 and E7). */
export const readingAttacks: Attack[] = [
  {
    name: "reading another student's answer record",
    targets: ["get_answer_record"],
    async run(database) {
      const session = await startAttempt(database);
      await finishExam(database.owner, session, 0);
      const refusal = await readRefusal(readOwnAnswerRecord(database, await enrol(database, "{}"), session));
      must(refusal === "42501", `another student's answer record: ${refusal}`);
    },
  },
  {
    name: "reading a 31st answer record in a minute",
    targets: ["get_answer_record"],
    async run(database) {
      const session = await startAttempt(database);
      await finishExam(database.owner, session, 0);
      for (let number = 1; number <= 30; number += 1)
        await readOwnAnswerRecord(database, session.student, session);
      const refusal = await readRefusal(readOwnAnswerRecord(database, session.student, session));
      must(refusal === "PT429", `answer record 31: ${refusal}`);
    },
  },
  {
    name: "listing a student's exams without a login",
    targets: ["list_my_exams"],
    async run({ owner }) {
      const refusal = await readRefusal(owner`select * from public.list_my_exams()`);
      must(refusal === "42501", `the list: ${refusal}`);
    },
  },
  {
    name: "reading the questions of a paper that is still open",
    targets: ["questions_json", "get_answer_record"],
    async run(database) {
      const session = await startAttempt(database);
      await finishExam(database.owner, session, 0);
      const earlyRecord = await readOwnAnswerRecord(database, session.student, session);
      must(!earlyRecord.includes("Question 1"), "an answer record shows a question while the paper is open");
      await setClock(database, 86_400);
      const lateRecord = await readOwnAnswerRecord(database, session.student, session);
      must(lateRecord.includes("Question 1"), "an answer record shows no question once the paper is closed");
      must(!lateRecord.includes("credited"), "an answer record shows the answer key of an exam");
    },
  },
  {
    name: "reading more than the fields of a save's reply with a ticket",
    targets: ["save_answers"],
    async run(database) {
      const session = await startAttempt(database);
      const reply = await saveAnswers(database.owner, session, [[0, 1, "a"]]);
      const names = Object.keys(reply).toSorted().join();
      const expected = "acked_seq,current_session,deadline_at,is_over,not_counted,outcome,server_now";
      must(names === expected, `the reply has ${names}`);
    },
  },
];
