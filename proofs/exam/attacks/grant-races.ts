import { must, type Attack } from "../../harness/attack";
import { race, type Step } from "../../harness/race";
import { adminId, count, deadlineSeconds, mustBe, save, setClock, signIn, sit, type Sitter } from "./sitting";

/** An organiser gives a student five minutes. */
const give =
  ({ id }: Sitter): Step<string> =>
  async (sql) => {
    const [row] = await sql`with ${signIn(sql, adminId)}
      select private.give_exam_grant(${id}, tests.edition(), tests.exam('IMO'), false, 'a power cut', 300, null, null) ->> 'outcome' as outcome
      from me`;
    return String(row?.["outcome"]);
  };

const settle: Step<unknown> = (sql) => sql`select public.settle_exams(100)`;

/** The moment after which an attempt of `sit` has ended, and a moment before it. */
const afterEnd = deadlineSeconds + 181;
const beforeEnd = deadlineSeconds + 179;

/** Time that is given at the moment at which an attempt ends: nothing wakes what has ended (decision 062). */
export const grantRaceAttacks: Attack[] = [
  {
    name: "a grant when nobody has written the end down",
    targets: ["give_exam_grant", "lock_attempt"],
    async run(database) {
      const { sitter } = await sit(database);
      await setClock(database, afterEnd);
      const connection = await database.owner.reserve();
      const outcome = await give(sitter)(connection, 0).finally(() => connection.release());
      mustBe(outcome, "over", "the grant");
    },
  },
  {
    name: "grants while the end is written down",
    targets: ["give_exam_grant", "lock_attempt"],
    async run(database) {
      const { sitter } = await sit(database);
      await setClock(database, afterEnd);
      const { others } = await race(database, settle, give(sitter));
      mustBe([...new Set(others)].join(), "over", "a grant");
    },
  },
  {
    name: "an end while a grant of the last second is written down",
    targets: ["settle_exams", "save_answers"],
    async run(database) {
      const session = await sit(database);
      await setClock(database, beforeEnd);
      await race(database, give(session.sitter), async (sql, index) => {
        await setClock(database, afterEnd);
        await (index % 2 === 0 ? settle(sql, index) : save(sql, session, []));
      });
      const running = await count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and finished_at is null`);
      must(running === 1, "an attempt has ended in spite of its grant");
    },
  },
  {
    name: "minutes for everybody while somebody is busy with an attempt that is over",
    targets: ["end_overdue"],
    async run(database) {
      const { attempt_id } = await sit(database);
      await setClock(database, afterEnd);
      const { waitingCount } = await race(
        database,
        (sql) => sql`select from private.exam_attempts where id = ${attempt_id} for no key update`,
        (sql) => sql`select private.end_overdue(tests.edition(), tests.exam('IMO'), null)`,
      );
      must(waitingCount === 7, "they are given before its end is written down");
      const ended = await count(database.owner`select count(*) from private.exam_attempts
        where id = ${attempt_id} and ended_by = 'time'`);
      must(ended === 1, "its end is not written down");
    },
  },
];
