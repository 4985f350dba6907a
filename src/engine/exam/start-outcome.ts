import * as v from "valibot";
import { serverTimeSchema } from "./server-time";

const isoTimestamp = v.pipe(v.string(), v.isoTimestamp());

const sessionSchema = v.pipe(
  v.object({
    outcome: v.picklist(["started", "resumed"]),
    attempt_id: v.string(),
    session_no: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ticket: v.string(),
    seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    paper_key: v.pipe(v.string(), v.base64()),
    started_at: serverTimeSchema,
    deadline_at: serverTimeSchema,
    server_now: serverTimeSchema,
    answers: v.array(v.object({ n: v.number(), option: v.string() })),
    is_taken_out_of_refund: v.optional(v.boolean(), false),
  }),
  v.transform((reply) => ({
    outcome: reply.outcome,
    attemptId: reply.attempt_id,
    sessionNo: reply.session_no,
    ticket: reply.ticket,
    seed: reply.seed,
    paperKey: reply.paper_key,
    startedAtMs: reply.started_at,
    deadlineAtMs: reply.deadline_at,
    serverNowMs: reply.server_now,
    answers: reply.answers,
    isRefundCancelled: reply.is_taken_out_of_refund,
  })),
);

/** The schema of start_exam's reply. */
export const startSchema = v.variant("outcome", [
  sessionSchema,
  v.pipe(
    v.object({
      outcome: v.literal("too_early"),
      opens_at: isoTimestamp,
      slot_opens_at: isoTimestamp,
      server_now: serverTimeSchema,
    }),
    v.transform(({ outcome, ...reply }) => ({
      outcome,
      opensAt: reply.opens_at,
      slotOpensAt: reply.slot_opens_at,
      serverNowMs: reply.server_now,
    })),
  ),
  v.pipe(
    v.object({ outcome: v.literal("too_late"), last_start_at: isoTimestamp, server_now: serverTimeSchema }),
    v.transform(({ outcome, last_start_at: lastStartAt, server_now: serverNowMs }) => ({
      outcome,
      lastStartAt,
      serverNowMs,
    })),
  ),
  v.pipe(
    v.object({
      outcome: v.literal("finished"),
      attempt_id: v.string(),
      answer_record_code: v.string(),
      server_now: serverTimeSchema,
    }),
    v.transform((reply) => ({
      outcome: reply.outcome,
      attemptId: reply.attempt_id,
      answerRecordCode: reply.answer_record_code,
      serverNowMs: reply.server_now,
    })),
  ),
  v.pipe(
    v.object({
      outcome: v.picklist([
        "not_enrolled",
        "paper_opened",
        "refund_under_way",
        "not_ready",
        "cancelled",
        "limit",
      ]),
      server_now: serverTimeSchema,
    }),
    v.transform(({ outcome, server_now: serverNowMs }) => ({ outcome, serverNowMs })),
  ),
]);

/** The reply of start_exam: `…At` is ISO in UTC, `…Ms` milliseconds since 1970 (docs/exam.md section 6). */
export type StartOutcome = v.InferOutput<typeof startSchema>;

/** A new session of an attempt. The server returns its ticket only in this reply. */
export type StartedSession = v.InferOutput<typeof sessionSchema>;

/** Why the exam does not start, by the server's names. */
export type StartRefusal = Exclude<StartOutcome, StartedSession>;
