import * as v from "valibot";

/**
 * The body is empty for an ordinary run. `sweep` starts an extra sweep of the gateway's payments, even if tonight's sweep is
 * done: `true` reads the last 8 days, a day in India (`2026-11-21`) reads all payments since then.
 */
export const requestSchema = v.object({
  sweep: v.optional(v.union([v.boolean(), v.pipe(v.string(), v.isoDate())]), false),
});

const reconciledCountsSchema = v.object({ asked: v.number(), recorded: v.number(), failed: v.number() });

const sweptCountsSchema = v.object({ read: v.number(), ...reconciledCountsSchema.entries });

const refundCountsSchema = v.object({
  asked: v.number(),
  requested: v.number(),
  processed: v.number(),
  failed: v.number(),
  retry: v.number(),
});

const examCountsSchema = v.object({
  ended: v.number(),
  sealed: v.number(),
  reminders: v.number(),
  closed: v.number(),
  results: v.number(),
  failed: v.number(),
});

const pictureCountsSchema = v.object({ gone: v.number(), left: v.number() });

const deliveryCountsSchema = v.object({
  sent: v.number(),
  retry: v.number(),
  dead: v.number(),
  unfinished: v.number(),
});

/** Counts without personal data; `null` if a job failed as a whole or was not due. */
export const responseSchema = v.object({
  outbox: v.nullable(deliveryCountsSchema),
  orders: v.nullable(reconciledCountsSchema),
  sweep: v.nullable(sweptCountsSchema),
  refunds: v.nullable(refundCountsSchema),
  exams: v.nullable(examCountsSchema),
  exam_mails: v.nullable(deliveryCountsSchema),
  pictures: v.nullable(pictureCountsSchema),
  purged: v.record(v.string(), v.number()),
});

export type RequestBackgroundJobs = v.InferOutput<typeof requestSchema>;
export type ResponseBackgroundJobs = v.InferOutput<typeof responseSchema>;
/** `asked`: refund tasks claimed; the other counts are their results. */
export type RefundCounts = v.InferOutput<typeof refundCountsSchema>;
/**
 * `ended`: attempts ended because their time was over; `sealed`: rehearsal papers; `reminders`: emails queued about exams
 * and awards; `closed`: papers; `results`: result tasks done; `failed`: result tasks that failed.
 */
export type ExamCounts = v.InferOutput<typeof examCountsSchema>;
/** `gone`: attempts whose pictures were deleted; `left`: attempts that still have pictures in Storage. */
export type PictureCounts = v.InferOutput<typeof pictureCountsSchema>;
/** `asked`: orders or payments looked up; `recorded`: those whose payment was found and recorded. */
export type ReconciledCounts = v.InferOutput<typeof reconciledCountsSchema>;
/** `read`: payments read from the gateway; `asked`: those of them that were unknown to us. */
export type SweptCounts = v.InferOutput<typeof sweptCountsSchema>;
