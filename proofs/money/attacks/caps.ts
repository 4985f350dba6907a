import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { TestDatabase } from "../../harness/test-databases";
import { must, readRefusal, type Attack } from "../../harness/attack";
import { begin, exams, logIn, open, register } from "./family";

/** The rows that a visitor may write, and the rows of this many presses. */
const presses: [string, string][] = [
  ["whatsapp_clicks", "insert into public.whatsapp_clicks (email) select null from generate_series(1, $1)"],
  [
    "exam_starts",
    `insert into public.exam_starts (subject_id, class_id)
     select p.subject_id, p.class_id
     from (select subject_id, class_id from public.subject_classes limit 1) as p, generate_series(1, $1)`,
  ],
];

/** The callers that a cap distinguishes, with the API's headers and how many calls an hour each may make. */
const callers = [
  { who: "one address", headers: '{"cf-connecting-ip": "203.0.113.9"}', most: 60 },
  { who: "nobody knows where", headers: "{}", most: 1000 },
];

/** One press more than there may be: nothing of them stays. */
async function pressTooOften(
  { owner }: TestDatabase,
  insert: string,
  { headers, most }: (typeof callers)[number],
): Promise<void> {
  const work = owner.begin(async (transaction) => {
    await transaction`select set_config('request.headers', ${headers}, true)`;
    await transaction.unsafe(insert, [most + 1]);
  });
  const refusal = await readRefusal(work);
  must(refusal === "PT429", `${most + 1} in an hour are answered with ${refusal}`);
}

/** Saves `count` results of one student that ended one minute apart before `from` (an SQL time). */
const saveResults = (
  sql: postgres.Sql | postgres.TransactionSql,
  studentId: string,
  from: string,
  count: number,
) =>
  sql.unsafe(
    `insert into public.mock_tests (student_id, class_id, subject_id, started_at, completed_at, score)
     select $1, p.class_id, p.subject_id, ${from} - interval '2 days', ${from} - n * interval '1 minute', 70
     from (select subject_id, class_id from public.subject_classes limit 1) as p, generate_series(1, $2) as n`,
    [studentId, count],
  );

/** The write limits of one person (supabase/tests/220-write-caps.test.sql). */
export const capAttacks: Attack[] = [
  ...presses.flatMap(([table, insert]) =>
    callers.map((caller) => ({
      name: `too many rows of ${table} from ${caller.who}`,
      about: [table, "cap_telemetry"],
      run: (database: TestDatabase) => pressTooOften(database, insert, caller),
    })),
  ),
  {
    name: "a student who fills the disk with the mock tests of a day",
    about: ["mock_tests", "cap_mock_tests"],
    async run(database) {
      const refusal = await readRefusal(saveResults(database.owner, await register(database), "now()", 61));
      must(refusal === "PT429", `61 results of a day are answered with ${refusal}`);
    },
  },
  {
    name: "a student who fills the disk with mock tests day by day",
    about: ["mock_tests", "cap_mock_tests"],
    async run(database) {
      const studentId = await register(database);
      await database.owner.begin(async (transaction) => {
        await transaction.unsafe("alter table public.mock_tests disable trigger user");
        await saveResults(transaction, studentId, "now() - interval '1 day'", 2000);
        await transaction.unsafe("alter table public.mock_tests enable trigger user");
      });
      const refusal = await readRefusal(saveResults(database.owner, studentId, "now()", 1));
      must(refusal === "PT429", `result 2,001 is answered with ${refusal}`);
    },
  },
  {
    name: "a mock test of long ago",
    about: ["mock_tests", "cap_mock_tests"],
    async run(database) {
      const studentId = await register(database);
      const refusal = await readRefusal(
        saveResults(database.owner, studentId, "now() - interval '31 days'", 1),
      );
      must(refusal === "PT410", `a result of 31 days ago is answered with ${refusal}`);
    },
  },
  {
    name: "consent given and withdrawn all day",
    about: ["set_consent"],
    async run(database) {
      const studentId = await register(database);
      const answers = await database.owner.begin(async (transaction) => {
        await logIn(transaction, studentId);
        const given: string[] = [];
        for (let time = 1; time <= 11; time++) {
          await transaction`select private.set_consent(false, null)`;
          const [row] = await transaction`select private.set_consent(true, 'test') ->> 'outcome' as outcome`;
          given.push(String(row?.["outcome"]));
        }
        return given;
      });
      const [eleventh] = answers.splice(10);
      must(
        answers.every((outcome) => outcome === "saved"),
        `ten times: ${answers.join()}`,
      );
      must(eleventh === "rate_limited", `the eleventh time is answered with ${eleventh}`);
    },
  },
  {
    name: "a sixth open cart",
    about: ["open_draft"],
    async run(database) {
      const studentId = await register(database);
      for (const cart of [0, 1, 2, 3, 4]) await open(database, [cart], studentId);
      const { outcome } = await begin(database.owner, studentId, exams.slice(5, 6));
      must(outcome === "too_many_carts", `the sixth is answered with ${outcome}`);
    },
  },
  {
    name: "thirty-one carts of a day",
    about: ["open_draft"],
    async run(database) {
      const studentId = await register(database);
      await open(database, [0], studentId);
      await database.owner`
        insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise)
        select student_id, edition_id, class_id, ${randomUUID()} || n, amount_paise
        from private.payment_intents, generate_series(1, 29) as n where student_id = ${studentId}`;
      const { outcome } = await begin(database.owner, studentId, exams.slice(1, 2));
      must(outcome === "too_many_carts", `the 31st is answered with ${outcome}`);
    },
  },
];
