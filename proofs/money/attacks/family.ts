import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";

/** A connection, whichever. */
type Connection = postgres.Sql | postgres.ReservedSql;

const answerSchema = v.looseObject({
  outcome: v.string(),
  intent_id: v.optional(v.string(), ""),
  order_id: v.optional(v.string(), ""),
  razorpay_order_id: v.optional(v.string(), ""),
});

/** The answer of a database function. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** The eight exams, each for 250 rupees. */
export const exams = Array.from(
  { length: 8 },
  (_, index) => `5b1ec700-0000-4000-8000-00000000000${index + 1}`,
);
export const pricePaise = 25_000;

/** The organiser of the seed. */
const adminId = "de300000-0000-4000-8000-000000000002";

/** The jsonb of one call, given as SQL with the name `answer`. */
async function readReply(query: postgres.PendingQuery<postgres.Row[]>): Promise<Answer> {
  const [row] = await query;
  return v.parse(answerSchema, row?.["answer"]);
}

/** A new account with its student, of class 5, who has given consent; returns the id. */
export async function register({ owner }: TestDatabase): Promise<string> {
  const id = randomUUID();
  const email = `${id}@olympeak.example`;
  await owner`insert into auth.users (id, email) values (${id}, ${email})`;
  await owner`insert into public.students (id, name, email, class_id, consent_given)
    select ${id}, 'Somebody', ${email}, id, true from public.classes where number = 5`;
  return id;
}

/** A press of Proceed to Pay. */
export function begin(
  sql: Connection,
  studentId: string,
  examIds: string[],
  key: string = randomUUID(),
): Promise<Answer> {
  return readReply(sql`
    select public.begin_payment(${studentId}, ${examIds}::uuid[], ${examIds.length * pricePaise}, ${key}) as answer`);
}

/** The gateway's order becomes that of the cart, unless another one is already. */
export function attach(sql: Connection, intentId: string, gatewayOrderId: string): Promise<Answer> {
  return readReply(sql`select public.attach_gateway_order(${intentId}, ${gatewayOrderId}) as answer`);
}

/** The gateway's word on a captured payment is recorded. */
export function capture(
  sql: Connection,
  paymentId: string,
  gatewayOrderId: string,
  amountPaise: number,
  madeHoursAgo = 0,
): Promise<Answer> {
  const payment = {
    id: paymentId,
    order_id: gatewayOrderId,
    amount: amountPaise,
    currency: "INR",
    status: "captured",
    created_at: Math.floor(Date.now() / 1000) - madeHoursAgo * 3600,
  };
  return readReply(sql`select public.record_capture(${sql.json(payment)}) as answer`);
}

/** A checkout that is open. */
export type Checkout = { studentId: string; intentId: string; gatewayOrderId: string; amountPaise: number };

/** A new student, or the given one, opens the checkout of a cart. */
export async function open(database: TestDatabase, cart: number[] = [0], known?: string): Promise<Checkout> {
  const studentId = known ?? (await register(database));
  const { intent_id: intentId } = await begin(
    database.owner,
    studentId,
    cart.map((index) => exams[index] ?? ""),
  );
  const gatewayOrderId = `order_${intentId}`;
  await attach(database.owner, intentId, gatewayOrderId);
  return { studentId, intentId, gatewayOrderId, amountPaise: cart.length * pricePaise };
}

/** An order that was paid for. */
export type Purchase = Checkout & { paymentId: string; orderId: string };

/** A new student, or the given one, buys a cart. */
export async function buy(database: TestDatabase, cart: number[] = [0], known?: string): Promise<Purchase> {
  const checkout = await open(database, cart, known);
  const paymentId = `pay_${checkout.intentId}`;
  const { order_id: orderId } = await capture(
    database.owner,
    paymentId,
    checkout.gatewayOrderId,
    checkout.amountPaise,
  );
  return { ...checkout, paymentId, orderId };
}

/** The student who has just logged in, for the statement that reads from `me`. */
function signIn(sql: Connection, personId: string): postgres.PendingQuery<postgres.Row[]> {
  const loggedIn = { method: "password", timestamp: Math.floor(Date.now() / 1000) };
  const claims = JSON.stringify({ sub: personId, amr: [loggedIn] });
  return sql`me as materialized (select set_config('request.jwt.claims', ${claims}, true))`;
}

/** The student asks for the money back. */
export function requestRefund(sql: Connection, { studentId, orderId }: Purchase): Promise<Answer> {
  return readReply(sql`
    with ${signIn(sql, studentId)} select public.request_refund(${orderId}, 'payment_error') as answer from me`);
}

/** The student has the account deleted, and gives up every exam that was bought. */
export function deleteAccount(sql: Connection, studentId: string): Promise<Answer> {
  return readReply(sql`
    with ${signIn(sql, studentId)}
    select public.delete_account(array(select exam_id from public.enrolments where student_id = ${studentId})) as answer
    from me`);
}

/** The student gives the consent to updates, or takes it back. */
export async function setUpdatesConsent(sql: Connection, studentId: string, isGiven: boolean): Promise<void> {
  await sql`with ${signIn(sql, studentId)} select public.set_consent(${isGiven}, 'a wording') from me`;
}

/** The organiser decides a task. */
export function decideRefund(
  sql: Connection,
  taskId: string,
  decision: "refund" | "by_hand" | "refuse",
): Promise<Answer> {
  return readReply(sql`with ${signIn(sql, adminId)}
    select public.decide_refund(${taskId}, ${decision}, 'A word to the family') as answer from me`);
}

/** Makes what follows in a transaction that of a student's login, as the API does for each request. */
export async function logIn(transaction: postgres.TransactionSql, studentId: string): Promise<void> {
  const claims = JSON.stringify({ sub: studentId, role: "authenticated" });
  await transaction`select set_config('request.jwt.claims', ${claims}, true),
    set_config('request.jwt.claim.sub', ${studentId}, true)`;
}
