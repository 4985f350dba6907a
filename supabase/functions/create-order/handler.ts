import { checkRate } from "../_shared/check-rate.ts";
import type { Reply } from "../_shared/database-replies.ts";
import type { Database } from "../_shared/database.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import type { Razorpay } from "../_shared/razorpay.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema, type RefusalCreateOrder, type ResponseCreateOrder } from "./contract.ts";

export interface CreateOrderDependencies extends StudentDependencies {
  database: Pick<Database, "beginPayment" | "attachGatewayOrder" | "releaseIntent" | "consumeRateLimit">;
  razorpay: Pick<Razorpay, "createOrder">;
  keyId: string;
  sleep: (ms: number) => Promise<void>;
}

type Cart = Parameters<Database["beginPayment"]>[0];
type BeginReply = Reply<"begin_payment">;
type ReadyOrder = Extract<BeginReply, { outcome: "ready" }>;

/** The limit of docs/payments.md section 4. */
const maxRequestsPerStudentPerMinute = 10;
/** High enough for all families of a school, which may share one address, on the last day. */
const maxRequestsPerAddressPerMinute = 300;
/** The pauses while waiting for another click or tab to create the gateway order, 3.1 s in total. */
const pausesMs = [100, 200, 400, 800, 1600];

/** Checks the student's limit first, so that one student's many clicks do not count against the school's address. */
async function checkRates({ database }: CreateOrderDependencies, studentId: string, clientIp: string | null) {
  await checkRate(database, `create-order:student:${studentId}`, maxRequestsPerStudentPerMinute);
  if (clientIp !== null)
    await checkRate(database, `create-order:address:${clientIp}`, maxRequestsPerAddressPerMinute);
}

/** Begins the payment; while another click creates the gateway order, waits and asks again. */
async function beginPayment({ database, sleep }: CreateOrderDependencies, cart: Cart): Promise<BeginReply> {
  for (const waitMs of pausesMs) {
    const reply = await database.beginPayment(cart);
    if (reply.outcome !== "wait") return reply;
    await sleep(waitMs);
  }
  return database.beginPayment(cart);
}

/**
 * Releases the intent's lock (its lease), so that the next click does not have to wait until it expires. A failure here
 * is only reported.
 */
async function releaseIntent(
  { database, report }: CreateOrderDependencies,
  intentId: string,
  isFailed: boolean,
) {
  try {
    await database.releaseIntent(intentId, isFailed);
  } catch (error) {
    report("lease not released", error, { intent_id: intentId });
  }
}

async function createGatewayOrder(
  dependencies: CreateOrderDependencies,
  reply: Extract<BeginReply, { outcome: "create" }>,
): Promise<ReadyOrder> {
  const { amount_paise: amountPaise, currency, intent_id: intentId } = reply;
  let razorpayOrderId: string;
  try {
    razorpayOrderId = (await dependencies.razorpay.createOrder({ amountPaise, currency, intentId })).id;
  } catch (cause) {
    await releaseIntent(dependencies, intentId, cause instanceof RemoteError && cause.isFinal);
    throw new FunctionError("gateway_unavailable", { cause });
  }
  return dependencies.database.attachGatewayOrder(intentId, razorpayOrderId);
}

/**
 * Turns the database's refusal into the error of the same name. A new refusal does not compile until
 * _shared/contract.ts has it.
 */
function toFunctionError(refusal: Extract<BeginReply, { outcome: RefusalCreateOrder }>): FunctionError {
  return new FunctionError(refusal.outcome, {
    details: {
      ...("amount_paise" in refusal && { amount: refusal.amount_paise }),
      ...("exam_ids" in refusal && { items: refusal.exam_ids }),
    },
  });
}

/** Returns the order to pay, or throws the error that explains why there is none. */
function getOrder(
  dependencies: CreateOrderDependencies,
  reply: BeginReply,
): Promise<ReadyOrder> | ReadyOrder {
  switch (reply.outcome) {
    case "ready":
      return reply;
    case "create":
      return createGatewayOrder(dependencies, reply);
    case "wait":
      throw new FunctionError("unavailable", { details: { retry_after: 2 } });
    case "invalid_items":
      throw new FunctionError("bad_request", { message: "items: holds an exam that does not exist" });
    default:
      throw toFunctionError(reply);
  }
}

/**
 * Prices the cart on the server and returns the gateway order to pay (docs/payments.md section 4). A double click, two
 * tabs and a retry with the same key get the same order.
 */
export function createOrder(dependencies: CreateOrderDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async (body, { studentId }, { clientIp }) => {
    await checkRates(dependencies, studentId, clientIp);
    const cart = { studentId, examIds: body.items, amountPaise: body.amount, key: body.key };
    const order = await getOrder(dependencies, await beginPayment(dependencies, cart));
    return createJsonResponse(200, {
      id: order.razorpay_order_id,
      amount: order.amount_paise,
      currency: order.currency,
      key_id: dependencies.keyId,
    } satisfies ResponseCreateOrder);
  });
}
