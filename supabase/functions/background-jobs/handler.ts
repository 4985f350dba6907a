import { purgeKinds, type Database } from "../_shared/database.ts";
import { deliveryBatchSize, type Deliver } from "../_shared/deliver-outbox.ts";
import { addCounts, zeroCounts, type DeliveryCounts } from "../_shared/delivery-counts.ts";
import { createJsonResponse, createEndpoint, maxJsonBytes, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { isSameSecret } from "../_shared/hmac.ts";
import { decodeText, parseJsonBody } from "../_shared/read-body.ts";
import { addBackOff } from "./back-off.ts";
import {
  requestSchema,
  type ExamCounts,
  type PictureCounts,
  type RequestBackgroundJobs,
  type ResponseBackgroundJobs,
} from "./contract.ts";
import { processRefunds, type RefundJobDependencies } from "./refund-jobs.ts";
import { reconcileOrders, type ReconcileJobDependencies } from "./reconcile-jobs.ts";
import { sweepPayments, type SweepRequest } from "./sweep-payments.ts";

export interface BackgroundJobsDependencies extends ReconcileJobDependencies {
  database: ReconcileJobDependencies["database"] &
    RefundJobDependencies["database"] &
    Pick<Database, "checkWebhookHealth" | "countMissingPapers" | "purgeExpired">;
  razorpay: ReconcileJobDependencies["razorpay"] & RefundJobDependencies["razorpay"];
  cronSecret: string;
  deliver: Deliver;
  /** Claims and sends one batch of exam emails (deliver-exam-mails.ts). */
  deliverExams: () => Promise<DeliveryCounts>;
  /** `runExamJobs` of exam-jobs.ts. */
  runExamJobs: () => Promise<ExamCounts>;
  /** `deleteDuePictures` of picture-jobs.ts. */
  deleteDuePictures: (deadline: Date) => Promise<PictureCounts>;
  sleep: (ms: number) => Promise<void>;
}

/** 200 batches are 1,000 messages: about as many as one run can send if no call hangs. */
const maxOutboxBatchesPerRun = 200;
/**
 * The time after the start of the run (in ms) after which a job begins no more work; the next run does the rest. The jobs
 * run in this order, so a job whose gateway calls hang (8 s each) still leaves time for the next ones. Hosted functions
 * are stopped after 150 s. A batch started just before its limit may take 40 s (emails), 36 s (exam emails) or 31 s
 * (pictures).
 */
const startLimitsMs = {
  sweep: 45_000,
  orders: 70_000,
  refunds: 85_000,
  outbox: 100_000,
  examMails: 110_000,
  pictures: 112_000,
  purge: 120_000,
};
const hourMs = 60 * 60 * 1000;
/** The hour (UTC) at which the sweep of a night is due: 1:30 at night in India, when few people pay. */
const sweepHourUtc = 20;
/** A sweep checks the payments of the last 8 days. */
const sweepPeriodSeconds = 8 * 24 * 60 * 60;

async function checkSecret(headers: Headers, cronSecret: string): Promise<void> {
  const bearer = headers.get("authorization")?.replace(/^Bearer /i, "");
  const isCron = await isSameSecret(headers.get("x-cron-secret") ?? bearer ?? "", cronSecret);
  if (!isCron) throw new FunctionError("unauthenticated", { message: "Only the scheduler may call this." });
}

/** Returns the date (UTC) on which the latest nightly sweep was due. */
function formatNightDate(now: Date): string {
  return new Date(now.getTime() - sweepHourUtc * hourMs).toISOString().slice(0, 10);
}

/**
 * Chooses the payments to check: without a request (`false`) those of the last 8 days, once a night: the database runs
 * one sweep for each `night`; on request (`night` is null) always, and those of the last 8 days or all since a given day
 * in India. Throws FunctionError for a day that has not started.
 */
function createSweepRequest(now: Date, requested: RequestBackgroundJobs["sweep"]): SweepRequest {
  const until = Math.floor(now.getTime() / 1000);
  const night = requested === false ? formatNightDate(now) : null;
  if (typeof requested !== "string") return { night, from: until - sweepPeriodSeconds, until };
  const from = Date.parse(`${requested}T00:00:00+05:30`) / 1000;
  if (!(from < until)) throw new FunctionError("bad_request", { message: `${requested} has not started.` });
  return { night, from, until };
}

/**
 * Sends batches until the outbox is empty or the time is up. It stops if the database accepts none of a batch's
 * results, because a message without a stored result is sent again.
 */
async function sendOutbox(
  { deliver, now }: BackgroundJobsDependencies,
  deadline: Date,
): Promise<DeliveryCounts> {
  let total: DeliveryCounts = zeroCounts;
  for (let batch = 0; batch < maxOutboxBatchesPerRun && now() < deadline; batch += 1) {
    const counts = await deliver({ limit: deliveryBatchSize });
    total = addCounts(total, counts);
    const stored = counts.sent + counts.retry + counts.dead;
    if (stored === 0 || stored + counts.unfinished < deliveryBatchSize) break;
  }
  return total;
}

/** Sends batches of exam emails while some can be sent and there is time. */
async function sendExamMails(
  { deliverExams, now }: BackgroundJobsDependencies,
  deadline: Date,
): Promise<DeliveryCounts> {
  let total: DeliveryCounts = zeroCounts;
  while (now() < deadline) {
    const counts = await deliverExams();
    total = addCounts(total, counts);
    if (counts.sent === 0) break;
  }
  return total;
}

/** Runs a job and returns its counts, or null if it failed completely; the other jobs still run. */
async function runJob<Counts>(
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

/** Purges each kind in its own call, so that one failure does not stop the others. */
async function purgeEach(
  dependencies: BackgroundJobsDependencies,
  deadline: Date,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const kind of purgeKinds) {
    if (dependencies.now() >= deadline) break;
    const purged = await runJob(dependencies, `purge ${kind}`, () =>
      dependencies.database.purgeExpired(kind),
    );
    Object.assign(counts, purged);
  }
  return counts;
}

/**
 * Runs the scheduled jobs: turns late payments into orders, requests refunds, sends messages, deletes expired data.
 * Called every 5 minutes with the scheduler's secret (docs/payments.md section 2). Payments come first and refunds
 * second, so that a refund that a payment causes, and its email, are sent in the same run.
 */
export function backgroundJobs(dependencies: BackgroundJobsDependencies): Endpoint {
  const { cronSecret, database, now, report } = dependencies;
  return createEndpoint(
    { allowedOrigins: null, maxBytes: maxJsonBytes, report },
    async ({ bytes, headers }) => {
      await checkSecret(headers, cronSecret);
      const request = parseJsonBody(requestSchema, decodeText(bytes).trim() || "{}");
      const startedAt = now();
      const getStartLimit = (job: keyof typeof startLimitsMs) =>
        new Date(startedAt.getTime() + startLimitsMs[job]);
      const withBackOff = (job: keyof typeof startLimitsMs) => ({
        ...dependencies,
        razorpay: addBackOff(dependencies.razorpay, dependencies, getStartLimit(job)),
      });
      const sweepRequest = createSweepRequest(startedAt, request.sweep);
      const sweep = await runJob(dependencies, "sweep", () =>
        sweepPayments(withBackOff("sweep"), sweepRequest, getStartLimit("sweep")),
      );
      const orders = await runJob(dependencies, "orders", () =>
        reconcileOrders(withBackOff("orders"), getStartLimit("orders")),
      );
      const refunds = await runJob(dependencies, "refunds", () =>
        processRefunds(dependencies, getStartLimit("refunds")),
      );
      const outbox = await runJob(dependencies, "outbox", () =>
        sendOutbox(dependencies, getStartLimit("outbox")),
      );
      const exams = await runJob(dependencies, "exams", dependencies.runExamJobs);
      const examMails = await runJob(dependencies, "exam emails", () =>
        sendExamMails(dependencies, getStartLimit("examMails")),
      );
      const pictures = await runJob(dependencies, "pictures", () =>
        dependencies.deleteDuePictures(getStartLimit("pictures")),
      );
      const purged = await purgeEach(dependencies, getStartLimit("purge"));
      await runJob(dependencies, "alerts", async () => {
        const { outcome } = await database.checkWebhookHealth();
        if (outcome === "silent") report("alert: payments arrived, but no webhook");
      });
      await runJob(dependencies, "paper alert", async () => {
        const { papers } = await database.countMissingPapers();
        if (papers > 0) report("alert: papers missing", undefined, { papers });
      });
      return createJsonResponse(200, {
        outbox,
        orders,
        sweep,
        refunds,
        exams,
        exam_mails: examMails,
        pictures,
        purged,
      } satisfies ResponseBackgroundJobs);
    },
  );
}
