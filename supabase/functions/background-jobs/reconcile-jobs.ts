import type { Database } from "../_shared/database.ts";
import type { Razorpay } from "../_shared/razorpay.ts";
import type { Report } from "../_shared/report.ts";
import { reconcileOrder, type ReconcileOrderDependencies } from "../_shared/reconcile-order.ts";
import type { ReconciledCounts } from "./contract.ts";

export interface ReconcileJobDependencies extends ReconcileOrderDependencies {
  database: ReconcileOrderDependencies["database"] &
    Pick<Database, "listOrdersToReconcile" | "startSweep" | "moveSweep" | "listUnknownPayments">;
  razorpay: ReconcileOrderDependencies["razorpay"] & Pick<Razorpay, "listPayments">;
  report: Report;
  now: () => Date;
}

/** The maximum number of calls to the gateway at the same time. */
export const maxParallelCalls = 8;

/**
 * Processes the items until the deadline, `maxParallelCalls` at a time. An item that fails is reported and does not
 * stop the rest.
 */
export async function reconcileEach<Item>(
  { report, now }: Pick<ReconcileJobDependencies, "report" | "now">,
  items: readonly Item[],
  deadline: Date,
  reconcile: (item: Item) => Promise<boolean>,
): Promise<ReconciledCounts> {
  const counts: ReconciledCounts = { asked: 0, recorded: 0, failed: 0 };
  const remainingItems = items.values();
  const work = async () => {
    for (const item of remainingItems) {
      if (now() >= deadline) return;
      counts.asked += 1;
      try {
        if (await reconcile(item)) counts.recorded += 1;
      } catch (error) {
        counts.failed += 1;
        report("payment not recorded", error);
      }
    }
  };
  await Promise.all(Array.from({ length: maxParallelCalls }, work));
  return counts;
}

/**
 * Until the deadline, asks the gateway once about each order that was shown for payment in the last 7 days and for which
 * we have no payment. Each step lists only as many orders as it checks in parallel, because listing an order marks it as
 * checked. Throws RemoteError if the orders cannot be listed.
 */
export async function reconcileOrders(
  dependencies: ReconcileJobDependencies,
  deadline: Date,
): Promise<ReconciledCounts> {
  const { database, now } = dependencies;
  const startedAt = now().getTime();
  const total: ReconciledCounts = { asked: 0, recorded: 0, failed: 0 };
  let hasMore = true;
  for (let uncheckedSeconds = 0; hasMore && now() < deadline;) {
    const ids = await database.listOrdersToReconcile(maxParallelCalls, uncheckedSeconds);
    const counts = await reconcileEach(
      dependencies,
      ids,
      deadline,
      async (id) => (await reconcileOrder(dependencies, id)) !== null,
    );
    total.asked += counts.asked;
    total.recorded += counts.recorded;
    total.failed += counts.failed;
    hasMore = ids.length === maxParallelCalls;
    // Leave out the orders that this run has checked. One second is added to the elapsed time, because two calls may take
    // different times to reach the database.
    uncheckedSeconds = Math.ceil((now().getTime() - startedAt) / 1000) + 1;
  }
  return total;
}
