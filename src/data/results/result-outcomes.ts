import * as v from "valibot";

/** A moment, ISO in UTC as private.spell_time spells it. */
export const time = v.pipe(v.string(), v.isoTimestamp());
/** A day in India: `2027-03-01`. */
export const day = v.pipe(v.string(), v.isoDate());
/** 0, 1, 2 … */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a result is of. `examDay` is the day of the exam in the edition, of a reserve paper too; null while none is set. */
export const paperFacts = v.pipe(
  v.object({
    paper_id: v.string(),
    kind: v.picklist(["exam", "reserve"]),
    subject: v.string(),
    class: v.string(),
    edition: v.string(),
    exam_day: v.nullable(day),
  }),
  v.transform(({ paper_id: paperId, exam_day: examDay, ...paper }) => ({ ...paper, paperId, examDay })),
);

export type ResultPaper = v.InferOutput<typeof paperFacts>;

/**
 * What get_result and get_review answer alike while there is nothing to show. In this order: the first that is true is told.
 *
 * - `called_off`: the exam was called off.
 * - `not_sat`: the paper is closed and no answer of this student counts; `began` where an attempt was begun all the same. No
 *   rank, award or certificate, and no review (exam section 7).
 * - `held`: a question about the attempt is open, published or not; `held_for` is the attempt's own column. `reason` is what the
 *   organisers wrote for the family, and `reply_until` the end of the seven days for its reply, both of a pending void alone.
 * - `void`: decided by two organisers, with the reason that the family reads.
 * - `not_yet`: the paper is not published. `expected_on` is the edition's result date; null while none is set.
 */
export const unpublishedOutcomes = [
  v.object({ outcome: v.literal("called_off"), paper: paperFacts }),
  v.object({ outcome: v.literal("not_sat"), paper: paperFacts, began: v.boolean() }),
  v.pipe(
    v.object({
      outcome: v.literal("held"),
      paper: paperFacts,
      held_for: v.picklist(["refund", "dispute", "void", "consent"]),
      reason: v.nullable(v.string()),
      reply_until: v.nullable(time),
    }),
    v.transform(({ held_for: heldFor, reply_until: replyUntil, ...held }) => ({
      ...held,
      heldFor,
      replyUntil,
    })),
  ),
  v.pipe(
    v.object({ outcome: v.literal("void"), paper: paperFacts, reason: v.string(), decided_at: time }),
    v.transform(({ decided_at: decidedAt, ...voided }) => ({ ...voided, decidedAt })),
  ),
  v.pipe(
    v.object({ outcome: v.literal("not_yet"), paper: paperFacts, expected_on: v.nullable(day) }),
    v.transform(({ expected_on: expectedOn, ...waiting }) => ({ ...waiting, expectedOn })),
  ),
] as const;

/** What stands in the place of a result or a review that is not there. */
export type Unpublished = v.InferOutput<(typeof unpublishedOutcomes)[number]>;
