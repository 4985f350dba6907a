import { readRefusal, type Attack } from "../../harness/attack";
import { finish, mustBe, save, sit, start, type Tap } from "./sitting";

/** Calls that only the holder of a session's ticket may make. */
const ticketAttacks: Attack[] = [
  {
    name: "answers sent with a guessed ticket",
    targets: ["check_ticket", "save_answers"],
    async run(database) {
      const session = await sit(database);
      const { outcome } = await save(database.owner, { ...session, ticket: "0".repeat(64) }, [[0, 1, "a"]]);
      mustBe(outcome, "unknown", "a guessed ticket");
    },
  },
  {
    name: "answers sent with the ticket of another session",
    targets: ["check_ticket"],
    async run(database) {
      const first = await sit(database);
      const second = await start(database.owner, first.sitter);
      const { outcome } = await save(database.owner, { ...second, ticket: first.ticket }, [[0, 1, "a"]]);
      mustBe(outcome, "unknown", "another session's ticket");
    },
  },
  {
    name: "an exam ended with a guessed ticket",
    targets: ["finish_exam"],
    async run(database) {
      const session = await sit(database);
      const { outcome } = await finish(database.owner, { ...session, ticket: "0".repeat(64) }, 0);
      mustBe(outcome, "unknown", "a guessed ticket");
    },
  },
  {
    name: "something noticed with a guessed ticket",
    targets: ["note_room_events"],
    async run({ owner, ...database }) {
      const session = await sit({ owner, ...database });
      const [row] = await owner`select public.note_room_events(${session.attempt_id}, 1, 'guessed',
        '[{"kind": "hidden", "at_ms": 1}]') ->> 'outcome' as outcome`;
      mustBe(row?.["outcome"], "unknown", "a guessed ticket");
    },
  },
];

/** Events that are not answers of this paper, by the error's code. */
const refusals: [string, string[], readonly Tap[], number][] = [
  ["101 answers in one call", ["read_events"], Array.from({ length: 101 }, (): Tap => [0, 1, "a"]), 1],
  ["an option that the question does not have", ["save_error"], [[0, 3, "d"]], 1],
  ["a question that the paper does not have", ["save_error"], [[0, 11, "a"]], 1],
];

/** Invalid calls, or calls about another paper. */
const refusalAttacks: Attack[] = [
  ...refusals.map(([name, targets, taps, firstSeq]): Attack => ({
    name,
    targets,
    async run(database) {
      const session = await sit(database);
      mustBe(await readRefusal(save(database.owner, session, taps, firstSeq)), "PT400", name);
    },
  })),
  {
    name: "one number with two answers",
    targets: ["save_error"],
    async run(database) {
      const { attempt_id, ticket } = await sit(database);
      const events = JSON.stringify(["a", "b"].map((option) => ({ seq: 1, n: 1, option, at_ms: 0 })));
      const call = database.owner`select public.save_answers(${attempt_id}, 1, ${ticket}, ${events}::text::jsonb)`;
      mustBe(await readRefusal(call), "PT400", "one number twice");
    },
  },
  {
    name: "the 3,001st answer of a session",
    targets: ["save_error"],
    async run(database) {
      const session = await sit(database);
      await database.owner`update private.exam_sessions set acked_seq = 3000 where attempt_id = ${session.attempt_id}`;
      mustBe(await readRefusal(save(database.owner, session, [[0, 1, "a"]], 3001)), "PT400", "number 3,001");
    },
  },
  {
    name: "the 6,001st answer of an exam, in its third session",
    targets: ["save_error"],
    async run(database) {
      const { attempt_id, sitter } = await sit(database);
      await start(database.owner, sitter);
      await database.owner`update private.exam_sessions set acked_seq = 3000 where attempt_id = ${attempt_id}`;
      const third = await start(database.owner, sitter);
      mustBe(await readRefusal(save(database.owner, third, [[0, 1, "a"]])), "PT400", "number 6,001");
    },
  },
];

/** The required and allowed content of a call (docs/exam.md section 6). */
export const ticketAndRefusalAttacks: Attack[] = [...ticketAttacks, ...refusalAttacks];
