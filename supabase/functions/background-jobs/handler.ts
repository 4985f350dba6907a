import { purgeKinds, type Database } from "../_shared/database.ts";
import { deliveryBatchSize, type Deliver } from "../_shared/deliver-outbox.ts";
import { addCounts, noDelivery, type DeliveryCounts } from "../_shared/delivery-counts.ts";
import { answerJson, createEndpoint, jsonMaxBytes, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { isSameSecret } from "../_shared/hmac.ts";
import { decodeText, parseRequest } from "../_shared/read-body.ts";
import { backOff } from "./back-off.ts";
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
    Pick<Database, "webhookHealth" | "countMissingPapers" | "purgeExpired">;
  razorpay: ReconcileJobDependencies["razorpay"] & RefundJobDependencies["razorpay"];
  cronSecret: string;
  deliver: Deliver;
  /** One claim of the exams' lane (deliver-exam-mails.ts). */
  deliverExams: () => Promise<DeliveryCounts>;
  /** `keepExams` of exam-jobs.ts. */
  keepExams: () => Promise<ExamCounts>;
  /** `dropPictures` of picture-jobs.ts. */
  dropPictures: (deadline: Date) => Promise<PictureCounts>;
  sleep: (ms: number) => Promise<void>;
}

/** 1,000 messages, about what there is time for when nothing hangs. */
const outboxBatchesPerRun = 200;
/**
 * Until when after its start a run begins something of each job, in their order: however long the gateway lets one of
 * them hang (8 s a call), those after it have their turn. Hosted functions are stopped after 150 s; a last batch of
 * mails may take 40 s, and one of the exams' lane 36 s, a last claim of pictures 31 s. What is left over waits for the next run.
 */
const untilMs = {
  sweep: 45_000,
  orders: 70_000,
  refunds: 85_000,
  outbox: 100_000,
  examMails: 110_000,
  pictures: 112_000,
  purge: 120_000,
};
const hourMs = 60 * 60 * 1000;
/** Half past one at night in India, when few people pay: from then on the next sweep is due. */
const sweepHourUtc = 20;
const sweepSeconds = 8 * 24 * 60 * 60;

async function checkSecret(headers: Headers, cronSecret: string): Promise<void> {
  const bearer = headers.get("authorization")?.replace(/^Bearer /i, "");
  const isCron = await isSameSecret(headers.get("x-cron-secret") ?? bearer ?? "", cronSecret);
  if (!isCron) throw new FunctionError("unauthenticated", { message: "This is for the scheduler alone." });
}

/** The evening on which a night begins, as a date. */
function nameNight(now: Date): string {
  return new Date(now.getTime() - sweepHourUtc * hourMs).toISOString().slice(0, 10);
}

/**
 * The payments to check: each night the payments of the last 8 days, and when somebody asks those, or all from a day in
 * India on. Throws FunctionError for a day that has not started.
 */
function makeSweepRequest(now: Date, asked: RequestBackgroundJobs["sweep"]): SweepRequest {
  const until = Math.floor(now.getTime() / 1000);
  const night = asked === false ? nameNight(now) : null;
  if (typeof asked !== "string") return { night, from: until - sweepSeconds, until };
  const from = Date.parse(`${asked}T00:00:00+05:30`) / 1000;
  if (!(from < until)) throw new FunctionError("bad_request", { message: `${asked} has not started.` });
  return { night, from, until };
}

/**
 * Batch after batch until the outbox is empty or the time is up, and while the database takes at least some of the
 * results: a result it did not take means that the message is sent a second time.
 */
async function drainOutbox(
  { deliver, now }: BackgroundJobsDependencies,
  deadline: Date,
): Promise<DeliveryCounts> {
  let total: DeliveryCounts = noDelivery;
  for (let batch = 0; batch < outboxBatchesPerRun && now() < deadline; batch += 1) {
    const counts = await deliver({ limit: deliveryBatchSize });
    total = addCounts(total, counts);
    const finished = counts.sent + counts.retry + counts.dead;
    if (finished === 0 || finished + counts.unfinished < deliveryBatchSize) break;
  }
  return total;
}

/** Hundreds of mails of the exams' lane at a time, while some leave and there is time. */
async function drainExamMails(
  { deliverExams, now }: BackgroundJobsDependencies,
  deadline: Date,
): Promise<DeliveryCounts> {
  let total: DeliveryCounts = noDelivery;
  while (now() < deadline) {
    const counts = await deliverExams();
    total = addCounts(total, counts);
    if (counts.sent === 0) break;
  }
  return total;
}

/** The job's counts, or null if it failed as a whole; the other jobs still run. */
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
 * Jobs that must run even if nobody asks: late payments become orders, refunds go back, messages leave, expired data
 * goes. Called every 5 minutes with the scheduler's secret (docs/payments.md section 2). Payments come first and refunds
 * second, so that what the one decides the other does, and their mails leave in the same run.
 */
export function backgroundJobs(dependencies: BackgroundJobsDependencies): Endpoint {
  const { cronSecret, database, now, report } = dependencies;
  return createEndpoint(
    { allowedOrigins: null, maxBytes: jsonMaxBytes, report },
    async ({ bytes, headers }) => {
      await checkSecret(headers, cronSecret);
      const request = parseRequest(requestSchema, decodeText(bytes).trim() || "{}");
      const startedAt = now();
      const until = (job: keyof typeof untilMs) => new Date(startedAt.getTime() + untilMs[job]);
      const patient = (job: keyof typeof untilMs) => ({
        ...dependencies,
        razorpay: backOff(dependencies.razorpay, dependencies, until(job)),
      });
      const sweepOrder = makeSweepRequest(startedAt, request.sweep);
      const sweep = await runJob(dependencies, "sweep", () =>
        sweepPayments(patient("sweep"), sweepOrder, until("sweep")),
      );
      const orders = await runJob(dependencies, "orders", () =>
        reconcileOrders(patient("orders"), until("orders")),
      );
      const refunds = await runJob(dependencies, "refunds", () =>
        processRefunds(dependencies, until("refunds")),
      );
      const outbox = await runJob(dependencies, "outbox", () => drainOutbox(dependencies, until("outbox")));
      const exams = await runJob(dependencies, "exams", dependencies.keepExams);
      const examMails = await runJob(dependencies, "exam emails", () =>
        drainExamMails(dependencies, until("examMails")),
      );
      const pictures = await runJob(dependencies, "pictures", () =>
        dependencies.dropPictures(until("pictures")),
      );
      const purged = await purgeEach(dependencies, until("purge"));
      await runJob(dependencies, "alerts", async () => {
        const { outcome } = await database.webhookHealth();
        if (outcome === "silent") report("alert: payments and no webhook");
      });
      await runJob(dependencies, "paper alert", async () => {
        const { papers } = await database.countMissingPapers();
        if (papers > 0) report("alert: papers missing", undefined, { papers });
      });
      return answerJson(200, {
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
