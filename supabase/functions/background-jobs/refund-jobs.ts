import type { RefundTask } from "../_shared/database-replies.ts";
import type { Database } from "../_shared/database.ts";
import type { Razorpay, Refund } from "../_shared/razorpay.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { redact, type Report } from "../_shared/report.ts";
import { recordPayment, type RecordPaymentDependencies } from "../_shared/record-payment.ts";
import type { RefundCounts } from "./contract.ts";

export interface RefundJobDependencies {
  database: RecordPaymentDependencies["database"] &
    Pick<Database, "claimRefunds" | "finishRefund" | "failRefund">;
  razorpay: RecordPaymentDependencies["razorpay"] & Pick<Razorpay, "createRefund" | "getRefund">;
  report: Report;
  now: () => Date;
}

const maxRefundsPerRun = 50;

/**
 * Returns whether the gateway has finally refused this refund, so that a person must decide. Wrong API keys (401, or a 400
 * that reports them) and an idempotency key still in use (409) are temporary: the refund itself was not refused.
 */
function isRefused(error: RemoteError): boolean {
  if (!error.isFinal || error.status === null) return false;
  return ![401, 403, 409].includes(error.status) && !/authentication/i.test(error.message);
}

function requestOrReadRefund({ razorpay }: RefundJobDependencies, task: RefundTask): Promise<Refund> {
  if (task.razorpay_refund_id !== null) return razorpay.getRefund(task.razorpay_refund_id);
  return razorpay.createRefund({
    paymentId: task.payment_id,
    amountPaise: task.amount_paise,
    receipt: task.receipt,
    idempotencyKey: task.idempotency_key,
  });
}

/**
 * Finds a second refund of the same payment by reading the payment again. If somebody refunded it in the gateway's
 * dashboard while our refund was queued, that refund was recorded as ours; the payment now shows a larger refunded amount.
 * If this check fails, our refund is still valid, and its webhook checks again.
 */
async function recordOtherRefunds(dependencies: RefundJobDependencies, task: RefundTask): Promise<void> {
  try {
    await recordPayment(dependencies, await dependencies.razorpay.getPayment(task.payment_id));
  } catch (error) {
    const about = { refund_task_id: task.id, payment_id: task.payment_id };
    dependencies.report("refunded payment not read", error, about);
  }
}

async function processRefund(dependencies: RefundJobDependencies, task: RefundTask) {
  const { database, report } = dependencies;
  let refund: Refund;
  try {
    refund = await requestOrReadRefund(dependencies, task);
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    report("refund not made", error, { refund_task_id: task.id, payment_id: task.payment_id });
    return (await database.failRefund(task.id, redact(error.message), isRefused(error))).outcome;
  }
  const { outcome } = await database.finishRefund(task.id, refund);
  if (outcome === "processed") await recordOtherRefunds(dependencies, task);
  return outcome;
}

/**
 * Requests every due refund from the gateway, and reads the state of the refunds that the gateway has accepted
 * (docs/payments.md section 2, step 12). Claims one refund at a time, with a lock of 60 s, so that at most two calls to a
 * gateway that hangs are made after the deadline. A refund that fails does not stop the others. If the process dies
 * before it records the result, the next run gets the same refund by the same idempotency key. Throws RemoteError if the
 * database cannot be asked for refunds.
 */
export async function processRefunds(
  dependencies: RefundJobDependencies,
  deadline: Date,
): Promise<RefundCounts> {
  const { database, now, report } = dependencies;
  const counts: RefundCounts = { asked: 0, requested: 0, processed: 0, failed: 0, retry: 0 };
  while (counts.asked < maxRefundsPerRun && now() < deadline) {
    const [task] = await database.claimRefunds(1);
    if (!task) break;
    counts.asked += 1;
    try {
      const outcome = await processRefund(dependencies, task);
      if (outcome !== "refused" && outcome !== "review" && outcome !== "merged") counts[outcome] += 1;
    } catch (error) {
      report("refund not finished", error, { refund_task_id: task.id, payment_id: task.payment_id });
    }
  }
  return counts;
}
