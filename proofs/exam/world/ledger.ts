import * as v from "valibot";
import { receiptCodeOf } from "../receipt-code";
import type { ServerAnswer, ServerCall } from "./server";

/** An answer as the server must have it, times in milliseconds since 1970. */
export type LedgerEvent = {
  sessionNo: number;
  seq: number;
  n: number;
  option: string | null;
  answeredMs: number;
  receivedMs: number;
};

/** `heardMs` is when it was heard last by the deadline. */
type LedgerSession = {
  startedMs: number;
  ackedSeq: number;
  lastAnsweredMs: number;
  lastSavedMs: number;
  heardMs: number;
};

/** An attempt as the calls that were answered must have left it. */
export type LedgerAttempt = {
  startedMs: number;
  sessions: Map<number, LedgerSession>;
  events: LedgerEvent[];
  end: { atMs: number; letters: string } | null;
};

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

/** How long after the deadline an answer is taken, and how far before the last answered call one can have been given. */
const graceMs = 180_000;
const onItsWayMs = 10_000;
const silenceMs = 120_000;

/**
 * @param attempt with its sessions
 * @param deadlineMs its deadline
 * @returns until when an event of a session must be here: the silent ones' by the deadline where another one was heard (E4)
 */
export function arrivalLimit({ sessions }: LedgerAttempt, deadlineMs: number): (sessionNo: number) => number {
  const wasHeard = ({ heardMs }: LedgerSession) => heardMs > deadlineMs - silenceMs;
  const isAnyHeard = [...sessions.values()].some(wasHeard);
  return (sessionNo) => {
    const session = sessions.get(sessionNo);
    return isAnyHeard && session && !wasHeard(session) ? deadlineMs : deadlineMs + graceMs;
  };
}

/**
 * What counts of an attempt's events (exam section 5): for each n the answer given last by the server's rule, as a letter or `-`.
 *
 * @param finishedMs when the student finished; Infinity when it ended by time
 */
export function foldLetters(
  attempt: LedgerAttempt,
  questionCount: number,
  deadlineMs: number,
  finishedMs: number,
): string {
  const limit = arrivalLimit(attempt, deadlineMs);
  const counting = attempt.events.filter(
    ({ sessionNo, answeredMs, receivedMs }) =>
      answeredMs <= Math.min(deadlineMs, finishedMs) && receivedMs <= limit(sessionNo),
  );
  const inOrder = counting.toSorted(
    (a, b) => a.answeredMs - b.answeredMs || a.sessionNo - b.sessionNo || a.seq - b.seq,
  );
  const letters = Array.from({ length: questionCount }, () => "-");
  for (const { n, option } of inOrder) letters[n - 1] = option ?? "-";
  return letters.join("");
}

/**
 * The record of a world: every call that the server answered, and what must be in the database by the rules of exam section 5,
 * reckoned here and not there. `problems` are answers that differ from the rules.
 */
export function createLedger() {
  const attempts = new Map<string, LedgerAttempt>();
  const problems: string[] = [];

  /** What a call with these events must be answered, before anything of it is recorded. */
  function expectOutcome(
    session: LedgerSession,
    known: readonly LedgerEvent[],
    events: v.InferOutput<typeof eventsSchema>,
  ) {
    const isChanged = events.some(({ seq, n, option }) =>
      known.some((event) => event.seq === seq && (event.n !== n || event.option !== option)),
    );
    if (isChanged) return "changed";
    const news = new Set(events.map(({ seq }) => seq).filter((seq) => seq > session.ackedSeq));
    return news.size > 0 && Math.max(...news) > session.ackedSeq + news.size ? "gap" : "saved";
  }

  function takeSave(attempt: LedgerAttempt, sessionNo: number, call: ServerCall, body: unknown) {
    const session = attempt.sessions.get(sessionNo);
    const answer = v.parse(outcomeSchema, body);
    if (!session || answer.outcome === "over" || answer.outcome === "unknown") return;
    const events = v.parse(eventsSchema, call.body["p_events"]);
    const known = attempt.events.filter((event) => event.sessionNo === sessionNo);
    const expected = expectOutcome(session, known, events);
    if (answer.outcome !== expected)
      problems.push(`save_answers says ${answer.outcome}, and it was ${expected}`);
    if (answer.outcome !== "saved") return;

    const { server_now: nowMs, deadline_at: deadlineMs, acked_seq } = v.parse(savedSchema, body);
    const nextMs = attempt.sessions.get(sessionNo + 1)?.startedMs ?? Infinity;
    const floor = Math.max(attempt.startedMs, session.lastAnsweredMs, session.lastSavedMs - onItsWayMs);
    let latestMs = -Infinity;
    for (const { seq, n, option, at_ms } of events.toSorted((a, b) => a.seq - b.seq)) {
      if (seq <= session.ackedSeq) continue;
      latestMs = Math.max(latestMs, attempt.startedMs + at_ms);
      const givenMs = Math.min(nowMs, Math.max(floor, latestMs));
      const isInTime = givenMs <= Math.min(deadlineMs, attempt.end?.atMs ?? Infinity);
      const answeredMs = isInTime ? Math.min(givenMs, nextMs) : givenMs;
      attempt.events.push({ sessionNo, seq, n, option, answeredMs, receivedMs: nowMs });
      session.ackedSeq = seq;
      session.lastAnsweredMs = answeredMs;
    }
    session.lastSavedMs = nowMs;
    if (nowMs <= deadlineMs) session.heardMs = nowMs;
    if (acked_seq !== session.ackedSeq)
      problems.push(`acked_seq is ${acked_seq}, and ${session.ackedSeq} are there`);
  }

  function takeFinish(attemptId: string, sessionNo: number, attempt: LedgerAttempt, body: unknown) {
    const answer = v.parse(outcomeSchema, body);
    const isOlder = attempt.sessions.has(sessionNo + 1);
    if (answer.outcome === "moved" && !isOlder) problems.push("the newest session is told that it has moved");
    if (answer.outcome !== "finished") return;
    const { receipt_code, letters, answered, finished_at } = v.parse(finishedSchema, body);
    const expected = receiptCodeOf(attemptId, finished_at, letters);
    // An older session is told what counts of its own answers, not what is on the receipt.
    if (!isOlder && receipt_code !== expected)
      problems.push(`a receipt has the code ${receipt_code}, not ${expected}`);
    if (!isOlder && answered !== letters.replaceAll("-", "").length)
      problems.push(`${letters} are not ${answered} answers`);
    if (attempt.end && attempt.end.atMs !== Date.parse(finished_at)) problems.push("an attempt ended twice");
    attempt.end = { atMs: Date.parse(finished_at), letters };
  }

  return {
    attempts,
    problems,
    /** Notes a call that was committed, and what it was answered. */
    take(call: ServerCall, { status, body }: ServerAnswer): void {
      if (status !== 200) return;
      if (call.name === "start_exam") {
        const started = v.safeParse(startedSchema, body);
        if (!started.success) return;
        const { attempt_id, session_no, started_at, server_now, deadline_at } = started.output;
        const attempt = attempts.get(attempt_id) ?? {
          startedMs: started_at,
          sessions: new Map(),
          events: [],
          end: null,
        };
        attempts.set(attempt_id, attempt);
        attempt.sessions.set(session_no, {
          startedMs: server_now,
          ackedSeq: 0,
          lastAnsweredMs: -Infinity,
          lastSavedMs: -Infinity,
          heardMs: server_now <= deadline_at ? server_now : -Infinity,
        });
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

export type Ledger = ReturnType<typeof createLedger>;
