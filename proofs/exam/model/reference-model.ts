import * as v from "valibot";
import type { ServerReply, ServerCall } from "../simulation/server";
import { createSession, findSaveOutcome, recordAnswers, type ModelAttempt } from "./exam-rules";
import { computeAnswerRecordCode } from "./answer-record-code";

const timeSchema = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
);
const startedSchema = v.object({
  attempt_id: v.string(),
  session_no: v.number(),
  started_at: timeSchema,
  server_now: timeSchema,
  deadline_at: timeSchema,
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
  server_now: timeSchema,
  deadline_at: timeSchema,
  is_over: v.boolean(),
});
const outcomeSchema = v.looseObject({ outcome: v.string(), acked_seq: v.optional(v.number()) });
const finishedSchema = v.strictObject({
  outcome: v.literal("finished"),
  answer_record_code: v.string(),
  letters: v.string(),
  current_session: v.number(),
  answered: v.number(),
  finished_at: v.string(),
});

/**
 * Records the calls and the server's replies, and computes by the rules of docs/exam.md section 5 which rows the database must
 * then contain. `problems` lists replies that differ from the rules.
 */
export function createReferenceModel() {
  const attempts = new Map<string, ModelAttempt>();
  const problems: string[] = [];

  function recordSave(attempt: ModelAttempt, sessionNo: number, call: ServerCall, body: unknown) {
    const session = attempt.sessions.get(sessionNo);
    const reply = v.parse(outcomeSchema, body);
    if (!session || reply.outcome === "over" || reply.outcome === "unknown") return;
    const events = v.parse(eventsSchema, call.body["p_events"]);
    const expected = findSaveOutcome(session, events);
    if (reply.outcome !== expected) problems.push(`save_answers returns ${reply.outcome}, not ${expected}`);
    if (reply.outcome !== "saved") return;

    const { server_now: nowMs, deadline_at: deadlineMs, acked_seq } = v.parse(savedSchema, body);
    recordAnswers(attempt, sessionNo, events, nowMs, deadlineMs);
    if (acked_seq !== session.answers.length)
      problems.push(`acked_seq is ${acked_seq}, not ${session.answers.length}`);
  }

  function recordFinish(attemptId: string, sessionNo: number, attempt: ModelAttempt, body: unknown) {
    const reply = v.parse(outcomeSchema, body);
    const hasNewerSession = attempt.sessions.has(sessionNo + 1);
    if (reply.outcome === "moved" && !hasNewerSession)
      problems.push("the newest session got the outcome `moved`");
    if (reply.outcome !== "finished") return;
    const { answer_record_code, letters, answered, finished_at } = v.parse(finishedSchema, body);
    const expected = computeAnswerRecordCode(attemptId, finished_at, letters);
    // An older session gets the letters of its own answers, not those of the answer record.
    if (!hasNewerSession && answer_record_code !== expected)
      problems.push(`an answer record has the code ${answer_record_code}, not ${expected}`);
    if (!hasNewerSession && answered !== letters.replaceAll("-", "").length)
      problems.push(`answered is ${answered} for ${letters}`);
    if (attempt.end && attempt.end.atMs !== Date.parse(finished_at)) problems.push("an attempt ended twice");
    attempt.end = { atMs: Date.parse(finished_at) };
  }

  return {
    attempts,
    problems,
    /** Records a committed call and its reply. */
    recordCall(call: ServerCall, { status, body }: ServerReply): void {
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
      if (call.name === "save_answers") recordSave(attempt, ticket.output.p_session_no, call, body);
      if (call.name === "finish_exam")
        recordFinish(ticket.output.p_attempt_id, ticket.output.p_session_no, attempt, body);
    },
  };
}

export type ReferenceModel = ReturnType<typeof createReferenceModel>;
