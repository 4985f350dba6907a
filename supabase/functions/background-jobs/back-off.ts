import type { Razorpay } from "../_shared/razorpay.ts";
import { RemoteError } from "../_shared/remote-call.ts";

const firstPauseMs = 1000;
const maxPauseMs = 8000;

interface Clock {
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

/**
 * Makes a call. While the gateway replies "too many requests" (429), repeats the call after increasing pauses, until the
 * deadline.
 */
async function callWithBackOff<Reply>(
  { now, sleep }: Clock,
  deadline: Date,
  call: () => Promise<Reply>,
): Promise<Reply> {
  for (let waitMs = firstPauseMs; ; waitMs = Math.min(2 * waitMs, maxPauseMs)) {
    try {
      return await call();
    } catch (error) {
      const isRateLimited = error instanceof RemoteError && error.status === 429;
      if (!isRateLimited || now().getTime() + waitMs >= deadline.getTime()) throw error;
    }
    await sleep(waitMs);
  }
}

type GatewayCalls = Pick<Razorpay, "capturePayment" | "getPayment" | "listOrderPayments" | "listPayments">;

/** Returns gateway calls that repeat themselves if they are rate-limited (docs/payments.md section 5, errors). */
export function addBackOff(razorpay: GatewayCalls, clock: Clock, deadline: Date): GatewayCalls {
  const withBackOff = <Reply>(call: () => Promise<Reply>) => callWithBackOff(clock, deadline, call);
  return {
    capturePayment: (payment) => withBackOff(() => razorpay.capturePayment(payment)),
    getPayment: (id) => withBackOff(() => razorpay.getPayment(id)),
    listOrderPayments: (id) => withBackOff(() => razorpay.listOrderPayments(id)),
    listPayments: (from, to, skip) => withBackOff(() => razorpay.listPayments(from, to, skip)),
  };
}
