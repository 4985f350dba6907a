import * as v from "valibot";
import { serverTime } from "./server-time";

const time = v.pipe(v.string(), v.isoTimestamp());

const sessionSchema = v.pipe(
  v.object({
    outcome: v.picklist(["started", "resumed"]),
    attempt_id: v.string(),
    session_no: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ticket: v.string(),
    seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    paper_key: v.pipe(v.string(), v.base64()),
    started_at: serverTime,
    deadline_at: serverTime,
    server_now: serverTime,
    answers: v.array(v.object({ n: v.number(), option: v.string() })),
    is_taken_out_of_refund: v.optional(v.boolean(), false),
  }),
  v.transform((answer) => ({
    outcome: answer.outcome,
    attemptId: answer.attempt_id,
    sessionNo: answer.session_no,
    ticket: answer.ticket,
    seed: answer.seed,
    paperKey: answer.paper_key,
    startedAtMs: answer.started_at,
    deadlineAtMs: answer.deadline_at,
    serverNowMs: answer.server_now,
    answers: answer.answers,
    isTakenOutOfRefund: answer.is_taken_out_of_refund,
  })),
);

/** The schema of start_exam's reply. */
export const startSchema = v.variant("outcome", [
  sessionSchema,
  v.pipe(
    v.object({
      outcome: v.literal("too_early"),
      opens_at: time,
      slot_opens_at: time,
      server_now: serverTime,
    }),
    v.transform(({ outcome, ...answer }) => ({
      outcome,
      opensAt: answer.opens_at,
      slotOpensAt: answer.slot_opens_at,
      serverNowMs: answer.server_now,
    })),
  ),
  v.pipe(
    v.object({ outcome: v.literal("too_late"), last_start_at: time, server_now: serverTime }),
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
      receipt_code: v.string(),
      server_now: serverTime,
    }),
    v.transform((answer) => ({
      outcome: answer.outcome,
      attemptId: answer.attempt_id,
      receiptCode: answer.receipt_code,
      serverNowMs: answer.server_now,
    })),
  ),
  v.pipe(
    v.object({
      outcome: v.picklist([
        "not_enrolled",
        "paper_opened",
        "refund_under_way",
        "not_ready",
        "called_off",
        "limit",
      ]),
      server_now: serverTime,
    }),
    v.transform(({ outcome, server_now: serverNowMs }) => ({ outcome, serverNowMs })),
  ),
]);

/** The reply of start_exam: `…At` is ISO in UTC, `…Ms` milliseconds since 1970 (docs/exam.md section 6). */
export type StartOutcome = v.InferOutput<typeof startSchema>;

/** A new session of an attempt. Its ticket is given only this once. */
export type StartedSession = v.InferOutput<typeof sessionSchema>;

/** Why the exam does not start, by the server's names. */
export type StartRefusal = Exclude<StartOutcome, StartedSession>;
