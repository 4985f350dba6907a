import * as v from "valibot";
import type { ServerAnswer, ServerCall } from "../simulation/server";
import { createSession, judgeSave, recordAnswers, type ModelAttempt } from "./exam-rules";
import { receiptCodeOf } from "./receipt-code";

const time = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
);
const startedSchema = v.object({
  attempt_id: v.string(),
  session_no: v.number(),
  started_at: time,
  server_now: time,
  deadline_at: time,
});
const eventsSchema = v.array(
  v.object({ seq: v.number(), n: v.number(), option: v.nullable(v.string()), at_ms: v.number() }),
);
const ticketSchema = v.object({ p_attempt_id: v.string(), p_session_no: v.number() });
const savedSchema = v.strictObject({
  outcome: v.literal("saved"),
  acked_seq: v.number(),
  not_counted: v.number(),
  current_session: v.number(),
  server_now: time,
  deadline_at: time,
  is_over: v.boolean(),
});
const outcomeSchema = v.looseObject({ outcome: v.string(), acked_seq: v.optional(v.number()) });
const finishedSchema = v.strictObject({
  outcome: v.literal("finished"),
  receipt_code: v.string(),
  letters: v.string(),
  current_session: v.number(),
  answered: v.number(),
  finished_at: v.string(),
});

/**
 * Follows the calls that the server answered, and keeps what the database must hold after them by the rules of docs/exam.md section 5.
 * `problems` are answers that differ from the rules.
 */
export function createReferenceModel() {
  const attempts = new Map<string, ModelAttempt>();
  const problems: string[] = [];

  function takeSave(attempt: ModelAttempt, sessionNo: number, call: ServerCall, body: unknown) {
    const session = attempt.sessions.get(sessionNo);
    const answer = v.parse(outcomeSchema, body);
    if (!session || answer.outcome === "over" || answer.outcome === "unknown") return;
    const events = v.parse(eventsSchema, call.body["p_events"]);
    const expected = judgeSave(session, events);
    if (answer.outcome !== expected)
      problems.push(`save_answers says ${answer.outcome}, and it was ${expected}`);
    if (answer.outcome !== "saved") return;

    const { server_now: nowMs, deadline_at: deadlineMs, acked_seq } = v.parse(savedSchema, body);
    recordAnswers(attempt, sessionNo, events, nowMs, deadlineMs);
    if (acked_seq !== session.answers.length)
      problems.push(`acked_seq is ${acked_seq}, and ${session.answers.length} are there`);
  }

  function takeFinish(attemptId: string, sessionNo: number, attempt: ModelAttempt, body: unknown) {
    const answer = v.parse(outcomeSchema, body);
    const isOlder = attempt.sessions.has(sessionNo + 1);
    if (answer.outcome === "moved" && !isOlder)
      problems.push("the newest session got the answer that it has moved");
    if (answer.outcome !== "finished") return;
    const { receipt_code, letters, answered, finished_at } = v.parse(finishedSchema, body);
    const expected = receiptCodeOf(attemptId, finished_at, letters);
    // An older session gets what counts of its own answers, not what is on the receipt.
    if (!isOlder && receipt_code !== expected)
      problems.push(`a receipt has the code ${receipt_code}, not ${expected}`);
    if (!isOlder && answered !== letters.replaceAll("-", "").length)
      problems.push(`${letters} are not ${answered} answers`);
    if (attempt.end && attempt.end.atMs !== Date.parse(finished_at)) problems.push("an attempt ended twice");
    attempt.end = { atMs: Date.parse(finished_at) };
  }

  return {
    attempts,
    problems,
    /** Records a committed call and its answer. */
    take(call: ServerCall, { status, body }: ServerAnswer): void {
      if (status !== 200) return;
      if (call.name === "start_exam") {
        const started = v.safeParse(startedSchema, body);
        if (!started.success) return;
        const { attempt_id, session_no, started_at, server_now, deadline_at } = started.output;
        const attempt = attempts.get(attempt_id) ?? {
          startedMs: started_at,
          sessions: new Map(),
          end: null,
        };
        attempts.set(attempt_id, attempt);
        attempt.sessions.set(session_no, createSession(server_now, deadline_at));
        return;
      }
      const ticket = v.safeParse(ticketSchema, call.body);
      const attempt = ticket.success ? attempts.get(ticket.output.p_attempt_id) : undefined;
      if (!ticket.success || !attempt) return;
      if (call.name === "save_answers") takeSave(attempt, ticket.output.p_session_no, call, body);
      if (call.name === "finish_exam")
        takeFinish(ticket.output.p_attempt_id, ticket.output.p_session_no, attempt, body);
    },
  };
}

export type ReferenceModel = ReturnType<typeof createReferenceModel>;
