import type { Database } from "../_shared/database.ts";
import { paymentsPageSize, type Payment, type Razorpay } from "../_shared/razorpay.ts";
import type { Report } from "../_shared/report.ts";
import { reconcileOrder, type ReconcileOrderDependencies } from "../_shared/reconcile-order.ts";
import { recordPayment } from "../_shared/record-payment.ts";
import type { ReconciledCounts } from "./contract.ts";

export interface ReconcileJobDependencies extends ReconcileOrderDependencies {
  database: ReconcileOrderDependencies["database"] & Pick<Database, "listOrdersToReconcile">;
  razorpay: ReconcileOrderDependencies["razorpay"] & Pick<Razorpay, "listPayments">;
  report: Report;
  now: () => Date;
}

const ordersPerRun = 50;
const sweepSeconds = 8 * 24 * 60 * 60;

/** Does one item after the other until the deadline; one that fails is reported and never stops the rest. */
async function reconcileEach<Item>(
  { report, now }: ReconcileJobDependencies,
  items: readonly Item[],
  deadline: Date,
  reconcile: (item: Item) => Promise<boolean>,
): Promise<ReconciledCounts> {
  const counts: ReconciledCounts = { asked: 0, recorded: 0, failed: 0 };
  for (const item of items) {
    if (now() >= deadline) break;
    counts.asked += 1;
    try {
      if (await reconcile(item)) counts.recorded += 1;
    } catch (error) {
      counts.failed += 1;
      report("payment not recorded", error);
    }
  }
  return counts;
}

/** Asks the gateway about carts that were shown for payment in the last 7 days and are not paid as far as we know. */
export async function reconcileOrders(
  dependencies: ReconcileJobDependencies,
  deadline: Date,
): Promise<ReconciledCounts> {
  const razorpayOrderIds = await dependencies.database.listOrdersToReconcile(ordersPerRun);
  return reconcileEach(
    dependencies,
    razorpayOrderIds,
    deadline,
    async (id) => (await reconcileOrder(dependencies, id)) !== null,
  );
}

/** All payments of the last 8 days, newest first. Throws when they cannot be read with time left to record them. */
async function listRecentPayments(
  { razorpay, now }: ReconcileJobDependencies,
  deadline: Date,
): Promise<Payment[]> {
  const to = Math.floor(now().getTime() / 1000);
  const payments: Payment[] = [];
  for (let page: Payment[] | null = null; page === null || page.length === paymentsPageSize;) {
    page = await razorpay.listPayments(to - sweepSeconds, to, payments.length);
    payments.push(...page);
    if (now() >= deadline) throw new Error(`After ${payments.length} payments there is no time left.`);
  }
  return payments;
}

/**
 * Reads all payments of the last 8 days, newest first, and records whatever no callback and no webhook has told us.
 * Throws when they cannot be read; those for which the time does not suffice were looked at in the nights before.
 */
export async function sweepPayments(
  dependencies: ReconcileJobDependencies,
  deadline: Date,
): Promise<ReconciledCounts> {
  const payments = await listRecentPayments(dependencies, deadline);
  const withMoney = payments.filter(({ status }) => status !== "created" && status !== "failed");
  return reconcileEach(dependencies, withMoney, deadline, async (payment) => {
    const { outcome } = await recordPayment(dependencies, payment);
    return outcome !== "unpaid";
  });
}
