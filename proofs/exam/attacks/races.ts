import { must, type Attack } from "../../harness/attack";
import { race } from "../../harness/race";
import {
  count,
  enrolInTime,
  finish,
  paperSeconds,
  pressStart,
  readReceipt,
  save,
  setClock,
  signIn,
  sit,
  start,
} from "./sitting";

/** Actions at the same time as a transaction that is not committed yet. */
export const raceAttacks: Attack[] = [
  {
    name: "eight Starts at once",
    targets: ["start_exam"],
    async run(database) {
      const sitter = await enrolInTime(database);
      const press = (sql: Parameters<typeof pressStart>[0]) => pressStart(sql, sitter);
      const { first, others } = await race(database, press, press);
      const outcomes = [first, ...others].map(({ outcome }) => outcome).toSorted();
      must(outcomes.join() === `${"resumed,".repeat(7)}started`, `they are answered ${outcomes.join()}`);
    },
  },
  {
    name: "an end at the same time as other ends",
    targets: ["lock_attempt"],
    async run(database) {
      const session = await sit(database);
      const { others } = await race(
        database,
        (sql) => finish(sql, session, 0),
        async (sql) => {
          await setClock(database, 30);
          return finish(sql, session, 0);
        },
      );
      must(
        others.every(({ outcome }) => outcome === "finished"),
        "an end is not answered with finished",
      );
      const moved = await count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and finished_at > started_at`);
      must(moved === 0, "the end has moved");
      must((await readReceipt(database, session)).startsWith("1: "), "there is more than one receipt");
    },
  },
  {
    name: "answers of one device while another ends",
    targets: ["lock_attempt", "issue_receipt"],
    async run(database) {
      const first = await sit(database);
      const second = await start(database.owner, first.sitter);
      await race(
        database,
        (sql) => finish(sql, second, 0),
        (sql) => save(sql, first, [[0, 1, "a"]]),
      );
      const receipt = await readReceipt(database, first);
      must(receipt === "2: a---------", `the receipt is ${receipt}`);
    },
  },
  {
    name: "attempts that are ended while one of them is busy",
    targets: ["settle_exams"],
    async run(database) {
      const busy = await sit(database);
      await sit(database);
      await setClock(database, paperSeconds + 500);
      const { waitingCount } = await race(
        database,
        (sql) => sql`select from private.exam_attempts where id = ${busy.attempt_id} for no key update`,
        (sql) => sql`select public.settle_exams(100)`,
      );
      must(waitingCount < 7, "ending many waits for one");
    },
  },
  {
    name: "one attempt ended from two sides",
    targets: ["settle_exams"],
    async run(database) {
      const session = await sit(database);
      await setClock(database, paperSeconds + 500);
      const settle = (sql: Parameters<typeof pressStart>[0]) =>
        sql`select public.settle_exams(100) ->> 'ended' as ended`;
      const { first, others } = await race(database, settle, settle);
      const ended = [first, ...others].map(([row]) => Number(row?.["ended"]));
      must(
        ended.filter((number) => number > 0).length === 1,
        `an attempt (${session.attempt_id}) is ended ${ended.join()} times`,
      );
    },
  },
  {
    name: "a student's list while one of her attempts is busy",
    targets: ["list_my_exams"],
    async run(database) {
      const { sitter, attempt_id } = await sit(database);
      await setClock(database, paperSeconds + 500);
      const { waitingCount } = await race(
        database,
        (sql) => sql`select from private.exam_attempts where id = ${attempt_id} for no key update`,
        (sql) => sql`with ${signIn(sql, sitter.id)}
          select x.state from me cross join lateral public.list_my_exams() as x`,
      );
      must(waitingCount === 0, "a list waits for an attempt");
    },
  },
];
