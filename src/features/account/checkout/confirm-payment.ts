import { FunctionRefusal } from "../../../data/call-function";
import { confirmPayment, getPaymentResult, type CheckoutFields } from "../../../data/payments";
import { report } from "../../../lib/report";

/** A function that waits the given milliseconds. Tests pass one that does not wait. */
export type Sleep = (ms: number) => Promise<void>;

/** The pauses before the further tries to confirm, in milliseconds (docs/payments.md section 4). */
const retryDelaysMs = [500, 1000, 2000, 4000, 8000];

/** The server asks the gateway about one order at most once in this time, in milliseconds (docs/payments.md section 4). */
const askIntervalMs = 10_000;

/** @param ms how long to wait */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The outcome of a payment: our order, a refund, or an organiser's decision not to refund it. */
export type FinalOutcome = { status: "success"; orderId: string } | { status: "refunded" | "refused" };

/** The outcome of confirming. After `failed` the order may still arrive by the webhook or the sweep. */
export type Confirmation =
  | FinalOutcome
  | { status: "pending"; isInReview?: true | undefined }
  | { status: "failed" };

/** Whether the money has arrived without an order, and an organiser decides about it. */
export function isInReview(reply: { status: string; isInReview?: true | undefined }): boolean {
  return reply.isInReview === true;
}

/** Whether nothing more will happen to the payment without the family. */
export function isFinal(reply: { status: string }): reply is FinalOutcome {
  return reply.status === "success" || reply.status === "refunded" || reply.status === "refused";
}

async function tryToConfirm(fields: CheckoutFields): Promise<Confirmation> {
  try {
    return await confirmPayment(fields);
  } catch (error) {
    report("confirming a payment", error);
    return { status: "failed" };
  }
}

/**
 * Confirms a payment. Retries for about 15 s if that fails or the gateway cannot be asked, but not while an organiser
 * decides about it.
 *
 * @param fields the fields from the gateway's window
 * @param options `sleep`, for tests; `signal` stops the retries
 * @returns the order, or how the last try ended
 */
export async function confirmWithRetries(
  fields: CheckoutFields,
  options: { sleep: Sleep; signal: AbortSignal },
): Promise<Confirmation> {
  let confirmation = await tryToConfirm(fields);
  for (const delayMs of retryDelaysMs) {
    if (isFinal(confirmation) || isInReview(confirmation) || options.signal.aborted) return confirmation;
    await options.sleep(delayMs);
    if (options.signal.aborted) return confirmation;
    confirmation = await tryToConfirm(fields);
  }
  return confirmation;
}

/**
 * The server's reply about a gateway order: our order; `pending` if there is none yet; `unknown` if the server does
 * not know the gateway order.
 */
type OrderStatus =
  | FinalOutcome
  | { status: "pending"; isInReview?: true | undefined }
  | { status: "unknown" };

/**
 * Asks once for the outcome of a gateway order. Without a reply the outcome is unknown, which never counts as
 * "unpaid".
 *
 * @param razorpayOrderId the gateway's order id
 * @returns the payment's state on the server
 */
export async function fetchOrderStatus(razorpayOrderId: string): Promise<OrderStatus> {
  try {
    return await getPaymentResult(razorpayOrderId);
  } catch (error) {
    report("asking about a payment", error);
    return { status: error instanceof FunctionRefusal && error.code === "not_found" ? "unknown" : "pending" };
  }
}

/**
 * Asks every 10 s for the order of a late payment.
 *
 * @param razorpayOrderId the gateway's order id
 * @param options `maxTries`: how often to ask at most; `sleep`, for tests; `signal` stops the waiting
 * @returns the payment's outcome, or null if there was none in that time
 */
export async function waitForOrder(
  razorpayOrderId: string,
  options: { maxTries: number; sleep: Sleep; signal: AbortSignal },
): Promise<FinalOutcome | null> {
  for (let tries = 0; tries < options.maxTries; tries += 1) {
    await options.sleep(askIntervalMs);
    if (options.signal.aborted) return null;
    const reply = await fetchOrderStatus(razorpayOrderId);
    if (isFinal(reply)) return reply;
    if (reply.status === "unknown") return null;
  }
  return null;
}
