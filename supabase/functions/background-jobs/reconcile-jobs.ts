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

/** How many calls to the gateway are under way at once. */
export const atOnce = 8;

/** Does the items, `atOnce` at a time, until the deadline; one that fails is reported and never stops the rest. */
export async function reconcileEach<Item>(
  { report, now }: Pick<ReconcileJobDependencies, "report" | "now">,
  items: readonly Item[],
  deadline: Date,
  reconcile: (item: Item) => Promise<boolean>,
): Promise<ReconciledCounts> {
  const counts: ReconciledCounts = { asked: 0, recorded: 0, failed: 0 };
  const rest = items.values();
  const work = async () => {
    for (const item of rest) {
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
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

/**
 * Asks the gateway about carts that were shown for payment in the last 7 days and are not paid as far as we know: as
 * many as the time allows, each once. No more are listed than are asked about at once, because what was listed has had
 * its turn. Throws RemoteError when they cannot be listed.
 */
export async function reconcileOrders(
  dependencies: ReconcileJobDependencies,
  deadline: Date,
): Promise<ReconciledCounts> {
  const { database, now } = dependencies;
  const startedAt = now().getTime();
  const total: ReconciledCounts = { asked: 0, recorded: 0, failed: 0 };
  let isMore = true;
  for (let seconds = 0; isMore && now() < deadline;) {
    const ids = await database.listOrdersToReconcile(atOnce, seconds);
    const counts = await reconcileEach(
      dependencies,
      ids,
      deadline,
      async (id) => (await reconcileOrder(dependencies, id)) !== null,
    );
    total.asked += counts.asked;
    total.recorded += counts.recorded;
    total.failed += counts.failed;
    isMore = ids.length === atOnce;
    // A second more than has gone by: two calls may take unequally long to reach the database.
    seconds = Math.ceil((now().getTime() - startedAt) / 1000) + 1;
  }
  return total;
}
