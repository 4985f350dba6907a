import type { RefundTask } from "../_shared/database-answers.ts";
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

const refundsPerRun = 50;

/**
 * Whether the gateway has refused this refund for good, so that a person must look. Wrong keys (401, or a 400 that
 * says so) and a key that is being worked on (409) pass automatically: then nothing was refused.
 */
function isRefused(error: RemoteError): boolean {
  if (!error.isFinal || error.status === null) return false;
  return ![401, 403, 409].includes(error.status) && !/authentication/i.test(error.message);
}

function askGateway({ razorpay }: RefundJobDependencies, task: RefundTask): Promise<Refund> {
  if (task.razorpay_refund_id !== null) return razorpay.getRefund(task.razorpay_refund_id);
  return razorpay.createRefund({
    paymentId: task.payment_id,
    amountPaise: task.amount_paise,
    receipt: task.receipt,
    idempotencyKey: task.idempotency_key,
  });
}

/**
 * A refund made on the gateway's dashboard while ours was queued was taken for ours; now that ours has gone
 * as well, the payment says more than we asked for. The refund is valid in any case, and its webhook asks too.
 */
async function noteOtherRefunds(dependencies: RefundJobDependencies, task: RefundTask): Promise<void> {
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
    refund = await askGateway(dependencies, task);
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    report("refund not made", error, { refund_task_id: task.id, payment_id: task.payment_id });
    return (await database.failRefund(task.id, redact(error.message), isRefused(error))).outcome;
  }
  const { outcome } = await database.finishRefund(task.id, refund);
  if (outcome === "processed") await noteOtherRefunds(dependencies, task);
  return outcome;
}

/**
 * Asks the gateway for every refund that is due, and about those it has taken on (docs/payments.md section 2, step 12).
 * Claimed one at a time, inside its lease of 60 s, so that a gateway that hangs costs two calls beyond the deadline at most.
 * One that fails never stops the others; if the process dies between asking and telling, the same key gives the same
 * refund the next time. Throws RemoteError when none can be claimed.
 */
export async function processRefunds(
  dependencies: RefundJobDependencies,
  deadline: Date,
): Promise<RefundCounts> {
  const { database, now, report } = dependencies;
  const counts: RefundCounts = { asked: 0, requested: 0, processed: 0, failed: 0, retry: 0 };
  while (counts.asked < refundsPerRun && now() < deadline) {
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
