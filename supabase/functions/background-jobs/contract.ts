import * as v from "valibot";

/**
 * The body is empty for an ordinary run. `sweep` starts an extra sweep of the gateway's payments, even if tonight's sweep is
 * done: `true` reads the last 8 days, a day in India (`2026-11-21`) reads all payments since then.
 */
export const requestSchema = v.object({
  sweep: v.optional(v.union([v.boolean(), v.pipe(v.string(), v.isoDate())]), false),
});

const reconciled = v.object({ asked: v.number(), recorded: v.number(), failed: v.number() });

const swept = v.object({ read: v.number(), ...reconciled.entries });

const refunds = v.object({
  asked: v.number(),
  requested: v.number(),
  processed: v.number(),
  failed: v.number(),
  retry: v.number(),
});

const exams = v.object({
  ended: v.number(),
  sealed: v.number(),
  reminders: v.number(),
  closed: v.number(),
  results: v.number(),
  failed: v.number(),
});

const pictures = v.object({ gone: v.number(), left: v.number() });

const delivered = v.object({
  sent: v.number(),
  retry: v.number(),
  dead: v.number(),
  unfinished: v.number(),
});

/** Counts without personal data; `null` if a job failed as a whole or was not due. */
export const responseSchema = v.object({
  outbox: v.nullable(delivered),
  orders: v.nullable(reconciled),
  sweep: v.nullable(swept),
  refunds: v.nullable(refunds),
  exams: v.nullable(exams),
  exam_mails: v.nullable(delivered),
  pictures: v.nullable(pictures),
  purged: v.record(v.string(), v.number()),
});

export type RequestBackgroundJobs = v.InferOutput<typeof requestSchema>;
export type ResponseBackgroundJobs = v.InferOutput<typeof responseSchema>;
export type RefundCounts = v.InferOutput<typeof refunds>;
/**
 * Numbers of attempts that were ended because their time was over, rehearsal papers sealed, reminders queued (exams and
 * awards), papers closed, result tasks done, and result tasks failed.
 */
export type ExamCounts = v.InferOutput<typeof exams>;
/** The number of attempts whose pictures were deleted, and of those that still have pictures in Storage. */
export type PictureCounts = v.InferOutput<typeof pictures>;
export type ReconciledCounts = v.InferOutput<typeof reconciled>;
/** `read`: payments read from the gateway; `asked`: those of them that were unknown to us. */
export type SweptCounts = v.InferOutput<typeof swept>;
