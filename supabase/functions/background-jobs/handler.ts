import type { Database } from "../_shared/database.ts";
import { deliveryBatchSize, type Deliver, type DeliveryCounts } from "../_shared/deliver-outbox.ts";
import { answerJson, createEndpoint, jsonMaxBytes, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { isSameSecret } from "../_shared/hmac.ts";
import { decodeText, parseRequest } from "../_shared/read-body.ts";
import { requestSchema, type ResponseBackgroundJobs } from "./contract.ts";
import { processRefunds, type RefundJobDependencies } from "./refund-jobs.ts";
import { settleUnsettledOrders, sweepPayments, type SettleJobDependencies } from "./settle-jobs.ts";

export interface BackgroundJobsDependencies extends SettleJobDependencies {
  database: SettleJobDependencies["database"] &
    RefundJobDependencies["database"] &
    Pick<Database, "consumeRateLimit" | "purgeExpired">;
  razorpay: SettleJobDependencies["razorpay"] & RefundJobDependencies["razorpay"];
  cronSecret: string;
  deliver: Deliver;
}

const outboxBatchesPerRun = 10;
/** Hosted functions are stopped after 150 s; what is left over waits for the next run. */
const runMs = 100_000;
/** Half past one at night in India, when few people pay. */
const sweepHourUtc = 20;

async function checkSecret(headers: Headers, cronSecret: string): Promise<void> {
  const bearer = headers.get("authorization")?.replace(/^Bearer /i, "");
  const isCron = await isSameSecret(headers.get("x-cron-secret") ?? bearer ?? "", cronSecret);
  if (!isCron) throw new FunctionError("UNAUTHENTICATED", { message: "This is for the scheduler alone." });
}

/** In the sweep's hour the first run does it; the others find it done. */
async function isSweepDue({ database, now }: BackgroundJobsDependencies): Promise<boolean> {
  if (now().getUTCHours() !== sweepHourUtc) return false;
  return (await database.consumeRateLimit("background-jobs:sweep", 1, 60 * 60)).outcome === "ok";
}

/** Batch after batch until the outbox is empty or the time is up. */
async function drainOutbox(
  { deliver, now }: BackgroundJobsDependencies,
  deadline: Date,
): Promise<DeliveryCounts> {
  const total: DeliveryCounts = { sent: 0, retry: 0, dead: 0 };
  for (let batch = 0; batch < outboxBatchesPerRun && now() < deadline; batch += 1) {
    const { sent, retry, dead } = await deliver({ limit: deliveryBatchSize });
    total.sent += sent;
    total.retry += retry;
    total.dead += dead;
    if (sent + retry + dead < deliveryBatchSize) break;
  }
  return total;
}

/** The job's counts, or null when it failed as a whole: the other jobs are done all the same. */
async function attempt<Counts>(
  { report }: BackgroundJobsDependencies,
  job: string,
  work: () => Promise<Counts>,
): Promise<Counts | null> {
  try {
    return await work();
  } catch (error) {
    report("job failed", error, { job });
    return null;
  }
}

/**
 * What must happen even if nobody asks: late payments become orders, refunds go back, messages leave, expired data
 * goes. Called every 5 minutes with the scheduler's secret (payments.md section 2). Payments come first and refunds
 * second, so that what the one decides the other does, and their mails leave in the same run.
 */
export function backgroundJobs(dependencies: BackgroundJobsDependencies): Endpoint {
  const { cronSecret, database, now, report } = dependencies;
  return createEndpoint(
    { allowedOrigins: null, maxBytes: jsonMaxBytes, report },
    async ({ bytes, headers }) => {
      await checkSecret(headers, cronSecret);
      const request = parseRequest(requestSchema, decodeText(bytes).trim() || "{}");
      const deadline = new Date(now().getTime() + runMs);
      const orders = await attempt(dependencies, "orders", () =>
        settleUnsettledOrders(dependencies, deadline),
      );
      const sweep = await attempt(dependencies, "sweep", async () =>
        request.sweep || (await isSweepDue(dependencies)) ? sweepPayments(dependencies, deadline) : null,
      );
      const refunds = await attempt(dependencies, "refunds", () => processRefunds(dependencies, deadline));
      const outbox = await attempt(dependencies, "outbox", () => drainOutbox(dependencies, deadline));
      const purged = await attempt(dependencies, "purge", () => database.purgeExpired());
      return answerJson(200, { outbox, orders, sweep, refunds, purged } satisfies ResponseBackgroundJobs);
    },
  );
}
