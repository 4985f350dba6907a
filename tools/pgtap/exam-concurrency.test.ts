import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RealServer } from "./real-server";
import {
  addStudent,
  callAs,
  callInParallel,
  startRegistrationServer,
  waitForBlockedConnections,
} from "./registration-server";

const adminId = "de300000-0000-4000-8000-000000000002";
const startedSchema = v.object({ attempt_id: v.string(), session_no: v.number(), ticket: v.string() });
const savedSchema = v.looseObject({ outcome: v.string(), acked_seq: v.number() });
const finishedSchema = v.looseObject({ outcome: v.string(), answer_record_code: v.string() });

type Session = v.InferOutput<typeof startedSchema>;
/** An answer: seconds after the start, the number of the question, and the option (null clears it). */
type Answer = [second: number, question: number, option: string | null];

let server: RealServer;
let student: { name: string; id: string };

/** Sets the exam's clock to the given interval after the exam opens. */
async function setClock(interval: string): Promise<void> {
  const [row] =
    await server.owner`select (tests.exam_opens_at() + ${interval}::interval - clock_timestamp())::text as shift`;
  await server.owner.unsafe(`create or replace function private.exam_now() returns timestamptz
    language sql volatile set search_path = ''
    as $$ select date_trunc('milliseconds', clock_timestamp() + interval '${String(row?.["shift"])}') $$`);
}

/** Calls start_exam as the student, for an exam of class 5. */
function startExam(code = "IMO") {
  return callAs(server, student.id, "public.start_exam(tests.id($1))", [`exam${code}5`]);
}

async function startSession(): Promise<Session> {
  return v.parse(startedSchema, await startExam());
}

/** Calls a function as an exam page does, with a ticket instead of a login, and returns its reply. */
function callAsExamPage(
  call: string,
  { attempt_id, session_no, ticket }: Session,
  lastArgument: number | object,
) {
  return server.service.begin(async (sql) => {
    await sql`reset role`;
    await sql`set local role anon`;
    const value = typeof lastArgument === "number" ? lastArgument : JSON.stringify(lastArgument);
    const [row] = await sql.unsafe(`select ${call} as reply`, [attempt_id, session_no, ticket, value]);
    return row?.["reply"];
  });
}

/** Saves answers as events of a session, numbered from `firstSeq`. */
async function saveAnswers(session: Session, answers: Answer[], firstSeq = 1) {
  const events = answers.map(([second, n, option], index) => ({
    seq: firstSeq + index,
    n,
    option,
    at_ms: second * 1000,
  }));
  return v.parse(
    savedSchema,
    await callAsExamPage("public.save_answers($1, $2, $3, $4::text::jsonb)", session, events),
  );
}

async function finishExam(session: Session, lastSeq: number) {
  return v.parse(
    finishedSchema,
    await callAsExamPage("public.finish_exam($1, $2, $3, $4)", session, lastSeq),
  );
}

/** Reads the numbers of a session's events, and the answer records of its attempt. */
async function readStoredRows({ attempt_id, session_no }: Session) {
  const events = await server.owner`select seq from private.exam_events
    where attempt_id = ${attempt_id} and session_no = ${session_no} order by seq`;
  const answerRecords = await server.owner`select no, letters, code from private.answer_records
    where attempt_id = ${attempt_id} order by no`;
  return { seqs: events.map(({ seq }) => Number(seq)), answerRecords: [...answerRecords] };
}

/**
 * Takes a lock with `lockStatement`, starts the calls one after another until each waits for that lock, and releases
 * it, so that they run in this order. Returns their replies.
 */
async function callInOrder(
  lockStatement: string,
  parameters: string[],
  calls: (() => Promise<{ outcome: string }>)[],
) {
  const holder = await server.service.reserve();
  await holder`begin`;
  await holder`set local role postgres`;
  await holder.unsafe(lockStatement, parameters);
  const replies: Promise<{ outcome: string }>[] = [];
  for (const call of calls) {
    replies.push(call());
    await waitForBlockedConnections(server, replies.length);
  }
  await holder`commit`;
  holder.release();
  return Promise.all(replies);
}

const lockStudent = "select private.lock_student($1)";
const lockAttempt = "select from private.exam_attempts where id = $1 for no key update";

beforeAll(async () => {
  server = await startRegistrationServer();
  await server.owner`select tests.schedule_exams(), tests.create_paper('IMO', 5), tests.create_paper('ISO', 5)`;
}, 60_000);

afterAll(() => server.stop());

beforeEach(async () => {
  await setClock("5 minutes");
  student = await addStudent(server);
  await server.owner`select tests.enrol(${student.name}, '{IMO,ISO}')`;
});

describe("an exam, on many connections at the same time", () => {
  test("a student who starts eight times has one attempt with eight sessions", async () => {
    const replies = await callInParallel(() => startExam());

    expect(replies.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array(7).fill("resumed"),
      "started",
    ]);
    expect(new Set(replies.map(({ attempt_id }) => attempt_id)).size).toBe(1);
    expect(new Set(replies.map(({ session_no }) => session_no))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  test("saves that arrive twice and out of order store each event once, and the last answer counts", async () => {
    const session = await startSession();
    await setClock("10 minutes");
    const letters = "abc";
    const answers = Array.from({ length: 12 }, (_, index): Answer => [
      index + 1,
      (index % 3) + 1,
      letters[index % 2] ?? null,
    ]);
    const firstIndexes = [9, 3, 6, 0, 6, 9, 0, 3];
    for (let acked = 0; acked < 12;) {
      const replies = await callInParallel((index) => {
        const firstIndex = firstIndexes[index] ?? 0;
        return saveAnswers(session, answers.slice(firstIndex, firstIndex + 3), firstIndex + 1);
      });
      expect(replies.filter(({ outcome }) => !["saved", "gap"].includes(outcome))).toEqual([]);
      acked = Math.max(...replies.map(({ acked_seq }) => acked_seq));
    }
    const { answer_record_code } = await finishExam(session, 12);

    expect(await readStoredRows(session)).toEqual({
      seqs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      answerRecords: [{ no: 1, letters: "bab", code: answer_record_code }],
    });
  });

  test("if two pages save at the same time, the newer page's answers count, and the older page's only for other questions", async () => {
    const firstSession = await startSession();
    await setClock("5 minutes 6 seconds");
    const secondSession = await startSession();
    await setClock("10 minutes");
    await callInParallel((index) =>
      index % 2 === 0
        ? saveAnswers(firstSession, [
            [1, 1, "a"],
            [5, 2, "a"],
            // Its time is after the newer page's answer, but it counts as given before that page was opened.
            [20, 3, "d"],
          ])
        : saveAnswers(secondSession, [
            [8, 1, "b"],
            [9, 3, "c"],
            [10, 3, null],
          ]),
    );
    await finishExam(secondSession, 3);

    expect((await readStoredRows(firstSession)).answerRecords).toMatchObject([{ no: 1, letters: "ba-" }]);
  });

  test.each([
    ["before", ["aa-"]],
    ["after", ["a--", "aa-"]],
  ])(
    "answers of an older session that arrive %s the end are in one chain of answer records",
    async (when, letters) => {
      const [firstSession, secondSession] = [await startSession(), await startSession()];
      await setClock("10 minutes");
      await saveAnswers(secondSession, [[1, 1, "a"]]);
      const calls = [() => saveAnswers(firstSession, [[2, 2, "a"]]), () => finishExam(secondSession, 1)];
      await callInOrder(
        lockAttempt,
        [firstSession.attempt_id],
        when === "before" ? calls : calls.toReversed(),
      );
      const { answerRecords } = await readStoredRows(firstSession);

      expect(answerRecords.map((answerRecord) => answerRecord["letters"])).toEqual(letters);
      expect(await finishExam(secondSession, 1)).toMatchObject({
        answer_record_code: answerRecords.at(-1)?.["code"],
      });
    },
  );

  test("if many calls record the end by time, each exam has one answer record, without later answers", async () => {
    const session = await startSession();
    await startExam("ISO");
    await saveAnswers(session, [[1, 1, "a"]]);
    await setClock("70 minutes");
    await Promise.all([
      finishExam(session, 1),
      saveAnswers(session, [[4000, 1, "b"]], 2),
      server.service`select public.end_overdue_attempts(10)`,
      server.service`select public.end_overdue_attempts(10)`,
      startExam(),
      startExam("ISO"),
      callAs(server, student.id, "public.get_answer_record($1)", [session.attempt_id]),
      callAs(
        server,
        student.id,
        "jsonb_build_object('outcome', (select min(state) from public.list_my_exams()))",
        [],
      ),
    ]);
    const ends = await server.owner`select a.ended_by, r.no, r.letters
      from private.exam_attempts as a join private.answer_records as r on r.attempt_id = a.id
      where a.student_id = ${student.id} order by r.letters`;

    expect([...ends]).toEqual([
      { ended_by: "time", no: 1, letters: "---" },
      { ended_by: "time", no: 1, letters: "a--" },
    ]);
  });

  test("the job that ends many attempts does not wait for locked attempts", async () => {
    await setClock("70 minutes");
    await server.service`select public.end_overdue_attempts(100)`;
    await setClock("5 minutes");
    const lockedSession = await startSession();
    await startExam("ISO");
    await setClock("70 minutes");
    const holder = await server.service.reserve();
    await holder`begin`;
    await holder`set local role postgres`;
    await holder.unsafe(lockAttempt, [lockedSession.attempt_id]);
    const endCall = server.service.begin(async (sql) => {
      await sql`set local lock_timeout = '1s'`;
      const [row] = await sql`select public.end_overdue_attempts(10) as reply`;
      return row?.["reply"];
    });
    const [result] = await Promise.allSettled([endCall]);
    await holder`commit`;
    holder.release();

    expect(result).toEqual({ status: "fulfilled", value: { ended: 1, failed: 0 } });
  });

  test.each([
    ["start", "refund", ["started", "not_open"]],
    ["refund", "start", ["queued", "refund_under_way"]],
    ["start", "by_hand", ["started", "processed"]],
    ["by_hand", "start", ["processed", "not_enrolled"]],
  ])(
    "%s and then %s: an exam is never both started and refunded automatically",
    async (first, second, outcomes) => {
      // After the start a refund is only possible by hand; the task for a refund through the gateway is closed.
      const isByHand = [first, second].includes("by_hand");
      student = await addStudent(server);
      await server.owner`select tests.enrol(${student.name}, ${isByHand ? "{IMO,ISO}" : "{IMO}"})`;
      await server.owner`select private.file_refund_request(student_id, id, 'payment_error', null, now())
      from public.orders where student_id = ${student.id}`;
      const [task] = await server.owner`select t.id from private.refund_tasks as t
      join public.orders as o on o.id = t.order_id where o.student_id = ${student.id}`;
      const exams = isByHand ? "array[tests.exam('IMO')]" : "null";
      const today = "(now() at time zone 'Asia/Kolkata')::date";
      const decide = () =>
        callAs(server, adminId, `public.decide_refund($1, $2, 'A word.', ${exams}, 'cash', null, ${today})`, [
          String(task?.["id"]),
          isByHand ? "by_hand" : "refund",
        ]);
      const calls = [first, second].map((name) => (name === "start" ? () => startExam() : decide));
      const replies = await callInOrder(lockStudent, [student.id], calls);

      expect(replies.map(({ outcome }) => outcome)).toEqual(outcomes);
    },
  );

  test("a failed refund that succeeds after the start holds the result", async () => {
    const [order] = await server.owner<{ id: string }[]>`
      select id from public.orders where student_id = ${student.id}`;
    const orderId = order?.id ?? "";
    await callAs(server, student.id, "public.request_refund($1, $2)", [orderId, "payment_error"]);
    const [task] = await server.owner<{ id: string; payment_id: string; amount_paise: number }[]>`
      select id, payment_id, amount_paise from private.refund_tasks where order_id = ${orderId}`;
    await callAs(server, adminId, "public.decide_refund($1, 'refund')", [task?.id ?? ""]);
    const reportRefund = (status: string) => {
      const { payment_id = "", amount_paise: amount = 0 } = task ?? {};
      const refund = { id: `rfnd_${payment_id}`, payment_id, amount, status };
      return server.service`select public.finish_refund(${task?.id ?? ""}, ${server.service.json(refund)})`;
    };
    await reportRefund("failed");
    const { attempt_id } = await startSession();
    await reportRefund("processed");

    expect([
      ...(await server.owner`select status, held_for from private.exam_attempts where id = ${attempt_id}`),
    ]).toEqual([{ status: "held", held_for: "refund" }]);
  });

  test("parallel proposals and decisions about an attempt, during a dispute, take effect once each", async () => {
    const { attempt_id } = await startSession();
    await setClock("2 hours");
    const otherAdmin = await addStudent(server);
    await server.owner`select private.grant_admin(${`${otherAdmin.name}@olympeak.example`})`;
    const proposals = await callInParallel(() =>
      callAs(server, adminId, "public.propose_void($1, 'void', 'Two voices.')", [attempt_id]),
    );
    expect(proposals.map(({ outcome }) => outcome).toSorted()).toEqual([
      "proposed",
      ...Array(7).fill("waits_already"),
    ]);

    await callAs(server, student.id, "public.reply_to_void(tests.id($1), 'It was only my sister.')", [
      "examIMO5",
    ]);
    const [proposal] = await server.owner<{ id: string }[]>`
      select id from private.void_proposals where attempt_id = ${attempt_id}`;
    const decide = () =>
      callAs(server, otherAdmin.id, "public.decide_void($1, 'released', 'She may.')", [proposal?.id ?? ""]);
    const dispute = () =>
      server.service`select public.record_dispute(${`pay_${student.name}`}, 50000, 'payment.dispute.created')`;
    const [decisions] = await Promise.all([callInParallel(decide), dispute()]);

    expect(decisions.map(({ outcome }) => outcome).toSorted()).toEqual([
      "decided",
      ...Array(7).fill("not_found"),
    ]);
    // The dispute holds the attempt in either order: while the proposal is open, or after the release.
    expect([
      ...(await server.owner`select status, held_for from private.exam_attempts where id = ${attempt_id}`),
    ]).toEqual([{ status: "held", held_for: "dispute" }]);
  });

  test("after all these tests no promise and no invariant is broken", async () => {
    const refundedAttempts = await server.owner`select a.id from private.exam_attempts as a
      join private.refund_items as i on i.order_id = a.order_id and i.exam_id = a.exam_id
      join private.refund_tasks as t on t.id = i.task_id and t.status in ('queued', 'requested', 'processed')
      where a.status = 'normal'`;

    expect([...refundedAttempts]).toEqual([]);
    expect([...(await server.owner`select * from private.exam_violations()`)]).toEqual([]);
    expect([...(await server.owner`select * from private.payment_violations()`)]).toEqual([]);
  });
});
