import { must, type Attack } from "../../harness/attack";
import { race, type Step } from "../../harness/race";
import type { TestDatabase } from "../../harness/test-databases";
import {
  adminId,
  count,
  deadlineSeconds,
  enrolAtOpening,
  paper,
  callStartExam,
  setClock,
  signIn,
  startAttempt,
  type Student,
} from "./exam-calls";

/** Returns a step that records that the family's bank disputes the payment. */
const recordDispute =
  ({ id }: Student): Step<void> =>
  async (sql) => {
    await sql`select public.record_dispute(payment_id, amount_paise, 'payment.dispute.created')
      from public.orders where student_id = ${id}`;
  };

async function mustBeHeld({ owner }: TestDatabase, { id }: Student): Promise<void> {
  const heldCount = await count(owner`select count(*) from private.exam_attempts
    where student_id = ${id} and status = 'held' and held_for = 'dispute'`);
  must(heldCount === 1, "the attempt is not held");
}

/** Races between refunds or disputes and the start of an exam. */
export const moneyRaceAttacks: Attack[] = [
  {
    name: "undoing a refund decision by starting the exam at the same time",
    targets: ["take_out_of_refund"],
    async run(database) {
      const student = await enrolAtOpening(database);
      const { owner } = database;
      await owner`select private.file_refund_request(student_id, id, 'payment_error', null, now())
        from public.orders where student_id = ${student.id}`;
      const [task] = await owner`select t.id from private.refund_tasks as t
        join public.orders as o on o.id = t.order_id where o.student_id = ${student.id}`;
      const id = String(task?.["id"]);
      await race(
        database,
        (sql) => sql`update private.refund_tasks set status = 'queued' where id = ${id}`,
        (sql) => callStartExam(sql, student),
      );
      const queuedCount = await count(owner`select count(*) from private.refund_tasks
        where id = ${id} and status = 'queued'`);
      must(queuedCount === 1, "the decision was undone");
    },
  },
  {
    name: "leaving a refund request open after its exam was started",
    targets: ["begin_attempt"],
    async run(database) {
      const student = await enrolAtOpening(database);
      const { owner } = database;
      await owner`select private.file_refund_request(student_id, id, 'payment_error', null, now())
        from public.orders where student_id = ${student.id}`;
      await callStartExam(owner, student);
      const openCount = await count(owner`select count(*) from private.refund_tasks as t
        join public.orders as o on o.id = t.order_id where o.student_id = ${student.id} and t.status = 'review'`);
      must(openCount === 0, "the refund request of a started exam is still open");
    },
  },
  {
    name: "an attempt that is not held if the dispute is recorded while the exam is being started",
    targets: ["record_dispute", "hold_attempts"],
    async run(database) {
      const student = await enrolAtOpening(database);
      await race(database, (sql) => callStartExam(sql, student), recordDispute(student));
      await mustBeHeld(database, student);
    },
  },
  {
    name: "an attempt that is not held if the exam is started while a dispute is being recorded",
    targets: ["begin_attempt"],
    async run(database) {
      const student = await enrolAtOpening(database);
      await race(database, recordDispute(student), (sql) => callStartExam(sql, student));
      await mustBeHeld(database, student);
    },
  },
  {
    name: "an attempt that is not held if the dispute is recorded while a void is being proposed",
    targets: ["hold_attempts"],
    async run(database) {
      const { attempt_id, student } = await startAttempt(database);
      const { owner } = database;
      await setClock(database, deadlineSeconds + 200);
      await race(
        database,
        (sql) => sql`with ${signIn(sql, adminId)}
          select public.propose_void(${attempt_id}, 'void', 'Two voices.') from me`,
        recordDispute(student),
      );
      await owner`with ${signIn(owner, adminId)}
        select public.decide_void(id, 'released', 'She may.') from private.void_proposals, me
        where attempt_id = ${attempt_id}`;
      await mustBeHeld(database, student);
    },
  },
];

/** Attacks that end the enrolment, refund the exam or dispute the payment after the start, which must hold the result. */
export const holdingAttacks: Attack[] = [
  [
    "the end of its enrolment",
    "enrolments",
    "update public.enrolments set is_active = false where student_id = $1",
  ],
  [
    "the decision on its refund",
    "refund_items",
    `with asked as (
        insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, status)
        select payment_id, id, 'dashboard_refund', amount_paise, 'queued' from public.orders where student_id = $1
        returning id, order_id)
      insert into private.refund_items (order_id, exam_id, task_id)
      select a.order_id, i.exam_id, a.id from asked as a join public.order_items as i on i.order_id = a.order_id`,
  ],
  [
    "the bank's dispute of its payment",
    "refund_tasks",
    `insert into private.refund_tasks (payment_id, order_id, reason, amount_paise)
      select payment_id, id, 'dispute', amount_paise from public.orders where student_id = $1`,
  ],
].map(([name = "", target = "", statement = ""]): Attack => ({
  name: `an attempt that is not held after ${name}`,
  targets: [target, "hold_attempts"],
  async run(database) {
    const { attempt_id, student } = await startAttempt(database);
    await database.owner.unsafe(statement, [student.id]);
    const heldCount = await count(database.owner`select count(*) from private.exam_attempts
      where id = ${attempt_id} and status = 'held'`);
    must(heldCount === 1, `an attempt of ${paper} is not held`);
  },
}));
