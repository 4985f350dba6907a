import * as v from "valibot";
import { serverTimeSchema } from "./server-time";

/** The ticket of a session, which allows sending its answers without a login (docs/exam.md section 5 no. 4). */
export type Ticket = { attemptId: string; sessionNo: number; ticket: string };

/**
 * One answer event. `seq` is the event's number in its session, `n` the question's number in the paper's file, `at_ms`
 * the milliseconds since the attempt's start by the server's time.
 */
export type AnswerEvent = { seq: number; n: number; option: string | null; at_ms: number };

/**
 * An event of the exam page, such as a lost connection, for the exam record (docs/exam.md section 9). `at_ms` are the
 * milliseconds since the attempt's start, `for_ms` is the event's duration.
 */
export type RoomEvent = { kind: string; at_ms: number; for_ms?: number | undefined };

/** The maximum numbers of answer events and of page events in one call (docs/exam.md section 6). */
export const maxAnswerEventsPerCall = 100;
export const maxRoomEventsPerCall = 20;

const seqSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The schema of the replies of the SQL function `save_answers`. */
export const saveSchema = v.variant("outcome", [
  v.pipe(
    v.object({
      outcome: v.literal("saved"),
      acked_seq: seqSchema,
      not_counted: v.number(),
      current_session: v.number(),
      server_now: serverTimeSchema,
      deadline_at: serverTimeSchema,
      is_over: v.boolean(),
    }),
    v.transform((reply) => ({
      outcome: reply.outcome,
      ackedSeq: reply.acked_seq,
      notCounted: reply.not_counted,
      currentSession: reply.current_session,
      serverNowMs: reply.server_now,
      deadlineAtMs: reply.deadline_at,
      isOver: reply.is_over,
    })),
  ),
  v.pipe(
    v.object({ outcome: v.picklist(["gap", "changed", "over"]), acked_seq: seqSchema }),
    v.transform(({ outcome, acked_seq: ackedSeq }) => ({ outcome, ackedSeq })),
  ),
  v.object({ outcome: v.literal("unknown") }),
]);

/** The schema of the replies of the SQL function `finish_exam`. */
export const finishSchema = v.variant("outcome", [
  v.pipe(
    v.object({
      outcome: v.literal("finished"),
      answer_record_code: v.string(),
      letters: v.string(),
      current_session: v.number(),
      answered: v.number(),
      finished_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
    v.transform((reply) => ({
      outcome: reply.outcome,
      answerRecordCode: reply.answer_record_code,
      letters: reply.letters,
      currentSession: reply.current_session,
      answered: reply.answered,
      finishedAt: reply.finished_at,
    })),
  ),
  v.pipe(
    v.object({ outcome: v.literal("gap"), acked_seq: seqSchema }),
    v.transform(({ outcome, acked_seq: ackedSeq }) => ({ outcome, ackedSeq })),
  ),
  v.pipe(
    v.object({ outcome: v.literal("moved"), current_session: v.number() }),
    v.transform(({ outcome, current_session: currentSession }) => ({ outcome, currentSession })),
  ),
  v.object({ outcome: v.literal("unknown") }),
]);

/** The schema of the replies of the SQL function `note_room_events`. */
export const noteSchema = v.object({ outcome: v.picklist(["noted", "unknown"]) });

/**
 * The reply of save_answers; times are milliseconds since 1970 (docs/exam.md section 6). Only `saved` means that
 * something was recorded.
 *
 * - `saved`: `notCounted` is how many of these events came too late to count
 * - `gap`: an event before the first of these is missing; send again from `ackedSeq` + 1
 * - `changed`: the server has another answer under one of these numbers; send again with numbers after `ackedSeq`
 * - `over`: sent more than a day after the end; answers are no longer accepted
 * - `unknown`: no attempt has this ticket; log in and start again
 */
export type SaveReply = v.InferOutput<typeof saveSchema>;

/**
 * The reply of finish_exam.
 *
 * - `finished`: the attempt has ended. `letters` has one character per question, from question 1: the option that counts,
 *   or `-`; if `currentSession` is newer than the ticket's session, only the answers sent with this ticket. `finishedAt`
 *   is ISO in UTC
 * - `gap`: events up to the last one are missing; send again from `ackedSeq` + 1
 * - `moved`: a newer session has taken over and time remains; only that session can finish the exam
 * - `unknown`: no attempt has this ticket
 */
export type FinishReply = v.InferOutput<typeof finishSchema>;

/**
 * @param ticket the ticket of the session
 * @param otherArguments the call's other arguments, by their names in SQL
 * @returns the request's body
 */
export function buildRequestBody({ attemptId, sessionNo, ticket }: Ticket, otherArguments: object): string {
  return JSON.stringify({
    p_attempt_id: attemptId,
    p_session_no: sessionNo,
    p_ticket: ticket,
    ...otherArguments,
  });
}

/**
 * The functions that can be called with a ticket. Each throws an AppError if there is no valid reply: `offline`,
 * `rate_limited`, `unavailable`, or the code for a malformed call.
 */
export type ExamApi = {
  /** @param events at most 100, without a gap; an empty list only asks for the server's time and the deadline */
  saveAnswers: (ticket: Ticket, events: readonly AnswerEvent[], signal: AbortSignal) => Promise<SaveReply>;
  /** @param lastSeq the `seq` of the session's last answer event; 0 if it has none */
  finishExam: (ticket: Ticket, lastSeq: number, signal: AbortSignal) => Promise<FinishReply>;
  /** @param events at most 20; each is stored once, however often it is sent */
  noteRoomEvents: (
    ticket: Ticket,
    events: readonly RoomEvent[],
    signal: AbortSignal,
  ) => Promise<"noted" | "unknown">;
};
