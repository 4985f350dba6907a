import type { Razorpay } from "../_shared/razorpay.ts";
import { RemoteError } from "../_shared/remote-call.ts";

const firstWaitMs = 1000;
const longestWaitMs = 8000;

interface Clock {
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

/** Asks; while the gateway says that this is too much (429), waits longer and longer and asks again, until the deadline. */
async function askPatiently<Answer>(
  { now, sleep }: Clock,
  deadline: Date,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await ask();
    } catch (error) {
      const isTooMuch = error instanceof RemoteError && error.status === 429;
      if (!isTooMuch || now().getTime() + waitMs >= deadline.getTime()) throw error;
    }
    await sleep(waitMs);
  }
}

type Asked = Pick<Razorpay, "capturePayment" | "getPayment" | "listOrderPayments" | "listPayments">;

/** Repeats gateway calls that were rate-limited (docs/payments.md section 5, errors). */
export function backOff(razorpay: Asked, clock: Clock, deadline: Date): Asked {
  const patiently = <Answer>(ask: () => Promise<Answer>) => askPatiently(clock, deadline, ask);
  return {
    capturePayment: (payment) => patiently(() => razorpay.capturePayment(payment)),
    getPayment: (id) => patiently(() => razorpay.getPayment(id)),
    listOrderPayments: (id) => patiently(() => razorpay.listOrderPayments(id)),
    listPayments: (from, to, skip) => patiently(() => razorpay.listPayments(from, to, skip)),
  };
}
