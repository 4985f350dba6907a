import * as v from "valibot";
import type { AnswerEvent } from "../exam-api";

/**
 * The server's limit for one session of a rehearsal (docs/exam.md section 5); more events continue in a new session.
 */
export const maxEventsPerSession = 1000;

/** The largest number of milliseconds that the server accepts (private.read_events): a clock may jump by years. */
const maxAtMs = 99_999_999_999;

export const eventSchema = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  option: v.nullable(v.pipe(v.string(), v.regex(/^[a-d]$/))),
  at_ms: v.number(),
});

export const sessionLogSchema = v.pipe(
  v.object({
    sessionNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ticket: v.string(),
    ackedSeq: v.pipe(v.number(), v.integer(), v.minValue(0)),
    events: v.array(eventSchema),
  }),
  v.check(({ events }) => events.every(({ seq }, index) => seq === index + 1), "A number is missing."),
  v.check(({ ackedSeq, events }) => ackedSeq <= events.length, "More is acknowledged than there is."),
);

/**
 * The answers of one session on this device: every event from number 1, and the last number that the server has
 * acknowledged.
 */
export type SessionLog = v.InferOutput<typeof sessionLogSchema>;

/**
 * @param log a session
 * @param n the question
 * @param option its letter of the file; null clears the answer
 * @param atMs the time in milliseconds since the attempt's start
 * @returns the session with one more event
 */
export function addEvent(log: SessionLog, n: number, option: string | null, atMs: number): SessionLog {
  const at_ms = Math.round(Math.min(maxAtMs, Math.max(-maxAtMs, atMs)));
  const event = { seq: log.events.length + 1, n, option, at_ms };
  return { ...log, events: [...log.events, event] };
}

/**
 * @param log a session
 * @param ackedSeq the last number that the server has; it may be lower than before
 * @returns the session with that number, at most the number of its events
 */
export function acknowledge(log: SessionLog, ackedSeq: number): SessionLog {
  return { ...log, ackedSeq: Math.min(ackedSeq, log.events.length) };
}

/**
 * @param log a session
 * @returns the events that the server has not acknowledged, in their order
 */
export function listUnsentEvents(log: SessionLog): AnswerEvent[] {
  return log.events.slice(log.ackedSeq);
}

/**
 * Unsent answers move to a new session: the last of each question, which is the only one that counts, numbered again.
 *
 * @param log the session before
 * @param next number and ticket of the new session
 * @returns the new session, in which all events are unsent
 */
export function moveToSession(log: SessionLog, next: Pick<SessionLog, "sessionNo" | "ticket">): SessionLog {
  const last = new Map(listUnsentEvents(log).map((event) => [event.n, event.seq]));
  const events = listUnsentEvents(log)
    .filter(({ n, seq }) => last.get(n) === seq)
    .map(({ n, option, at_ms }, index) => ({ seq: index + 1, n, option, at_ms }));
  return { sessionNo: next.sessionNo, ticket: next.ticket, ackedSeq: 0, events };
}

/**
 * @param log a session
 * @param atMs now, in milliseconds since the attempt's start, by a clock that is trusted again
 * @returns the session, with no unacknowledged event later than now
 */
export function capTimes(log: SessionLog, atMs: number): SessionLog {
  if (listUnsentEvents(log).every(({ at_ms }) => at_ms <= atMs)) return log;
  const cap = Math.round(atMs);
  const events = log.events.map((event) =>
    event.seq > log.ackedSeq && event.at_ms > cap ? { ...event, at_ms: cap } : event,
  );
  return { ...log, events };
}
