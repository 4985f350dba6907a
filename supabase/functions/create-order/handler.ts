import { checkRate } from "../_shared/check-rate.ts";
import type { Answer } from "../_shared/database-answers.ts";
import type { Database } from "../_shared/database.ts";
import { answerJson, type Endpoint } from "../_shared/endpoint.ts";
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
type Begun = Answer<"begin_payment">;
type ReadyOrder = Extract<Begun, { outcome: "ready" }>;

/** docs/payments.md section 4. */
const maxRequestsPerStudentPerMinute = 10;
/** A school shares one address: room for all of its families on the last day. */
const maxRequestsPerAddressPerMinute = 300;
/** While another press or tab makes the gateway order, its result is waited for: 3.1 s in all. */
const waitsMs = [100, 200, 400, 800, 1600];

/** The student first: what one student presses too often does not count against the school. */
async function checkRates({ database }: CreateOrderDependencies, studentId: string, address: string | null) {
  await checkRate(database, `create-order:student:${studentId}`, maxRequestsPerStudentPerMinute);
  if (address !== null)
    await checkRate(database, `create-order:address:${address}`, maxRequestsPerAddressPerMinute);
}

async function begin({ database, sleep }: CreateOrderDependencies, cart: Cart): Promise<Begun> {
  for (const waitMs of waitsMs) {
    const begun = await database.beginPayment(cart);
    if (begun.outcome !== "wait") return begun;
    await sleep(waitMs);
  }
  return database.beginPayment(cart);
}

/** Gives the lease back, so that the next press does not have to wait for its end; failing here changes nothing. */
async function release({ database, report }: CreateOrderDependencies, intentId: string, isFailed: boolean) {
  try {
    await database.releaseIntent(intentId, isFailed);
  } catch (error) {
    report("lease not released", error, { intent_id: intentId });
  }
}

async function createGatewayOrder(
  dependencies: CreateOrderDependencies,
  begun: Extract<Begun, { outcome: "create" }>,
): Promise<ReadyOrder> {
  const { amount_paise: amountPaise, currency, intent_id: intentId } = begun;
  let razorpayOrderId: string;
  try {
    razorpayOrderId = (await dependencies.razorpay.createOrder({ amountPaise, currency, intentId })).id;
  } catch (cause) {
    await release(dependencies, intentId, cause instanceof RemoteError && cause.isFinal);
    throw new FunctionError("gateway_unavailable", { cause });
  }
  return dependencies.database.attachGatewayOrder(intentId, razorpayOrderId);
}

/** The database's refusal by its own name; a new one does not compile before _shared/contract.ts has it. */
function refuse(refusal: Extract<Begun, { outcome: RefusalCreateOrder }>): FunctionError {
  return new FunctionError(refusal.outcome, {
    details: {
      ...("amount_paise" in refusal && { amount: refusal.amount_paise }),
      ...("exam_ids" in refusal && { items: refusal.exam_ids }),
    },
  });
}

/** The order to pay, or the error that says why there is none. */
function getOrder(dependencies: CreateOrderDependencies, begun: Begun): Promise<ReadyOrder> | ReadyOrder {
  switch (begun.outcome) {
    case "ready":
      return begun;
    case "create":
      return createGatewayOrder(dependencies, begun);
    case "wait":
      throw new FunctionError("unavailable", { details: { retry_after: 2 } });
    case "invalid_items":
      throw new FunctionError("bad_request", { message: "items: holds an exam that does not exist" });
    default:
      throw refuse(begun);
  }
}

/**
 * Prices the cart on the server and answers with the gateway order to pay (docs/payments.md section 4).
 * Pressing twice, two tabs and a retry with the same key get the same order.
 */
export function createOrder(dependencies: CreateOrderDependencies): Endpoint {
  return createStudentEndpoint(
    dependencies,
    requestSchema,
    async (body, { studentId }, { callerAddress }) => {
      await checkRates(dependencies, studentId, callerAddress);
      const cart = { studentId, examIds: body.items, amountPaise: body.amount, key: body.key };
      const order = await getOrder(dependencies, await begin(dependencies, cart));
      return answerJson(200, {
        id: order.razorpay_order_id,
        amount: order.amount_paise,
        currency: order.currency,
        key_id: dependencies.keyId,
      } satisfies ResponseCreateOrder);
    },
  );
}
