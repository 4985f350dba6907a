import { must, readRefusal, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import { count, enrol, saveAnswers, startAttempt, startExam, type Student } from "./exam-calls";

/** SQL that ends every running rehearsal. */
const endRehearsals = `
  update private.exam_attempts set finished_at = started_at, deadline_at = started_at, ended_by = 'student'
  where finished_at is null and exam_id is null`;

/** Starts the rehearsal `startCount` times in one transaction, with the SQL `afterEach` after each start. */
async function startRehearsals(
  { owner }: TestDatabase,
  { id }: Student,
  startCount: number,
  afterEach = "select 1",
) {
  const outcomes: string[] = [];
  const refusal = await readRefusal(
    owner.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
      for (let number = 1; number <= startCount; number++) {
        const [row] = await transaction`select public.start_exam(id) ->> 'outcome' as outcome
          from private.papers where kind = 'rehearsal' and from_class = 3`;
        outcomes.push(String(row?.["outcome"]));
        await transaction.unsafe(afterEach);
      }
    }),
  );
  return { outcomes, refusal };
}

/** Attacks on the write limits of one student or one page (docs/exam.md section 2). */
export const capAttacks: Attack[] = [
  {
    name: "a 21st rehearsal in a day",
    targets: ["start_error"],
    async run(database) {
      const { outcomes } = await startRehearsals(database, await enrol(database, "{}"), 21, endRehearsals);
      must(outcomes[20] === "limit", `rehearsal 21: ${outcomes[20]}`);
    },
  },
  {
    name: "a 31st page load in a minute",
    targets: ["open_session"],
    async run(database) {
      const { refusal } = await startRehearsals(database, await enrol(database, "{}"), 31);
      must(refusal === "PT429", `load 31: ${refusal}`);
    },
  },
  {
    name: "a 201st page load of an exam",
    targets: ["open_session"],
    async run(database) {
      const { attempt_id, student } = await startAttempt(database);
      await database.owner`update private.exam_attempts set last_session_no = 200 where id = ${attempt_id}`;
      const refusal = await readRefusal(startExam(database.owner, student));
      must(refusal === "PT429", `load 201: ${refusal}`);
    },
  },
  {
    name: "a 61st call of a session in a minute",
    targets: ["count_call"],
    async run(database) {
      const session = await startAttempt(database);
      await saveAnswers(database.owner, session, []);
      await database.owner`update private.exam_sessions set calls = 60 where attempt_id = ${session.attempt_id}`;
      const refusal = await readRefusal(saveAnswers(database.owner, session, []));
      must(refusal === "PT429", `call 61: ${refusal}`);
    },
  },
  {
    name: "a 501st recorded event of an attempt",
    targets: ["note_room_events"],
    async run(database) {
      const { owner } = database;
      const { attempt_id, ticket } = await startAttempt(database);
      await owner`insert into private.exam_room_events (attempt_id, session_no, kind, at_ms, noted_at)
        select ${attempt_id}, 1, 'hidden', n, now() from generate_series(1, 500) as n`;
      await owner`select public.note_room_events(${attempt_id}, 1, ${ticket}, '[{"kind": "offline", "at_ms": 1}]')`;
      const eventCount = await count(
        owner`select count(*) from private.exam_room_events where attempt_id = ${attempt_id}`,
      );
      must(eventCount === 500, `${eventCount} events are stored`);
      const latestCount = await count(
        owner`select count(*) from private.exam_room_events where attempt_id = ${attempt_id} and kind = 'offline'`,
      );
      must(latestCount === 1, "the latest event is not stored");
    },
  },
  {
    name: "a recorded event of an unknown kind",
    targets: ["note_room_events"],
    async run(database) {
      const { owner } = database;
      const { attempt_id, ticket } = await startAttempt(database);
      await owner`select public.note_room_events(${attempt_id}, 1, ${ticket}, '[{"kind": "somebody_else_answered", "at_ms": 1}]')`;
      const eventCount = await count(
        owner`select count(*) from private.exam_room_events where attempt_id = ${attempt_id}`,
      );
      must(eventCount === 0, `${eventCount} events are stored`);
    },
  },
];
