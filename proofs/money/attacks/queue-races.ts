import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";
import { must, mustAllBe, type Attack } from "../../harness/attack";
import {
  adminIds,
  buy,
  decideRefund,
  exams,
  pricePaise,
  recordCapture,
  refundInCash,
  registerStudent,
  requestRefund,
  startRefund,
} from "./family";
import { race } from "../../harness/race";

const rowsSchema = v.array(v.object({ id: v.string() }));

/** Returns the ids of the claimed rows. */
async function listIds(query: postgres.PendingQuery<postgres.Row[]>): Promise<string[]> {
  return v.parse(rowsSchema, await query).map(({ id }) => id);
}

/** Throws if two workers claimed the same row, or if a worker waited for another. */
function mustNotOverlap(claims: { first: string[]; others: string[][]; waitingCount: number }): void {
  const ids = [claims.first, ...claims.others].flat();
  must(claims.first.length === 1, `the first worker got ${claims.first.length}`);
  must(new Set(ids).size === ids.length, "two workers claimed the same row");
  must(claims.waitingCount === 0, `${claims.waitingCount} workers waited for another`);
}

async function findTask(sql: postgres.Sql, paymentId: string, reason: string): Promise<string> {
  const rows =
    await sql`select id from private.refund_tasks where payment_id = ${paymentId} and reason = ${reason}`;
  return v.parse(rowsSchema, rows)[0]?.id ?? "";
}

/** Records a dispute of the family's bank. */
async function recordDispute(
  sql: postgres.Sql | postgres.ReservedSql,
  paymentId: string,
  amountPaise: number,
): Promise<void> {
  await sql`select public.record_dispute(${paymentId}, ${amountPaise}, 'payment.dispute.created')`;
}

/** Decides two refund tasks of one payment at the same time; throws if a later decision succeeds too. */
async function mustRefundOnce(database: TestDatabase, paymentId: string, reason: string): Promise<void> {
  const taskId = await findTask(database.owner, paymentId, reason);
  const disputeTaskId = await findTask(database.owner, paymentId, "dispute");
  const { first, others } = await race(
    database,
    (sql) => decideRefund(sql, taskId, "refund"),
    (sql) => decideRefund(sql, disputeTaskId, "by_hand"),
  );
  must(first.outcome === "queued", `the first call returns ${first.outcome}`);
  must(
    others.every(({ outcome }) => outcome === "exceeds_payment"),
    `the other calls return ${others.map(({ outcome }) => outcome).join()}`,
  );
}

/** Throws unless a payment of three exams has one paid refund and one open request for the other two exams. */
async function mustHaveOneOpenRequest(sql: postgres.Sql, paymentId: string): Promise<void> {
  const tasks = await sql`select status, amount_paise as paise from private.refund_tasks
    where payment_id = ${paymentId} order by status`;
  const text = tasks.map(({ status, paise }) => `${status} ${paise}`).join();
  must(text === `processed ${pricePaise},review ${2 * pricePaise}`, `the payment has the refunds ${text}`);
}

/** Races of workers, webhooks and organisers: each call starts while another call's transaction is still open. */
export const queueRaceAttacks: Attack[] = [
  {
    name: "claiming a message in two workers at the same time",
    targets: ["claim_outbox", "outbox"],
    async run(database) {
      const studentId = await registerStudent(database);
      const claim = (limit: number) => (sql: postgres.ReservedSql) =>
        listIds(sql`select id from public.claim_outbox(${limit}, ${studentId})`);
      mustNotOverlap(await race(database, claim(1), claim(5)));
    },
  },
  {
    name: "losing a contact that is queued again while it is being sent",
    targets: ["finish_outbox", "outbox"],
    async run(database) {
      const studentId = await registerStudent(database);
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
    name: "claiming a refund in two workers at the same time",
    targets: ["claim_refunds", "refund_tasks"],
    async run(database) {
      const { gatewayOrderId, amountPaise } = await buy(database);
      for (const number of [2, 3])
        await recordCapture(database.owner, `pay_${number}_${gatewayOrderId}`, gatewayOrderId, amountPaise);
      const claim = (limit: number) => (sql: postgres.ReservedSql) =>
        listIds(sql`select id from public.claim_refunds(${limit})`);
      mustNotOverlap(await race(database, claim(1), claim(50)));
    },
  },
  {
    name: "requesting a refund in several tabs at the same time",
    targets: ["file_refund_request", "refund_requests"],
    async run(database) {
      const purchase = await buy(database);
      const request = (sql: postgres.ReservedSql) => requestRefund(sql, purchase);
      const { first, others } = await race(database, request, request);
      must(first.outcome === "requested", `the first call returns ${first.outcome}`);
      must(
        others.every(({ outcome }) => outcome === "already_requested"),
        `another call returns ${others[0]?.outcome}`,
      );
    },
  },
  {
    name: "two organisers starting a second refund of one order at the same time",
    targets: ["file_refund_request", "refund_requests", "refund_tasks"],
    async run(database) {
      const purchase = await buy(database, [0, 1, 2]);
      await requestRefund(database.owner, purchase);
      const taskId = await findTask(database.owner, purchase.paymentId, "student_request");
      const { outcome } = await refundInCash(database.owner, taskId, exams.slice(0, 1));
      must(outcome === "processed", `the first refund returns ${outcome}`);
      const { first, others } = await race(
        database,
        (sql) => startRefund(sql, purchase),
        (sql, index) => startRefund(sql, purchase, adminIds[index % 2]),
      );
      must(first.outcome === "requested", `the first call returns ${first.outcome}`);
      mustAllBe(others, "already_requested");
      await mustHaveOneOpenRequest(database.owner, purchase.paymentId);
    },
  },
  {
    name: "starting a second refund while the first is being paid",
    targets: ["file_refund_request", "lock_refund_task", "refund_items"],
    async run(database) {
      const purchase = await buy(database, [0, 1, 2]);
      await requestRefund(database.owner, purchase);
      const taskId = await findTask(database.owner, purchase.paymentId, "student_request");
      const { others } = await race(
        database,
        (sql) => refundInCash(sql, taskId, exams.slice(0, 1)),
        (sql, index) => startRefund(sql, purchase, adminIds[index % 2]),
      );
      const startedCount = others.filter((reply) => reply.outcome === "requested").length;
      must(startedCount === 1, `${startedCount} second refunds were started`);
      await mustHaveOneOpenRequest(database.owner, purchase.paymentId);
    },
  },
  {
    name: "a second decision about an unknown payment at the same time",
    targets: ["lock_refund_task"],
    async run(database) {
      const paymentId = `pay_${randomUUID()}`;
      await recordCapture(database.owner, paymentId, "order_of_nobody", 25_000);
      const taskId = await findTask(database.owner, paymentId, "unknown_order");
      const { others } = await race(
        database,
        (sql) => decideRefund(sql, taskId, "refund"),
        (sql) => decideRefund(sql, taskId, "refuse"),
      );
      must(
        others.every(({ outcome }) => outcome === "not_open"),
        `a second decision returns ${others[0]?.outcome}`,
      );
    },
  },
  {
    name: "two refunds of one payment at the same time",
    targets: ["lock_refund_task"],
    async run(database) {
      const purchase = await buy(database);
      await requestRefund(database.owner, purchase);
      await recordDispute(database.owner, purchase.paymentId, purchase.amountPaise);
      await mustRefundOnce(database, purchase.paymentId, "student_request");
    },
  },
  {
    name: "two refunds of an unknown payment at the same time",
    targets: ["lock_refund_task", "captured_payments"],
    async run(database) {
      const paymentId = `pay_${randomUUID()}`;
      await recordCapture(database.owner, paymentId, "order_of_nobody", 25_000);
      await recordDispute(database.owner, paymentId, 25_000);
      await mustRefundOnce(database, paymentId, "unknown_order");
    },
  },
  {
    name: "a refund requested while its payment is being refunded",
    targets: ["lock_refund_task", "lock_student"],
    async run(database) {
      const purchase = await buy(database);
      await recordDispute(database.owner, purchase.paymentId, purchase.amountPaise);
      const disputeTaskId = await findTask(database.owner, purchase.paymentId, "dispute");
      const { others } = await race(
        database,
        (sql) => decideRefund(sql, disputeTaskId, "by_hand"),
        (sql) => requestRefund(sql, purchase),
      );
      must(
        others.every(({ outcome }) => outcome === "nothing_left"),
        `a request returns ${others.map(({ outcome }) => outcome).join()}`,
      );
    },
  },
  {
    name: "deciding the dispute of an unknown payment while its amount is being raised",
    targets: ["lock_refund_task", "refund_tasks"],
    async run(database) {
      const paymentId = `pay_${randomUUID()}`;
      await recordCapture(database.owner, paymentId, "order_of_nobody", 25_000);
      await recordDispute(database.owner, paymentId, 10_000);
      const disputeTaskId = await findTask(database.owner, paymentId, "dispute");
      await race(
        database,
        (sql) => recordDispute(sql, paymentId, 20_000),
        (sql) => decideRefund(sql, disputeTaskId, "refuse"),
      );
      const [task] =
        await database.owner`select amount_paise from private.refund_tasks where id = ${disputeTaskId}`;
      must(task?.["amount_paise"] === 20_000, `the dispute is about ${String(task?.["amount_paise"])} paise`);
    },
  },
  {
    name: "losing the count of a webhook delivered eight times at the same time",
    targets: ["webhook_inbox"],
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
    name: "exceeding a rate limit by eight calls at the same time",
    targets: ["rate_limits", "consume_rate_limit"],
    async run(database) {
      const bucket = randomUUID();
      const consume = async (sql: postgres.ReservedSql) => {
        const [row] = await sql`select public.consume_rate_limit(${bucket}, 5, 60) ->> 'outcome' as outcome`;
        return String(row?.["outcome"]);
      };
      const { first, others } = await race(database, consume, consume);
      const count = [first, ...others].filter((outcome) => outcome === "ok").length;
      must(count === 5, `${count} calls passed a limit of 5`);
    },
  },
];
