import type { Sweep } from "../_shared/database-answers.ts";
import { paymentsPageSize, type Payment } from "../_shared/razorpay.ts";
import { recordPayment } from "../_shared/record-payment.ts";
import type { ReconciledCounts, SweptCounts } from "./contract.ts";
import { atOnce, reconcileEach, type ReconcileJobDependencies } from "./reconcile-jobs.ts";

const daySeconds = 24 * 60 * 60;

/** What to read: `night` names a sweep there is one of, null is one of its own; `from` and `until` in Unix seconds. */
export interface SweepOrder {
  night: string | null;
  from: number;
  until: number;
}

/**
 * Reads on in the day a sweep has come to: one page at its beginning, as most days have no more, and the further it
 * goes the more at once. Returns them and where that leads.
 */
async function readOn({ razorpay }: ReconcileJobDependencies, sweep: Sweep) {
  const { reached, until, looked_at: skip } = sweep;
  const dayEnds = Math.min(reached + daySeconds, until);
  const count = Math.min(Math.max(Math.floor(skip / paymentsPageSize), 1), atOnce);
  const pages = await Promise.all(
    Array.from({ length: count }, (_, page) =>
      razorpay.listPayments(reached, dayEnds, skip + page * paymentsPageSize),
    ),
  );
  const payments = pages.flat();
  const isDayOver = (pages.at(-1)?.length ?? 0) < paymentsPageSize;
  const place = isDayOver
    ? { reached: dayEnds, looked_at: 0 }
    : { reached, looked_at: skip + count * paymentsPageSize };
  return { payments, next: { ...sweep, ...place } };
}

/**
 * Records those of these payments that no callback and no webhook has reported; `isWhole` when the time sufficed for
 * all.
 */
async function recordUnknown(
  dependencies: ReconcileJobDependencies,
  payments: readonly Payment[],
  deadline: Date,
): Promise<{ counts: ReconciledCounts; isWhole: boolean }> {
  const withMoney = payments.filter(({ status }) => status !== "created" && status !== "failed");
  const ids = withMoney.length === 0 ? [] : await dependencies.database.listUnknownPayments(withMoney);
  const isUnknown = new Set(ids);
  const unknown = withMoney.filter(({ id }) => isUnknown.has(id));
  const counts = await reconcileEach(dependencies, unknown, deadline, async (payment) => {
    const { outcome } = await recordPayment(dependencies, payment);
    return outcome !== "unpaid";
  });
  return { counts, isWhole: counts.asked === unknown.length };
}

/**
 * Reads all payments of the sweeps that are not done, the oldest day first, and records those we do not know. Where
 * the time is up, the gateway fails or something cannot be recorded, the next run continues from there: a sweep is done
 * only when it has come to its end. Two runs at once do the same twice, which changes nothing. Returns null when
 * nothing is due. Throws RemoteError when the payments cannot be read.
 */
export async function sweepPayments(
  dependencies: ReconcileJobDependencies,
  { night, from, until }: SweepOrder,
  deadline: Date,
): Promise<SweptCounts | null> {
  const { database, now } = dependencies;
  let noted = await database.startSweep(night, from, until);
  if (noted.outcome === "none") return null;
  const total: SweptCounts = { read: 0, asked: 0, recorded: 0, failed: 0 };
  let place = noted;
  while (now() < deadline) {
    const { payments, next } = await readOn(dependencies, place);
    const { counts, isWhole } = await recordUnknown(dependencies, payments, deadline);
    total.read += payments.length;
    total.asked += counts.asked;
    total.recorded += counts.recorded;
    total.failed += counts.failed;
    if (!isWhole) break;
    place = next;
    // Days without payments are noted with the next one that has some, or the last one of this run.
    if (payments.length === 0 && next.reached < next.until && now() < deadline) continue;
    const moved = await database.moveSweep(noted, next, counts.failed > 0);
    if (moved.outcome !== "due") break;
    noted = place = moved;
  }
  return total;
}
