import { must, type Attack } from "../../proof/attack";
import { race } from "../../proof/race";
import {
  count,
  enrolInTime,
  finish,
  paper,
  paperSeconds,
  pressStart,
  readReceipt,
  save,
  setClock,
  signIn,
  sit,
  start,
} from "./sitting";

/** What happens at the same time as something that is not committed yet. */
export const raceAttacks: Attack[] = [
  {
    name: "eight Starts at once",
    about: ["start_exam"],
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
    about: ["lock_attempt"],
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
    about: ["lock_attempt", "issue_receipt"],
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
    about: ["settle_exams"],
    async run(database) {
      const busy = await sit(database);
      await sit(database);
      await setClock(database, paperSeconds + 500);
      const { waited } = await race(
        database,
        (sql) => sql`select from private.exam_attempts where id = ${busy.attempt_id} for no key update`,
        (sql) => sql`select public.settle_exams(100)`,
      );
      must(waited < 7, "ending many waits for one");
    },
  },
  {
    name: "one attempt ended from two sides",
    about: ["settle_exams"],
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
    about: ["list_my_exams"],
    async run(database) {
      const { sitter, attempt_id } = await sit(database);
      await setClock(database, paperSeconds + 500);
      const { waited } = await race(
        database,
        (sql) => sql`select from private.exam_attempts where id = ${attempt_id} for no key update`,
        (sql) => sql`with ${signIn(sql, sitter.id)}
          select x.state from me cross join lateral public.list_my_exams() as x`,
      );
      must(waited === 0, "a list waits for an attempt");
    },
  },
  {
    name: "a refund that is decided while its exam is started",
    about: ["take_out_of_refund"],
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
    name: "an exam begun while its refund is asked for",
    about: ["begin_attempt"],
    async run(database) {
      const sitter = await enrolInTime(database);
      const { owner } = database;
      await owner`select private.file_refund_request(student_id, id, 'payment_error', null, now())
        from public.orders where student_id = ${sitter.id}`;
      await pressStart(owner, sitter);
      const open = await count(owner`select count(*) from private.refund_tasks as t
        join public.orders as o on o.id = t.order_id where o.student_id = ${sitter.id} and t.status = 'review'`);
      must(open === 0, "a refund of an exam that was begun is still to be decided");
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
].map(([name = "", about = "", statement = ""]): Attack => ({
  name: `${name} after the start of its exam`,
  about: [about, "hold_attempts"],
  async run(database) {
    const { attempt_id, sitter } = await sit(database);
    await database.owner.unsafe(statement, [sitter.id]);
    const held = await count(database.owner`select count(*) from private.exam_attempts
      where id = ${attempt_id} and standing = 'held'`);
    must(held === 1, `an attempt of ${paper} is not held`);
  },
}));
