import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { TestDatabase } from "../../harness/test-databases";
import { must, readRefusal, type Attack } from "../../harness/attack";
import { beginPayment, exams, logIn, openCheckout, registerStudent } from "./family";

/** The tables that a visitor may write, with a statement that inserts the rows of $1 clicks. */
const clickInserts: [table: string, insert: string][] = [
  ["whatsapp_clicks", "insert into public.whatsapp_clicks (email) select null from generate_series(1, $1)"],
  [
    "exam_starts",
    `insert into public.exam_starts (subject_id, class_id)
     select p.subject_id, p.class_id
     from (select subject_id, class_id from public.subject_classes limit 1) as p, generate_series(1, $1)`,
  ],
];

/** The kinds of callers that a cap distinguishes, the headers of their requests, and the number of calls each may make in an hour. */
const callers = [
  { name: "one network address", headers: '{"cf-connecting-ip": "203.0.113.9"}', maxPerHour: 60 },
  { name: "unknown addresses", headers: "{}", maxPerHour: 1000 },
];

/** Inserts one click more than the limit; throws if the insert is not refused. */
async function mustRefuseTooManyClicks(
  { owner }: TestDatabase,
  insert: string,
  { headers, maxPerHour }: (typeof callers)[number],
): Promise<void> {
  const insertion = owner.begin(async (transaction) => {
    await transaction`select set_config('request.headers', ${headers}, true)`;
    await transaction.unsafe(insert, [maxPerHour + 1]);
  });
  const refusal = await readRefusal(insertion);
  must(refusal === "PT429", `${maxPerHour + 1} clicks in an hour: ${refusal}`);
}

/** Saves `count` mock tests of one student that ended one minute apart before the time `endSql` (SQL). */
const saveMockTests = (
  sql: postgres.Sql | postgres.TransactionSql,
  studentId: string,
  endSql: string,
  count: number,
) =>
  sql.unsafe(
    `insert into public.mock_tests (student_id, class_id, subject_id, started_at, completed_at, score)
     select $1, p.class_id, p.subject_id, ${endSql} - interval '2 days', ${endSql} - n * interval '1 minute', 70
     from (select subject_id, class_id from public.subject_classes limit 1) as p, generate_series(1, $2) as n`,
    [studentId, count],
  );

/** The write limits of one person (supabase/tests/220-write-caps.test.sql). */
export const capAttacks: Attack[] = [
  ...clickInserts.flatMap(([table, insert]) =>
    callers.map((caller) => ({
      name: `too many rows of ${table} from ${caller.name}`,
      targets: [table, "cap_telemetry"],
      run: (database: TestDatabase) => mustRefuseTooManyClicks(database, insert, caller),
    })),
  ),
  {
    name: "too many mock tests of one student in a day",
    targets: ["mock_tests", "cap_mock_tests"],
    async run(database) {
      const refusal = await readRefusal(
        saveMockTests(database.owner, await registerStudent(database), "now()", 61),
      );
      must(refusal === "PT429", `61 results in a day: ${refusal}`);
    },
  },
  {
    name: "too many mock tests of one student in all",
    targets: ["mock_tests", "cap_mock_tests"],
    async run(database) {
      const studentId = await registerStudent(database);
      await database.owner.begin(async (transaction) => {
        await transaction.unsafe("alter table public.mock_tests disable trigger user");
        await saveMockTests(transaction, studentId, "now() - interval '1 day'", 2000);
        await transaction.unsafe("alter table public.mock_tests enable trigger user");
      });
      const refusal = await readRefusal(saveMockTests(database.owner, studentId, "now()", 1));
      must(refusal === "PT429", `result 2,001: ${refusal}`);
    },
  },
  {
    name: "a mock test that is too old",
    targets: ["mock_tests", "cap_mock_tests"],
    async run(database) {
      const studentId = await registerStudent(database);
      const refusal = await readRefusal(
        saveMockTests(database.owner, studentId, "now() - interval '31 days'", 1),
      );
      must(refusal === "PT410", `a result of 31 days ago: ${refusal}`);
    },
  },
  {
    name: "an eleventh consent in a day",
    targets: ["set_consent"],
    async run(database) {
      const studentId = await registerStudent(database);
      const outcomes = await database.owner.begin(async (transaction) => {
        await logIn(transaction, studentId);
        const saveOutcomes: string[] = [];
        for (let number = 1; number <= 11; number++) {
          await transaction`select private.set_consent(false, null)`;
          const [row] = await transaction`select private.set_consent(true, 'test') ->> 'outcome' as outcome`;
          saveOutcomes.push(String(row?.["outcome"]));
        }
        return saveOutcomes;
      });
      const [eleventh] = outcomes.splice(10);
      must(
        outcomes.every((outcome) => outcome === "saved"),
        `the first ten: ${outcomes.join()}`,
      );
      must(eleventh === "rate_limited", `the eleventh: ${eleventh}`);
    },
  },
  {
    name: "a sixth open cart",
    targets: ["open_draft"],
    async run(database) {
      const studentId = await registerStudent(database);
      for (const examIndex of [0, 1, 2, 3, 4]) await openCheckout(database, [examIndex], studentId);
      const { outcome } = await beginPayment(database.owner, studentId, exams.slice(5, 6));
      must(outcome === "too_many_carts", `the sixth cart: ${outcome}`);
    },
  },
  {
    name: "a 31st cart in a day",
    targets: ["open_draft"],
    async run(database) {
      const studentId = await registerStudent(database);
      await openCheckout(database, [0], studentId);
      await database.owner`
        insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise)
        select student_id, edition_id, class_id, ${randomUUID()} || n, amount_paise
        from private.payment_intents, generate_series(1, 29) as n where student_id = ${studentId}`;
      const { outcome } = await beginPayment(database.owner, studentId, exams.slice(1, 2));
      must(outcome === "too_many_carts", `the 31st cart: ${outcome}`);
    },
  },
];
