import * as v from "valibot";
import { AppError } from "../../lib/app-error";
import { askAsVisitor } from "../visitor-request";
import { serverTime } from "./server-time";

/** What answers travel with: the one thing that these functions ask for (exam section 5 no. 4). */
export type Ticket = { attemptId: string; sessionNo: number; ticket: string };

/** What was tapped, as the wire has it: `at_ms` is milliseconds since the attempt's start by the server's time. */
export type AnswerEvent = { seq: number; n: number; option: string | null; at_ms: number };

/** What the room noticed (exam section 9): milliseconds since the attempt's start, and how long it went on. */
export type RoomEvent = { kind: string; at_ms: number; for_ms?: number | undefined };

/** The most events that one call may carry (exam section 6). */
export const maxEventsPerCall = 100;
export const maxRoomEventsPerCall = 20;

const seqSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const saveSchema = v.variant("outcome", [
  v.pipe(
    v.object({
      outcome: v.literal("saved"),
      acked_seq: seqSchema,
      not_counted: v.number(),
      current_session: v.number(),
      server_now: serverTime,
      deadline_at: serverTime,
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

const finishSchema = v.variant("outcome", [
  v.pipe(
    v.object({
      outcome: v.literal("finished"),
      receipt_code: v.string(),
      letters: v.string(),
      answered: v.number(),
      finished_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
    v.transform((reply) => ({
      outcome: reply.outcome,
      receiptCode: reply.receipt_code,
      letters: reply.letters,
      answered: reply.answered,
      finishedAt: reply.finished_at,
    })),
  ),
  v.pipe(
    v.object({ outcome: v.literal("gap"), acked_seq: seqSchema }),
    v.transform(({ outcome, acked_seq: ackedSeq }) => ({ outcome, ackedSeq })),
  ),
  v.object({ outcome: v.literal("unknown") }),
]);

const noteSchema = v.object({ outcome: v.picklist(["noted", "unknown"]) });

/** What save_answers says, times in milliseconds since 1970. Only `saved` has recorded anything (exam section 6). */
export type SaveReply = v.InferOutput<typeof saveSchema>;

/** What finish_exam says. `letters` is the letter that counts, or `-`, of each n from 1; `finishedAt` is ISO in UTC. */
export type FinishReply = v.InferOutput<typeof finishSchema>;

/**
 * The functions that a ticket opens. Each throws an AppError where no sound answer came: `offline`, `rate_limited`,
 * `unavailable`, or what a malformed call is answered with.
 */
export type ExamDoor = {
  /** @param events at most 100, without a gap; none asks for the server's time and the deadline */
  saveAnswers: (ticket: Ticket, events: readonly AnswerEvent[], signal: AbortSignal) => Promise<SaveReply>;
  /** @param lastSeq the session's last number, 0 for none */
  finishExam: (ticket: Ticket, lastSeq: number, signal: AbortSignal) => Promise<FinishReply>;
  /** @param events at most 20; each is kept once, however often it is sent */
  noteRoomEvents: (
    ticket: Ticket,
    events: readonly RoomEvent[],
    signal: AbortSignal,
  ) => Promise<"noted" | "unknown">;
};

/** `keepalive` lets a call end after its page is gone; browsers allow it 64 KiB, and 100 events have 7. */
async function call<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  { attemptId, sessionNo, ticket }: Ticket,
  more: object,
  signal: AbortSignal,
): Promise<T> {
  const response = await askAsVisitor(`rpc/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ p_attempt_id: attemptId, p_session_no: sessionNo, p_ticket: ticket, ...more }),
    keepalive: true,
    signal,
  });
  const answer: unknown = await response.json().catch(() => null);
  const checked = v.safeParse(schema, answer);
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}

/** The door over the network: plain fetch with the project's key alone, so that no login can run out over an answer. */
export const examDoor: ExamDoor = {
  saveAnswers: (ticket, events, signal) =>
    call("save_answers", saveSchema, ticket, { p_events: events }, signal),
  finishExam: (ticket, lastSeq, signal) =>
    call("finish_exam", finishSchema, ticket, { p_last_seq: lastSeq }, signal),
  noteRoomEvents: async (ticket, events, signal) =>
    (await call("note_room_events", noteSchema, ticket, { p_events: events }, signal)).outcome,
};
