import { readRefusal, type Attack } from "../../harness/attack";
import { finishExam, mustEqual, saveAnswers, startAttempt, startExam, type Tap } from "./exam-calls";

/** Calls without the right ticket of a session. */
const ticketAttacks: Attack[] = [
  {
    name: "answers sent with a guessed ticket",
    targets: ["check_ticket", "save_answers"],
    async run(database) {
      const session = await startAttempt(database);
      const { outcome } = await saveAnswers(database.owner, { ...session, ticket: "0".repeat(64) }, [
        [0, 1, "a"],
      ]);
      mustEqual(outcome, "unknown", "a guessed ticket");
    },
  },
  {
    name: "answers sent with the ticket of another session",
    targets: ["check_ticket"],
    async run(database) {
      const firstSession = await startAttempt(database);
      const secondSession = await startExam(database.owner, firstSession.student);
      const { outcome } = await saveAnswers(
        database.owner,
        { ...secondSession, ticket: firstSession.ticket },
        [[0, 1, "a"]],
      );
      mustEqual(outcome, "unknown", "another session's ticket");
    },
  },
  {
    name: "an exam finished with a guessed ticket",
    targets: ["finish_exam"],
    async run(database) {
      const session = await startAttempt(database);
      const { outcome } = await finishExam(database.owner, { ...session, ticket: "0".repeat(64) }, 0);
      mustEqual(outcome, "unknown", "a guessed ticket");
    },
  },
  {
    name: "an event recorded with a guessed ticket",
    targets: ["note_room_events"],
    async run(database) {
      const session = await startAttempt(database);
      const [row] = await database.owner`select public.note_room_events(${session.attempt_id}, 1, 'guessed',
        '[{"kind": "hidden", "at_ms": 1}]') ->> 'outcome' as outcome`;
      mustEqual(row?.["outcome"], "unknown", "a guessed ticket");
    },
  },
];

/** Invalid answers: a name, the attacked functions, the answers, and the sequence number of the first answer. */
const invalidAnswers: [name: string, targets: string[], taps: readonly Tap[], firstSeq: number][] = [
  ["101 answers in one call", ["read_events"], Array.from({ length: 101 }, (): Tap => [0, 1, "a"]), 1],
  ["an option that the question does not have", ["save_error"], [[0, 3, "d"]], 1],
  ["a question that the paper does not have", ["save_error"], [[0, 11, "a"]], 1],
];

/** Calls with invalid answers. */
const invalidAnswerAttacks: Attack[] = [
  ...invalidAnswers.map(([name, targets, taps, firstSeq]): Attack => ({
    name,
    targets,
    async run(database) {
      const session = await startAttempt(database);
      mustEqual(await readRefusal(saveAnswers(database.owner, session, taps, firstSeq)), "PT400", name);
    },
  })),
  {
    name: "two answers with the same sequence number",
    targets: ["save_error"],
    async run(database) {
      const { attempt_id, ticket } = await startAttempt(database);
      const events = JSON.stringify(["a", "b"].map((option) => ({ seq: 1, n: 1, option, at_ms: 0 })));
      const call = database.owner`select public.save_answers(${attempt_id}, 1, ${ticket}, ${events}::text::jsonb)`;
      mustEqual(await readRefusal(call), "PT400", "one sequence number twice");
    },
  },
  {
    name: "the 3,001st answer of a session",
    targets: ["save_error"],
    async run(database) {
      const session = await startAttempt(database);
      await database.owner`update private.exam_sessions set acked_seq = 3000 where attempt_id = ${session.attempt_id}`;
      mustEqual(
        await readRefusal(saveAnswers(database.owner, session, [[0, 1, "a"]], 3001)),
        "PT400",
        "sequence number 3,001",
      );
    },
  },
  {
    name: "the 6,001st answer of an exam, in its third session",
    targets: ["save_error"],
    async run(database) {
      const { attempt_id, student } = await startAttempt(database);
      await startExam(database.owner, student);
      await database.owner`update private.exam_sessions set acked_seq = 3000 where attempt_id = ${attempt_id}`;
      const thirdSession = await startExam(database.owner, student);
      mustEqual(
        await readRefusal(saveAnswers(database.owner, thirdSession, [[0, 1, "a"]])),
        "PT400",
        "sequence number 6,001",
      );
    },
  },
];

/** Attacks with wrong tickets and invalid answers (docs/exam.md section 6). */
export const ticketAndAnswerAttacks: Attack[] = [...ticketAttacks, ...invalidAnswerAttacks];
