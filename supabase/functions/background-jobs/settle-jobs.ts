import type { Database } from "../_shared/database.ts";
import { paymentsPageSize, type Payment, type Razorpay } from "../_shared/razorpay.ts";
import type { Report } from "../_shared/report.ts";
import { settleOrder, type SettleOrderDependencies } from "../_shared/settle-order.ts";
import { settlePayment } from "../_shared/settle-payment.ts";
import type { SettledCounts } from "./contract.ts";

export interface SettleJobDependencies extends SettleOrderDependencies {
  database: SettleOrderDependencies["database"] & Pick<Database, "listUnsettledOrders">;
  razorpay: SettleOrderDependencies["razorpay"] & Pick<Razorpay, "listPayments">;
  report: Report;
  now: () => Date;
}

const ordersPerRun = 50;
const sweepSeconds = 8 * 24 * 60 * 60;

/** Does one item after the other until the deadline; one that fails is reported and never stops the rest. */
async function settleEach<Item>(
  { report, now }: SettleJobDependencies,
  items: readonly Item[],
  deadline: Date,
  settle: (item: Item) => Promise<boolean>,
): Promise<SettledCounts> {
  const counts: SettledCounts = { asked: 0, recorded: 0, failed: 0 };
  for (const item of items) {
    if (now() >= deadline) break;
    counts.asked += 1;
    try {
      if (await settle(item)) counts.recorded += 1;
    } catch (error) {
      counts.failed += 1;
      report("payment not settled", error);
    }
  }
  return counts;
}

/** Asks the gateway about carts that were shown for payment in the last 7 days and are not paid as far as we know. */
export async function settleUnsettledOrders(
  dependencies: SettleJobDependencies,
  deadline: Date,
): Promise<SettledCounts> {
  const razorpayOrderIds = await dependencies.database.listUnsettledOrders(ordersPerRun);
  return settleEach(
    dependencies,
    razorpayOrderIds,
    deadline,
    async (id) => (await settleOrder(dependencies, id)) !== null,
  );
}

/** All payments of the last 8 days, newest first. Throws when they cannot be read with time left to settle them. */
async function listRecentPayments(
  { razorpay, now }: SettleJobDependencies,
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
  dependencies: SettleJobDependencies,
  deadline: Date,
): Promise<SettledCounts> {
  const payments = await listRecentPayments(dependencies, deadline);
  const withMoney = payments.filter(({ status }) => status !== "created" && status !== "failed");
  return settleEach(dependencies, withMoney, deadline, async (payment) => {
    const { outcome } = await settlePayment(dependencies, payment);
    return outcome !== "unpaid";
  });
}
