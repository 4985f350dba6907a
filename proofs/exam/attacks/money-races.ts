import { must, type Attack } from "../../harness/attack";
import { race, type Step } from "../../harness/race";
import type { TestDatabase } from "../../harness/test-databases";
import {
  adminId,
  count,
  deadlineSeconds,
  enrolInTime,
  paper,
  pressStart,
  setClock,
  signIn,
  sit,
  type Sitter,
} from "./sitting";

/** The bank of a family says that it disputes what was paid. */
const dispute =
  ({ id }: Sitter): Step<void> =>
  async (sql) => {
    await sql`select public.record_dispute(payment_id, amount_paise, 'payment.dispute.created')
      from public.orders where student_id = ${id}`;
  };

async function mustBeHeld({ owner }: TestDatabase, { id }: Sitter): Promise<void> {
  const held = await count(owner`select count(*) from private.exam_attempts
    where student_id = ${id} and standing = 'held' and held_for = 'dispute'`);
  must(held === 1, "the attempt is not held");
}

/** Money that goes back, or may, at the moment of a start. */
export const moneyRaceAttacks: Attack[] = [
  {
    name: "a refund that is decided while its exam is started",
    targets: ["take_out_of_refund"],
    async run(database) {
      const sitter = await enrolInTime(database);
      const { owner } = database;
      await owner`select private.file_refund_request(student_id, id, 'payment_error', null, now())
        from public.orders where student_id = ${sitter.id}`;
      const [task] = await owner`select t.id from private.refund_tasks as t
        join public.orders as o on o.id = t.order_id where o.student_id = ${sitter.id}`;
      const id = String(task?.["id"]);
      await race(
        database,
        (sql) => sql`update private.refund_tasks set status = 'queued' where id = ${id}`,
        (sql) => pressStart(sql, sitter),
      );
      const decided = await count(owner`select count(*) from private.refund_tasks
        where id = ${id} and status = 'queued'`);
      must(decided === 1, "what was decided is undone");
    },
  },
  {
    name: "an exam started while its refund is asked for",
    targets: ["begin_attempt"],
    async run(database) {
      const sitter = await enrolInTime(database);
      const { owner } = database;
      await owner`select private.file_refund_request(student_id, id, 'payment_error', null, now())
        from public.orders where student_id = ${sitter.id}`;
      await pressStart(owner, sitter);
      const open = await count(owner`select count(*) from private.refund_tasks as t
        join public.orders as o on o.id = t.order_id where o.student_id = ${sitter.id} and t.status = 'review'`);
      must(open === 0, "a refund of an exam that was started is still to be decided");
    },
  },
  {
    name: "a payment that the bank disputes while its exam is started",
    targets: ["record_dispute", "hold_attempts"],
    async run(database) {
      const sitter = await enrolInTime(database);
      await race(database, (sql) => pressStart(sql, sitter), dispute(sitter));
      await mustBeHeld(database, sitter);
    },
  },
  {
    name: "an exam started while the bank's dispute of it is written down",
    targets: ["begin_attempt"],
    async run(database) {
      const sitter = await enrolInTime(database);
      await race(database, dispute(sitter), (sql) => pressStart(sql, sitter));
      await mustBeHeld(database, sitter);
    },
  },
  {
    name: "a payment that the bank disputes while it is asked whether the attempt counts",
    targets: ["hold_attempts"],
    async run(database) {
      const { attempt_id, sitter } = await sit(database);
      const { owner } = database;
      await setClock(database, deadlineSeconds + 200);
      await race(
        database,
        (sql) => sql`with ${signIn(sql, adminId)}
          select public.propose_void(${attempt_id}, 'void', 'Two voices.') from me`,
        dispute(sitter),
      );
      await owner`with ${signIn(owner, adminId)}
        select public.decide_void(id, 'released', 'She may.') from private.void_proposals, me
        where attempt_id = ${attempt_id}`;
      await mustBeHeld(database, sitter);
    },
  },
];

/** When money goes back after the start, the result is held; `paper` keeps its attempt. */
export const holdingAttacks: Attack[] = [
  [
    "an enrolment that ends",
    "enrolments",
    "update public.enrolments set is_active = false where student_id = $1",
  ],
  [
    "a refund that is decided",
    "refund_items",
    `with asked as (
        insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, status)
        select payment_id, id, 'dashboard_refund', amount_paise, 'queued' from public.orders where student_id = $1
        returning id, order_id)
      insert into private.refund_items (order_id, exam_id, task_id)
      select a.order_id, i.exam_id, a.id from asked as a join public.order_items as i on i.order_id = a.order_id`,
  ],
  [
    "a payment that the bank disputes",
    "refund_tasks",
    `insert into private.refund_tasks (payment_id, order_id, reason, amount_paise)
      select payment_id, id, 'dispute', amount_paise from public.orders where student_id = $1`,
  ],
].map(([name = "", target = "", statement = ""]): Attack => ({
  name: `${name} after the start of its exam`,
  targets: [target, "hold_attempts"],
  async run(database) {
    const { attempt_id, sitter } = await sit(database);
    await database.owner.unsafe(statement, [sitter.id]);
    const held = await count(database.owner`select count(*) from private.exam_attempts
      where id = ${attempt_id} and standing = 'held'`);
    must(held === 1, `an attempt of ${paper} is not held`);
  },
}));
