import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";

/** A pool or a reserved connection. */
type Connection = postgres.Sql | postgres.ReservedSql;

const replySchema = v.looseObject({
  outcome: v.string(),
  intent_id: v.optional(v.string(), ""),
  order_id: v.optional(v.string(), ""),
  razorpay_order_id: v.optional(v.string(), ""),
});

/** The reply of a database function. */
export type Reply = v.InferOutput<typeof replySchema>;

/** The eight exams, each for 250 rupees. */
export const exams = Array.from(
  { length: 8 },
  (_, index) => `5b1ec700-0000-4000-8000-00000000000${index + 1}`,
);
export const pricePaise = 25_000;

/** The two organisers in the seed data. */
export const adminIds = [
  "de300000-0000-4000-8000-000000000002",
  "de300000-0000-4000-8000-000000000003",
] as const;

/** Returns the reply of a call; the query has it as column `reply`. */
async function readReply(query: postgres.PendingQuery<postgres.Row[]>): Promise<Reply> {
  const [row] = await query;
  return v.parse(replySchema, row?.["reply"]);
}

/** Creates an account and a student of class 5 who has consented to updates; returns the id. */
export async function registerStudent({ owner }: TestDatabase): Promise<string> {
  const id = randomUUID();
  const email = `${id}@olympeak.example`;
  await owner`insert into auth.users (id, email) values (${id}, ${email})`;
  await owner`insert into public.students (id, name, email, class_id, consent_given)
    select ${id}, 'Somebody', ${email}, id, true from public.classes where number = 5`;
  return id;
}

/** Calls begin_payment as a click on Proceed to Pay does. */
export function beginPayment(
  sql: Connection,
  studentId: string,
  examIds: string[],
  key: string = randomUUID(),
): Promise<Reply> {
  return readReply(sql`
    select public.begin_payment(${studentId}, ${examIds}::uuid[], ${examIds.length * pricePaise}, ${key}) as reply`);
}

/** Attaches a gateway order to the cart if the cart has none; returns the cart's gateway order. */
export function attachGatewayOrder(
  sql: Connection,
  intentId: string,
  gatewayOrderId: string,
): Promise<Reply> {
  return readReply(sql`select public.attach_gateway_order(${intentId}, ${gatewayOrderId}) as reply`);
}

/** Records a captured payment as the gateway reports it. */
export function recordCapture(
  sql: Connection,
  paymentId: string,
  gatewayOrderId: string,
  amountPaise: number,
  hoursAgo = 0,
): Promise<Reply> {
  const payment = {
    id: paymentId,
    order_id: gatewayOrderId,
    amount: amountPaise,
    currency: "INR",
    status: "captured",
    created_at: Math.floor(Date.now() / 1000) - hoursAgo * 3600,
  };
  return readReply(sql`select public.record_capture(${sql.json(payment)}) as reply`);
}

/** An open checkout. */
export type Checkout = { studentId: string; intentId: string; gatewayOrderId: string; amountPaise: number };

/** Opens a checkout for a new student or the given one. `examIndexes` are positions in `exams`. */
export async function openCheckout(
  database: TestDatabase,
  examIndexes: number[] = [0],
  existingStudentId?: string,
): Promise<Checkout> {
  const studentId = existingStudentId ?? (await registerStudent(database));
  const { intent_id: intentId } = await beginPayment(
    database.owner,
    studentId,
    examIndexes.map((index) => exams[index] ?? ""),
  );
  const gatewayOrderId = `order_${intentId}`;
  await attachGatewayOrder(database.owner, intentId, gatewayOrderId);
  return { studentId, intentId, gatewayOrderId, amountPaise: examIndexes.length * pricePaise };
}

/** A paid order. */
export type Purchase = Checkout & { paymentId: string; orderId: string };

/** Lets a new student, or the given one, buy the exams at these positions in `exams`. */
export async function buy(
  database: TestDatabase,
  examIndexes: number[] = [0],
  existingStudentId?: string,
): Promise<Purchase> {
  const checkout = await openCheckout(database, examIndexes, existingStudentId);
  const paymentId = `pay_${checkout.intentId}`;
  const { order_id: orderId } = await recordCapture(
    database.owner,
    paymentId,
    checkout.gatewayOrderId,
    checkout.amountPaise,
  );
  return { ...checkout, paymentId, orderId };
}

/** Makes the common table expression `me`, which sets the token of a person who has just logged in. */
function makeLoginSql(sql: Connection, personId: string): postgres.PendingQuery<postgres.Row[]> {
  const login = { method: "password", timestamp: Math.floor(Date.now() / 1000) };
  const claims = JSON.stringify({ sub: personId, amr: [login] });
  return sql`me as materialized (select set_config('request.jwt.claims', ${claims}, true))`;
}

/** Requests a refund as the student. */
export function requestRefund(sql: Connection, { studentId, orderId }: Purchase): Promise<Reply> {
  return readReply(sql`
    with ${makeLoginSql(sql, studentId)} select public.request_refund(${orderId}, 'payment_error') as reply from me`);
}

/** Deletes the account as the student, who gives up every bought exam. */
export function deleteAccount(sql: Connection, studentId: string): Promise<Reply> {
  return readReply(sql`
    with ${makeLoginSql(sql, studentId)}
    select public.delete_account(array(select exam_id from public.enrolments where student_id = ${studentId})) as reply
    from me`);
}

/** Gives or withdraws the consent to updates as the student. */
export async function setUpdatesConsent(sql: Connection, studentId: string, isGiven: boolean): Promise<void> {
  await sql`with ${makeLoginSql(sql, studentId)} select public.set_consent(${isGiven}, 'a wording') from me`;
}

/** Decides a refund task as the organiser. */
export function decideRefund(
  sql: Connection,
  taskId: string,
  decision: "refund" | "by_hand" | "refuse",
): Promise<Reply> {
  return readReply(sql`with ${makeLoginSql(sql, adminIds[0])}
    select public.decide_refund(${taskId}, ${decision}, 'A note to the family') as reply from me`);
}

/** Starts a refund of an order as an organiser. */
export function startRefund(
  sql: Connection,
  { orderId }: Purchase,
  adminId: string = adminIds[0],
): Promise<Reply> {
  return readReply(sql`
    with ${makeLoginSql(sql, adminId)} select public.start_refund(${orderId}, 'payment_error') as reply from me`);
}

/** Records as an organiser that some exams of a task were refunded in cash today. */
export function refundInCash(sql: Connection, taskId: string, examIds: string[]): Promise<Reply> {
  return readReply(sql`with ${makeLoginSql(sql, adminIds[0])}
    select public.decide_refund(${taskId}, 'by_hand', 'A note to the family', ${examIds}::uuid[], 'cash', null,
      (now() at time zone 'Asia/Kolkata')::date) as reply from me`);
}

/** Sets a student's token for the rest of a transaction, as the API does for each request. */
export async function logIn(transaction: postgres.TransactionSql, studentId: string): Promise<void> {
  const claims = JSON.stringify({ sub: studentId, role: "authenticated" });
  await transaction`select set_config('request.jwt.claims', ${claims}, true),
    set_config('request.jwt.claim.sub', ${studentId}, true)`;
}
