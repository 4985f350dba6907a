import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";
import { must, type Attack } from "../../harness/attack";
import { buy, capture, decideRefund, register, requestRefund } from "./family";
import { race } from "../../harness/race";

const rowsSchema = v.array(v.object({ id: v.string() }));

/** The ids of what a claim answers with. */
async function listIds(query: postgres.PendingQuery<postgres.Row[]>): Promise<string[]> {
  return v.parse(rowsSchema, await query).map(({ id }) => id);
}

/** Throws when one piece of work was given to two workers, or when a worker waited for another. */
function mustBeShared(claims: { first: string[]; others: string[][]; waitingCount: number }): void {
  const ids = [claims.first, ...claims.others].flat();
  must(claims.first.length === 1, `the first worker got ${claims.first.length}`);
  must(new Set(ids).size === ids.length, "two workers got the same");
  must(claims.waitingCount === 0, `${claims.waitingCount} workers waited for another`);
}

async function findTask(sql: postgres.Sql, paymentId: string, reason: string): Promise<string> {
  const rows =
    await sql`select id from private.refund_tasks where payment_id = ${paymentId} and reason = ${reason}`;
  return v.parse(rowsSchema, rows)[0]?.id ?? "";
}

/** The family's bank disputes a payment. */
async function recordDispute(
  sql: postgres.Sql | postgres.ReservedSql,
  paymentId: string,
  amountPaise: number,
): Promise<void> {
  await sql`select public.record_dispute(${paymentId}, ${amountPaise}, 'payment.dispute.created')`;
}

/** Organisers decide about one payment at the same time, one by this task and others by its lost dispute: only the first succeeds. */
async function mustGoBackOnce(database: TestDatabase, paymentId: string, reason: string): Promise<void> {
  const asked = await findTask(database.owner, paymentId, reason);
  const disputed = await findTask(database.owner, paymentId, "dispute");
  const { first, others } = await race(
    database,
    (sql) => decideRefund(sql, asked, "refund"),
    (sql) => decideRefund(sql, disputed, "by_hand"),
  );
  must(first.outcome === "queued", `the first is answered ${first.outcome}`);
  must(
    others.every(({ outcome }) => outcome === "exceeds_payment"),
    `the second way back is answered ${others.map(({ outcome }) => outcome).join()}`,
  );
}

/** Workers, webhooks and people that start while another one is not committed yet. */
export const queueRaceAttacks: Attack[] = [
  {
    name: "workers who claim messages at once",
    about: ["claim_outbox", "outbox"],
    async run(database) {
      const studentId = await register(database);
      const claim = (limit: number) => (sql: postgres.ReservedSql) =>
        listIds(sql`select id from public.claim_outbox(${limit}, ${studentId})`);
      mustBeShared(await race(database, claim(1), claim(5)));
    },
  },
  {
    name: "a contact asked for again while it is being sent",
    about: ["finish_outbox", "outbox"],
    async run(database) {
      const studentId = await register(database);
      const [id = ""] = await listIds(
        database.owner`select id from public.claim_outbox(1, ${studentId}, 'contact')`,
      );
      await race(
        database,
        (sql) => sql`select public.enqueue_contact(${studentId})`,
        (sql) => sql`select public.finish_outbox(${id}, null)`,
      );
      const [message] = await database.owner`select status from private.outbox where id = ${id}`;
      must(message?.["status"] === "pending", "the newer profile is never sent");
    },
  },
  {
    name: "workers who claim refunds at once",
    about: ["claim_refunds", "refund_tasks"],
    async run(database) {
      const { gatewayOrderId, amountPaise } = await buy(database);
      for (const number of [2, 3])
        await capture(database.owner, `pay_${number}_${gatewayOrderId}`, gatewayOrderId, amountPaise);
      const claim = (limit: number) => (sql: postgres.ReservedSql) =>
        listIds(sql`select id from public.claim_refunds(${limit})`);
      mustBeShared(await race(database, claim(1), claim(50)));
    },
  },
  {
    name: "a refund asked for in two tabs",
    about: ["file_refund_request", "refund_requests"],
    async run(database) {
      const purchase = await buy(database);
      const ask = (sql: postgres.ReservedSql) => requestRefund(sql, purchase);
      const { first, others } = await race(database, ask, ask);
      must(first.outcome === "requested", `the first is answered ${first.outcome}`);
      must(
        others.every(({ outcome }) => outcome === "already_requested"),
        `another is answered ${others[0]?.outcome}`,
      );
    },
  },
  {
    name: "two people who decide about the money of nobody",
    about: ["lock_refund_task"],
    async run(database) {
      const paymentId = `pay_${randomUUID()}`;
      await capture(database.owner, paymentId, "order_of_nobody", 25_000);
      const taskId = await findTask(database.owner, paymentId, "unknown_order");
      const { others } = await race(
        database,
        (sql) => decideRefund(sql, taskId, "refund"),
        (sql) => decideRefund(sql, taskId, "refuse"),
      );
      must(
        others.every(({ outcome }) => outcome === "not_open"),
        `a second decision is answered ${others[0]?.outcome}`,
      );
    },
  },
  {
    name: "two ways back for one payment at once",
    about: ["lock_refund_task"],
    async run(database) {
      const purchase = await buy(database);
      await requestRefund(database.owner, purchase);
      await recordDispute(database.owner, purchase.paymentId, purchase.amountPaise);
      await mustGoBackOnce(database, purchase.paymentId, "student_request");
    },
  },
  {
    name: "two ways back for the money of nobody at once",
    about: ["lock_refund_task", "captured_payments"],
    async run(database) {
      const paymentId = `pay_${randomUUID()}`;
      await capture(database.owner, paymentId, "order_of_nobody", 25_000);
      await recordDispute(database.owner, paymentId, 25_000);
      await mustGoBackOnce(database, paymentId, "unknown_order");
    },
  },
  {
    name: "a refund asked for while its payment is being given back",
    about: ["lock_refund_task", "lock_student"],
    async run(database) {
      const purchase = await buy(database);
      await recordDispute(database.owner, purchase.paymentId, purchase.amountPaise);
      const disputed = await findTask(database.owner, purchase.paymentId, "dispute");
      const { others } = await race(
        database,
        (sql) => decideRefund(sql, disputed, "by_hand"),
        (sql) => requestRefund(sql, purchase),
      );
      must(
        others.every(({ outcome }) => outcome === "nothing_left"),
        `a request is answered ${others.map(({ outcome }) => outcome).join()}`,
      );
    },
  },
  {
    name: "a dispute about the money of nobody that grows while it is being decided",
    about: ["lock_refund_task", "refund_tasks"],
    async run(database) {
      const paymentId = `pay_${randomUUID()}`;
      await capture(database.owner, paymentId, "order_of_nobody", 25_000);
      await recordDispute(database.owner, paymentId, 10_000);
      const disputed = await findTask(database.owner, paymentId, "dispute");
      await race(
        database,
        (sql) => recordDispute(sql, paymentId, 20_000),
        (sql) => decideRefund(sql, disputed, "refuse"),
      );
      const [task] =
        await database.owner`select amount_paise from private.refund_tasks where id = ${disputed}`;
      must(task?.["amount_paise"] === 20_000, `the dispute is about ${String(task?.["amount_paise"])} paise`);
    },
  },
  {
    name: "one webhook delivered by everybody at once",
    about: ["webhook_inbox"],
    async run(database) {
      const eventId = randomUUID();
      const receive = (sql: postgres.ReservedSql) =>
        sql`select public.receive_webhook(${eventId}, 'payment.captured', '{}')`;
      await race(database, receive, receive);
      const [row] =
        await database.owner`select deliveries from private.webhook_inbox where event_id = ${eventId}`;
      must(row?.["deliveries"] === 8, `${String(row?.["deliveries"])} of 8 deliveries were counted`);
    },
  },
  {
    name: "a limit used up by eight at once",
    about: ["rate_limits", "consume_rate_limit"],
    async run(database) {
      const bucket = randomUUID();
      const consume = async (sql: postgres.ReservedSql) => {
        const [row] = await sql`select public.consume_rate_limit(${bucket}, 5, 60) ->> 'outcome' as outcome`;
        return String(row?.["outcome"]);
      };
      const { first, others } = await race(database, consume, consume);
      const count = [first, ...others].filter((outcome) => outcome === "ok").length;
      must(count === 5, `${count} got through a limit of 5`);
    },
  },
];
