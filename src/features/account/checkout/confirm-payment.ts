import { FunctionRefusal } from "../../../data/call-function";
import { confirmPayment, getPaymentResult, type CheckoutFields } from "../../../data/payments";
import { report } from "../../../lib/report";

/** Waits the given milliseconds; tests pass one that does not wait. */
export type Sleep = (ms: number) => Promise<void>;

/** How long to wait before each further try to confirm, in milliseconds (docs/payments.md section 4). */
const confirmWaitsMs = [500, 1000, 2000, 4000, 8000];

/** The server asks the gateway about one order at most once in this time (docs/payments.md section 4). */
const askEveryMs = 10_000;

/** @param ms how long to wait */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The end of a payment: our order, or the money goes back. */
export type Settled = { status: "success"; orderId: string } | { status: "refunded" };

/** The outcome of confirming. `failed` says nothing about the money: the webhook or the poll still brings the order. */
export type Confirmation = Settled | { status: "pending" | "failed" };

function isSettled(answer: { status: string }): answer is Settled {
  return answer.status === "success" || answer.status === "refunded";
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
 * Confirms a payment, and tries again for about 15 s while that fails or the gateway cannot be asked.
 *
 * @param fields the fields from the gateway's window
 * @param options `sleep`; `signal`: the result is no longer needed
 * @returns the order, or how the last try ended
 */
export async function confirmWithRetries(
  fields: CheckoutFields,
  options: { sleep: Sleep; signal: AbortSignal },
): Promise<Confirmation> {
  let confirmed = await tryToConfirm(fields);
  for (const waitMs of confirmWaitsMs) {
    if (isSettled(confirmed) || options.signal.aborted) return confirmed;
    await options.sleep(waitMs);
    if (options.signal.aborted) return confirmed;
    confirmed = await tryToConfirm(fields);
  }
  return confirmed;
}

/** The server's answer about a gateway order: our order; `pending`, none yet; `unknown`, not even the gateway's order. */
type OrderStatus = Settled | { status: "pending" | "unknown" };

/**
 * Asks once what became of a gateway order. When nobody answers, nothing is known; that is never taken for "unpaid".
 *
 * @param razorpayOrderId the gateway's order id
 * @returns the payment's state on the server
 */
export async function askStatus(razorpayOrderId: string): Promise<OrderStatus> {
  try {
    return await getPaymentResult(razorpayOrderId);
  } catch (error) {
    report("asking about a payment", error);
    return { status: error instanceof FunctionRefusal && error.code === "not_found" ? "unknown" : "pending" };
  }
}

/**
 * Continues asking every 10 s, for payments that are late.
 *
 * @param razorpayOrderId the gateway's order id
 * @param options `times`: how often at most; `sleep`; `signal`: stop
 * @returns the end of the payment, or null when it has not come in that time
 */
export async function waitForOrder(
  razorpayOrderId: string,
  options: { times: number; sleep: Sleep; signal: AbortSignal },
): Promise<Settled | null> {
  for (let asked = 0; asked < options.times; asked += 1) {
    await options.sleep(askEveryMs);
    if (options.signal.aborted) return null;
    const answer = await askStatus(razorpayOrderId);
    if (isSettled(answer)) return answer;
    if (answer.status === "unknown") return null;
  }
  return null;
}
