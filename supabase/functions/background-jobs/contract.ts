import * as v from "valibot";

/** An empty body is an ordinary run; `sweep` also reads all payments of the last days, though tonight's sweep is done. */
export const requestSchema = v.object({ sweep: v.optional(v.boolean(), false) });

const reconciled = v.object({ asked: v.number(), recorded: v.number(), failed: v.number() });

const refunds = v.object({
  asked: v.number(),
  requested: v.number(),
  processed: v.number(),
  failed: v.number(),
  retry: v.number(),
});

/** Counts only: nothing here tells about a person. `null` where a job failed as a whole or was not due. */
export const responseSchema = v.object({
  outbox: v.nullable(v.object({ sent: v.number(), retry: v.number(), dead: v.number() })),
  orders: v.nullable(reconciled),
  sweep: v.nullable(reconciled),
  refunds: v.nullable(refunds),
  purged: v.nullable(v.record(v.string(), v.number())),
});

export type ResponseBackgroundJobs = v.InferOutput<typeof responseSchema>;
export type RefundCounts = v.InferOutput<typeof refunds>;
export type ReconciledCounts = v.InferOutput<typeof reconciled>;
