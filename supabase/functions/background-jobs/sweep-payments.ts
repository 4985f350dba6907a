import type { Sweep } from "../_shared/database-replies.ts";
import { paymentsPageSize, type Payment } from "../_shared/razorpay.ts";
import { recordPayment } from "../_shared/record-payment.ts";
import type { ReconciledCounts, SweptCounts } from "./contract.ts";
import { maxParallelCalls, reconcileEach, type ReconcileJobDependencies } from "./reconcile-jobs.ts";

const daySeconds = 24 * 60 * 60;

/**
 * The payments to read. `night` is the date of the nightly sweep, of which there is one per night; null starts an extra
 * sweep. `from` and `until` are in Unix seconds.
 */
export interface SweepRequest {
  night: string | null;
  from: number;
  until: number;
}

/**
 * Reads the next payments of the day that a sweep has reached. The first call of a day reads one page, because most days
 * have no more. Later calls read as many pages as are read already, at most 8. Returns the payments and the sweep's next
 * position.
 */
async function readNextPages({ razorpay }: ReconcileJobDependencies, sweep: Sweep) {
  const { reached, until, looked_at: skip } = sweep;
  const dayEnds = Math.min(reached + daySeconds, until);
  const count = Math.min(Math.max(Math.floor(skip / paymentsPageSize), 1), maxParallelCalls);
  const pages = await Promise.all(
    Array.from({ length: count }, (_, page) =>
      razorpay.listPayments(reached, dayEnds, skip + page * paymentsPageSize),
    ),
  );
  const payments = pages.flat();
  const isDayOver = (pages.at(-1)?.length ?? 0) < paymentsPageSize;
  const position = isDayOver
    ? { reached: dayEnds, looked_at: 0 }
    : { reached, looked_at: skip + count * paymentsPageSize };
  return { payments, next: { ...sweep, ...position } };
}

/** Records those of the payments that we do not know. `isComplete` is false if the time ran out before the last one. */
async function recordUnknown(
  dependencies: ReconcileJobDependencies,
  payments: readonly Payment[],
  deadline: Date,
): Promise<{ counts: ReconciledCounts; isComplete: boolean }> {
  const paymentsWithMoney = payments.filter(({ status }) => status !== "created" && status !== "failed");
  const unknownIds = new Set(
    paymentsWithMoney.length === 0 ? [] : await dependencies.database.listUnknownPayments(paymentsWithMoney),
  );
  const unknownPayments = paymentsWithMoney.filter(({ id }) => unknownIds.has(id));
  const counts = await reconcileEach(dependencies, unknownPayments, deadline, async (payment) => {
    const { outcome } = await recordPayment(dependencies, payment);
    return outcome !== "unpaid";
  });
  return { counts, isComplete: counts.asked === unknownPayments.length };
}

/**
 * Reads all payments of the unfinished sweeps, oldest day first, and records those we do not know. If the time is up, the
 * gateway fails or a payment cannot be recorded, the next run continues from there. Recording a payment twice changes
 * nothing, so two runs may overlap. Returns null when no sweep is due. Throws RemoteError when the payments cannot be read.
 */
export async function sweepPayments(
  dependencies: ReconcileJobDependencies,
  { night, from, until }: SweepRequest,
  deadline: Date,
): Promise<SweptCounts | null> {
  const { database, now } = dependencies;
  let storedSweep = await database.startSweep(night, from, until);
  if (storedSweep.outcome === "none") return null;
  const total: SweptCounts = { read: 0, asked: 0, recorded: 0, failed: 0 };
  let position = storedSweep;
  while (now() < deadline) {
    const { payments, next } = await readNextPages(dependencies, position);
    const { counts, isComplete } = await recordUnknown(dependencies, payments, deadline);
    total.read += payments.length;
    total.asked += counts.asked;
    total.recorded += counts.recorded;
    total.failed += counts.failed;
    if (!isComplete) break;
    position = next;
    // A day without payments is stored together with the next day that has some, or with the last day of this run.
    if (payments.length === 0 && next.reached < next.until && now() < deadline) continue;
    const moveReply = await database.moveSweep(storedSweep, next, counts.failed > 0);
    if (moveReply.outcome !== "due") break;
    storedSweep = position = moveReply;
  }
  return total;
}
