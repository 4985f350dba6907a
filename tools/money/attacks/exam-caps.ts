import type { TestDatabase } from "../test-databases";
import { must, readRefusal, type Attack } from "./attack";
import { logIn, register } from "./family";

/** What ends the attempt of a rehearsal that was only begun. */
const endAttempt = `
  update private.exam_attempts set finished_at = started_at, deadline_at = started_at, ended_by = 'student'
  where finished_at is null`;

/** A new student who presses Start of a rehearsal so many times; `between` is done after each. */
async function pressStart({ owner }: TestDatabase, studentId: string, times: number, between = "select 1") {
  const outcomes: string[] = [];
  const refusal = await readRefusal(
    owner.begin(async (transaction) => {
      await logIn(transaction, studentId);
      const [paper] = await transaction`
        insert into private.papers (kind, from_class, to_class, status) values ('rehearsal', 1, 2, 'sealed')
        on conflict (from_class) where kind = 'rehearsal' do update set status = 'sealed' returning id`;
      for (let time = 1; time <= times; time++) {
        const [row] =
          await transaction`select private.start_exam(${String(paper?.["id"])}) ->> 'outcome' as outcome`;
        outcomes.push(String(row?.["outcome"]));
        await transaction.unsafe(between);
      }
    }),
  );
  return { outcomes, refusal };
}

/** What one student may begin no more of: each is a row, or many (exam section 2). */
export const examCapAttacks: Attack[] = [
  {
    name: "rehearsals begun all day",
    about: ["find_start_obstacle"],
    async run(database) {
      const { outcomes } = await pressStart(database, await register(database), 21, endAttempt);
      must(outcomes[20] === "limit", `rehearsal 21 of a day is answered with ${outcomes[20]}`);
    },
  },
  {
    name: "a room that is loaded again and again",
    about: ["open_session"],
    async run(database) {
      const { refusal } = await pressStart(database, await register(database), 31);
      must(refusal === "PT429", `31 loads of a minute are answered with ${refusal}`);
    },
  },
];
