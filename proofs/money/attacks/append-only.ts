import { randomUUID } from "node:crypto";
import { must, mustRefuse, type Attack } from "../../harness/attack";
import { buy, registerStudent, requestRefund } from "./family";

/** Attacks that change orders, or that set values of an account which only the server may set. */
export const appendOnlyAttacks: Attack[] = [
  {
    name: "changing the time of an order",
    targets: ["orders"],
    async run(database) {
      const { orderId } = await buy(database);
      await mustRefuse(
        database,
        `update public.orders set ordered_at = '2020-01-01' where id = '${orderId}'`,
      );
    },
  },
  {
    name: "changing the price of an exam in an order",
    targets: ["order_items"],
    async run(database) {
      const { orderId } = await buy(database);
      await mustRefuse(
        database,
        `update public.order_items set price_paise = 100 where order_id = '${orderId}'`,
      );
    },
  },
  {
    name: "truncating all orders",
    targets: ["orders", "order_items"],
    run: (database) => mustRefuse(database, "truncate public.orders cascade"),
  },
  {
    name: "truncating all order items",
    targets: ["order_items"],
    run: (database) => mustRefuse(database, "truncate public.order_items cascade"),
  },
  {
    name: "changing the amount of a credit note",
    targets: ["credit_notes"],
    async run(database) {
      const purchase = await buy(database);
      await requestRefund(database.owner, purchase);
      await mustRefuse(
        database,
        `select private.issue_credit_note(t) from private.refund_tasks as t where t.order_id = '${purchase.orderId}'`,
        `update private.credit_notes set amount_paise = 100 where order_id = '${purchase.orderId}'`,
      );
    },
  },
  {
    name: "truncating all credit notes",
    targets: ["credit_notes"],
    run: (database) => mustRefuse(database, "truncate private.credit_notes"),
  },
  {
    name: "changing the GST rate of an order a second time",
    targets: ["orders"],
    async run(database) {
      const { orderId } = await buy(database);
      await mustRefuse(
        database,
        `update public.orders set gst_percent = 18 where id = '${orderId}'`,
        `update public.orders set gst_percent = 5 where id = '${orderId}'`,
      );
    },
  },
  {
    name: "moving an enrolment to another class after the start of its exam",
    targets: ["enrolments"],
    async run(database) {
      const { studentId } = await buy(database);
      await mustRefuse(
        database,
        `insert into private.papers (kind, edition_id, exam_id, class_id)
        select 'exam', edition_id, exam_id, class_id from public.enrolments where student_id = '${studentId}'`,
        `insert into private.exam_attempts
          (paper_id, student_id, exam_id, edition_id, class_id, order_id, student_name, seed, started_at)
        select p.id, e.student_id, e.exam_id, e.edition_id, e.class_id, e.order_id, 'Somebody', '0123456789abcdef', now()
        from public.enrolments as e
        join private.papers as p using (edition_id, exam_id, class_id)
        where e.student_id = '${studentId}'`,
        `update public.enrolments set class_id = (select id from public.classes where number = 6)
        where student_id = '${studentId}'`,
      );
    },
  },
  {
    name: "making an account an admin by an update",
    targets: ["students"],
    async run(database) {
      await mustRefuse(
        database,
        `update public.students set role = 'admin' where id = '${await registerStudent(database)}'`,
      );
    },
  },
  {
    name: "a consent dated in the past by the caller",
    targets: ["students"],
    async run({ owner }) {
      const id = randomUUID();
      await owner`insert into public.students (id, email, consent_given, consent_at)
        values (${id}, ${`${id}@olympeak.example`}, true, '2001-01-01')`;
      const [row] =
        await owner`select consent_at > now() - interval '1 day' as is_now from public.students where id = ${id}`;
      must(row?.["is_now"] === true, "the caller's time of consent was stored");
    },
  },
  {
    name: "creating an account without a welcome email",
    targets: ["students", "outbox"],
    async run(database) {
      const id = await registerStudent(database);
      const kinds =
        await database.owner`select kind from private.outbox where student_id = ${id} order by kind`;
      must(
        kinds.map(({ kind }) => String(kind)).join() === "contact,welcome_email",
        "the account's messages are missing",
      );
    },
  },
];
