import { must, readRefusal, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import { count, enrol, save, sit, start, type Sitter } from "./sitting";

/** Ends the attempt of a rehearsal that was only started. */
const endAttempt = `
  update private.exam_attempts set finished_at = started_at, deadline_at = started_at, ended_by = 'student'
  where finished_at is null and exam_id is null`;

/** A new student who presses Start of the rehearsal so many times; `between` is done after each. */
async function rehearse({ owner }: TestDatabase, { id }: Sitter, times: number, between = "select 1") {
  const outcomes: string[] = [];
  const refusal = await readRefusal(
    owner.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
      for (let time = 1; time <= times; time++) {
        const [row] = await transaction`select public.start_exam(id) ->> 'outcome' as outcome
          from private.papers where kind = 'rehearsal' and from_class = 3`;
        outcomes.push(String(row?.["outcome"]));
        await transaction.unsafe(between);
      }
    }),
  );
  return { outcomes, refusal };
}

/** The write limits of one student or one page: each is a row, or many (docs/exam.md section 2). */
export const capAttacks: Attack[] = [
  {
    name: "rehearsals started all day",
    targets: ["start_error"],
    async run(database) {
      const { outcomes } = await rehearse(database, await enrol(database, "{}"), 21, endAttempt);
      must(outcomes[20] === "limit", `rehearsal 21 of a day is answered with ${outcomes[20]}`);
    },
  },
  {
    name: "a room that is loaded again and again",
    targets: ["open_session"],
    async run(database) {
      const { refusal } = await rehearse(database, await enrol(database, "{}"), 31);
      must(refusal === "PT429", `31 loads of a minute are answered with ${refusal}`);
    },
  },
  {
    name: "page load 201 of an exam",
    targets: ["open_session"],
    async run(database) {
      const { attempt_id, sitter } = await sit(database);
      await database.owner`update private.exam_attempts set last_session_no = 200 where id = ${attempt_id}`;
      const refusal = await readRefusal(start(database.owner, sitter));
      must(refusal === "PT429", `load 201 is answered with ${refusal}`);
    },
  },
  {
    name: "61 calls of a session in a minute",
    targets: ["count_call"],
    async run(database) {
      const session = await sit(database);
      await save(database.owner, session, []);
      await database.owner`update private.exam_sessions set calls = 60 where attempt_id = ${session.attempt_id}`;
      const refusal = await readRefusal(save(database.owner, session, []));
      must(refusal === "PT429", `call 61 is answered with ${refusal}`);
    },
  },
  {
    name: "a thousand things noticed in one attempt",
    targets: ["note_room_events"],
    async run({ owner, ...database }) {
      const { attempt_id, ticket } = await sit({ owner, ...database });
      await owner`insert into private.exam_room_events (attempt_id, session_no, kind, at_ms, noted_at)
        select ${attempt_id}, 1, 'hidden', n, now() from generate_series(1, 500) as n`;
      await owner`select public.note_room_events(${attempt_id}, 1, ${ticket}, '[{"kind": "offline", "at_ms": 1}]')`;
      const noted = await count(
        owner`select count(*) from private.exam_room_events where attempt_id = ${attempt_id}`,
      );
      must(noted === 500, `${noted} things were noted`);
      const kept = await count(
        owner`select count(*) from private.exam_room_events where attempt_id = ${attempt_id} and kind = 'offline'`,
      );
      must(kept === 1, "what was noticed last is not kept");
    },
  },
  {
    name: "something noticed that no room notices",
    targets: ["note_room_events"],
    async run({ owner, ...database }) {
      const { attempt_id, ticket } = await sit({ owner, ...database });
      await owner`select public.note_room_events(${attempt_id}, 1, ${ticket}, '[{"kind": "somebody_else_answered", "at_ms": 1}]')`;
      const noted = await count(
        owner`select count(*) from private.exam_room_events where attempt_id = ${attempt_id}`,
      );
      must(noted === 0, `${noted} things were noted`);
    },
  },
];
